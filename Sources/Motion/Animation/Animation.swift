import Foundation

/// The way a value goes from its old to its new state over time.
///
/// Durations are seconds. Numbers that make no sense are moved to the nearest that do: a negative
/// or infinite duration to zero, not-a-number to the default.
public struct Animation: Hashable, Sendable {
  let timing: Timing

  init(_ timing: Timing) { self.timing = timing }

  /// The animation a custom algorithm makes.
  public init(_ base: some CustomAnimation) { self.init(.custom(AnyCustomAnimation(base))) }

  /// The spring used where no animation is named: response 0.55 s, critically damped.
  public static let `default` = Animation(
    .fluid(Spring(response: 0.55, dampingRatio: 1), blendDuration: 0))
}

// MARK: - Curves

extension Animation {
  /// How long a curve takes when nothing is said, in seconds.
  static let curveDuration = 0.35

  /// Constant speed over 0.35 s.
  public static var linear: Animation { linear(duration: curveDuration) }
  /// A slow start, over 0.35 s.
  public static var easeIn: Animation { easeIn(duration: curveDuration) }
  /// A slow end, over 0.35 s.
  public static var easeOut: Animation { easeOut(duration: curveDuration) }
  /// A slow start and a slow end, over 0.35 s.
  public static var easeInOut: Animation { easeInOut(duration: curveDuration) }

  /// Constant speed over `duration` seconds.
  public static func linear(duration: Double) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// A slow start, over `duration` seconds.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// A slow end, over `duration` seconds.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// A slow start and a slow end, over `duration` seconds.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// The given easing over `duration` seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(.curve(curve, duration: duration.isFinite ? max(duration, 0) : 0))
  }

  /// The cubic Bézier easing with the given control points, over `duration` seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y))
    return timingCurve(curve, duration: duration)
  }
}

// MARK: - Wrappers

extension Animation {
  /// The animation, begun `delay` seconds later.
  public func delay(_ delay: Double) -> Animation {
    Animation(.delayed(timing, by: delay.isFinite ? delay : 0))
  }

  /// The animation at `speed` times the pace; at zero or less it never gets going.
  public func speed(_ speed: Double) -> Animation {
    Animation(.paced(timing, by: speed.isFinite ? speed : 1))
  }

  /// The animation `repeatCount` times, every second time backwards if `autoreverses`.
  ///
  /// The value ends at its target: after an even number of reversing legs it jumps there.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(timing, count: repeatCount, autoreverses: autoreverses))
  }

  /// The animation over and over, until its value is changed again.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(timing, count: nil, autoreverses: autoreverses))
  }

  /// The animation, taken for finished after `duration` seconds if it is not sooner.
  public func logicallyComplete(after duration: Double) -> Animation {
    Animation(.completing(timing, after: duration.isFinite ? max(duration, 0) : 0))
  }
}
