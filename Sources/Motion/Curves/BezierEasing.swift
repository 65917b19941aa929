import Foundation

/// A cubic Bézier from (0, 0) to (1, 1) read as a function of x.
struct BezierEasing: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  /// The resolution of the solver and of its results: about a millionth.
  private static let resolution = 0x1p-20

  /// A curve with the given control points; x is clamped to 0...1, not-a-number becomes 0.
  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    (self.x1, self.x2) = (x1.clampedToUnit, x2.clampedToUnit)
    (self.y1, self.y2) = (y1.isFinite ? y1 : 0, y2.isFinite ? y2 : 0)
  }

  /// Whether the curve is the straight line of constant speed in x.
  var isDiagonal: Bool { x1 == y1 && x2 == y2 }

  /// The curve with both axes exchanged.
  var inverse: BezierEasing { BezierEasing(x1: y1, y1: x1, x2: y2, y2: x2) }

  /// The value at `x` in 0...1, rounded to a multiple of 2⁻²⁰.
  func value(at x: Double) -> Double {
    let exact = Self.position(y1, y2, parameter(at: x))
    return (exact / Self.resolution).rounded() * Self.resolution
  }

  /// dy/dx at `x` in 0...1, or nil where the tangent is vertical or undefined.
  func slope(at x: Double) -> Double? {
    let t = parameter(at: x)
    let run = Self.derivative(x1, x2, t)
    if run > 1e-6 { return Self.derivative(y1, y2, t) / run }
    // A control point on top of its end: the tangent points at the other one.
    if t < 0.5, x1 == 0, y1 == 0, x2 > 0 { return y2 / x2 }
    if t > 0.5, x2 == 1, y2 == 1, x1 < 1 { return (1 - y1) / (1 - x1) }
    return nil
  }

  /// The parameter t with x(t) = `x`: Newton's method from t = x, then bisection if it strays.
  private func parameter(at x: Double) -> Double {
    var t = x
    for _ in 0..<8 {
      let error = Self.position(x1, x2, t) - x
      if abs(error) < Self.resolution { return t }
      let slope = Self.derivative(x1, x2, t)
      guard abs(slope) > 1e-6 else { break }
      t -= error / slope
      guard (0...1).contains(t) else { break }
    }
    var (low, high) = (0.0, 1.0)
    t = x
    // x(t) rises from 0 to 1, so each step halves the bracket; 60 exhaust the precision.
    for _ in 0..<60 {
      let error = Self.position(x1, x2, t) - x
      if abs(error) < Self.resolution { break }
      if error < 0 { low = t } else { high = t }
      t = (low + high) / 2
    }
    return t
  }

  /// One coordinate of the curve: 3(1-t)²t·a + 3(1-t)t²·b + t³, by Horner's rule.
  private static func position(_ a: Double, _ b: Double, _ t: Double) -> Double {
    ((1 + 3 * a - 3 * b) * t + 3 * (b - 2 * a)) * t * t + 3 * a * t
  }

  /// The derivative of one coordinate with respect to t.
  private static func derivative(_ a: Double, _ b: Double, _ t: Double) -> Double {
    (3 * (1 + 3 * a - 3 * b) * t + 6 * (b - 2 * a)) * t + 3 * a
  }
}
