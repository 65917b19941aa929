import SwiftUI

struct Gear: Shape {
  let teeth: Int

  func path(in rect: CGRect) -> Path {
    let outer = rect.width / 2
    let inner = outer * 0.8
    let center = CGPoint(x: rect.midX, y: rect.midY)
    var path = Path()
    let step = 2 * Double.pi / Double(teeth * 4)
    for index in 0..<(teeth * 4) {
      let radius = index % 4 < 2 ? outer : inner
      let angle = Double(index) * step
      let point = CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    path.addEllipse(
      in: CGRect(
        x: center.x - inner / 3, y: center.y - inner / 3, width: inner * 2 / 3,
        height: inner * 2 / 3))
    return path
  }
}

/// Two gears that mesh: the small one turns twice as fast, the other way.
struct TurningGears: View {
  @State private var angle = 0.0

  var body: some View {
    HStack(spacing: -10) {
      Gear(teeth: 16)
        .fill(.gray, style: FillStyle(eoFill: true))
        .frame(width: 160, height: 160)
        .rotationEffect(.degrees(angle))
      Gear(teeth: 8)
        .fill(.orange, style: FillStyle(eoFill: true))
        .frame(width: 84, height: 84)
        .rotationEffect(.degrees(-2 * angle + 8))
    }
    .padding(24)
    .onAppear {
      withAnimation(.linear(duration: 4).repeatForever(autoreverses: false)) { angle = 360 }
    }
  }
}

#Preview {
  TurningGears()
}
