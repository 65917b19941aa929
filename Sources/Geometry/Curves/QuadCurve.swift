package import Foundation

/// A quadratic Bézier curve: B(t) = (1−t)²·start + 2(1−t)t·control + t²·end, t ∈ [0, 1].
package struct QuadCurve: Hashable, Sendable {
  /// The point at t = 0.
  package var start: CGPoint
  /// The point that the curve leaves `start` towards and reaches `end` from.
  package var control: CGPoint
  /// The point at t = 1.
  package var end: CGPoint

  /// The curve of three control points.
  package init(start: CGPoint, control: CGPoint, end: CGPoint) {
    (self.start, self.control, self.end) = (start, control, end)
  }
}

extension QuadCurve: ParametricCurve {
  package func evaluate(_ t: CGFloat) -> CGPoint {
    let s = 1 - t
    return s * s * start + 2 * s * t * control + t * t * end
  }

  package func derivative(at t: CGFloat) -> CGPoint {
    2 * (control - start).mix(end - control, t)
  }

  package func secondDerivative(at t: CGFloat) -> CGPoint { 2 * (start - 2 * control + end) }

  package func subsegment(_ t0: CGFloat, _ t1: CGFloat) -> QuadCurve {
    QuadCurve(
      start: evaluate(t0), control: start.mix(control, t0).mix(control.mix(end, t0), t1),
      end: evaluate(t1))
  }

  package func forEachExtremum(_ body: (CGFloat) -> Void) {
    let (first, second) = (start - control, start - 2 * control + end)
    let (tx, ty) = (first.x / second.x, first.y / second.y)
    if tx > 0, tx < 1 { body(tx) }
    if ty > 0, ty < 1 { body(ty) }
  }

  package var controlBox: CGRect {
    var box = PointBox(start)
    box.insert(control)
    box.insert(end)
    return box.rect
  }

  package var controlLength: CGFloat { start.distance(to: control) + control.distance(to: end) }

  package var signedArea: CGFloat {
    (2 * start.cross(control) + start.cross(end) + 2 * control.cross(end)) / 6
  }

  package var reversed: QuadCurve { QuadCurve(start: end, control: control, end: start) }

  /// The same curve as a cubic one.
  package var cubic: CubicCurve { CubicCurve(quadFrom: start, control: control, to: end) }

  /// The parameter of the point nearest to `point`, and its distance, as `CubicCurve.nearest(to:)`.
  package func nearest(to point: CGPoint) -> (t: CGFloat, distance: CGFloat) {
    cubic.nearest(to: point)
  }
}
