public import Motion

/// One animatable value of an element: its target, and the way it takes there.
///
/// The first value never animates. A new target starts, merges or drops an animation according to
/// the transaction that it comes with; without one the value jumps.
struct Attribute<Value: VectorArithmetic> {
  private var animator: AttributeAnimator<Value>?
  private var end = -Double.infinity
  /// Whether the value shown is the target.
  private(set) var isAtRest = true

  /// Takes over the target of this update.
  mutating func update(_ target: Value, transaction: Transaction) {
    guard let model = animator?.model else {
      animator = AttributeAnimator(target)
      return
    }
    guard target != model else { return }
    let now = Graph.current?.now ?? 0
    animator?.setTarget(target, animation: transaction.animation, at: now)
    isAtRest = animator?.isAnimating(at: now) != true
    guard !isAtRest else { return }
    end = animator?.settledTime ?? .infinity
    guard !transaction.completions.isEmpty else { return }
    let logicalEnd = animator?.logicalCompletionTime ?? .infinity
    for completion in transaction.completions { completion.note(logicalEnd: logicalEnd, end: end) }
  }

  /// Starts over at `value`, as if it had always been the target.
  mutating func reset(to value: Value) {
    animator = AttributeAnimator(value)
    isAtRest = true
  }

  /// The value at `time`, which must not go back.
  mutating func presented(at time: Double, _ motion: inout MotionReport) -> Value {
    guard let animator else { return .zero }
    if isAtRest { return animator.model }
    let value = self.animator?.advance(to: time) ?? animator.model
    isAtRest = self.animator?.isAnimating(at: time) != true
    if !isAtRest { motion.note(end: end) }
    return value
  }
}

extension AnimationContext {
  /// The environment of the animated view.
  public var environment: EnvironmentValues {
    environmentStorage as? EnvironmentValues ?? EnvironmentValues()
  }
}

// Unchecked: values are put in and read on the main thread, which alone runs a film.
extension EnvironmentValues: @unchecked Sendable {}
