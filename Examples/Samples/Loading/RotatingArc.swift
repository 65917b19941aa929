import SwiftUI

/// An arc with a round end that turns for ever over a faint ring.
struct RotatingArc: View {
  @State private var angle: Double = 0

  var body: some View {
    ZStack {
      Circle()
        .stroke(Color(.systemGray5), lineWidth: 12)
      Circle()
        .trim(from: 0, to: 0.3)
        .stroke(Color.green, style: StrokeStyle(lineWidth: 12, lineCap: .round))
        .rotationEffect(.degrees(angle))
    }
    .frame(width: 100, height: 100)
    .padding(30)
    .onAppear {
      withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) {
        angle = 360
      }
    }
  }
}

#Preview {
  RotatingArc()
}
