import SwiftUI

/// A hand that waves, drawn with an emoji and turned about its wrist.
struct WavingHand: View {
  @State private var waves = false

  var body: some View {
    VStack(spacing: 16) {
      Text("👋")
        .font(.system(size: 90))
        .rotationEffect(.degrees(waves ? 20 : -15), anchor: .bottomTrailing)
        .animation(.easeInOut(duration: 0.35).repeatCount(6, autoreverses: true), value: waves)
      Text("Hello, viewer")
        .font(.title2)
        .fontWeight(.light)
    }
    .padding(40)
    .onAppear { waves = true }
  }
}

struct WavingHand_Previews: PreviewProvider {
  static var previews: some View {
    WavingHand()
  }
}
