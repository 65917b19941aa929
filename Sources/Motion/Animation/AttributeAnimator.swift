/// One attribute in motion: its target, what it shows now, and the animations between.
///
/// `model` is the target. While animations run, what is shown starts from `base` and each of them, in
/// the order they began, pulls the result so far towards its own target: `r += f(t)·(target - r)`.
/// A spring that merges takes over the value shown and its velocity instead. Times are seconds, on
/// any clock that does not run backwards between changes. A sample costs a few additions a running
/// animation and none of it depends on the samples before, but for custom animations.
///
/// Public, since the bodies of `package` generics are not specialised in other modules: a sample of
/// four numbers then takes 600 ns instead of 50.
@frozen
public struct AttributeAnimator<Value: VectorArithmetic> {
  /// The value that is reached when all animations are over.
  public internal(set) var model: Value

  /// What is shown before the first running animation begins.
  @usableFromInline var base: Value

  /// The running animations, oldest first.
  @usableFromInline var entries: [AnimatorEntry<Value>] = []

  /// What held before the latest change, so that another at the same time can replace it.
  @usableFromInline var saved: Saved?

  @frozen
  @usableFromInline
  struct Saved {
    @usableFromInline var time: Double
    @usableFromInline var model: Value
    @usableFromInline var base: Value
    @usableFromInline var entries: [AnimatorEntry<Value>]
  }

  /// The environment handed to custom animations, opaque here.
  @usableFromInline package var environmentStorage: (any Sendable)?

  /// An attribute at rest.
  public init(_ value: Value) {
    model = value
    base = value
  }
}

// MARK: - Changes

extension AttributeAnimator {
  /// Changes the target at `time`.
  ///
  /// An equal target changes nothing. Without an animation the value jumps and all motion ends. Of
  /// two changes at the same time only the later one counts. A spring that does not take over another
  /// one's motion begins with `velocity`, per second; other animations have no use for it.
  public mutating func setTarget(
    _ target: Value, animation: Animation?, velocity: Value? = nil, at time: Double
  ) {
    if let saved, saved.time == time {
      (model, base, entries) = (saved.model, saved.base, saved.entries)
    } else {
      prune(at: time)
      saved = Saved(time: time, model: model, base: base, entries: entries)
    }
    guard target != model else { return }
    defer { model = target }
    guard let animation else {
      (base, entries) = (target, [])
      return
    }
    if !entries.isEmpty,
      let frozen = (presentation(at: time) as? any MidMotionFreezing)?.frozen as? Value
    {
      (base, entries) = (frozen, [])
    }
    if animation.timing.custom == nil {
      begin(animation, to: target, velocity: velocity, at: time)
    } else {
      beginCustom(animation, to: target, at: time)
    }
  }

  private mutating func begin(
    _ animation: Animation, to target: Value, velocity: Value?, at time: Double
  ) {
    let shown = presentation(at: time)
    var velocity = velocity
    var replaced: Spring?
    if let last = entries.last, animation.timing.merges(over: last.animation.timing) {
      velocity = entries.count == 1 ? last.velocityToHandOn(from: base, at: time) : nil
      replaced = last.animation.timing.fluidSpring
      (base, entries) = (shown, [])
    }
    let load = SpringLoad(interval: target - shown, velocity: velocity)
    guard let motion = animation.timing.motion(for: load, replacing: replaced),
      motion.duration > 0
    else {
      (base, entries) = (target, [])
      return
    }
    entries.append(
      AnimatorEntry(
        animation: animation, start: time, target: target, initialVelocity: velocity,
        motion: motion))
  }

  private mutating func beginCustom(_ animation: Animation, to target: Value, at time: Double) {
    if var last = entries.last {
      // What the running animation moves by is measured from the value the earlier ones leave.
      let start = partial(at: time, count: entries.count - 1)
      var context = last.context(environmentStorage)
      if animation.shouldMerge(
        previous: last.animation, value: last.target - start, time: time - last.start,
        context: &context)
      {
        (last.animation, last.target, last.state) = (animation, target, context.state)
        last.motion = nil
        entries[entries.count - 1] = last
        return
      }
    }
    entries.append(
      AnimatorEntry(
        animation: animation, start: time, target: target, initialVelocity: nil, motion: nil))
  }

