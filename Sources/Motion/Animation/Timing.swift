/// How an animation is put together: a base and what wraps it.
indirect enum Timing: Hashable, Sendable {
  case curve(UnitCurve, duration: Double)
  /// A spring that takes over the velocity of what it replaces.
  case fluid(Spring, blendDuration: Double)
  /// A spring with its own initial velocity, in intervals a second.
  case interpolating(Spring, initialVelocity: Double)
  case delayed(Timing, by: Double)
  case paced(Timing, by: Double)
  /// Legs one after another, without end when `count` is nil.
  case repeated(Timing, count: Int?, autoreverses: Bool)
  case completing(Timing, after: Double)
  case custom(AnyCustomAnimation)
}

extension Timing {
  /// The custom animation inside, if there is one: then nothing is known in advance.
  var custom: AnyCustomAnimation? {
    switch self {
    case .curve, .fluid, .interpolating: nil
    case .delayed(let base, _), .paced(let base, _), .repeated(let base, _, _),
      .completing(let base, _):
      base.custom
    case .custom(let animation): animation
    }
  }

  /// The fluid spring inside delays, speeds and completions, if there is one.
  var fluidSpring: Spring? {
    switch self {
    case .fluid(let spring, _): spring
    case .delayed(let base, _), .paced(let base, _), .completing(let base, _): base.fluidSpring
    case .curve, .interpolating, .repeated, .custom: nil
    }
  }

  /// Whether this animation replaces a running `previous` one and goes on from its velocity.
  ///
  /// Fluid springs do. A delay or a change of speed does what its base does, but only over an equal
  /// wrapper. Everything else is combined with what runs. Custom animations answer for themselves.
  func merges(over previous: Timing) -> Bool {
    if case .completing(let old, _) = previous { return merges(over: old) }
    switch self {
    case .fluid: return true
    case .completing(let base, _): return base.merges(over: previous)
    case .delayed(let base, let delay):
      guard case .delayed(let old, delay) = previous else { return false }
      return base.merges(over: old)
    case .paced(let base, let speed):
      guard case .paced(let old, speed) = previous else { return false }
      return base.merges(over: old)
    case .curve, .interpolating, .repeated, .custom: return false
    }
  }

  /// This timing's motion for one move, or nil for a custom animation.
  ///
  /// The length and the initial velocity of the move decide when a spring rests; `previous` is the
  /// spring that this one replaces in mid-motion.
  func motion(for load: SpringLoad, replacing previous: Spring? = nil) -> Motion? {
    switch self {
    case .curve(let curve, let duration): return Motion(curve: curve, duration: duration)
    case .fluid(let spring, let blendDuration):
      guard let previous, blendDuration > 0, previous.response != spring.response else {
        return Motion(spring: spring, load: load)
      }
      return Motion(
        blended: BlendedSpring(
          initialResponse: previous.response, spring: spring, blendDuration: blendDuration),
        load: load)
    case .interpolating(let spring, let velocity):
      return Motion(interpolating: spring, initialVelocity: velocity)
    case .delayed(let base, let delay):
      return base.motion(for: load, replacing: previous)?.delayed(by: delay)
    case .paced(let base, let speed):
      // A base that runs at double speed sees half the velocity per second of its own time.
      let slowed = speed > 0 ? load.withVelocity(scaledBy: 1 / speed) : load
      return base.motion(for: slowed, replacing: previous)?.paced(by: speed)
    case .repeated(let base, let count, let autoreverses):
      return base.motion(for: load)?.repeated(count, autoreverses: autoreverses)
    case .completing(let base, let time):
      return base.motion(for: load, replacing: previous)?.completing(after: time)
    case .custom: return nil
    }
  }
}

extension SpringLoad {
  /// The load with its velocity multiplied by `factor`.
  func withVelocity(scaledBy factor: Double) -> SpringLoad {
    SpringLoad(
      distanceSquared: distanceSquared, dot: dot * factor,
      speedSquared: speedSquared * factor * factor)
  }
}
