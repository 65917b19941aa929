import Foundation
import Geometry

extension Path {
  /// Unit-square curves stretched over `frame`.
  ///
  /// A curve that begins where the one before ends continues it; a chain that ends at its own start
  /// is closed.
  init(chain curves: [CubicCurve], in frame: CGRect) {
    let place = CGAffineTransform(
      a: frame.width, b: 0, c: 0, d: frame.height, tx: frame.minX, ty: frame.minY)
    self.init()
    var (first, last): (CGPoint?, CGPoint?)
    for curve in curves {
      if curve.start != last {
        if first != nil, first == last { closeSubpath() }
        move(to: curve.start.applying(place))
        first = curve.start
      }
      addCurve(
        to: curve.end.applying(place), control1: curve.control1.applying(place),
        control2: curve.control2.applying(place))
      last = curve.end
    }
    if first != nil, first == last { closeSubpath() }
  }

  /// A line through `values`, spread evenly from the left to the right of `frame`.
  init(polyline values: [Double], in frame: CGRect) {
    let step = values.count > 1 ? Double(frame.width) / Double(values.count - 1) : 0
    self.init()
    addLines(
      values.enumerated().map { index, value in
        CGPoint(
          x: Double(frame.minX) + step * Double(index),
          y: Double(frame.maxY) - value * Double(frame.height))
      })
  }

  /// A closed outline through 3…1,000 points at 0.55…1 of the half frame from its centre.
  ///
  /// The curve is a closed Catmull-Rom spline, so it is smooth at every point. The points turn
  /// clockwise by even steps, each moved by up to a quarter of one.
  init(blobWithSeed seed: UInt64, segments: Int, in frame: CGRect) {
    let count = min(max(segments, 3), 1_000)
    var random = SplitMix64(seed: seed)
    let points = (0..<count).map { index in
      let angle = .tau * (Double(index) + 0.5 * random.unit() - 0.25) / Double(count) - .pi / 2
      let radius = 0.55 + 0.45 * random.unit()
      return CGPoint(
        x: Double(frame.midX) + radius * cos(angle) * Double(frame.width) / 2,
        y: Double(frame.midY) + radius * sin(angle) * Double(frame.height) / 2)
    }
    // The tangent at a point is half the way between its neighbours, a handle a third of that.
    func handle(_ index: Int, _ sign: Double) -> CGPoint {
      let (before, after) = (points[(index + count - 1) % count], points[(index + 1) % count])
      return CGPoint(
        x: points[index].x + sign * (after.x - before.x) / 6,
        y: points[index].y + sign * (after.y - before.y) / 6)
    }
    self.init()
    move(to: points[0])
    for index in 0..<count {
      let next = (index + 1) % count
      addCurve(to: points[next], control1: handle(index, 1), control2: handle(next, -1))
    }
    closeSubpath()
  }
}
