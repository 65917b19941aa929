import Motion

/// A value over the whole film: what each change left in motion.
///
/// The engine's animator is a value; a copy of it is kept for every change, so that any time can be
/// asked for, in any order, at the cost of a search and one sample.
struct AnimatedValue<Value: VectorArithmetic & Sendable>: Sendable {
  private var changes: [Change]

  // Sendable because the only part of an animator that may not be is what a custom animation
  // remembers, and presets have none: an animation comes from `AnimationDecoder` alone.
  private struct Change: @unchecked Sendable {
    var start: Double
    var animator: AttributeAnimator<Value>
  }

  /// A value that rests.
  init(_ value: Value) {
    changes = [Change(start: -.infinity, animator: AttributeAnimator(value))]
  }

  /// What the value goes to after the last change.
  var target: Value { changes[changes.count - 1].animator.model }

  /// Whether the value never changes.
  var isConstant: Bool { changes.count == 1 }

  /// Changes the target at `time`, which is not before the last change; `nil` snaps.
  mutating func set(_ value: Value, animation: Animation?, at time: Double) {
    guard value != target else { return }
    var last = changes[changes.count - 1]
    last.animator.setTarget(value, animation: animation, at: time)
    if last.start == time {
      changes[changes.count - 1] = last
    } else {
      changes.append(Change(start: time, animator: last.animator))
    }
  }

  /// The value at `time`.
  func value(at time: Double) -> Value {
    if changes.count == 1 { return changes[0].animator.presentation(at: time) }
    var (low, high) = (1, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return changes[low - 1].animator.presentation(at: time)
  }

  /// Whether the last change is still in motion at `time`.
  func isAnimating(at time: Double) -> Bool {
    changes[changes.count - 1].animator.isAnimating(at: time)
  }

  /// When the last change has come to rest: -∞ without one, `nil` if never.
  var settledTime: Double? {
    let last = changes[changes.count - 1]
    guard let end = last.animator.settledTime else { return nil }
    return max(end, last.start)
  }
}

extension AnimatedValue<Quantity> {
  /// A progress from 0 at `time` to 1.
  static func progress(_ animation: Animation, from time: Double) -> AnimatedValue {
    var value = AnimatedValue(Quantity(0))
    value.set(Quantity(1), animation: animation, at: time)
    return value
  }

  /// The progress at `time`, clamped to 0…1: outlines and paints do not overshoot.
  func progress(at time: Double) -> Double { min(max(value(at: time).lanes.x, 0), 1) }
}

/// Phases that follow each other, each from its start on.
struct Phases<Phase: Sendable>: Sendable {
  private(set) var phases: [(start: Double, phase: Phase)]

  init(_ phase: Phase) { phases = [(-.infinity, phase)] }

  /// The newest phase.
  var last: Phase {
    get { phases[phases.count - 1].phase }
    set { phases[phases.count - 1].phase = newValue }
  }

  /// Begins `phase` at `time`; one that began at the same time is replaced.
  mutating func begin(_ phase: Phase, at time: Double) {
    if phases[phases.count - 1].start == time {
      last = phase
    } else {
      phases.append((time, phase))
    }
  }

  /// The phase in force at `time`.
  func phase(at time: Double) -> Phase {
    var (low, high) = (1, phases.count)
    while low < high {
      let middle = (low + high) / 2
      if phases[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return phases[low - 1].phase
  }
}
