import Foundation

extension Path {
  /// One drawn piece of a path.
  package enum Segment: Hashable, Sendable {
    case line(LineSegment)
    case quad(QuadCurve)
    case cubic(CubicCurve)
  }

  /// Calls `body` with each drawn piece in order, the closing lines included, and whether it is the
  /// first of its subpath.
  ///
  /// A close whose line would have no length gives no piece, unless the subpath has no other.
  package func forEachSegment(_ body: (_ segment: Segment, _ isFirst: Bool) -> Void) {
    var (index, isFirst) = (0, true)
    var (start, position) = (CGPoint.zero, CGPoint.zero)
    for verb in verbs {
      switch verb {
      case .move:
        (start, isFirst) = (points[index], true)
        position = start
      case .line:
        body(.line(LineSegment(start: position, end: points[index])), isFirst)
      case .quadCurve:
        let curve = QuadCurve(start: position, control: points[index], end: points[index + 1])
        body(.quad(curve), isFirst)
      case .curve:
        let curve = CubicCurve(
          start: position, control1: points[index], control2: points[index + 1],
          end: points[index + 2])
        body(.cubic(curve), isFirst)
      case .close:
        if position != start || isFirst {
          body(.line(LineSegment(start: position, end: start)), isFirst)
        }
        position = start
      }
      index += verb.pointCount
      if verb.pointCount > 0 { position = points[index - 1] }
      if verb != .move { isFirst = false }
    }
  }

  /// Draws `segment`, which begins at the current point.
  mutating func add(_ segment: Segment) {
    switch segment {
    case .line(let line): addLine(to: line.end)
    case .quad(let curve): addQuadCurve(to: curve.end, control: curve.control)
    case .cubic(let curve):
      addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
    }
  }
}
