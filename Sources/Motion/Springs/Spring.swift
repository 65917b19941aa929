import Foundation

/// A damped harmonic oscillator that pulls a value to a target.
///
/// Values follow the closed-form solution of `mass·x″ = -stiffness·(x - target) - damping·x′`, so any
/// moment costs the same and no step size shows. Parameters out of range are moved into it.
public struct Spring: Hashable, Sendable {
  /// √(stiffness / mass), in radians a second.
  let angularFrequency: Double
  /// Damping as a share of the critical one: under 1 the value overshoots.
  public let dampingRatio: Double
  /// The mass of the object on the spring; only `force`, `stiffness` and `damping` depend on it.
  public let mass: Double

  private init(angularFrequency: Double, dampingRatio: Double, mass: Double) {
    // Beyond these the exponentials under- or overflow; no visible motion is that quick or slow.
    self.angularFrequency = angularFrequency.clamped(to: 1e-6...1e6, otherwise: 4 * .pi)
    self.dampingRatio = dampingRatio.clamped(to: 0...1e4, otherwise: 1)
    self.mass = mass.clamped(to: 1e-9...1e9, otherwise: 1)
  }

  /// A spring by how long a move seems to take and how much it overshoots.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds: the period of the undamped spring.
  ///   - bounce: 0 is critical damping, up to 1 rings ever longer, down to -1 creeps.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// A spring by its undamped period in seconds and its damping as a share of the critical one.
  public init(response: Double, dampingRatio: Double) {
    self.init(angularFrequency: 2 * .pi / max(response, 0), dampingRatio: dampingRatio, mass: 1)
  }

  /// A spring by its physical constants.
  ///
  /// Damping above the critical one counts as critical unless `allowOverDamping` is true.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      angularFrequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1),
      mass: mass)
  }

  /// The spring that comes within `epsilon` of a target one unit away after `settlingDuration`.
  ///
  /// The inverse of the property `settlingDuration` for a damping ratio under 1; from 1 on, of the
  /// exact motion. A damping ratio of zero never settles and is taken as 1/1000.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = max(dampingRatio, 0.001)
    let duration = settlingDuration.clamped(to: 1e-3...1e6, otherwise: 1)
    let epsilon = epsilon.clamped(to: 1e-12...0.5, otherwise: 0.001)
    // A stiffer spring settles sooner in both measures, so the frequency can be bisected.
    var (low, high) = (1e-6, 1e6)
    for _ in 0..<200 {
      let middle = (low * high).squareRoot()
      let spring = Spring(angularFrequency: middle, dampingRatio: ratio, mass: 1)
      if spring.isSettled(after: duration, epsilon: epsilon) { high = middle } else { low = middle }
    }
    self.init(angularFrequency: high, dampingRatio: ratio, mass: 1)
  }

  private func isSettled(after time: Double, epsilon: Double) -> Bool {
    if dampingRatio < 1 { return envelopeDuration(weight: decayRate + 1, epsilon: epsilon) <= time }
    return abs(1 - response(at: time).position) <= epsilon
  }

  static func dampingRatio(bounce: Double) -> Double {
    bounce < 0 ? 1 / (1 + max(bounce, -0.999)) : 1 - min(bounce, 1)
  }
}

extension Spring {
  /// The perceived duration in seconds: the period of the undamped spring.
  public var duration: Double { response }

  /// The undamped period in seconds: 2π / √(stiffness / mass).
  public var response: Double { 2 * .pi / angularFrequency }

  /// The overshoot: 1 - ζ for a damping ratio ζ up to 1, 1/ζ - 1 above it.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The pull per unit of distance, in mass per second squared.
  public var stiffness: Double { mass * angularFrequency * angularFrequency }

  /// The drag per unit of speed, in mass per second.
  public var damping: Double { 2 * dampingRatio * angularFrequency * mass }

  /// The rate of the exponential decay, ζω, in 1/s.
  var decayRate: Double { dampingRatio * angularFrequency }

  /// √(stiffness / mass) of the spring with the given period.
  static func angularFrequency(response: Double) -> Double { 2 * .pi / response }
}

extension Spring {
  /// A critically damped spring of half a second.
  public static var smooth: Spring { smooth() }
  /// A spring with a small overshoot, of half a second.
  public static var snappy: Spring { snappy() }
  /// A spring with a clear overshoot, of half a second.
  public static var bouncy: Spring { bouncy() }

  /// A spring without overshoot but for `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring of bounce 0.15 and `extraBounce`.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring of bounce 0.3 and `extraBounce`.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Double {
  /// The number moved into `range`; not-a-number becomes `fallback`.
  func clamped(to range: ClosedRange<Double>, otherwise fallback: Double) -> Double {
    isNaN ? fallback : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
