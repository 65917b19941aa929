import SwiftUI

/// A star whose number of points and depth are one animatable pair.
struct Star: Shape {
  var points: CGFloat
  var depth: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(points, depth) }
    set { (points, depth) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    let corners = Int(points.rounded(.up)) * 2
    return Path { path in
      for corner in 0..<corners {
        let reach = corner.isMultiple(of: 2) ? radius : radius * (1 - depth)
        let angle = CGFloat(corner) * .pi / points - .pi / 2
        let point = CGPoint(
          x: center.x + reach * cos(min(angle, 1.5 * .pi)),
          y: center.y + reach * sin(min(angle, 1.5 * .pi)))
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}

/// Two stars become each other: the corners fold in as the number of points grows.
struct StarMorph: View {
  @State private var isSharp = false

  var body: some View {
    VStack(spacing: 24) {
      Star(points: isSharp ? 9 : 4, depth: isSharp ? 0.6 : 0.25)
        .fill(isSharp ? Color.orange : Color.indigo)
        .frame(width: 180, height: 180)
        .animation(.spring(response: 0.7, dampingFraction: 1), value: isSharp)
      Button(isSharp ? "Soften" : "Sharpen") { isSharp.toggle() }
    }
  }
}
