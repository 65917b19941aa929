public import Foundation

/// Reading a path step by step.
extension Path {
  /// Whether the path has no steps.
  public var isEmpty: Bool { verbs.isEmpty }

  /// Where the next step begins: the last point, or the subpath's start after a close; `nil` in an
  /// empty path.
  public var currentPoint: CGPoint? { needsMove ? subpathStart : points.last }

  /// Calls `body` with each step in order.
  public func forEach(_ body: (Element) -> Void) {
    var index = 0
    for verb in verbs {
      switch verb {
      case .move: body(.move(to: points[index]))
      case .line: body(.line(to: points[index]))
      case .quadCurve: body(.quadCurve(to: points[index + 1], control: points[index]))
      case .curve:
        body(
          .curve(
            to: points[index + 2], control1: points[index], control2: points[index + 1]))
      case .close: body(.closeSubpath)
      }
      index += verb.pointCount
    }
  }
}
