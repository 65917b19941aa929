import SwiftUI

/// Snow in three depths over a night sky.
struct Snowfall: View {
  var body: some View {
    TimelineView(.animation) { context in
      let time = context.date.timeIntervalSinceReferenceDate
      Canvas { canvas, size in
        for index in 0..<90 {
          let depth = Double(index % 3 + 1)
          let seed = Double(index) * 12.9898
          let x = (sin(seed) * 43758.5453).magnitude.truncatingRemainder(dividingBy: 1)
          let start = (cos(seed) * 23421.631).magnitude.truncatingRemainder(dividingBy: 1)
          let y = (start + time * 0.08 * depth).truncatingRemainder(dividingBy: 1)
          let radius = depth * 1.4
          let center = CGPoint(x: x * size.width + sin(time + seed) * 6, y: y * size.height)
          canvas.opacity = 0.3 + depth * 0.2
          canvas.fill(
            Path(
              ellipseIn: CGRect(
                x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)),
            with: .color(.white))
        }
      }
    }
    .background(
      LinearGradient(
        colors: [.black, Color(red: 0.1, green: 0.15, blue: 0.35)], startPoint: .top,
        endPoint: .bottom)
    )
    .frame(width: 280, height: 360)
  }
}

struct Snowfall_Previews: PreviewProvider {
  static var previews: some View {
    Snowfall()
      .preferredColorScheme(.dark)
  }
}
