/// A spring whose period slides from another's to its own over its first moments.
///
/// The equation with a changing stiffness has no closed form, so the slide is integrated by the
/// classical Runge-Kutta method in fixed steps; after it the closed form takes over.
struct BlendedSpring: Hashable, Sendable {
  /// The period at the start, in seconds.
  let initialResponse: Double
  /// The spring after the slide; its damping ratio holds throughout.
  let spring: Spring
  /// How long the slide takes, in seconds.
  let blendDuration: Double

  /// The longest step in seconds; a period has at least sixty.
  private static let step = 1.0 / 300

  /// Position and velocity weights at `time` seconds.
  func state(at time: Double) -> (position: Response, velocity: Response) {
    let slide = integrated(to: min(max(time, 0), blendDuration))
    let rest = time - blendDuration
    guard rest > 0 else { return slide }
    let (response, rate) = (spring.response(at: rest), spring.rate(at: rest))
    return (
      slide.position + response.combined(with: slide),
      rate.combined(with: slide)
    )
  }

  /// When the motion is at rest for a move of the given load.
  func restDuration(_ load: SpringLoad) -> Double {
    let (position, velocity) = integrated(to: blendDuration)
    let load = load.isMeasured ? load : .unmeasured
    let left = Response(position: 1 - position.position, carry: -position.carry)
    return blendDuration
      + spring.restDuration(
        SpringLoad(
          distanceSquared: load.squared(left), dot: load.product(left, velocity),
          speedSquared: load.squared(velocity)))
  }

  private func angularFrequency(at time: Double) -> Double {
    let u = (time / blendDuration).clampedToUnit
    let response = initialResponse + (spring.response - initialResponse) * u * u * (3 - 2 * u)
    return Spring.angularFrequency(response: response)
  }

  private func integrated(to time: Double) -> (position: Response, velocity: Response) {
    // Column by column: an interval of 1 from rest, and a velocity of 1 without an interval.
    let interval = integrated(to: time, target: 1, position: 0, velocity: 0)
    let carried = integrated(to: time, target: 0, position: 0, velocity: 1)
    return (
      Response(position: interval.position, carry: carried.position),
      Response(position: interval.velocity, carry: carried.velocity)
    )
  }

  private func integrated(
    to end: Double, target: Double, position: Double, velocity: Double
  ) -> (position: Double, velocity: Double) {
    // A quick spring needs shorter steps; a bounded number of them, whatever is asked.
    let quickest = min(initialResponse, spring.response)
    let steps = min(max((end / min(Self.step, quickest / 60)).rounded(.up), 1), 10_000)
    let step = end / steps
    func acceleration(_ time: Double, _ x: Double, _ v: Double) -> Double {
      let omega = angularFrequency(at: time)
      return omega * omega * (target - x) - 2 * spring.dampingRatio * omega * v
    }
    var (x, v) = (position, velocity)
    for index in 0..<Int(steps) {
      let time = Double(index) * step
      let (v1, a1) = (v, acceleration(time, x, v))
      let (v2, a2) = (
        v + a1 * step / 2, acceleration(time + step / 2, x + v1 * step / 2, v + a1 * step / 2)
      )
      let (v3, a3) = (
        v + a2 * step / 2, acceleration(time + step / 2, x + v2 * step / 2, v + a2 * step / 2)
      )
      let (v4, a4) = (v + a3 * step, acceleration(time + step, x + v3 * step, v + a3 * step))
      x += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      v += step / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
    }
    return (x, v)
  }
}

extension Response {
  fileprivate static func + (a: Response, b: Response) -> Response {
    Response(position: a.position + b.position, carry: a.carry + b.carry)
  }

  /// These weights applied to what `start` left to do: its way left and its velocity.
  fileprivate func combined(with start: (position: Response, velocity: Response)) -> Response {
    Response(
      position: position * (1 - start.position.position) + carry * start.velocity.position,
      carry: -position * start.position.carry + carry * start.velocity.carry)
  }
}

extension SpringLoad {
  /// The dot product of the vectors two sets of weights make.
  fileprivate func product(_ a: Response, _ b: Response) -> Double {
    a.position * b.position * distanceSquared
      + (a.position * b.carry + a.carry * b.position) * dot + a.carry * b.carry * speedSquared
  }
}
