import Foundation

/// The two sides of a curve, at the pen's radius from it.
///
/// The offset curve of a cubic is no Bézier curve, so parts of it are fitted. Where the curve bends
/// less than the pen, a part gets a cubic on each side; where it bends more, the inner side would
/// fold back over itself and take away from the fill, and the part is drawn as short straight lines
/// with round joins. After Tiller and Hanson, "Offsets of Two-Dimensional Profiles" (1984), and
/// Nehab, "Converting Stroked Primitives to Filled Primitives" (2020), which treats the folds.
extension Stroker {
  /// Draws both sides of `curve`.
  mutating func addCurve(_ curve: CubicCurve) {
    // Squares of greater numbers overflow, and no test below would ever pass.
    guard curve.controlLength < 1e100 else { return }
    // Twelve digits are what the fit can keep of great coordinates.
    let finest = 1e-12 * (curve.start.length + curve.controlLength)
    addPart(of: curve, from: 0, to: 1, tolerance: max(tolerance, finest), depth: 14)
  }

  private mutating func addPart(
    of curve: CubicCurve, from t0: CGFloat, to t1: CGFloat, tolerance: CGFloat, depth: Int
  ) {
    if let part = OffsetPart(curve, from: t0, to: t1, radius: radius),
      let left = part.side(at: -radius, tolerance: tolerance),
      let right = part.side(at: radius, tolerance: tolerance)
    {
      join(at: part.start.point, to: part.start.tangent, .round)
      addSides(left: left, right: right, heading: part.end.tangent)
    } else if depth == 0 || curve.subsegment(t0, t1).isStraight(tolerance: tolerance) {
      let (start, end) = (curve.evaluate(t0), curve.evaluate(t1))
      guard let heading = (end - start).unit else { return }
      join(at: start, to: heading, .round)
      addLine(to: end)
    } else {
      let middle = (t0 + t1) / 2
      addPart(of: curve, from: t0, to: middle, tolerance: tolerance, depth: depth - 1)
      addPart(of: curve, from: middle, to: t1, tolerance: tolerance, depth: depth - 1)
    }
  }
}

extension CubicCurve {
  /// Whether the curve stays within `tolerance` of its chord: it does where its control points do.
  fileprivate func isStraight(tolerance: CGFloat) -> Bool {
    let chord = LineSegment(start: start, end: end)
    return chord.nearest(to: control1).distance <= tolerance
      && chord.nearest(to: control2).distance <= tolerance
  }
}

/// A part of a curve that bends less than the pen and turns by no more than about a right angle.
private struct OffsetPart {
  /// A point of the curve with what offsetting needs there.
  struct Frame {
    var point: CGPoint
    /// The direction, of length one.
    var tangent: CGPoint
    /// The length of the derivative.
    var speed: CGFloat
    var curvature: CGFloat

    init?(_ curve: CubicCurve, at t: CGFloat) {
      let derivative = curve.derivative(at: t)
      (point, speed) = (curve.evaluate(t), derivative.length)
      guard speed > 1e-9 * curve.controlLength, let tangent = derivative.unit else { return nil }
      self.tangent = tangent
      curvature = derivative.cross(curve.secondDerivative(at: t)) / (speed * speed * speed)
    }

    /// The point at `distance` clockwise of the direction.
    func offset(_ distance: CGFloat) -> CGPoint { point + distance * tangent.perpendicular }
  }

  /// Five frames at even steps of t.
  private let frames: [Frame]
  /// The width of the part in t.
  private let width: CGFloat

  var start: Frame { frames[0] }
  var end: Frame { frames[4] }

  init?(_ curve: CubicCurve, from t0: CGFloat, to t1: CGFloat, radius: CGFloat) {
    var frames: [Frame] = []
    frames.reserveCapacity(5)
    for step in 0...4 {
      // The margin keeps the inner side from standing still, where its direction is lost.
      guard let frame = Frame(curve, at: t0 + CGFloat(step) / 4 * (t1 - t0)),
        abs(frame.curvature) * radius < 0.98
      else { return nil }
      // A right angle in even steps turns by 22.5° each; 36° (cosine 0.81) allows uneven ones.
      if let last = frames.last, last.tangent.dot(frame.tangent) < 0.81 { return nil }
      frames.append(frame)
    }
    (self.frames, width) = (frames, t1 - t0)
    // The ends may turn by a right angle, with room for rounding, so that a circle keeps its four
    // curves.
    guard start.tangent.dot(end.tangent) > -0.05 else { return nil }
  }

  /// The cubic at `distance` clockwise of the part; `nil` when it errs by more than `tolerance`.
  func side(at distance: CGFloat, tolerance: CGFloat) -> CubicCurve? {
    let (from, to) = (start.offset(distance), end.offset(distance))
    let handles = handles(from: from, to: to, at: distance)
    let side = CubicCurve(
      start: from, control1: from + handles.start * start.tangent,
      control2: to - handles.end * end.tangent, end: to)
    for step in 1...3 {
      let frame = frames[step]
      var t = CGFloat(step) / 4
      var error = side.evaluate(t) - frame.offset(distance)
      // Slipping along the curve is no error: follow it back once, then measure across.
      t -= error.dot(frame.tangent) / side.derivative(at: t).length
      error = side.evaluate(t) - frame.offset(distance)
      guard abs(error.cross(frame.tangent)) <= tolerance else { return nil }
    }
    return side
  }

  /// How far the control points lie from the ends.
  ///
  /// A third of the offset curve's derivative, which is the curve's own times 1 − κ·distance; where
  /// the part turns enough, those that also take the middle to its exact place.
  private func handles(
    from: CGPoint, to: CGPoint, at distance: CGFloat
  ) -> (start: CGFloat, end: CGFloat) {
    func exact(_ frame: Frame) -> CGFloat {
      frame.speed * (1 - frame.curvature * distance) * width / 3
    }
    let turn = start.tangent.cross(end.tangent)
    // With both ends and directions given, the middle is (4·from + 3a·T₀ + 4·to − 3b·T₁)/8.
    let rest = 1 / 3 * (8 * frames[2].offset(distance) - 4 * (from + to))
    let (a, b) = (rest.cross(end.tangent) / turn, rest.cross(start.tangent) / turn)
    let (first, last) = (exact(start), exact(end))
    let isSound = abs(turn) > 0.05 && abs(a / first - 1) < 0.5 && abs(b / last - 1) < 0.5
    return isSound ? (a, b) : (first, last)
  }
}
