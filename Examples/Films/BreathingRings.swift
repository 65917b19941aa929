import SwiftUI

/// Rings that swell one after the other, for ever: the film is one round, so it loops.
struct BreathingRings: View {
  @State private var isSwollen = false

  var body: some View {
    ZStack {
      ForEach(0..<4) { ring in
        Circle()
          .stroke(Color.teal.opacity(1 - Double(ring) * 0.2), lineWidth: 6)
          .frame(width: 60 + CGFloat(ring) * 44, height: 60 + CGFloat(ring) * 44)
          .scaleEffect(isSwollen ? 1.12 : 0.88)
          .animation(
            .easeInOut(duration: 1.2).repeatForever().delay(Double(ring) * 0.15), value: isSwollen)
      }
    }
    .frame(width: 240, height: 240)
    .onAppear { isSwollen = true }
  }
}
