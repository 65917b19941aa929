public import Foundation

extension Path {
  /// The smallest box that holds every point of the outline, not its control points; null for an
  /// empty path.
  public var boundingRect: CGRect {
    guard let first = points.first else { return .null }
    var box = PointBox(first)
    var index = 0
    var position = first
    for verb in verbs {
      let end = index + verb.pointCount
      defer { index = end }
      guard verb.pointCount > 0 else { continue }
      box.insert(points[end - 1])
      switch verb {
      case .quadCurve:
        let curve = QuadCurve(start: position, control: points[index], end: points[index + 1])
        curve.forEachExtremum { box.insert(curve.evaluate($0)) }
      case .curve:
        let curve = CubicCurve(
          start: position, control1: points[index], control2: points[index + 1],
          end: points[index + 2])
        curve.forEachExtremum { box.insert(curve.evaluate($0)) }
      case .move, .line, .close: break
      }
      position = points[end - 1]
    }
    return box.rect
  }

  /// The box of all points, control points included: a quick bound; null for an empty path.
  package var controlBox: CGRect {
    guard let first = points.first else { return .null }
    var box = PointBox(first)
    for point in points { box.insert(point) }
    return box.rect
  }
}
