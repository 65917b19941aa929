import Foundation

extension Path {
  /// The same outline with every subpath running backwards; the subpaths keep their order.
  ///
  /// A closed subpath still begins where it did.
  public var reversed: Path {
    var result = Path()
    result.verbs.reserveCapacity(verbs.count)
    result.points.reserveCapacity(points.count)
    var (firstVerb, firstPoint) = (0, 0)
    while firstVerb < verbs.count {
      let nextVerb = verbs[(firstVerb + 1)...].firstIndex(of: .move) ?? verbs.count
      let subpath = verbs[firstVerb..<nextVerb]
      let count = subpath.reduce(0) { $0 + $1.pointCount }
      result.addReversed(subpath, points[firstPoint..<(firstPoint + count)])
      (firstVerb, firstPoint) = (nextVerb, firstPoint + count)
    }
    return result
  }

  /// Draws the steps of `path`, a single open subpath, from its end to its start, beginning at the
  /// current point.
  mutating func addStepsReversed(of path: Path) {
    addStepsReversed(path.verbs.dropFirst(), path.points[...])
  }

  /// Draws one subpath backwards.
  private mutating func addReversed(
    _ verbs: ArraySlice<Verb>, _ points: ArraySlice<CGPoint>
  ) {
    guard let start = points.first, let end = points.last else { return }
    var (steps, points) = (verbs.dropFirst(), points)
    let isClosed = verbs.last == .close
    if isClosed, start != end {
      move(to: start)
      addLine(to: end)
      // The closing line draws the first one.
      if steps.first == .line { (steps, points) = (steps.dropFirst(), points.dropFirst()) }
    } else {
      move(to: end)
    }
    addStepsReversed(steps, points)
    if isClosed { closeSubpath() }
  }

  /// Draws `steps` backwards; `points` are theirs after the point that they begin at.
  private mutating func addStepsReversed(
    _ steps: ArraySlice<Verb>, _ points: ArraySlice<CGPoint>
  ) {
    var index = points.endIndex - 1
    for verb in steps.reversed() {
      switch verb {
      case .line: addLine(to: points[index - 1])
      case .quadCurve: addQuadCurve(to: points[index - 2], control: points[index - 1])
      case .curve:
        addCurve(
          to: points[index - 3], control1: points[index - 1], control2: points[index - 2])
      case .move, .close: break
      }
      index -= verb.pointCount
    }
  }
}
