/// An exact time or length: a rational number of seconds.
public struct FrameTime: Hashable, Sendable, Comparable {
  /// The fraction's top, with the sign.
  public let numerator: Int64
  /// The fraction's bottom, positive; the fraction is in lowest terms.
  public let denominator: Int64

  /// Time zero.
  public static let zero = FrameTime(0, 1)

  /// `numerator / denominator` seconds, reduced. `denominator` must not be zero.
  public init(_ numerator: Int64, _ denominator: Int64) {
    precondition(denominator != 0, "a time's denominator must not be zero")
    let divisor = Int64(greatestCommonDivisor(numerator.magnitude, denominator.magnitude))
    let sign: Int64 = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / divisor
    self.denominator = sign * denominator / divisor
  }

  /// The nearest rational with a denominator of at most a million.
  public init(seconds: Double) {
    self.init(Int64((seconds * 1_000_000).rounded()), 1_000_000)
  }

  /// The time as a floating-point number of seconds.
  public var seconds: Double { Double(numerator) / Double(denominator) }

  /// Compares exactly.
  public static func < (a: FrameTime, b: FrameTime) -> Bool {
    let left = a.numerator.multipliedFullWidth(by: b.denominator)
    let right = b.numerator.multipliedFullWidth(by: a.denominator)
    return left.high != right.high ? left.high < right.high : left.low < right.low
  }
}

/// Frames a second as an exact rational, such as 60 or 30000/1001.
public struct FrameRate: Hashable, Sendable {
  /// Frames in `denominator` seconds, positive.
  public let numerator: Int64
  /// Positive.
  public let denominator: Int64

  /// `numerator / denominator` frames a second, reduced; both must be positive.
  public init(_ numerator: Int64, _ denominator: Int64 = 1) {
    precondition(numerator > 0 && denominator > 0, "a frame rate must be positive")
    let time = FrameTime(numerator, denominator)
    (self.numerator, self.denominator) = (time.numerator, time.denominator)
  }

  /// Frames a second as a floating-point number.
  public var framesPerSecond: Double { Double(numerator) / Double(denominator) }

  /// When frame `index` is sampled: `index` frames after zero.
  public func time(ofFrame index: Int) -> FrameTime {
    FrameTime(Int64(index) * denominator, numerator)
  }

  /// How many frames a film of `duration` has: max(1, round-half-up(duration · rate)).
  public func frameCount(in duration: FrameTime) -> Int {
    let exact = duration.seconds * framesPerSecond
    return max(1, Int((exact + 0.5).rounded(.down)))
  }
}

/// Euclid's algorithm; 1 when both are zero.
func greatestCommonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return max(a, 1)
}
