import SwiftUI

private struct Liquid: Shape {
  var level: CGFloat
  var phase: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(level, phase) }
    set {
      level = newValue.first
      phase = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let top = rect.maxY - rect.height * level
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: top))
    for x in stride(from: rect.minX, through: rect.maxX, by: 3) {
      path.addLine(to: CGPoint(x: x, y: top + sin(x / rect.width * .pi * 2 + phase) * 6))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// A glass that fills while its surface keeps moving.
struct LiquidFill: View {
  @State private var level: CGFloat = 0.15
  @State private var phase: CGFloat = 0

  var body: some View {
    VStack(spacing: 20) {
      Liquid(level: level, phase: phase)
        .fill(Color.cyan)
        .frame(width: 150, height: 150)
        .clipShape(Circle())
        .overlay(Circle().stroke(Color.gray, lineWidth: 4))
      Button("Pour") {
        withAnimation(.easeInOut(duration: 1.2)) {
          level = level > 0.8 ? 0.15 : level + 0.35
        }
      }
    }
    .padding(30)
    .onAppear {
      withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) { phase = .pi * 2 }
    }
  }
}

#Preview {
  LiquidFill()
}
