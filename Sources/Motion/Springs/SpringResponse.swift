import Foundation

/// What a motion has covered at one moment, as weights of its two givens.
///
/// Every built-in animation is linear in what it is given: the way covered is
/// `position · interval + carry · initialVelocity`. So its shape is worked out once, in numbers, and
/// applied to vectors of any size.
@frozen
@usableFromInline
struct Response: Hashable, Sendable {
  /// The share of the interval covered: 0 at the start, 1 at the target.
  @usableFromInline var position: Double
  /// Seconds of the initial velocity still shown.
  @usableFromInline var carry: Double

  /// A response with the given weights.
  @inlinable
  init(position: Double, carry: Double = 0) {
    (self.position, self.carry) = (position, carry)
  }

  /// The vector these weights make of an interval and an initial velocity.
  @inlinable
  func applied<V: VectorArithmetic>(to interval: V, initialVelocity: V?) -> V {
    var result = interval
    result.scale(by: position)
    if carry != 0, var carried = initialVelocity {
      carried.scale(by: carry)
      result += carried
    }
    return result
  }
}

extension Spring {
  /// The motion from rest weights at `time` seconds, by the closed form.
  ///
  /// The displacement y = x - 1 obeys y″ + 2ζωy′ + ω²y = 0 with y(0) = -1, y′(0) = v₀.
  @usableFromInline
  func response(at time: Double) -> Response {
    guard time > 0 else { return Response(position: 0) }
    let (beta, omega) = (decayRate, angularFrequency)
    let decay = exp(-beta * time)
    switch damping(near: dampingRatio) {
    case .under(let wd):
      let (s, c) = (sin(wd * time) / wd, cos(wd * time))
      return Response(position: 1 - decay * (c + beta * s), carry: decay * s)
    case .critical:
      return Response(position: 1 - decay * (1 + omega * time), carry: decay * time)
    case .over(let slow, let fast):
      let (es, ef) = (exp(slow * time), exp(fast * time))
      let spread = fast - slow
      return Response(position: 1 - (fast * es - slow * ef) / spread, carry: (ef - es) / spread)
    }
  }

  /// The rates of `response(at:)`: velocity per unit of interval and of initial velocity.
  @usableFromInline
  func rate(at time: Double) -> Response {
    guard time > 0 else { return Response(position: 0, carry: 1) }
    let (beta, omega) = (decayRate, angularFrequency)
    let decay = exp(-beta * time)
    switch damping(near: dampingRatio) {
    case .under(let wd):
      let (s, c) = (sin(wd * time) / wd, cos(wd * time))
      return Response(position: decay * omega * omega * s, carry: decay * (c - beta * s))
    case .critical:
      return Response(
        position: decay * omega * omega * time, carry: decay * (1 - omega * time))
    case .over(let slow, let fast):
      let (es, ef) = (exp(slow * time), exp(fast * time))
      let spread = fast - slow
      return Response(
        position: slow * fast * (ef - es) / spread, carry: (fast * ef - slow * es) / spread)
    }
  }

  private enum Damping {
    /// Rings at the given angular frequency.
    case under(Double)
    case critical
    /// Decays at two rates, both negative.
    case over(slow: Double, fast: Double)
  }

  /// Which of the three solutions applies.
  ///
  /// Within 10⁻⁶ of ζ = 1 the critical one does: there the others divide by nearly nothing.
  private func damping(near ratio: Double) -> Damping {
    if abs(ratio - 1) < 1e-6 { return .critical }
    if ratio < 1 { return .under(angularFrequency * (1 - ratio * ratio).squareRoot()) }
    let root = (ratio * ratio - 1).squareRoot()
    // The slow rate as product over sum: the difference would cancel for a large ratio.
    let fast = -angularFrequency * (ratio + root)
    return .over(slow: angularFrequency * angularFrequency / fast, fast: fast)
  }
}
