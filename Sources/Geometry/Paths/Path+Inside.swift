public import Foundation

/// What a path encloses; open subpaths count as closed by a line, as when they are filled.
extension Path {
  /// Whether `point` lies inside by the even-odd rule, or by the nonzero rule when `eoFill` is
  /// false.
  ///
  /// Points on the outline itself fall on either side.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    let winding = windingNumber(around: point)
    return eoFill ? winding & 1 != 0 : winding != 0
  }

  /// How often the outline goes around `point`, counted clockwise on a y-down canvas.
  ///
  /// Counts where the outline crosses the ray from `point` towards greater x. Curves are cut where
  /// they turn around in y; each part owns its lower end, so that a ray through a joint counts it
  /// once.
  public func windingNumber(around point: CGPoint) -> Int {
    guard point.isFinite else { return 0 }
    var winding = 0
    var (start, position) = (CGPoint.zero, CGPoint.zero)
    forEachSegment { segment, isFirst in
      if isFirst {
        winding += LineSegment(start: position, end: start).crossings(ofRayFrom: point)
        start = segment.start
      }
      switch segment {
      case .line(let line): winding += line.crossings(ofRayFrom: point)
      case .quad(let curve): winding += curve.cubic.crossings(ofRayFrom: point)
      case .cubic(let curve): winding += curve.crossings(ofRayFrom: point)
      }
      position = segment.end
    }
    return winding + LineSegment(start: position, end: start).crossings(ofRayFrom: point)
  }

  /// The enclosed area, where parts that run clockwise on a y-down canvas count as positive and the
  /// others as negative.
  ///
  /// Exact beyond rounding, by Green's theorem.
  public var signedArea: CGFloat {
    var area: CGFloat = 0
    var (start, position) = (CGPoint.zero, CGPoint.zero)
    forEachSegment { segment, isFirst in
      if isFirst {
        area += position.cross(start) / 2
        start = segment.start
      }
      area += segment.signedArea
      position = segment.end
    }
    return area + position.cross(start) / 2
  }
}

extension LineSegment {
  /// The signed crossings with the ray from `point` towards greater x: 1 downwards, −1 upwards.
  fileprivate func crossings(ofRayFrom point: CGPoint) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let side = (end - start).cross(point - start)
    if end.y > start.y { return side > 0 ? 1 : 0 }
    return side < 0 ? -1 : 0
  }
}

extension CubicCurve {
  /// The signed crossings with the ray from `point` towards greater x: 1 downwards, −1 upwards.
  fileprivate func crossings(ofRayFrom point: CGPoint) -> Int {
    let box = controlBox
    guard point.y >= box.minY, point.y <= box.maxY, point.x <= box.maxX else { return 0 }
    if point.x < box.minX {
      // The whole curve lies beyond the point, so that only the ends decide.
      return (end.y > point.y ? 1 : 0) - (start.y > point.y ? 1 : 0)
    }
    var (winding, low) = (0, CGFloat(0))
    let turns = extremaInY
    for index in 0...2 {
      let high = index == 0 ? turns.0 : index == 1 ? turns.1 : 1
      guard high > low, high <= 1 else { continue }
      let (from, to) = (evaluate(low).y, evaluate(high).y)
      if (from <= point.y) != (to <= point.y),
        evaluate(crossing(of: point.y, from: low, to: high, falling: from > to)).x > point.x
      {
        winding += to > from ? 1 : -1
      }
      low = high
    }
    return winding
  }

  /// Where a part that is monotone in y passes `y`, by bisection to the last bit that matters.
  private func crossing(
    of y: CGFloat, from low: CGFloat, to high: CGFloat, falling: Bool
  ) -> CGFloat {
    var (low, high) = (low, high)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if (evaluate(middle).y <= y) != falling { low = middle } else { high = middle }
    }
    return low
  }
}
