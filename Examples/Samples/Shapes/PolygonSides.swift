import SwiftUI

/// A polygon whose number of sides is a number in between.
struct PolygonShape: Shape {
  var sides: Double

  var animatableData: Double {
    get { sides }
    set { sides = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let count = Int(sides.rounded(.up))
    var path = Path()
    for corner in 0..<count {
      let angle = Double(corner) * 2 * .pi / sides - .pi / 2
      let point = CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

struct PolygonSides: View {
  @State private var sides = 3.0

  var body: some View {
    VStack(spacing: 20) {
      PolygonShape(sides: sides)
        .stroke(Color.purple, lineWidth: 6)
        .frame(width: 180, height: 180)
        .animation(.easeInOut(duration: 1), value: sides)
      Button("More sides") { sides = sides > 7 ? 3 : sides + 2 }
    }
    .padding(24)
  }
}

struct PolygonSides_Previews: PreviewProvider {
  static var previews: some View {
    PolygonSides()
  }
}
