package import Motion
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

/// A list of numbers that move together, such as a shape's parameters.
///
/// Lists of different lengths count the missing numbers as zero; the planner never mixes them.
package struct NumberList: Hashable, Sendable, VectorArithmetic {
  package var numbers: [Double]

  package init(_ numbers: [Double]) { self.numbers = numbers }

  package static var zero: NumberList { NumberList([]) }

  package static func + (a: NumberList, b: NumberList) -> NumberList { combined(a, b, +) }
  package static func - (a: NumberList, b: NumberList) -> NumberList { combined(a, b, -) }

  private static func combined(
    _ a: NumberList, _ b: NumberList, _ operation: (Double, Double) -> Double
  ) -> NumberList {
    let count = max(a.numbers.count, b.numbers.count)
    return NumberList(
      (0..<count).map { index in
        operation(
          index < a.numbers.count ? a.numbers[index] : 0,
          index < b.numbers.count ? b.numbers[index] : 0)
      })
  }

  package mutating func scale(by factor: Double) {
    for index in numbers.indices { numbers[index] *= factor }
  }

  package var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}
