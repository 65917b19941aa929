extension Spring {
  /// The way covered after `time` seconds on a move from zero to `target`.
  ///
  /// - Parameters:
  ///   - target: Where the spring pulls to, from zero.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - time: Seconds since the start; earlier counts as the start.
  /// - Returns: The position, zero at the start and `target` in the limit.
  @inlinable
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    response(at: time).applied(to: target, initialVelocity: initialVelocity)
  }

  /// The velocity, per second, after `time` seconds on a move from zero to `target`.
  @inlinable
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    rate(at: time).applied(to: target, initialVelocity: initialVelocity)
  }

  /// Moves `value` and `velocity` on by `deltaTime` seconds towards `target`; exact for any step.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    let interval = target - value
    value += self.value(target: interval, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: interval, initialVelocity: velocity, time: deltaTime)
  }

  /// The force on the object: stiffness times the way left less damping times velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The position after `time` seconds on a move between two values.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    let start = fromValue.animatableData
    var result = toValue
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  /// The velocity, per second, after `time` seconds on a move between two values.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force on the object at `position` on a move between two values.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }
}
