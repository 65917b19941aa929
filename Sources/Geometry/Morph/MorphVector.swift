import Foundation

/// A point of a contour, or a complex number, while a morph is planned.
typealias MorphPoint = SIMD2<Double>

extension SIMD2<Double> {
  /// The same place as a point of a path.
  @inline(__always)
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

  /// The unit vector at `angle` radians from the x axis.
  @inline(__always)
  init(angle: Double) { self.init(cos(angle), sin(angle)) }

  @inline(__always) var lengthSquared: Double { x * x + y * y }
  @inline(__always) var length: Double { (x * x + y * y).squareRoot() }
  /// The angle from the x axis, in (-π, π] radians.
  @inline(__always) var angle: Double { atan2(y, x) }

  @inline(__always)
  func dot(_ other: Self) -> Double { x * other.x + y * other.y }

  /// The z component of the cross product.
  @inline(__always)
  func cross(_ other: Self) -> Double { x * other.y - y * other.x }

  /// The product as complex numbers: with a unit vector, a turn.
  @inline(__always)
  func turned(by other: Self) -> Self {
    Self(x * other.x - y * other.y, x * other.y + y * other.x)
  }

  /// The complex conjugate: of a unit vector, the turn back.
  @inline(__always) var conjugate: Self { Self(x, -y) }
}

extension CGPoint {
  /// The same place as a point of a path.
  @inline(__always)
  init(_ point: MorphPoint) { self.init(x: point.x, y: point.y) }
}

extension Double {
  /// The angle with whole turns removed, in [-π, π] radians.
  @inline(__always) var wrappedAngle: Double { remainder(dividingBy: 2 * .pi) }

  /// The part above the next lower whole number, in 0..<1.
  @inline(__always) var wrappedUnit: Double {
    let part = self - rounded(.down)
    return part < 1 ? part : 0
  }
}
