public import Foundation

/// Moving a whole path.
extension Path {
  /// Moves every point by `transform`, in place and without allocation.
  ///
  /// A transform with a coefficient that is not a number moves nothing.
  public mutating func apply(_ transform: CGAffineTransform) {
    guard transform.isFinite else { return }
    for index in points.indices { points[index] = points[index].applying(transform) }
    subpathStart = subpathStart?.applying(transform)
  }

  /// The path with every point moved by `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var result = self
    result.apply(transform)
    return result
  }

  /// The path moved by `(dx, dy)` points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
