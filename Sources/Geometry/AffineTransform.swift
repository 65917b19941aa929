public import Foundation

/// A 2D affine map: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// The layout and the order of operations are Core Graphics': `translatedBy`, `rotated` and
/// `scaledBy` apply the new map to points first, `concatenating` applies it last.
@frozen
public struct CGAffineTransform: Hashable, Sendable {
  /// What x' takes from x.
  public var a: CGFloat
  /// What y' takes from x.
  public var b: CGFloat
  /// What x' takes from y.
  public var c: CGFloat
  /// What y' takes from y.
  public var d: CGFloat
  /// The move along x.
  public var tx: CGFloat
  /// The move along y.
  public var ty: CGFloat

  /// The map that moves no point.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The identity, as Core Graphics' zero-argument initialiser is used in SwiftUI code.
  public init() { self = .identity }

  /// A map from its six coefficients.
  @inlinable
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// A map from its six coefficients, in Core Graphics' unlabelled form.
  @inlinable
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// A move by `(x, y)`.
  @inlinable
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scale about the origin.
  @inlinable
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A turn about the origin by `angle` radians, clockwise on a y-down canvas.
  public init(rotationAngle angle: CGFloat) {
    let (s, c) = (sin(Double(angle)), cos(Double(angle)))
    self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  /// The area scale; zero when the map flattens the plane.
  @inlinable
  public var determinant: CGFloat { a * d - b * c }

  /// Whether the map moves no point.
  public var isIdentity: Bool { self == .identity }

  /// Whether every coefficient is a number.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// This map followed by `next`.
  @inlinable
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// A move by `(x, y)`, then this map.
  @inlinable
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// A scale about the origin, then this map.
  @inlinable
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A turn by `angle` radians about the origin, then this map.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The map that undoes this one; this map itself when it flattens the plane, as in Core Graphics.
  public func inverted() -> CGAffineTransform {
    let det = determinant
    guard det != 0, det.isFinite else { return self }
    return CGAffineTransform(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
  }
}

extension CGPoint {
  /// The point moved by `transform`.
  @inlinable
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// The size mapped by the linear part of `transform`.
  @inlinable
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The bounding box of the four mapped corners.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    var (low, high) = (corners[0], corners[0])
    for corner in corners.dropFirst() {
      low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
