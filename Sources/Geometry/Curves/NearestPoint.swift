package import Foundation

extension CubicCurve {
  /// The parameter of the point nearest to `point`, and its distance.
  ///
  /// Compares the ends with every root of (B(t) − point)·B′(t), a quintic in Bernstein form
  /// (Schneider, "Solving the Nearest-Point-on-Curve Problem", Graphics Gems, 1990); the parameter
  /// is within 2⁻⁴⁰.
  package func nearest(to point: CGPoint) -> (t: CGFloat, distance: CGFloat) {
    let offsets = [start - point, control1 - point, control2 - point, end - point]
    let sides = [control1 - start, control2 - control1, end - control2]
    // The product of Bernstein forms of degrees 3 and 2: the weight of i and j is
    // C(3,i)·C(2,j)/C(5,i+j).
    let binomials: (cubic: [CGFloat], square: [CGFloat], quintic: [CGFloat]) = (
      [1, 3, 3, 1], [1, 2, 1], [1, 5, 10, 10, 5, 1]
    )
    var quintic = BernsteinPolynomial(coefficients: Array(repeating: 0, count: 6))
    for i in 0...3 {
      for j in 0...2 {
        let weight = binomials.cubic[i] * binomials.square[j] / binomials.quintic[i + j]
        quintic.coefficients[i + j] += weight * offsets[i].dot(sides[j])
      }
    }
    var best = (t: CGFloat(0), distance: start.distance(to: point))
    for t in quintic.roots + [1] {
      let distance = evaluate(t).distance(to: point)
      if distance < best.distance { best = (t, distance) }
    }
    return best
  }
}
