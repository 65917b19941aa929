import Motion
package import Picture

/// Up to four numbers that move together: a scalar, a point, a size or a colour.
///
/// One type for all keeps one engine for all. Unused lanes stay zero.
package struct Quantity: Hashable, Sendable, VectorArithmetic {
  package var lanes: SIMD4<Double>

  package init(_ lanes: SIMD4<Double>) { self.lanes = lanes }

  package init(_ x: Double, _ y: Double = 0) { lanes = SIMD4(x, y, 0, 0) }

  /// A colour in the space that `interpolation` mixes in.
  package init(_ color: RGBA, in interpolation: ColorInterpolation) {
    lanes = ColorVector(color, in: interpolation).components
  }

  /// The colour that the lanes stand for, clamped.
  package func color(in interpolation: ColorInterpolation) -> RGBA {
    ColorVector(components: lanes).color(in: interpolation)
  }

  package static var zero: Quantity { Quantity(.zero) }
  package static func + (a: Quantity, b: Quantity) -> Quantity { Quantity(a.lanes + b.lanes) }
  package static func - (a: Quantity, b: Quantity) -> Quantity { Quantity(a.lanes - b.lanes) }
  package mutating func scale(by factor: Double) { lanes *= factor }
  package var magnitudeSquared: Double { (lanes * lanes).sum() }
}
