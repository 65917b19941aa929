public import Foundation

/// A projective map of the plane: rows are inputs, as in Core Animation.
public struct ProjectionTransform: Hashable, Sendable {
  /// The x of x.
  public var m11: CGFloat = 1
  /// The y of x.
  public var m12: CGFloat = 0
  /// The perspective of x.
  public var m13: CGFloat = 0
  /// The x of y.
  public var m21: CGFloat = 0
  /// The y of y.
  public var m22: CGFloat = 1
  /// The perspective of y.
  public var m23: CGFloat = 0
  /// The move along x.
  public var m31: CGFloat = 0
  /// The move along y.
  public var m32: CGFloat = 0
  /// The scale of everything.
  public var m33: CGFloat = 1

  /// The map that moves no point.
  public init() {}

  /// An affine map.
  public init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// Whether the map has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
  /// Whether the map moves no point.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// This map followed by `other`.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    let (a, b) = (self, other)
    var result = ProjectionTransform()
    result.m11 = a.m11 * b.m11 + a.m12 * b.m21 + a.m13 * b.m31
    result.m12 = a.m11 * b.m12 + a.m12 * b.m22 + a.m13 * b.m32
    result.m13 = a.m11 * b.m13 + a.m12 * b.m23 + a.m13 * b.m33
    result.m21 = a.m21 * b.m11 + a.m22 * b.m21 + a.m23 * b.m31
    result.m22 = a.m21 * b.m12 + a.m22 * b.m22 + a.m23 * b.m32
    result.m23 = a.m21 * b.m13 + a.m22 * b.m23 + a.m23 * b.m33
    result.m31 = a.m31 * b.m11 + a.m32 * b.m21 + a.m33 * b.m31
    result.m32 = a.m31 * b.m12 + a.m32 * b.m22 + a.m33 * b.m32
    result.m33 = a.m31 * b.m13 + a.m32 * b.m23 + a.m33 * b.m33
    return result
  }

  /// Where `point` goes; a point of the horizon goes far away.
  package func map(_ point: CGPoint) -> CGPoint {
    let w = m13 * point.x + m23 * point.y + m33
    let scale = 1 / (abs(w) < 1e-9 ? 1e-9 : w)
    return CGPoint(
      x: (m11 * point.x + m21 * point.y + m31) * scale,
      y: (m12 * point.x + m22 * point.y + m32) * scale)
  }

  /// The affine map that agrees with this one, to first order, at `point`.
  package func affine(at point: CGPoint) -> CGAffineTransform {
    if isAffine { return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
    let w = m13 * point.x + m23 * point.y + m33
    let inverse = 1 / (abs(w) < 1e-9 ? 1e-9 : w)
    let image = map(point)
    let (a, b) = ((m11 - image.x * m13) * inverse, (m12 - image.y * m13) * inverse)
    let (c, d) = ((m21 - image.x * m23) * inverse, (m22 - image.y * m23) * inverse)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: image.x - a * point.x - c * point.y,
      ty: image.y - b * point.x - d * point.y)
  }

  /// How far `point` lies in front of the viewer, relative to a point that keeps its size; what is
  /// not positive cannot be seen.
  package func depth(at point: CGPoint) -> CGFloat { m13 * point.x + m23 * point.y + m33 }

  /// The map back, or `nil` when this one flattens the plane.
  package var inverse: ProjectionTransform? {
    var result = ProjectionTransform()
    (result.m11, result.m12) = (m22 * m33 - m23 * m32, m13 * m32 - m12 * m33)
    (result.m13, result.m21) = (m12 * m23 - m13 * m22, m23 * m31 - m21 * m33)
    (result.m22, result.m23) = (m11 * m33 - m13 * m31, m13 * m21 - m11 * m23)
    (result.m31, result.m32) = (m21 * m32 - m22 * m31, m12 * m31 - m11 * m32)
    result.m33 = m11 * m22 - m12 * m21
    let determinant = m11 * result.m11 + m12 * result.m21 + m13 * result.m31
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    let scale = 1 / determinant
    (result.m11, result.m12, result.m13) =
      (result.m11 * scale, result.m12 * scale, result.m13 * scale)
    (result.m21, result.m22, result.m23) =
      (result.m21 * scale, result.m22 * scale, result.m23 * scale)
    (result.m31, result.m32, result.m33) =
      (result.m31 * scale, result.m32 * scale, result.m33 * scale)
    return result
  }

  /// The bounding box of the part of `rect` that lies in front of the viewer; null when none does.
  package func bounds(of rect: CGRect) -> CGRect {
    guard !rect.isNull else { return .null }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    var box = CGRect.null
    func include(_ point: CGPoint) {
      let image = map(point)
      guard image.x.isFinite, image.y.isFinite else { return }
      box = box.union(CGRect(origin: image, size: .zero))
    }
    for index in corners.indices {
      let (start, end) = (corners[index], corners[(index + 1) % 4])
      let (near, far) = (
        depth(at: start) - ProjectionTransform.nearest, depth(at: end) - ProjectionTransform.nearest
      )
      if near >= 0 { include(start) }
      if (near >= 0) != (far >= 0) {
        let part = near / (near - far)
        include(
          CGPoint(
            x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      }
    }
    return box
  }

  /// The least depth that is drawn: nearer, a point would be shown a hundred times its size.
  package static let nearest: CGFloat = 0.01
}
