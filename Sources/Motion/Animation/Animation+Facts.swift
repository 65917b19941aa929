extension Animation {
  /// Seconds until a move looks finished, or nil if it never does or a custom algorithm decides.
  ///
  /// A curve's duration; a spring's undamped period; delays, speeds and repeats included.
  package var logicalDuration: Double? {
    guard let motion = timing.motion(for: .unmeasured), motion.logicalDuration < .infinity else {
      return nil
    }
    return motion.logicalDuration
  }

  /// Seconds until a move by `interval` is over, or nil if it never is or a custom algorithm decides.
  package func settlingDuration<V: VectorArithmetic>(for interval: V) -> Double? {
    let load = SpringLoad(interval: interval, velocity: nil)
    guard let motion = timing.motion(for: load), !motion.isEndless else { return nil }
    return motion.duration
  }

  /// Whether the animation runs until its value is changed again.
  package var isEndless: Bool { timing.motion(for: .unmeasured)?.isEndless ?? false }

  /// Seconds after which a repeated move by `interval` looks the same again.
  ///
  /// One leg, two if it reverses; nil for what is not repeated or not known in advance.
  package func repeatPeriod<V: VectorArithmetic>(for interval: V) -> Double? {
    timing.repeatPeriod(SpringLoad(interval: interval, velocity: nil))
  }
}

extension Timing {
  fileprivate func repeatPeriod(_ load: SpringLoad) -> Double? {
    switch self {
    case .repeated(let base, _, let autoreverses):
      guard let leg = base.motion(for: load), leg.duration > 0, !leg.isEndless else { return nil }
      return leg.duration * (autoreverses ? 2 : 1)
    case .delayed(let base, _), .completing(let base, _): return base.repeatPeriod(load)
    case .paced(let base, let speed):
      return speed > 0 ? base.repeatPeriod(load).map { $0 / speed } : nil
    case .curve, .fluid, .interpolating, .custom: return nil
    }
  }
}

extension Animation: CustomStringConvertible {
  /// The base animation with its numbers, followed by what wraps it, innermost first.
  public var description: String { timing.description }
}

extension Timing: CustomStringConvertible {
  var description: String {
    switch self {
    case .curve(let curve, let duration): "\(curve) \(duration)s"
    case .fluid(let spring, let blend):
      "spring(response: \(spring.response), dampingFraction: \(spring.dampingRatio), "
        + "blendDuration: \(blend))"
    case .interpolating(let spring, let velocity):
      "interpolatingSpring(response: \(spring.response), "
        + "dampingFraction: \(spring.dampingRatio), initialVelocity: \(velocity))"
    case .delayed(let base, let delay): "\(base).delay(\(delay))"
    case .paced(let base, let speed): "\(base).speed(\(speed))"
    case .repeated(let base, let count?, let autoreverses):
      "\(base).repeatCount(\(count), autoreverses: \(autoreverses))"
    case .repeated(let base, nil, let autoreverses):
      "\(base).repeatForever(autoreverses: \(autoreverses))"
    case .completing(let base, let time): "\(base).logicallyComplete(after: \(time))"
    case .custom(let animation): String(describing: animation.base)
    }
  }
}
