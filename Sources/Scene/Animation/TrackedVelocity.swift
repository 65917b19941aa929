import Motion

/// The places that a value was moved to by changes which track velocity, as those of a finger, and how
/// fast it therefore goes.
///
/// The velocity is the mean over the last tenth of a second before the last change, and none once the
/// value has rested for longer than that: long enough to even out a finger's jitter, short enough to be
/// the speed of its release.
final class TrackedVelocity<Value: VectorArithmetic> {
  private var samples: [(value: Value, time: Double)] = []

  /// Seconds that count.
  private static var window: Double { 0.1 }

  /// Takes note of a change.
  func note(_ value: Value, at time: Double) {
    if let last = samples.last, last.time >= time { samples.removeLast() }
    samples.append((value, time))
    samples.removeAll { $0.time < time - TrackedVelocity.window - 1e-9 }
  }

  /// The change a second at `time`; `nil` for a value that rests.
  func velocity(at time: Double) -> Value? {
    guard let first = samples.first, let last = samples.last, last.time > first.time,
      time - last.time <= TrackedVelocity.window
    else { return nil }
    return (last.value - first.value).scaled(by: 1 / (last.time - first.time))
  }
}
