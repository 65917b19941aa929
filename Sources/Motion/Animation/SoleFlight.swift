/// A move that one built-in animation makes on its own: all that its samples need, and no more.
///
/// Most values in motion are like this. A sample is one evaluation of the curve, a scale and an
/// addition.
@frozen
package struct SoleFlight<Value: VectorArithmetic> {
  @usableFromInline let base: Value
  @usableFromInline let interval: Value
  @usableFromInline let initialVelocity: Value?
  @usableFromInline let motion: Motion
  @usableFromInline let start: Double

  init(base: Value, entry: AnimatorEntry<Value>, motion: Motion) {
    (self.base, interval) = (base, entry.target - base)
    (initialVelocity, self.motion, start) = (entry.initialVelocity, motion, entry.start)
  }

  /// The value at `time`, which must be before the end.
  @inlinable
  package func value(at time: Double) -> Value {
    base
      + motion.response(at: time - start).applied(to: interval, initialVelocity: initialVelocity)
  }
}

extension AttributeAnimator {
  /// The one built-in animation that is running, when there is just one.
  package var soleFlight: SoleFlight<Value>? {
    guard entries.count == 1, let motion = entries[0].motion else { return nil }
    return SoleFlight(base: base, entry: entries[0], motion: motion)
  }
}
