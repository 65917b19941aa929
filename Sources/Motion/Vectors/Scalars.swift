public import Foundation

extension Double: VectorArithmetic, Animatable {
  /// Multiplies the number by `rhs`.
  @inlinable
  public mutating func scale(by rhs: Double) { self *= rhs }

  /// The number times itself.
  @inlinable
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic, Animatable {
  /// Multiplies the number by `rhs`, rounded to single precision first.
  @inlinable
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }

  /// The number times itself.
  @inlinable
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic, Animatable {
  /// Multiplies the number by `rhs`.
  @inlinable
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  /// The number times itself.
  @inlinable
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
