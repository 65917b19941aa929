import Foundation

extension Spring {
  /// Seconds until a move by one unit is taken to be at rest, within 1/1000.
  ///
  /// For a damping ratio ζ under 1 the envelope's -ln(ε / (ζω + 1)) / ζω; from 1 on the first tenth
  /// of a second with the value within ε. Infinite without damping.
  public var settlingDuration: Double {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  /// Seconds until a move from zero to `target` is taken to be at rest.
  ///
  /// - Parameters:
  ///   - target: Where the spring pulls to, from zero.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - epsilon: The length of the way left that counts as none.
  /// - Returns: A safe bound, by the rules of the property; infinite without damping.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> Double {
    let epsilon = max(epsilon, 1e-12)
    let load = SpringLoad(interval: target, velocity: initialVelocity)
    if dampingRatio < 1 {
      let weight =
        load.distanceSquared.squareRoot() * (decayRate + 1) + load.speedSquared.squareRoot()
      return envelopeDuration(weight: weight, epsilon: epsilon)
    }
    return firstMultiple(of: 0.1) { time in
      load.remainingSquared(response(at: time)) <= epsilon * epsilon
    }
  }

  /// Seconds until a move between two values is taken to be at rest, by the rules above.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> Double {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// When `weight · e^(-ζω·t)` has fallen to `epsilon`.
  func envelopeDuration(weight: Double, epsilon: Double) -> Double {
    guard weight > epsilon else { return 0 }
    return decayRate > 0 ? -log(epsilon / weight) / decayRate : .infinity
  }

  /// When an animation driven by this spring is taken off: at rest to the eye.
  ///
  /// The first multiple of 1/300 s with speed and acceleration at most 0.06 a second (squared) and
  /// at most 1 % of the interval left: the thresholds, and in `simulatedRest` the integrator, of the
  /// framework whose springs these are. Infinite without damping.
  func restDuration(_ load: SpringLoad) -> Double {
    guard decayRate > 0 else { return .infinity }
    let load = load.isMeasured ? load : .unmeasured
    return simulatedRest(load)
      ?? firstMultiple(of: Self.simulationStep) { time in
        isAtRest(response(at: time), rate(at: time), load)
      }
  }

  private static let simulationStep = 1.0 / 300

  /// The rest of the motion integrated by the semi-implicit Euler method, within 40 s.
  ///
  /// Its steps damp a little less than the equation does, so it rests up to some frames later than the
  /// closed form. Nil where the method would be unstable or the spring rings longer.
  private func simulatedRest(_ load: SpringLoad) -> Double? {
    let step = Self.simulationStep
    guard angularFrequency * step < 0.7, 2 * decayRate * step < 1 else { return nil }
    var position = Response(position: 0)
    var velocity = Response(position: 0, carry: 1)
    for count in 1...12_000 {
      let acceleration = acceleration(position, velocity)
      velocity.position += acceleration.position * step
      velocity.carry += acceleration.carry * step
      position.position += velocity.position * step
      position.carry += velocity.carry * step
      if isAtRest(position, velocity, load) { return Double(count) * step }
    }
    return nil
  }

  /// The equation of motion: ω²·(way left) - 2ζω·velocity.
  private func acceleration(_ position: Response, _ velocity: Response) -> Response {
    let stiffness = angularFrequency * angularFrequency
    return Response(
      position: stiffness * (1 - position.position) - 2 * decayRate * velocity.position,
      carry: -stiffness * position.carry - 2 * decayRate * velocity.carry)
  }

  private func isAtRest(_ position: Response, _ velocity: Response, _ load: SpringLoad) -> Bool {
    // A push without a way to go is measured by how far it carries.
    let reach =
      load.distanceSquared > 0
      ? load.distanceSquared : load.speedSquared / (angularFrequency * angularFrequency)
    return load.squared(velocity) <= 0.0036
      && load.squared(acceleration(position, velocity)) <= 0.0036
      && load.remainingSquared(position) <= 1e-4 * reach
  }

  /// The first positive multiple of `step` at which `condition` holds.
  ///
  /// Steps grow for a spring that rings or creeps very long, so the search ends after a bounded
  /// number of them; what cannot come to rest is infinite.
  private func firstMultiple(of step: Double, where condition: (Double) -> Bool) -> Double {
    var count = 1
    var step = step
    while count < 200_000 {
      let time = Double(count) * step
      if condition(time) { return time }
      count += 1
      // After 4096 steps double the step and take up at the same time.
      if count == 4096 { (count, step) = (2048, step * 2) }
      if step > 1e9 { return .infinity }
    }
    return .infinity
  }
}

/// The lengths of an interval and an initial velocity and the angle between them: all that a
/// spring's coming to rest depends on.
@usableFromInline
struct SpringLoad: Hashable, Sendable {
  /// |interval|².
  var distanceSquared: Double
  /// interval · velocity.
  var dot: Double
  /// |velocity|².
  var speedSquared: Double

  /// The load of a move of a hundred points: for vectors that do not measure themselves.
  static let unmeasured = SpringLoad(distanceSquared: 1e4, dot: 0, speedSquared: 0)

  init(distanceSquared: Double, dot: Double, speedSquared: Double) {
    (self.distanceSquared, self.dot, self.speedSquared) = (distanceSquared, dot, speedSquared)
  }

  /// Measures a move by `interval` that starts with `velocity`, if it has one.
  @usableFromInline
  init<V: VectorArithmetic>(interval: V, velocity: V?) {
    distanceSquared = interval.magnitudeSquared
    (dot, speedSquared) = (0, 0)
    guard let velocity else { return }
    speedSquared = velocity.magnitudeSquared
    // The polarisation identity gives the dot product, which vectors do not offer.
    let sum = (interval + velocity).magnitudeSquared
    dot = speedSquared == 0 ? 0 : (sum - distanceSquared - speedSquared) / 2
  }

  /// Whether the lengths can be trusted: a vector may claim a magnitude of zero, or overflow.
  var isMeasured: Bool {
    distanceSquared + speedSquared > 0 && distanceSquared.isFinite && speedSquared.isFinite
      && dot.isFinite
  }

  /// The squared length of the vector the weights make.
  func squared(_ weights: Response) -> Double {
    let (p, q) = (weights.position, weights.carry)
    return p * p * distanceSquared + 2 * p * q * dot + q * q * speedSquared
  }

  /// The squared length of the way left.
  func remainingSquared(_ response: Response) -> Double {
    squared(Response(position: 1 - response.position, carry: -response.carry))
  }
}
