import SwiftUI

/// Words that come out of a blur one by one.
struct BlurReveal: View {
  @State private var isRevealed = false
  private let words = ["Out", "of", "the", "fog"]

  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 8) {
        ForEach(Array(words.enumerated()), id: \.offset) { index, word in
          Text(word)
            .blur(radius: isRevealed ? 0 : 12)
            .opacity(isRevealed ? 1 : 0)
            .offset(y: isRevealed ? 0 : 20)
            .animation(.smooth(duration: 0.7).delay(Double(index) * 0.15), value: isRevealed)
        }
      }
      .font(.largeTitle)
      .italic()
      Button(isRevealed ? "Hide" : "Reveal") { isRevealed.toggle() }
    }
    .padding(40)
  }
}

struct BlurReveal_Previews: PreviewProvider {
  static var previews: some View {
    BlurReveal()
  }
}
