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

extension CubicCurve {
  /// The point at `t`.
  ///
  /// Exact at both ends; values outside [0, 1] continue the curve.
  public func evaluate(_ t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The parts before and after `t`, by de Casteljau's construction.
  public func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
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
  public func subsegment(_ t0: CGFloat, _ t1: CGFloat) -> CubicCurve {
    CubicCurve(
      start: evaluate(t0), control1: blossom(t0, t0, t1), control2: blossom(t0, t1, t1),
      end: evaluate(t1))
  }

  /// The symmetric function of three parameters that is linear in each and equals the curve when
  /// they agree.
  private func blossom(_ u: CGFloat, _ v: CGFloat, _ w: CGFloat) -> CGPoint {
    let (a, b, c) = (start.mix(control1, u), control1.mix(control2, u), control2.mix(end, u))
    return a.mix(b, v).mix(b.mix(c, v), w)
  }
}
