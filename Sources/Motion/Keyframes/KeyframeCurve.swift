/// Values at given times with a rule for each stretch between: one track of keyframes, resolved.
///
/// Before the first key the initial value holds; from the end of the last on, that key's value does.
package struct KeyframeCurve<Value: VectorArithmetic> {
  /// How the stretch that arrives at a key gets there.
  package enum Interpolation {
    /// Straight to the key's value with the given easing.
    case eased(UnitCurve)
    /// The value before, until the key's time.
    case hold
    /// A cubic Hermite segment; a velocity that is not given follows from the neighbours.
    case cubic(startVelocity: Value?, endVelocity: Value?)
    /// A spring let go at the start of the stretch; a velocity that is not given is carried over.
    case spring(Spring, startVelocity: Value?)
  }

  /// A value and how and in what time it is reached from the one before.
  package struct Key {
    /// The value reached.
    package var value: Value
    /// Seconds from the key before; negative counts as zero.
    package var duration: Double
    /// How the value is reached.
    package var interpolation: Interpolation

    /// A key that is reached `duration` seconds after the one before.
    package init(_ value: Value, duration: Double, _ interpolation: Interpolation) {
      self.value = value
      self.duration = duration > 0 && duration.isFinite ? duration : 0
      self.interpolation = interpolation
    }
  }

  private let initialValue: Value
  private let finalValue: Value
  private let startTime: Double
  private let segments: [KeyframeSegment<Value>]

  /// When the last key is reached, in seconds.
  package let duration: Double

  /// A track from `initialValue` at `startTime` through the keys.
  ///
  /// `initialVelocity`, per second, is what the first stretch takes over when it does not say: a
  /// cubic or a spring that continues an interrupted track.
  package init(
    _ initialValue: Value, initialVelocity: Value? = nil, startTime: Double = 0, keys: [Key]
  ) {
    self.initialValue = initialValue
    self.startTime = startTime
    finalValue = keys.last?.value ?? initialValue
    segments = Self.segments(initialValue, initialVelocity, startTime, keys)
    duration = segments.last?.end ?? startTime
  }

  /// The value at `time`, in seconds.
  package func value(at time: Double) -> Value {
    guard time < duration else { return finalValue }
    return segment(at: time)?.value(at: time) ?? initialValue
  }

  /// The velocity at `time`, per second: zero before the track starts and after it ends.
  package func velocity(at time: Double) -> Value {
    guard time < duration else { return .zero }
    return segment(at: time)?.velocity(at: time) ?? .zero
  }

  /// The velocity with which the last stretch arrives, per second.
  package var finalVelocity: Value { segments.last.map { $0.velocity(at: $0.end) } ?? .zero }

  /// The last segment that has begun; at a seam the later one.
  private func segment(at time: Double) -> KeyframeSegment<Value>? {
    guard time >= startTime else { return nil }
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? segments[low - 1] : nil
  }
}

// MARK: - Resolving

extension KeyframeCurve {
  private static func segments(
    _ initialValue: Value, _ initialVelocity: Value?, _ startTime: Double, _ keys: [Key]
  ) -> [KeyframeSegment<Value>] {
    let values = [initialValue] + keys.map(\.value)
    var times = [startTime]
    for key in keys { times.append(times[times.count - 1] + key.duration) }

    var result: [KeyframeSegment<Value>] = []
    var reached = initialValue
    var velocity = initialVelocity
    for (index, key) in keys.enumerated() {
      let tangents = Tangents(values: values, times: times, keys: keys)
      let course: KeyframeSegment<Value>.Course
      switch key.interpolation {
      case .eased(let curve): course = .eased(curve)
      case .hold: course = .hold
      case .cubic(let start, let end):
        course = .cubic(
          startVelocity: start ?? tangents.start(of: index, arriving: velocity),
          endVelocity: end ?? tangents.end(of: index))
      case .spring(let spring, let start):
        course = .spring(spring, startVelocity: start ?? velocity ?? .zero)
      }
      let segment = KeyframeSegment(
        start: times[index], end: times[index + 1], from: reached, to: key.value, course: course)
      // A spring may not have arrived: the next stretch sets out from where it is.
      (reached, velocity) = (segment.arrival, segment.velocity(at: segment.end))
      result.append(segment)
    }
    return result
  }

  /// The velocities a cubic takes from its neighbours.
  private struct Tangents {
    let values: [Value]
    let times: [Double]
    let keys: [Key]

    /// The velocity at the start of cubic `index`, given the one the stretch before arrives with.
    ///
    /// After another cubic the two share theirs; after any other kind it is that one's at its end.
    func start(of index: Int, arriving velocity: Value?) -> Value {
      guard index > 0 else { return velocity ?? .zero }
      if case .cubic(_, nil) = keys[index - 1].interpolation { return shared(at: index) }
      return velocity ?? .zero
    }

    /// The velocity at the end of cubic `index`.
    ///
    /// Before an eased stretch it is that one's at its start. A spring has none of its own unless it
    /// is given: it takes over what a cubic would share with another.
    func end(of index: Int) -> Value {
      guard index + 1 < keys.count else { return .zero }
      let next = keys[index + 1]
      switch next.interpolation {
      case .cubic(let start, _), .spring(_, let start): return start ?? shared(at: index + 1)
      case .hold: return .zero
      case .eased(let curve):
        guard next.duration > 0 else { return .zero }
        return (next.value - values[index + 1])
          .scaled(by: curve.velocity(at: 0) / next.duration)
      }
    }

    /// The Catmull-Rom velocity at a key for uneven times: (pᵢ₊₁ - pᵢ₋₁) / (tᵢ₊₁ - tᵢ₋₁).
    private func shared(at index: Int) -> Value {
      guard index > 0, index + 1 < values.count else { return .zero }
      let span = times[index + 1] - times[index - 1]
      guard span > 0 else { return .zero }
      return (values[index + 1] - values[index - 1]).scaled(by: 1 / span)
    }
  }
}

extension KeyframeCurve: Sendable where Value: Sendable {}
extension KeyframeCurve.Key: Sendable where Value: Sendable {}
extension KeyframeCurve.Interpolation: Sendable where Value: Sendable {}
