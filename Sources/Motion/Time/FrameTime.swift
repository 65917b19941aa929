/// An exact time or length: a rational number of seconds.
///
/// Every operation is exact while the reduced fraction fits 64 bits over 64 bits. Beyond that the
/// result is the nearest fraction a halving of both sides gives, and a time too large for any is
/// held at ±2⁶³ - 1 seconds: nothing here traps.
public struct FrameTime: Hashable, Sendable {
  /// The fraction's top, with the sign.
  public let numerator: Int64
  /// The fraction's bottom, positive; the fraction is in lowest terms.
  public let denominator: Int64

  /// Time zero.
  public static let zero = FrameTime(0, 1)

  /// The fraction `numerator / denominator` in seconds, reduced.
  ///
  /// A denominator of zero gives the largest time of the numerator's sign, and 0/0 is zero.
  public init(_ numerator: Int64, _ denominator: Int64) {
    self.init(reducing: Int128(numerator), over: Int128(denominator))
  }

  /// The fraction of two wide integers, reduced and fitted into 64 bits as described above.
  init(reducing numerator: Int128, over denominator: Int128) {
    var (top, bottom) = (numerator.magnitude, denominator.magnitude)
    let isNegative = (numerator < 0) != (denominator < 0)
    let limit = UInt128(Int64.max)
    let divisor = greatestCommonDivisor(top, bottom)
    (top, bottom) = (top / divisor, bottom / divisor)
    if top > limit || bottom > limit {
      // Too fine or too large: give up low bits of both, rounding, until they fit.
      let excess = 128 - min(top.leadingZeroBitCount, bottom.leadingZeroBitCount) - 62
      if excess > 0 {
        let half = UInt128(1) << UInt128(excess - 1)
        (top, bottom) = ((top + half) >> UInt128(excess), (bottom + half) >> UInt128(excess))
      }
      let divisor = greatestCommonDivisor(top, bottom)
      (top, bottom) = (top / divisor, bottom / divisor)
    }
    if bottom == 0 { (top, bottom) = (top == 0 ? 0 : limit, 1) }
    let magnitude = Int64(top)
    self.numerator = isNegative ? -magnitude : magnitude
    self.denominator = Int64(bottom)
  }

  /// The time as a floating-point number of seconds.
  public var seconds: Double { Double(numerator) / Double(denominator) }
}

extension FrameTime {
  /// The simplest exact time a number of seconds stands for.
  ///
  /// A number within rounding of a whole count of microseconds becomes that, so that 0.1 + 0.2 is
  /// 3/10; else a fraction with a denominator up to a million within 10⁻¹² s, such as 1/3; else the
  /// nearest nanosecond. Not-a-number is zero; what is too large is held at ±2⁶³ - 1 seconds.
  public init(seconds: Double) {
    guard !seconds.isNaN else {
      self = .zero
      return
    }
    guard seconds.magnitude < 0x1p62 else {
      self.init(seconds < 0 ? -Int64.max : Int64.max, 1)
      return
    }
    let tolerance = max(1e-12, 4 * seconds.ulp)
    let micro = (seconds * 1e6).rounded()
    if micro.magnitude < 0x1p62, abs(micro / 1e6 - seconds) <= tolerance {
      self.init(Int64(micro), 1_000_000)
    } else if let fraction = Self.simplestFraction(near: seconds, within: tolerance) {
      self = fraction
    } else {
      self.init(reducing: Int128((seconds * 1e9).rounded()), over: 1_000_000_000)
    }
  }

  /// The first convergent of the continued fraction within `tolerance`, if its denominator is at
  /// most a million.
  private static func simplestFraction(
    near value: Double, within tolerance: Double
  ) -> FrameTime? {
    var (p0, q0): (Int64, Int64) = (0, 1)
    var (p1, q1): (Int64, Int64) = (1, 0)
    var rest = value.magnitude
    for _ in 0..<32 {
      let whole = rest.rounded(.down)
      guard whole < 0x1p31 else { return nil }
      let term = Int64(whole)
      let (p, q) = (
        p1.multipliedReportingOverflow(by: term), q1.multipliedReportingOverflow(by: term)
      )
      guard !p.overflow, !q.overflow else { return nil }
      let top = p.partialValue.addingReportingOverflow(p0)
      let bottom = q.partialValue.addingReportingOverflow(q0)
      guard !top.overflow, !bottom.overflow, bottom.partialValue <= 1_000_000 else { return nil }
      ((p0, q0), (p1, q1)) = ((p1, q1), (top.partialValue, bottom.partialValue))
      if abs(Double(p1) / Double(q1) - value.magnitude) <= tolerance {
        return FrameTime(value < 0 ? -p1 : p1, q1)
      }
      guard rest > whole else { return nil }
      rest = 1 / (rest - whole)
    }
    return nil
  }
}

extension FrameTime: Comparable {
  /// Compares exactly.
  public static func < (a: FrameTime, b: FrameTime) -> Bool {
    Int128(a.numerator) * Int128(b.denominator) < Int128(b.numerator) * Int128(a.denominator)
  }
}

extension FrameTime: AdditiveArithmetic {
  /// The exact sum.
  public static func + (a: FrameTime, b: FrameTime) -> FrameTime {
    // Two products below 2¹²⁶ each: their sum fits 128 bits.
    FrameTime(
      reducing: Int128(a.numerator) * Int128(b.denominator)
        + Int128(b.numerator) * Int128(a.denominator),
      over: Int128(a.denominator) * Int128(b.denominator))
  }

  /// The exact difference.
  public static func - (a: FrameTime, b: FrameTime) -> FrameTime { a + -b }

  /// The same length the other way.
  public static prefix func - (time: FrameTime) -> FrameTime {
    FrameTime(-time.numerator, time.denominator)
  }

  /// The time `count` times over.
  public static func * (time: FrameTime, count: Int) -> FrameTime {
    FrameTime(reducing: Int128(time.numerator) * Int128(count), over: Int128(time.denominator))
  }

  /// The time `count` times over.
  public static func * (count: Int, time: FrameTime) -> FrameTime { time * count }
}

extension FrameTime: CustomStringConvertible {
  /// The fraction with its unit, such as `3/10s`, or a whole number of seconds, such as `2s`.
  public var description: String {
    denominator == 1 ? "\(numerator)s" : "\(numerator)/\(denominator)s"
  }
}

/// Euclid's algorithm; 1 when both are zero.
func greatestCommonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
  // 128-bit division is slow and most times are small.
  if let a = UInt64(exactly: a), let b = UInt64(exactly: b) {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return UInt128(max(a, 1))
  }
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return max(a, 1)
}
