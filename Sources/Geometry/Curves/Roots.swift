import Foundation

/// The real roots of a·x² + b·x + c, ascending; not a number where there is none.
///
/// The root of greater magnitude is computed first, the other from their product, so that neither
/// loses digits by cancellation (Press et al., "Numerical Recipes", section 5.6).
func quadraticRoots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat) {
  let discriminant = b * b - 4 * a * c
  guard discriminant >= 0 else { return (.nan, .nan) }
  let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
  let (far, near) = (q / a, c / q)
  // A line has one root, the near one, and a double root at zero has only the far one.
  guard far.isFinite else { return (near.isFinite ? near : .nan, .nan) }
  guard near.isFinite else { return (far, .nan) }
  return far < near ? (far, near) : (near, far)
}

/// A polynomial on [0, 1] by its Bernstein coefficients, whose polygon follows its graph.
struct BernsteinPolynomial {
  var coefficients: [CGFloat]

  /// The roots in [0, 1] where the sign changes, ascending, within 2⁻⁴⁰.
  ///
  /// Halves the interval and drops halves whose coefficients have one sign: the graph crosses zero
  /// no more often than the coefficients do (Farin, "Curves and Surfaces for CAGD", section 4.3).
  var roots: [CGFloat] {
    var found: [CGFloat] = []
    collectRoots(from: 0, to: 1, depth: 40, into: &found)
    return found
  }

  private func collectRoots(
    from low: CGFloat, to high: CGFloat, depth: Int, into found: inout [CGFloat]
  ) {
    let changes = zip(coefficients, coefficients.dropFirst()).count { ($0 < 0) != ($1 < 0) }
    guard changes > 0 else { return }
    guard depth > 0 else { return found.append((low + high) / 2) }
    let middle = (low + high) / 2
    let (left, right) = halves
    left.collectRoots(from: low, to: middle, depth: depth - 1, into: &found)
    right.collectRoots(from: middle, to: high, depth: depth - 1, into: &found)
  }

  /// De Casteljau's construction at one half.
  private var halves: (BernsteinPolynomial, BernsteinPolynomial) {
    var (left, right) = (coefficients, coefficients)
    let degree = coefficients.count - 1
    for level in stride(from: 1, through: degree, by: 1) {
      for index in 0...(degree - level) { right[index] = (right[index] + right[index + 1]) / 2 }
      left[level] = right[0]
    }
    return (BernsteinPolynomial(coefficients: left), BernsteinPolynomial(coefficients: right))
  }
}
