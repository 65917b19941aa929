public import Foundation

/// The accuracy of lengths where none is asked for, in points: far below a pixel's worth, and
/// cheap, since the quadrature converges quickly.
public let defaultLengthAccuracy: CGFloat = 1e-6

extension ParametricCurve {
  /// The length of the curve, within `accuracy` points.
  ///
  /// Integrates the speed by Gauss–Legendre quadrature of orders 8 and 16, halving the curve until
  /// they agree; about 24 evaluations for a gentle curve, more near a cusp.
  package func arcLength(accuracy: CGFloat = defaultLengthAccuracy) -> CGFloat {
    arcLength(from: 0, to: 1, accuracy: accuracy)
  }

  /// The length of the part between two parameters, within `accuracy` points; not negative.
  package func arcLength(
    from t0: CGFloat, to t1: CGFloat, accuracy: CGFloat = defaultLengthAccuracy
  ) -> CGFloat {
    // A line, or a curve drawn along one without turning back, is as long as its chord.
    let chord = start.distance(to: end)
    if t0 == 0, t1 == 1, controlLength - chord <= accuracy / 2 {
      return (chord + controlLength) / 2
    }
    return abs(quadrature(from: t0, to: t1, accuracy: accuracy, depth: 20))
  }

  /// The parameter in [0, 1] up to which the curve is `length` points long, within `accuracy`
  /// points.
  ///
  /// Lengths below zero give 0, those beyond the curve 1. Newton's method on the length, whose
  /// derivative is the speed, kept inside a bracket that halves when it strays.
  package func parameter(
    atLength length: CGFloat, accuracy: CGFloat = defaultLengthAccuracy
  ) -> CGFloat {
    guard length > 0 else { return 0 }
    let total = arcLength(accuracy: accuracy / 2)
    guard length < total else { return 1 }
    var (low, high) = (CGFloat(0), CGFloat(1))
    var t = length / total
    var (known, reached) = (CGFloat(0), CGFloat(0))  // the length `reached` up to `known`
    for _ in 0..<60 {
      let piece = quadrature(from: known, to: t, accuracy: accuracy / 32, depth: 20)
      (known, reached) = (t, reached + piece)
      let error = reached - length
      if abs(error) <= accuracy / 4 { break }
      if error > 0 { high = t } else { low = t }
      let newton = t - error / derivative(at: t).length
      t = newton > low && newton < high ? newton : (low + high) / 2
      if t == low || t == high { break }
    }
    return t
  }

  private func quadrature(
    from t0: CGFloat, to t1: CGFloat, accuracy: CGFloat, depth: Int
  ) -> CGFloat {
    let coarse = quadrature(GaussLegendre.order8, from: t0, to: t1)
    let fine = quadrature(GaussLegendre.order16, from: t0, to: t1)
    // Near a cusp both can be wrong by more than they differ, hence the tenth; beyond thirteen digits
    // they differ by rounding. `!(>)` also ends the recursion for lengths that are not numbers.
    let allowed = max(accuracy / 10, 1e-13 * abs(fine))
    if depth == 0 || !(abs(fine - coarse) > allowed) { return fine }
    let middle = (t0 + t1) / 2
    return quadrature(from: t0, to: middle, accuracy: accuracy / 2, depth: depth - 1)
      + quadrature(from: middle, to: t1, accuracy: accuracy / 2, depth: depth - 1)
  }

  private func quadrature(
    _ rule: [(node: CGFloat, weight: CGFloat)], from t0: CGFloat, to t1: CGFloat
  ) -> CGFloat {
    let (center, half) = ((t0 + t1) / 2, (t1 - t0) / 2)
    var sum: CGFloat = 0
    for (node, weight) in rule {
      sum +=
        weight
        * (derivative(at: center - half * node).length
          + derivative(at: center + half * node).length)
    }
    return half * sum
  }
}

/// The positive nodes of Gauss–Legendre quadrature on [−1, 1] with their weights.
///
/// The negative nodes mirror them. Abramowitz and Stegun, "Handbook of Mathematical Functions",
/// table 25.4.
private enum GaussLegendre {
  static let order8: [(node: CGFloat, weight: CGFloat)] = [
    (0.183_434_642_495_649_8, 0.362_683_783_378_362_0),
    (0.525_532_409_916_328_9, 0.313_706_645_877_887_3),
    (0.796_666_477_413_626_7, 0.222_381_034_453_374_5),
    (0.960_289_856_497_536_2, 0.101_228_536_290_376_3),
  ]

  static let order16: [(node: CGFloat, weight: CGFloat)] = [
    (0.095_012_509_837_637_4, 0.189_450_610_455_068_5),
    (0.281_603_550_779_258_9, 0.182_603_415_044_923_6),
    (0.458_016_777_657_227_4, 0.169_156_519_395_002_5),
    (0.617_876_244_402_643_7, 0.149_595_988_816_576_7),
    (0.755_404_408_355_003_0, 0.124_628_971_255_533_9),
    (0.865_631_202_387_831_7, 0.095_158_511_682_492_8),
    (0.944_575_023_073_232_6, 0.062_253_523_938_647_9),
    (0.989_400_934_991_649_9, 0.027_152_459_411_754_1),
  ]
}