  /// Forgets animations that no longer show at `time`: all of them after the last one's end, else
  /// those before a finished one.
  public mutating func prune(at time: Double) {
    guard let last = entries.last else { return }
    if !isAnimating(at: time) {
      (base, entries) = (model, [])
      return
    }
    guard last.end == .infinity || entries.count > 1 else { return }
    if let index = entries.lastIndex(where: { time >= $0.end }) {
      base = entries[index].target
      entries.removeFirst(index + 1)
    }
  }

  /// Samples at `time`, keeping what custom animations remember, and forgets what is over.
  ///
  /// Call it once a frame in order of time; `presentation(at:)` alone suffices for the built-ins.
  public mutating func advance(to time: Double) -> Value {
    var result = base
    for index in entries.indices where entries[index].motion == nil {
      let start = partial(at: time, count: index)
      var context = entries[index].context(environmentStorage)
      let covered = entries[index].animation.animate(
        value: entries[index].target - start, time: time - entries[index].start,
        context: &context)
      entries[index].state = context.state
      if covered == nil { entries[index].end = time }
    }
    result = presentation(at: time)
    prune(at: time)
    return result
  }
}

// MARK: - Samples

extension AttributeAnimator {
  /// The value shown at `time`; exactly the model once the last animation is over.
  @inlinable
  public func presentation(at time: Double) -> Value {
    let count = entries.count
    guard count > 0, time < entries[count - 1].end else { return model }
    guard entries[count - 1].motion != nil else { return presentationOfCustom(at: time) }
    return partial(at: time, count: count)
  }

  /// The value shown while the newest animation is a custom one.
  @usableFromInline
  func presentationOfCustom(at time: Double) -> Value {
    isAnimating(at: time) ? partial(at: time, count: entries.count) : model
  }

  /// What the `count` oldest animations make of the base.
  @inlinable
  func partial(at time: Double, count: Int) -> Value {
    var result = base
    // By index: a copy of an entry would count references of all its fields.
    for index in 0..<count {
      if time >= entries[index].end {
        result = entries[index].target
      } else if let motion = entries[index].motion {
        result += motion.response(at: time - entries[index].start)
          .applied(
            to: entries[index].target - result, initialVelocity: entries[index].initialVelocity)
      } else {
        result =
          entries[index].customValue(from: result, at: time, environmentStorage)
          ?? entries[index].target
      }
    }
    return result
  }

  /// The velocity of the value shown, per second; zero once the last animation is over.
  ///
  /// A custom animation contributes what it reports.
  public func velocity(at time: Double) -> Value {
    guard isAnimating(at: time) else { return .zero }
    var value = base
    var velocity: Value?
    for entry in entries {
      if time >= entry.end {
        (value, velocity) = (entry.target, nil)
        continue
      }
      let (elapsed, interval) = (time - entry.start, entry.target - value)
      guard let motion = entry.motion else {
        velocity = entry.animation.velocity(
          value: interval, time: elapsed, context: entry.context(environmentStorage))
        value = entry.customValue(from: value, at: time, environmentStorage) ?? entry.target
        continue
      }
      let (response, rate) = (motion.response(at: elapsed), motion.rate(at: elapsed))
      // The product rule on r + p·(target - r).
      let own = rate.applied(to: interval, initialVelocity: entry.initialVelocity)
      velocity = velocity.map { $0.scaled(by: 1 - response.position) + own } ?? own
      value += response.applied(to: interval, initialVelocity: entry.initialVelocity)
    }
    return velocity ?? .zero
  }

  /// Whether an animation is running at `time`.
  public func isAnimating(at time: Double) -> Bool {
    guard let last = entries.last, time < last.end else { return false }
    guard last.motion == nil else { return true }
    let start = partial(at: time, count: entries.count - 1)
    return !last.isOver(at: time, from: start, environmentStorage)
  }

  /// When the last animation is taken off: -∞ at rest, nil if it is endless.
  ///
  /// The end of a custom animation is found by running a copy of it at 60 samples a second, up to
  /// a minute; one that runs longer counts as endless.
  public var settledTime: Double? {
    guard let last = entries.last else { return -.infinity }
    if last.motion == nil, last.end == .infinity {
      return last.probedEnd(from: base, environmentStorage, logically: false)
    }
    return last.end < .infinity ? last.end : nil
  }

  /// When the newest animation looks finished: -∞ at rest, nil if it never does.
  public var logicalCompletionTime: Double? {
    guard let last = entries.last else { return -.infinity }
    guard let motion = last.motion else {
      return last.probedEnd(from: base, environmentStorage, logically: true)
    }
    return motion.logicalDuration < .infinity ? last.start + motion.logicalDuration : nil
  }
}
