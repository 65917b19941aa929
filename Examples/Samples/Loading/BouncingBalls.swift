import SwiftUI

/// A row of balls that leave the ground one after the other and cast a shadow.
struct BouncingBalls: View {
  @State private var isUp = false
  private let colors: [Color] = [.red, .orange, .yellow, .green, .blue]

  var body: some View {
    HStack(alignment: .bottom, spacing: 14) {
      ForEach(colors.indices, id: \.self) { index in
        VStack(spacing: 6) {
          Circle()
            .fill(colors[index])
            .frame(width: 24, height: 24)
            .offset(y: isUp ? -60 : 0)
          Ellipse()
            .fill(Color.black.opacity(isUp ? 0.08 : 0.25))
            .frame(width: isUp ? 10 : 22, height: 5)
        }
        .animation(
          .easeOut(duration: 0.45).repeatForever(autoreverses: true).delay(Double(index) * 0.1),
          value: isUp)
      }
    }
    .frame(width: 260, height: 160)
    .onAppear { isUp.toggle() }
  }
}

#Preview("Balls") {
  BouncingBalls()
}
