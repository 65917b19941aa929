/// One animation in an animator: when it began, where it pulls, and how.
@frozen
@usableFromInline
struct AnimatorEntry<Value: VectorArithmetic> {
  @usableFromInline var animation: Animation
  @usableFromInline var start: Double
  /// Where it pulls the value to.
  @usableFromInline var target: Value
  /// The velocity a merged spring took over, per second.
  @usableFromInline var initialVelocity: Value?
  /// The course of the motion; nil for custom animations, which know only the next sample.
  @usableFromInline var motion: Motion?
  /// From when on it counts as finished; infinite if endless or not known yet.
  @usableFromInline var end: Double
  /// What a custom animation remembers.
  @usableFromInline var state = AnimationState<Value>()

  init(
    animation: Animation, start: Double, target: Value, initialVelocity: Value?, motion: Motion?
  ) {
    self.animation = animation
    self.start = start
    self.target = target
    self.initialVelocity = initialVelocity
    self.motion = motion
    end = motion.map { start + $0.duration } ?? .infinity
  }
}

extension AnimatorEntry {
  /// The velocity a merging spring takes over; nil from a curve, which has none to hand on.
  func velocityToHandOn(from base: Value, at time: Double) -> Value? {
    guard animation.timing.fluidSpring != nil, let motion else { return nil }
    return motion.rate(at: time - start)
      .applied(to: target - base, initialVelocity: initialVelocity)
  }

  func context(_ environment: (any Sendable)?) -> AnimationContext<Value> {
    AnimationContext(state: state, environmentStorage: environment)
  }

  /// What a custom animation makes of `value` at `time`, without remembering it; nil when it is over.
  @usableFromInline
  func customValue(
    from value: Value, at time: Double, _ environment: (any Sendable)?
  ) -> Value? {
    var context = context(environment)
    return animation.animate(value: target - value, time: time - start, context: &context)
      .map { value + $0 }
  }

  /// Whether a custom animation is over at `time`.
  func isOver(at time: Double, from value: Value, _ environment: (any Sendable)?) -> Bool {
    customValue(from: value, at: time, environment) == nil
  }

  /// When a copy of a custom animation ends, or looks finished, at 60 samples a second.
  func probedEnd(
    from value: Value, _ environment: (any Sendable)?, logically: Bool
  ) -> Double? {
    var context = AnimationContext<Value>(environmentStorage: environment)
    for frame in 0...3600 {
      let elapsed = Double(frame) / 60
      let covered = animation.animate(
        value: target - value, time: elapsed, context: &context)
      if covered == nil || (logically && context.isLogicallyComplete) { return start + elapsed }
    }
    return nil
  }
}
