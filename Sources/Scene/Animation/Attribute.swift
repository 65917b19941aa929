public import Motion

/// One animatable value of an element: its target, and the way it takes there.
///
/// The first value never animates. A new target starts, merges or drops an animation according to
/// the transaction that it comes with; without one the value jumps.
struct Attribute<Value: VectorArithmetic> {
  /// The full history of animations, in a box of its own: few samples need it.
  private final class Animator {
    var animator: AttributeAnimator<Value>
    init(_ value: Value) { animator = AttributeAnimator(value) }
  }
  private var model: Value?
  private var animator: Animator?
  private var flight: SoleFlight<Value>?
  private var tracked: TrackedVelocity<Value>?
  private var end = -Double.infinity
  private var period: Double?
  /// Whether the value shown is the target.
  private(set) var isAtRest = true

  /// Takes over the target of this update.
  mutating func update(_ target: Value, transaction: Transaction) {
    guard let model else {
      self.model = target
      return
    }
    guard target != model else { return }
    self.model = target
    let now = Graph.current?.now ?? 0
    if transaction.animation == nil, transaction.tracksVelocity {
      return follow(target, at: now)
    }
    let velocity = tracked?.velocity(at: now)
    tracked = nil
    guard transaction.animation != nil || animator != nil else { return }
    let animator = animator ?? Animator(model)
    self.animator = animator
    animator.animator.setTarget(
      target, animation: transaction.animation, velocity: velocity, at: now)
    isAtRest = !animator.animator.isAnimating(at: now)
    guard !isAtRest else {
      flight = nil
      return
    }
    flight = animator.animator.soleFlight
    end = animator.animator.settledTime ?? .infinity
    period = end == .infinity ? transaction.animation?.repeatPeriod(for: target - model) : nil
    guard !transaction.completions.isEmpty else { return }
    let logicalEnd = animator.animator.logicalCompletionTime ?? .infinity
    for completion in transaction.completions { completion.note(logicalEnd: logicalEnd, end: end) }
  }

  /// Jumps to `target`, and remembers how fast such jumps go on.
  private mutating func follow(_ target: Value, at now: Double) {
    let tracked = tracked ?? TrackedVelocity()
    tracked.note(target, at: now)
    (self.tracked, animator, flight, isAtRest) = (tracked, nil, nil, true)
  }

  /// Starts over at `value`, as if it had always been the target.
  mutating func reset(to value: Value) {
    self = Attribute()
    model = value
  }

  /// The value at `time`, which must not go back.
  mutating func presented(at time: Double, _ motion: inout MotionReport) -> Value {
    guard let model else { return .zero }
    guard !isAtRest else { return model }
    guard time < end else {
      isAtRest = true
      flight = nil
      return model
    }
    motion.note(end: end, period: period)
    if let flight { return flight.value(at: time) }
    guard let animator else { return model }
    let value = animator.animator.advance(to: time)
    isAtRest = !animator.animator.isAnimating(at: time)
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
