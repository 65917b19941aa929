/// The stretch between two keys.
struct KeyframeSegment<Value: VectorArithmetic> {
  /// How the value goes, every velocity known.
  enum Course {
    case eased(UnitCurve)
    case hold
    case cubic(startVelocity: Value, endVelocity: Value)
    case spring(Spring, startVelocity: Value)
  }

  let start: Double
  let end: Double
  let from: Value
  let to: Value
  let course: Course

  private var duration: Double { end - start }

  /// The value at the end: the key's but for a spring that has not arrived.
  var arrival: Value {
    if case .spring = course, duration > 0 { return value(at: end) }
    return to
  }

  /// The value at `time` within the stretch.
  func value(at time: Double) -> Value {
    guard duration > 0 else { return to }
    let progress = (time - start) / duration
    switch course {
    case .eased(let curve):
      if progress >= 1 { return to }
      return from.interpolated(towards: to, amount: curve.value(at: progress))
    case .hold: return progress < 1 ? from : to
    case .cubic(let startVelocity, let endVelocity):
      // Hermite's basis, with the velocities per second made per stretch by the duration.
      let t = progress
      let s = 1 - t
      return from + (to - from).scaled(by: t * t * (3 - 2 * t))
        + startVelocity.scaled(by: duration * t * s * s)
        - endVelocity.scaled(by: duration * t * t * s)
    case .spring(let spring, let startVelocity):
      return from
        + spring.value(target: to - from, initialVelocity: startVelocity, time: time - start)
    }
  }

  /// The velocity at `time` within the stretch, per second.
  func velocity(at time: Double) -> Value {
    guard duration > 0 else { return .zero }
    let progress = (time - start) / duration
    switch course {
    case .eased(let curve):
      return (to - from).scaled(by: curve.velocity(at: progress) / duration)
    case .hold: return .zero
    case .cubic(let startVelocity, let endVelocity):
      let t = progress
      return (to - from).scaled(by: 6 * t * (1 - t) / duration)
        + startVelocity.scaled(by: (1 - t) * (1 - 3 * t))
        + endVelocity.scaled(by: t * (3 * t - 2))
    case .spring(let spring, let startVelocity):
      return spring.velocity(
        target: to - from, initialVelocity: startVelocity, time: time - start)
    }
  }
}

extension KeyframeSegment: Sendable where Value: Sendable {}
extension KeyframeSegment.Course: Sendable where Value: Sendable {}
