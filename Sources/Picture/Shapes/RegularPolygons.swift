import Foundation
import Geometry

extension Path {
  /// A polygon with vertices on the circle that fits `frame`, 2…10,000 of them.
  ///
  /// A fractional number of sides steps by 2π/sides and closes with a shorter last side, so that
  /// the outline grows smoothly from one whole number to the next. A whole polygon stands on a
  /// side; its first vertex is the left end of that side.
  init(polygonWithSides sides: Double, in frame: CGRect) {
    let sides = sides.clamped(to: 2...10_000)
    let offset = .pi / sides + .pi / 2
    self.init()
    addLines(
      (0..<Int(sides.rounded(.up))).map { frame.onCircle(.tau * Double($0) / sides + offset) })
    closeSubpath()
  }

  /// A star with 2…10,000 points on the circle that fits `frame` and as many corners on a circle of
  /// `inner` times its radius; a fractional number of points grows as a polygon's sides do.
  init(starWithPoints points: Double, inner: Double, in frame: CGRect) {
    let points = points.clamped(to: 2...10_000)
    let inner = inner.isFinite ? inner : 0
    self.init()
    addLines(
      (0..<Int(points.rounded(.up))).flatMap { index in
        let angle = .tau * Double(index) / points - .pi / 2
        return [
          frame.onCircle(angle), frame.onCircle(angle + .pi / points, radiusFactor: inner),
        ]
      })
    closeSubpath()
  }
}

extension Double {
  /// A full turn in radians.
  static let tau = 2 * Double.pi

  /// The number in `range`; its lower end for what is no number.
  func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : min(max(self, range.lowerBound), range.upperBound)
  }
}

extension CGRect {
  /// The point at `angle` radians, clockwise from 3 o'clock, on the circle that fits the frame.
  func onCircle(_ angle: Double, radiusFactor: Double = 1) -> CGPoint {
    let radius = Double(min(width, height)) / 2 * radiusFactor
    return CGPoint(x: Double(midX) + radius * cos(angle), y: Double(midY) + radius * sin(angle))
  }
}
