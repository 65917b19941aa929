import Foundation

extension Animation {
  /// A spring that carries velocity over when its target changes.
  ///
  /// When it replaces a spring of another duration, the period slides over `blendDuration` seconds.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    let blend = blendDuration.isFinite ? max(blendDuration, 0) : 0
    return Animation(.fluid(spring, blendDuration: blend))
  }

  /// A spring by its perceived duration and bounce.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring by its undamped period and damping as a share of the critical one.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A critically damped spring of half a second.
  public static var spring: Animation { spring() }

  /// A quick spring for values that follow a finger, by its perceived duration.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A quick spring for values that follow a finger, by its undamped period.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A quick spring for values that follow a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A spring that is combined with what runs, like a curve, by its physical constants.
  ///
  /// Damping above the critical one counts as critical.
  ///
  /// - Parameters:
  ///   - mass: The mass of the object on the spring.
  ///   - stiffness: The pull per unit of distance.
  ///   - damping: The drag per unit of speed.
  ///   - initialVelocity: The velocity at the start, in intervals a second.
  /// - Returns: The animation.
  @_disfavoredOverload
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping),
      initialVelocity: initialVelocity)
  }

  /// A spring that is combined with what runs, by its perceived duration and bounce.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// The given spring, combined with what runs; damping above the critical one counts as critical.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    let damped = Spring(response: spring.response, dampingRatio: min(spring.dampingRatio, 1))
    return Animation(
      .interpolating(damped, initialVelocity: initialVelocity.isFinite ? initialVelocity : 0))
  }

  /// A spring of half a second that is combined with what runs.
  public static var interpolatingSpring: Animation { interpolatingSpring() }
}

extension Animation {
  /// A spring of half a second without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring of half a second with a small bounce.
  public static var snappy: Animation { snappy() }
  /// A spring of half a second with a clear bounce.
  public static var bouncy: Animation { bouncy() }

  /// A spring without bounce but for `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring of bounce 0.15 and `extraBounce`.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring of bounce 0.3 and `extraBounce`.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}
