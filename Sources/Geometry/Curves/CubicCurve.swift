public import Foundation

/// A cubic Bézier curve:
/// B(t) = (1−t)³·start + 3(1−t)²t·control1 + 3(1−t)t²·control2 + t³·end, t ∈ [0, 1].
@frozen
public struct CubicCurve: Hashable, Sendable {
  /// The point at t = 0.
  public var start: CGPoint
  /// The point that the curve leaves `start` towards.
  public var control1: CGPoint
  /// The point that the curve reaches `end` from.
  public var control2: CGPoint
  /// The point at t = 1.
  public var end: CGPoint

  /// The curve of four control points.
  @inlinable
  public init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// The straight curve that moves at an even speed.
  public init(line start: CGPoint, to end: CGPoint) {
    self.init(
      start: start, control1: start.mix(end, 1 / 3), control2: start.mix(end, 2 / 3), end: end)
  }

  /// The same curve as a quadratic one, its degree raised: each control point lies two thirds of
  /// the way to `control`.
  public init(quadFrom start: CGPoint, control: CGPoint, to end: CGPoint) {
    self.init(
      start: start, control1: start.mix(control, 2 / 3), control2: end.mix(control, 2 / 3), end: end
    )
  }
}

extension CubicCurve: ParametricCurve {
  package func evaluate(_ t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  package func derivative(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (a, b, c) = (3 * s * s, 6 * s * t, 3 * t * t)
    return CGPoint(
      x: a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x),
      y: a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y))
  }

  package func secondDerivative(at t: CGFloat) -> CGPoint {
    6 * (start - 2 * control1 + control2).mix(control1 - 2 * control2 + end, t)
  }

  /// The parts before and after `t`, by de Casteljau's construction.
  package func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
    let (a, b, c) = (start.mix(control1, t), control1.mix(control2, t), control2.mix(end, t))
    let (d, e) = (a.mix(b, t), b.mix(c, t))
    let middle = d.mix(e, t)
    return (
      CubicCurve(start: start, control1: a, control2: d, end: middle),
      CubicCurve(start: middle, control1: e, control2: c, end: end)
    )
  }

  /// The part between two parameters; it runs backwards when `t1` is less than `t0`.
  ///
  /// The control points are blossoms, so that neither order of splitting loses precision.
  package func subsegment(_ t0: CGFloat, _ t1: CGFloat) -> CubicCurve {
    CubicCurve(
      start: evaluate(t0), control1: blossom(t0, t0, t1), control2: blossom(t0, t1, t1),
      end: evaluate(t1))
  }

  package func forEachExtremum(_ body: (CGFloat) -> Void) {
    let (x, y) = (extremaInX, extremaInY)
    if x.0 > 0, x.0 < 1 { body(x.0) }
    if x.1 > 0, x.1 < 1 { body(x.1) }
    if y.0 > 0, y.0 < 1 { body(y.0) }
    if y.1 > 0, y.1 < 1 { body(y.1) }
  }

  package var controlBox: CGRect {
    var box = PointBox(start)
    box.insert(control1)
    box.insert(control2)
    box.insert(end)
    return box.rect
  }

  package var controlLength: CGFloat {
    start.distance(to: control1) + control1.distance(to: control2) + control2.distance(to: end)
  }

  package var signedArea: CGFloat {
    (6 * start.cross(control1) + 3 * start.cross(control2) + start.cross(end)
      + 3 * control1.cross(control2) + 3 * control1.cross(end) + 6 * control2.cross(end)) / 20
  }

  package var reversed: CubicCurve {
    CubicCurve(start: end, control1: control2, control2: control1, end: start)
  }

  /// Where x turns around, ascending; not a number, or outside (0, 1), where it does not.
  var extremaInX: (CGFloat, CGFloat) { extrema(start.x, control1.x, control2.x, end.x) }

  /// Where y turns around, as `extremaInX`.
  var extremaInY: (CGFloat, CGFloat) { extrema(start.y, control1.y, control2.y, end.y) }

  /// The roots of the derivative of one coordinate, a quadratic.
  private func extrema(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
  ) -> (CGFloat, CGFloat) {
    quadraticRoots(p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
  }

  /// The curve whose control points are those of this one, each moved by `change`.
  func map(_ change: (CGPoint) -> CGPoint) -> CubicCurve {
    CubicCurve(
      start: change(start), control1: change(control1), control2: change(control2),
      end: change(end))
  }

  /// The curve `t` of the way to `other`, control point by control point.
  func mix(_ other: CubicCurve, _ t: CGFloat) -> CubicCurve {
    CubicCurve(
      start: start.mix(other.start, t), control1: control1.mix(other.control1, t),
      control2: control2.mix(other.control2, t), end: end.mix(other.end, t))
  }

  /// The symmetric function of three parameters that is linear in each and equals the curve when
  /// they agree.
  private func blossom(_ u: CGFloat, _ v: CGFloat, _ w: CGFloat) -> CGPoint {
    let (a, b, c) = (start.mix(control1, u), control1.mix(control2, u), control2.mix(end, u))
    return a.mix(b, v).mix(b.mix(c, v), w)
  }
}
