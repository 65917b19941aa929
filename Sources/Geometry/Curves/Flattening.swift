package import Foundation

extension ParametricCurve {
  /// Hands out the points of a polyline that stays within `tolerance` points of the curve, without
  /// the start.
  ///
  /// The chord of a part of width h in t errs by at most h²/8·max|B″|, and a Bézier curve's second
  /// derivative is greatest at an end (Wang, Zhao and Shang's bound; Wang's formula). At most
  /// 65,536 chords.
  package func flatten(tolerance: CGFloat, _ body: (CGPoint) -> Void) {
    let bend = max(secondDerivative(at: 0).length, secondDerivative(at: 1).length)
    let count = (bend / (8 * tolerance)).squareRoot().rounded(.up)
    // Not a number when the tolerance and the bend are both zero: then the chord is the curve.
    let steps = count > 1 ? Int(min(count, 65_536)) : 1
    for step in 1..<max(steps, 1) { body(evaluate(CGFloat(step) / CGFloat(steps))) }
    body(end)
  }
}

extension Path {
  /// Each subpath as a polyline that stays within `tolerance` points of it; a closed one ends where
  /// it starts.
  package func flattened(tolerance: CGFloat) -> [[CGPoint]] {
    var polylines: [[CGPoint]] = []
    forEachSegment { segment, isFirst in
      if isFirst { polylines.append([segment.start]) }
      segment.flatten(tolerance: tolerance) { polylines[polylines.count - 1].append($0) }
    }
    return polylines
  }
}
