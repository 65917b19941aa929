/// Frames a second as an exact rational, such as 60 or 30000/1001.
public struct FrameRate: Hashable, Sendable {
  /// Frames in `denominator` seconds, positive.
  public let numerator: Int64
  /// Positive; the fraction is in lowest terms.
  public let denominator: Int64

  /// The fraction `numerator / denominator` in frames a second, reduced.
  ///
  /// For rates that the program knows: both must be positive. What a user wrote goes through
  /// `init(parsing:)`.
  public init(_ numerator: Int64, _ denominator: Int64 = 1) {
    precondition(numerator > 0 && denominator > 0, "a frame rate must be positive")
    self.init(reduced: FrameTime(numerator, denominator))
  }

  private init(reduced rate: FrameTime) {
    (numerator, denominator) = (rate.numerator, rate.denominator)
  }

  /// Frames a second as a floating-point number.
  public var framesPerSecond: Double { Double(numerator) / Double(denominator) }

  /// The time from one frame to the next.
  public var frameDuration: FrameTime { FrameTime(denominator, numerator) }

  /// When frame `index` is sampled: `index` frames after zero, exactly.
  public func time(ofFrame index: Int) -> FrameTime { frameDuration * index }

  /// The frame shown at `time`: the last one sampled at or before it, negative before zero.
  public func frame(at time: FrameTime) -> Int {
    let top = Int128(time.numerator) * Int128(numerator)
    let bottom = Int128(time.denominator) * Int128(denominator)
    let (quotient, remainder) = top.quotientAndRemainder(dividingBy: bottom)
    return Int(clamping: remainder < 0 ? quotient - 1 : quotient)
  }

  /// How many frames a film of `duration` has: max(1, round-half-up(duration · rate)), exactly.
  public func frameCount(in duration: FrameTime) -> Int {
    guard duration > .zero else { return 1 }
    // Below 2¹²⁷ + 2¹²⁶, so that the sum fits unsigned 128 bits.
    let top = UInt128(duration.numerator.magnitude) * UInt128(numerator.magnitude)
    let bottom = UInt128(duration.denominator.magnitude) * UInt128(denominator.magnitude)
    return max(1, Int(clamping: (2 * top + bottom) / (2 * bottom)))
  }
}

extension FrameRate {
  /// The highest rate a user may ask for.
  public static let maximum = FrameRate(1000)

  /// The rate a user wrote: a whole number, a decimal or a fraction, above 0 and at most 1000.
  ///
  /// The rounded names of the broadcast rates mean the exact ones: 23.976, 29.97, 59.94, 119.88 and
  /// their longer forms are n·1000/1001.
  public init(parsing text: String) throws(FrameRateError) {
    let sides = text.split(separator: "/", omittingEmptySubsequences: false)
    let rate: FrameTime
    switch sides.count {
    case 1:
      guard let value = Self.decimal(sides[0]) else { throw .malformed(text) }
      rate = Self.broadcastRate(near: value) ?? value
    case 2:
      guard let top = Self.whole(sides[0]), let bottom = Self.whole(sides[1]), bottom > 0 else {
        throw .malformed(text)
      }
      rate = FrameTime(top, bottom)
    default: throw .malformed(text)
    }
    guard rate > .zero, rate <= FrameTime(1000, 1) else { throw .outOfRange(text) }
    self.init(reduced: rate)
  }

  /// The rate a number stands for, by the rules of `init(parsing:)`.
  public init(framesPerSecond: Double) throws(FrameRateError) {
    let text = "\(framesPerSecond)"
    guard framesPerSecond.isFinite else { throw .malformed(text) }
    let value = FrameTime(seconds: framesPerSecond)
    let rate = Self.broadcastRate(near: value) ?? value
    guard rate > .zero, rate <= FrameTime(1000, 1) else { throw .outOfRange(text) }
    self.init(reduced: rate)
  }

  private static func whole(_ text: Substring) -> Int64? {
    guard !text.isEmpty, text.utf8.allSatisfy(isDigit) else { return nil }
    return Int64(text)
  }

  /// Digits with at most one point among or after them, exactly.
  private static func decimal(_ text: Substring) -> FrameTime? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, text.utf8.count <= 18, text.utf8.contains(where: isDigit) else {
      return nil
    }
    guard parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) }) else { return nil }
    let places = parts.count == 2 ? parts[1].utf8.count : 0
    guard let digits = Int64(parts.joined()) else { return nil }
    let scale = (0..<places).reduce(Int64(1)) { scale, _ in scale * 10 }
    return FrameTime(digits, scale)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The rate n·1000/1001 that `value` is a rounding of to two or more decimals, if there is one.
  private static func broadcastRate(near value: FrameTime) -> FrameTime? {
    for frames in [24, 30, 48, 60, 120] as [Int64] {
      let rate = FrameTime(frames * 1000, 1001)
      let distance = value < rate ? rate - value : value - rate
      if distance < FrameTime(1, 200), value.denominator > 1 { return rate }
    }
    return nil
  }
}

extension FrameRate: Comparable {
  /// Compares exactly.
  public static func < (a: FrameRate, b: FrameRate) -> Bool {
    FrameTime(a.numerator, a.denominator) < FrameTime(b.numerator, b.denominator)
  }
}

extension FrameRate: CustomStringConvertible {
  /// The rate as it can be parsed again: `60` or `30000/1001`.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}

/// Why a frame rate could not be read.
public enum FrameRateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text is not a number or a fraction.
  case malformed(String)
  /// The rate is not above 0 and at most 1000.
  case outOfRange(String)

  /// What went wrong and what to write instead.
  public var description: String {
    switch self {
    case .malformed(let text):
      "could not read the frame rate “\(text)”: it is not a number or a fraction of whole numbers; "
        + "write something like 60, 29.97 or 30000/1001"
    case .outOfRange(let text):
      "could not use the frame rate “\(text)”: it must be above 0 and at most 1000; "
        + "write something like 60"
    }
  }
}
