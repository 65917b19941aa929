import Foundation

/// Points as vectors, for the algorithms of this module.
extension CGPoint {
  @inline(__always)
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }

  @inline(__always)
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }

  @inline(__always)
  static func * (k: CGFloat, a: CGPoint) -> CGPoint { CGPoint(x: k * a.x, y: k * a.y) }

  @inline(__always)
  static prefix func - (a: CGPoint) -> CGPoint { CGPoint(x: -a.x, y: -a.y) }

  /// The length of the vector.
  @inline(__always)
  var length: CGFloat { (x * x + y * y).squareRoot() }

  /// The square of the length.
  @inline(__always)
  var squaredLength: CGFloat { x * x + y * y }

  /// The vector turned by a right angle, clockwise on a y-down canvas: (1, 0) becomes (0, 1).
  @inline(__always)
  var perpendicular: CGPoint { CGPoint(x: -y, y: x) }

  /// The vector of length one in the same direction; `nil` when there is no direction.
  @inline(__always)
  var unit: CGPoint? {
    let length = length
    guard length > 0, length < .infinity else { return nil }
    return CGPoint(x: x / length, y: y / length)
  }

  /// Whether both coordinates are numbers.
  @inline(__always)
  var isFinite: Bool { x.isFinite && y.isFinite }

  /// The scalar product.
  @inline(__always)
  func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }

  /// The signed area of the parallelogram; positive when `other` lies clockwise on a y-down canvas.
  @inline(__always)
  func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }

  /// The point `t` of the way to `end`; exact at both ends.
  @inline(__always)
  func mix(_ end: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: (1 - t) * x + t * end.x, y: (1 - t) * y + t * end.y)
  }

  /// The distance to `other`.
  @inline(__always)
  func distance(to other: CGPoint) -> CGFloat { (other - self).length }
}
