import Foundation

/// The course of one move in time: an animation once it is known what it has to move.
@usableFromInline
struct Motion: Hashable, Sendable {
  private indirect enum Course: Hashable, Sendable {
    case curve(UnitCurve, duration: Double)
    case spring(Spring)
    case blended(BlendedSpring)
    case interpolating(Spring, initialVelocity: Double)
    case delayed(Motion, by: Double)
    case paced(Motion, by: Double)
    case repeated(Motion, autoreverses: Bool)
  }

  private let course: Course
  /// Seconds until the value is the target for good and the animation is taken off; may be infinite.
  @usableFromInline let duration: Double
  /// Seconds until the move looks finished; at most `duration`.
  @usableFromInline let logicalDuration: Double

  private init(_ course: Course, duration: Double, logicalDuration: Double) {
    self.course = course
    self.duration = max(duration, 0)
    self.logicalDuration = min(max(logicalDuration, 0), self.duration)
  }

  init(curve: UnitCurve, duration: Double) {
    self.init(
      .curve(curve, duration: duration), duration: duration, logicalDuration: duration)
  }

  init(spring: Spring, load: SpringLoad) {
    self.init(
      .spring(spring), duration: spring.restDuration(load), logicalDuration: spring.response)
  }

  init(blended: BlendedSpring, load: SpringLoad) {
    self.init(
      .blended(blended), duration: blended.restDuration(load),
      logicalDuration: blended.spring.response)
  }

  init(interpolating spring: Spring, initialVelocity: Double) {
    self.init(
      .interpolating(spring, initialVelocity: initialVelocity),
      duration: spring.interpolationDuration(initialVelocity: initialVelocity),
      logicalDuration: spring.response)
  }

  /// This motion, `delay` seconds later; a negative delay starts part of the way.
  func delayed(by delay: Double) -> Motion {
    Motion(
      .delayed(self, by: delay), duration: duration + delay,
      logicalDuration: logicalDuration + delay)
  }

  /// This motion at `speed` times the pace; at zero or less it never leaves its start.
  func paced(by speed: Double) -> Motion {
    guard speed > 0 else {
      return Motion(.paced(self, by: 0), duration: .infinity, logicalDuration: .infinity)
    }
    return Motion(
      .paced(self, by: speed), duration: duration / speed,
      logicalDuration: logicalDuration / speed)
  }

  /// This motion `count` times, without end when nil; every other leg backwards if `autoreverses`.
  ///
  /// A motion without length is over at once however often it is repeated.
  func repeated(_ count: Int?, autoreverses: Bool) -> Motion {
    let legs = duration > 0 ? count.map { Double(max($0, 0)) } ?? .infinity : 0
    return Motion(
      .repeated(self, autoreverses: autoreverses), duration: legs == 0 ? 0 : duration * legs,
      logicalDuration: legs == 0 ? 0 : duration * (legs - 1) + logicalDuration)
  }

  /// This motion, taken for finished after `time` seconds if it is not sooner.
  func completing(after time: Double) -> Motion {
    Motion(course, duration: duration, logicalDuration: min(logicalDuration, time))
  }
}

extension Motion {
  /// Whether the motion goes on for ever.
  var isEndless: Bool { duration == .infinity }

  /// The weights of interval and initial velocity at `elapsed` seconds.
  ///
  /// Only within 0...duration: afterwards the value is the target, whatever the curve's end.
  @usableFromInline
  func response(at elapsed: Double) -> Response {
    switch course {
    case .curve(let curve, let duration):
      return Response(position: duration > 0 ? curve.value(at: elapsed / duration) : 1)
    case .spring(let spring): return spring.response(at: elapsed)
    case .blended(let blended): return blended.state(at: elapsed).position
    case .interpolating(let spring, let velocity):
      let response = spring.response(at: elapsed)
      return Response(position: response.position + velocity * response.carry)
    case .delayed(let base, let delay): return base.held(at: elapsed - delay)
    case .paced(let base, let speed):
      let response = base.held(at: elapsed * speed)
      return Response(
        position: response.position, carry: speed > 0 ? response.carry / speed : 0)
    case .repeated(let base, let autoreverses):
      let (local, isBackwards) = leg(of: base, at: elapsed, autoreverses: autoreverses)
      let response = base.response(at: local)
      guard isBackwards else { return response }
      return Response(position: 1 - response.position, carry: -response.carry)
    }
  }

  /// The rates of `response(at:)`, per second.
  @usableFromInline
  func rate(at elapsed: Double) -> Response {
    switch course {
    case .curve(let curve, let duration):
      guard duration > 0, (0...duration).contains(elapsed) else { return Response(position: 0) }
      return Response(position: curve.velocity(at: elapsed / duration) / duration)
    case .spring(let spring): return spring.rate(at: elapsed)
    case .blended(let blended): return blended.state(at: elapsed).velocity
    case .interpolating(let spring, let velocity):
      let rate = spring.rate(at: elapsed)
      return Response(position: rate.position + velocity * rate.carry)
    case .delayed(let base, let delay):
      // While it waits the value stands still, but the velocity it was handed is not forgotten.
      guard elapsed >= delay else { return Response(position: 0) }
      return base.rate(at: elapsed - delay)
    case .paced(let base, let speed):
      guard speed > 0 else { return Response(position: 0) }
      let rate = base.rate(at: elapsed * speed)
      return Response(position: rate.position * speed, carry: rate.carry)
    case .repeated(let base, let autoreverses):
      let (local, isBackwards) = leg(of: base, at: elapsed, autoreverses: autoreverses)
      let rate = base.rate(at: local)
      return isBackwards ? Response(position: -rate.position, carry: -rate.carry) : rate
    }
  }

  /// The response with time before the start held at the start.
  private func held(at elapsed: Double) -> Response { response(at: max(elapsed, 0)) }

  /// The time within the current leg and whether it runs backwards.
  private func leg(
    of base: Motion, at elapsed: Double, autoreverses: Bool
  ) -> (local: Double, isBackwards: Bool) {
    guard base.duration > 0, base.duration < .infinity else { return (elapsed, false) }
    // The tolerance keeps a frame that falls on the seam in the new leg despite rounding.
    let index = max((elapsed / base.duration + 1e-9).rounded(.down), 0)
    let local = max(elapsed - index * base.duration, 0)
    return (local, autoreverses && index.truncatingRemainder(dividingBy: 2) == 1)
  }
}

extension Spring {
  /// When an interpolating spring's envelope has fallen to a thousandth of the interval.
  ///
  /// Under critical damping -ln(0.001 / (1 + |B|)) / ζω with B = (ζω - v₀) / ω√(1 - ζ²), the weight
  /// of the sine; at critical damping the root of (1 + |ω - v₀|·t)·e^(-ωt) = 0.001.
  fileprivate func interpolationDuration(initialVelocity: Double) -> Double {
    let weight = abs(decayRate - initialVelocity)
    if dampingRatio < 1 {
      let ringing = angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return envelopeDuration(weight: 1 + weight / ringing, epsilon: 0.001)
    }
    // t ← ln(1000·(1 + B·t)) / ω contracts by at least a factor of 1 / ln 1000 near its root.
    var time = log(1000) / angularFrequency
    for _ in 0..<40 { time = log(1000 * (1 + weight * time)) / angularFrequency }
    return time
  }
}
