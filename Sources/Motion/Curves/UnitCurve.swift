import Foundation

/// An easing: a function from progress in time, 0...1, to progress in value, with f(0) = 0, f(1) = 1.
public struct UnitCurve: Hashable, Sendable {
  /// The rule that gives the curve its values.
  enum Rule: Hashable, Sendable {
    case linear
    case bezier(BezierEasing)
    case circularIn
    case circularOut
    case circularInOut
    /// The inverse of `circularInOut`: out in the first half, in in the second.
    case circularOutIn
  }

  let rule: Rule

  init(_ rule: Rule) { self.rule = rule }

  /// A cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// The control points' x are clamped to 0...1, where the curve is a function; y may leave 0...1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    let easing = BezierEasing(
      x1: Double(startControlPoint.x), y1: Double(startControlPoint.y),
      x2: Double(endControlPoint.x), y2: Double(endControlPoint.y))
    return UnitCurve(easing.isDiagonal ? .linear : .bezier(easing))
  }

  /// The value at `progress`, which is clamped to 0...1.
  public func value(at progress: Double) -> Double {
    let x = progress.clampedToUnit
    if x == 0 || x == 1 { return x }
    return switch rule {
    case .linear: x
    case .bezier(let easing): easing.value(at: x)
    case .circularIn: circularIn(x)
    case .circularOut: 1 - circularIn(1 - x)
    case .circularInOut: x < 0.5 ? circularIn(2 * x) / 2 : 1 - circularIn(2 - 2 * x) / 2
    case .circularOutIn:
      x < 0.5 ? (1 - circularIn(1 - 2 * x)) / 2 : (1 + circularIn(2 * x - 1)) / 2
    }
  }

  /// The slope at `progress`, which is clamped to 0...1: value per unit of progress.
  ///
  /// A vertical tangent gives the mean slope over the 1/1024 beside it, a finite number.
  public func velocity(at progress: Double) -> Double {
    let x = progress.clampedToUnit
    switch rule {
    case .linear: return 1
    case .bezier(let easing):
      if let slope = easing.slope(at: x) { return slope }
    default: break
    }
    // Central difference, one-sided at the ends: exact enough for an arc and total at its ends.
    let reach = 1.0 / 1024
    let (before, after) = (max(0, x - reach), min(1, x + reach))
    return (value(at: after) - value(at: before)) / (after - before)
  }

  /// The curve with time and value exchanged.
  ///
  /// A Bézier whose control points leave 0...1 in y has no inverse function; their y are clamped.
  public var inverse: UnitCurve {
    switch rule {
    case .linear: self
    case .bezier(let easing): UnitCurve(.bezier(easing.inverse))
    case .circularIn: UnitCurve(.circularOut)
    case .circularOut: UnitCurve(.circularIn)
    case .circularInOut: UnitCurve(.circularOutIn)
    case .circularOutIn: UnitCurve(.circularInOut)
    }
  }
}

extension UnitCurve {
  /// Constant speed.
  public static let linear = UnitCurve(.linear)
  /// Starts slowly: control points (0.42, 0) and (1, 1).
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Ends slowly: control points (0, 0) and (0.58, 1).
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Starts and ends slowly: control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// The older name of `easeInOut`.
  @available(*, deprecated, renamed: "easeInOut")
  public static var easeInEaseOut: UnitCurve { easeInOut }
  /// A quarter of a circle that starts level: 1 - √(1 - x²).
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// A quarter of a circle that ends level: √(1 - (1 - x)²).
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// Two quarters of a circle, level at both ends.
  public static let circularEaseInOut = UnitCurve(.circularInOut)
}

extension UnitCurve: CustomStringConvertible {
  /// The curve's kind and, for a Bézier, its control points.
  public var description: String {
    switch rule {
    case .linear: "linear"
    case .bezier(let easing): "bezier(\(easing.x1), \(easing.y1), \(easing.x2), \(easing.y2))"
    case .circularIn: "circularEaseIn"
    case .circularOut: "circularEaseOut"
    case .circularInOut: "circularEaseInOut"
    case .circularOutIn: "circularEaseOutIn"
    }
  }
}

/// The circle's rise from a level start: 1 - √(1 - x²).
private func circularIn(_ x: Double) -> Double { 1 - max(0, 1 - x * x).squareRoot() }

extension Double {
  /// The number, moved into 0...1; not-a-number becomes 0.
  var clampedToUnit: Double { self > 0 ? Swift.min(self, 1) : 0 }
}
