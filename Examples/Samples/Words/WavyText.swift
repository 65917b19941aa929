import SwiftUI

/// Letters that ride on a wave, each with its own delay.
struct WavyText: View {
  let letters = Array("Animation")
  @State private var enabled = false

  var body: some View {
    HStack(spacing: 1) {
      ForEach(0..<letters.count, id: \.self) { index in
        Text(String(letters[index]))
          .font(.largeTitle.bold())
          .foregroundColor(enabled ? .blue : .red)
          .offset(y: enabled ? -14 : 14)
          .animation(
            .easeInOut(duration: 0.6).repeatForever(autoreverses: true).delay(Double(index) / 15),
            value: enabled)
      }
    }
    .padding(40)
    .onAppear { enabled = true }
  }
}

#Preview {
  WavyText()
}
