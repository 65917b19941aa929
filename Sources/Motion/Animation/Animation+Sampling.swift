public import Foundation

extension Animation {
  /// The way covered after `time` seconds of a move by `value`, or nil once the move is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    timing.animate(value: value, time: time, context: &context)
  }

  /// The velocity after `time` seconds; nil for curves, which have none to hand on.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    timing.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation replaces the running `previous` one.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let custom = timing.custom else { return timing.merges(over: previous.timing) }
    return custom.base.shouldMerge(
      previous: previous, value: value, time: time, context: &context)
  }
}

/// The motion of a built-in animation, worked out at its first sample.
private enum MotionKey: AnimationStateKey {
  static var defaultValue: Motion? { nil }
}

/// Where a repeated custom animation is.
private enum RepetitionKey: AnimationStateKey {
  static var defaultValue: (leg: Int, start: Double) { (0, 0) }
}

extension Timing {
  fileprivate func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    guard custom != nil else {
      let load = SpringLoad(interval: value, velocity: nil)
      guard let motion = context.state[MotionKey.self] ?? motion(for: load) else { return nil }
      context.state[MotionKey.self] = motion
      if time >= motion.logicalDuration { context.isLogicallyComplete = true }
      guard motion.duration > 0, time <= motion.duration else { return nil }
      return motion.response(at: time).applied(to: value, initialVelocity: nil)
    }
    switch self {
    case .custom(let animation):
      return animation.base.animate(value: value, time: time, context: &context)
    case .delayed(let base, let delay):
      return base.animate(value: value, time: max(time - delay, 0), context: &context)
    case .paced(let base, let speed):
      return base.animate(value: value, time: max(time * speed, 0), context: &context)
    case .completing(let base, let after):
      let result = base.animate(value: value, time: time, context: &context)
      if time >= after { context.isLogicallyComplete = true }
      return result
    case .repeated(let base, let count, let autoreverses):
      var (leg, start) = context.state[RepetitionKey.self]
      if let count, leg >= count { return nil }
      var result = base.animate(value: value, time: time - start, context: &context)
      if result == nil {
        // The leg's length is unknown in advance, so the next begins with the sample that ends it.
        (leg, start) = (leg + 1, time)
        if let count, leg >= count { return nil }
        context.state = AnimationState()
        result = base.animate(value: value, time: 0, context: &context)
      }
      context.state[RepetitionKey.self] = (leg, start)
      context.isLogicallyComplete = false
      guard let covered = result else { return nil }
      return autoreverses && leg % 2 == 1 ? value - covered : covered
    case .curve, .fluid, .interpolating: return nil
    }
  }

  fileprivate func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    switch self {
    case .curve, .repeated: return nil
    case .fluid(let spring, _): return spring.velocity(target: value, time: time)
    case .interpolating(let spring, let velocity):
      return spring.velocity(
        target: value, initialVelocity: value.scaled(by: velocity), time: time)
    case .delayed(let base, let delay):
      return base.velocity(value: value, time: max(time - delay, 0), context: context)
    case .paced(let base, let speed):
      return base.velocity(value: value, time: max(time * speed, 0), context: context)?
        .scaled(by: speed)
    case .completing(let base, _):
      return base.velocity(value: value, time: time, context: context)
    case .custom(let animation):
      return animation.base.velocity(value: value, time: time, context: context)
    }
  }
}
