public import Motion

/// A colour as the four numbers that an animation moves: its components in a mixing space, and its
/// opacity, which is never multiplied in.
///
/// Sums and differences of vectors are only meaningful within one space. A value that overshoots is
/// kept as it is and clamped when it becomes an `RGBA`.
@frozen
public struct ColorVector: Hashable, Sendable {
  /// Three components in the mixing space, then the opacity.
  public var components: SIMD4<Double>

  /// A vector of three components in the mixing space and an opacity.
  @inlinable
  public init(components: SIMD4<Double>) { self.components = components }

  /// The vector of `color` in the space that `interpolation` mixes in.
  public init(_ color: RGBA, in interpolation: ColorInterpolation) {
    let encoded = SIMD3(color.red, color.green, color.blue)
    let mixed: SIMD3<Double> =
      switch interpolation {
      case .gamma: encoded
      case .linear: encoded.map(Oklab.linear(fromEncoded:))
      case .oklab: Oklab.roots(fromLinear: encoded.map(Oklab.linear(fromEncoded:)))
      }
    components = SIMD4(mixed, color.opacity)
  }

  /// The colour that the vector stands for, clamped to 0…1; numbers that are not finite become 0.
  public func color(in interpolation: ColorInterpolation) -> RGBA {
    let mixed = SIMD3(components.x, components.y, components.z)
    let encoded: SIMD3<Double> =
      switch interpolation {
      case .gamma: mixed
      case .linear: mixed.map(Oklab.encoded(fromLinear:))
      case .oklab: Oklab.linear(fromRoots: mixed).map(Oklab.encoded(fromLinear:))
      }
    return RGBA(
      red: unit(encoded.x), green: unit(encoded.y), blue: unit(encoded.z),
      opacity: unit(components.w))
  }

  private func unit(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
}

extension ColorVector: VectorArithmetic {
  /// Black, or the darkest end of the space, at opacity zero.
  @inlinable public static var zero: ColorVector { ColorVector(components: .zero) }

  /// The components added one by one.
  @inlinable
  public static func + (a: ColorVector, b: ColorVector) -> ColorVector {
    ColorVector(components: a.components + b.components)
  }

  /// The components subtracted one by one.
  @inlinable
  public static func - (a: ColorVector, b: ColorVector) -> ColorVector {
    ColorVector(components: a.components - b.components)
  }

  /// Multiplies every component.
  @inlinable
  public mutating func scale(by factor: Double) { components *= factor }

  /// The sum of the squares of the components.
  @inlinable public var magnitudeSquared: Double { (components * components).sum() }
}

extension SIMD3<Double> {
  fileprivate func map(_ change: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(change(x), change(y), change(z))
  }
}
