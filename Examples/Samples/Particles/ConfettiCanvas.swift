import SwiftUI

private struct Flake {
  let x = Double.random(in: 0...1)
  let delay = Double.random(in: 0...2)
  let speed = Double.random(in: 0.35...0.7)
  let spin = Double.random(in: 1...4)
  let hue = Double.random(in: 0...1)
}

/// Paper that falls for ever, drawn in one canvas.
struct ConfettiCanvas: View {
  private let flakes = (0..<70).map { _ in Flake() }

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let time = timeline.date.timeIntervalSinceReferenceDate
        for flake in flakes {
          let fall = (time * flake.speed + flake.delay).truncatingRemainder(dividingBy: 1.2) - 0.1
          var piece = context
          piece.translateBy(
            x: flake.x * size.width + sin(time * 2 + flake.delay * 5) * 12, y: fall * size.height)
          piece.rotate(by: .radians(time * flake.spin))
          piece.fill(
            Path(CGRect(x: -5, y: -3, width: 10, height: 6)),
            with: .color(Color(hue: flake.hue, saturation: 0.8, brightness: 0.95)))
        }
      }
    }
    .frame(width: 300, height: 300)
  }
}

#Preview {
  ConfettiCanvas()
}
