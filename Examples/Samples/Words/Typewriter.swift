import SwiftUI

/// A line typed letter by letter, with a cursor that blinks.
struct Typewriter: View {
  @State private var shown = ""
  @State private var cursorIsOn = true
  private let line = "Every frame is drawn."

  var body: some View {
    HStack(spacing: 2) {
      Text(shown)
      Rectangle()
        .frame(width: 3, height: 24)
        .opacity(cursorIsOn ? 1 : 0)
    }
    .font(.system(.title2, design: .monospaced))
    .frame(width: 340, alignment: .leading)
    .padding()
    .onAppear {
      withAnimation(.easeInOut(duration: 0.4).repeatForever()) { cursorIsOn = false }
      for (index, letter) in line.enumerated() {
        DispatchQueue.main.asyncAfter(deadline: .now() + Double(index) * 0.08) {
          shown.append(letter)
        }
      }
    }
  }
}

struct Typewriter_Previews: PreviewProvider {
  static var previews: some View {
    Typewriter()
  }
}
