/// A vector of as many numbers as are needed, for values whose size is known only when read.
///
/// Missing components count as zero, so vectors of unequal length add to the longer one and `zero`
/// is the empty vector.
package struct NumberVector: VectorArithmetic, Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The components.
  package var numbers: [Double]

  /// A vector of the given components.
  package init(_ numbers: [Double]) { self.numbers = numbers }

  /// A vector of the given components.
  package init(arrayLiteral numbers: Double...) { self.numbers = numbers }

  /// The empty vector.
  package static var zero: NumberVector { NumberVector([]) }

  /// Adds component by component.
  package static func += (lhs: inout NumberVector, rhs: NumberVector) {
    lhs.combine(rhs) { $0 + $1 }
  }

  /// Subtracts component by component.
  package static func -= (lhs: inout NumberVector, rhs: NumberVector) {
    lhs.combine(rhs) { $0 - $1 }
  }

  /// The component-wise sum.
  package static func + (lhs: NumberVector, rhs: NumberVector) -> NumberVector {
    var result = lhs
    result += rhs
    return result
  }

  /// The component-wise difference.
  package static func - (lhs: NumberVector, rhs: NumberVector) -> NumberVector {
    var result = lhs
    result -= rhs
    return result
  }

  /// Multiplies every component by `rhs`.
  package mutating func scale(by rhs: Double) {
    for index in numbers.indices { numbers[index] *= rhs }
  }

  /// The sum of the components' squares.
  package var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

  private mutating func combine(
    _ other: NumberVector, _ operation: (Double, Double) -> Double
  ) {
    while numbers.count < other.numbers.count { numbers.append(0) }
    for index in other.numbers.indices {
      numbers[index] = operation(numbers[index], other.numbers[index])
    }
  }
}
