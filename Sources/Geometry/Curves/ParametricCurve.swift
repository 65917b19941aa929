package import Foundation

/// A smooth curve over t ∈ [0, 1].
package protocol ParametricCurve: Sendable {
  /// The point at t = 0.
  var start: CGPoint { get }
  /// The point at t = 1.
  var end: CGPoint { get }
  /// The box of the control points, which holds the curve.
  var controlBox: CGRect { get }
  /// The point at `t`; exact at both ends.
  func evaluate(_ t: CGFloat) -> CGPoint
  /// The first derivative by t, in points.
  func derivative(at t: CGFloat) -> CGPoint
  /// The second derivative by t, in points.
  func secondDerivative(at t: CGFloat) -> CGPoint
  /// The part between two parameters; it runs backwards when `t1` is less than `t0`.
  func subsegment(_ t0: CGFloat, _ t1: CGFloat) -> Self
  /// Calls `body` with each parameter inside (0, 1) where a coordinate has an extremum.
  func forEachExtremum(_ body: (CGFloat) -> Void)
  /// The signed area between the curve and the origin, ½∫(x·dy − y·dx).
  ///
  /// The sum over a closed outline is its area by Green's theorem, positive for one that runs
  /// clockwise on a y-down canvas.
  var signedArea: CGFloat { get }
  /// The length of the control polygon, which the curve's length never exceeds.
  var controlLength: CGFloat { get }
  /// The curve from its end to its start.
  var reversed: Self { get }
}

extension ParametricCurve {
  /// The parts before and after `t`.
  package func split(at t: CGFloat) -> (Self, Self) { (subsegment(0, t), subsegment(t, 1)) }

  /// The smallest box that holds the curve.
  package var boundingBox: CGRect {
    var box = PointBox(start)
    box.insert(end)
    forEachExtremum { box.insert(evaluate($0)) }
    return box.rect
  }

  /// The signed curvature at `t` in 1/points, positive where the curve turns clockwise on a y-down
  /// canvas; not a number where the curve has no direction.
  package func curvature(at t: CGFloat) -> CGFloat {
    let first = derivative(at: t)
    let speed = first.length
    return first.cross(secondDerivative(at: t)) / (speed * speed * speed)
  }

  /// The direction at `t` as a vector of length one; `nil` when the curve is one point.
  ///
  /// Where the derivative vanishes, the direction towards the curve ahead, or from behind at the
  /// end.
  package func tangent(at t: CGFloat) -> CGPoint? {
    let (first, size) = (derivative(at: t), controlLength)
    guard size > 0 else { return nil }
    // Below this part of the control polygon a derivative is rounding and has no direction.
    if first.length > 1e-7 * size { return first.unit }
    for step: CGFloat in [1e-4, 1e-2, 1] {
      let (from, to) = t + step <= 1 ? (t, t + step) : (max(0, t - step), t)
      if let direction = (evaluate(to) - evaluate(from)).unit { return direction }
    }
    return nil
  }
}

/// A box that grows around points.
struct PointBox {
  private var low: CGPoint
  private var high: CGPoint

  init(_ point: CGPoint) { (low, high) = (point, point) }

  mutating func insert(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  var rect: CGRect { CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) }
}
