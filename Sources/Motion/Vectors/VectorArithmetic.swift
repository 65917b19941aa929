/// A vector space over the reals: what an animation can add, scale and measure.
///
/// Animations compute every in-between as a sum of scaled values, so a conforming type must satisfy
/// the usual laws of `+`, `-` and `scale(by:)` up to rounding.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component by `rhs`.
  mutating func scale(by rhs: Double)

  /// The dot product of the value with itself; springs use it to tell when they have come to rest.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// This value with every component multiplied by `factor`.
  @inlinable
  package func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// Moves this value `amount` of the way to `other`; 0 stays, 1 arrives, others extrapolate.
  @inlinable
  public mutating func interpolate(towards other: Self, amount: Double) {
    var step = other - self
    step.scale(by: amount)
    self += step
  }

  /// The value `amount` of the way to `other`; 0 is this value, 1 the other, others extrapolate.
  @inlinable
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var step = other - self
    step.scale(by: amount)
    return self + step
  }
}
