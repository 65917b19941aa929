import SwiftUI

/// Three dots that swell in turn.
struct PulsingDots: View {
  @State private var isPulsing = false

  var body: some View {
    HStack(spacing: 12) {
      ForEach(0..<3) { index in
        Circle()
          .fill(Color.blue)
          .frame(width: 18, height: 18)
          .scaleEffect(isPulsing ? 1 : 0.4)
          .opacity(isPulsing ? 1 : 0.3)
          .animation(
            .easeInOut(duration: 0.6).repeatForever().delay(Double(index) * 0.2), value: isPulsing)
      }
    }
    .padding(40)
    .onAppear { isPulsing = true }
  }
}

struct PulsingDots_Previews: PreviewProvider {
  static var previews: some View {
    PulsingDots()
  }
}
