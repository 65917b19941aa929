import Motion

/// A property that keyframes move: values over time, resolved.
struct TrackPlan: Sendable {
  var target: PropertyTarget
  /// The keys, in seconds from the first.
  var curve: KeyframeCurve<Quantity>
  /// When the first key is reached, the delay included.
  var start: Double
  /// From the first key to the last.
  var length: Double
  var count: RepeatCount
  var reverses: Bool
  /// The part of a run that has passed at `start`.
  var phase: Double

  /// The value at `time`.
  func value(at time: Double) -> Quantity {
    guard length > 0 else { return curve.value(at: 0) }
    var runs = max(0, (time - start) / length) + phase
    if case .times(let count) = count, runs >= Double(count) {
      return curve.value(at: isBackwards(count - 1) ? 0 : length)
    }
    let run = runs.rounded(.down)
    runs -= run
    // Beyond this many runs a Double no longer tells odd from even.
    let isOdd = run.truncatingRemainder(dividingBy: 2) == 1
    return curve.value(at: (reverses && isOdd ? 1 - runs : runs) * length)
  }

  private func isBackwards(_ run: Int) -> Bool { reverses && run % 2 == 1 }

  /// When the track has come to rest, or `nil` if never.
  var settledTime: Double? {
    guard case .times(let count) = count else { return length > 0 ? nil : start }
    return start + max(0, Double(count) - phase) * length
  }
}
