/// An exact fraction in lowest terms: a frame rate in frames a second, or a time in seconds.
package struct Rational: Hashable, Sendable, CustomStringConvertible {
  /// The fraction's top, with the sign.
  package let numerator: Int64
  /// The fraction's bottom, positive.
  package let denominator: Int64

  /// `numerator / denominator`, reduced; a zero denominator counts as one.
  package init(_ numerator: Int64, _ denominator: Int64 = 1) {
    let bottom = denominator == 0 ? 1 : denominator
    var (a, b) = (numerator.magnitude, bottom.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = Int64(clamping: a)
    let sign: Int64 = bottom < 0 ? -1 : 1
    self.numerator = sign * (numerator / divisor)
    self.denominator = sign * (bottom / divisor)
  }

  /// The nearest floating-point number.
  package var value: Double { Double(numerator) / Double(denominator) }

  /// The fraction turned over; zero stays zero.
  package var reciprocal: Rational {
    numerator == 0 ? self : Rational(denominator, numerator)
  }

  /// `30000/1001`, or `25` when the fraction is whole.
  package var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
