import SwiftUI

/// Planets on rings of their own, each with its own period.
struct OrbitLoader: View {
  @State private var turns = false

  private func planet(_ color: Color, radius: CGFloat, period: Double) -> some View {
    ZStack {
      Circle()
        .stroke(color.opacity(0.25), lineWidth: 1)
        .frame(width: radius * 2, height: radius * 2)
      Circle()
        .fill(color)
        .frame(width: 14, height: 14)
        .offset(x: radius)
        .rotationEffect(.degrees(turns ? 360 : 0))
        .animation(.linear(duration: period).repeatForever(autoreverses: false), value: turns)
    }
  }

  var body: some View {
    ZStack {
      Circle()
        .fill(
          RadialGradient(
            colors: [.yellow, .orange], center: .center, startRadius: 0, endRadius: 20)
        )
        .frame(width: 36, height: 36)
      planet(.blue, radius: 45, period: 1)
      planet(.red, radius: 70, period: 2)
      planet(.mint, radius: 95, period: 4)
    }
    .frame(width: 240, height: 240)
    .onAppear { turns = true }
  }
}

#Preview {
  OrbitLoader()
}
