public import Foundation

/// The clock and the dice of a running film, for everything that would ask the machine's.
public enum VirtualWorld {
  /// The date of film time zero: 9:41 on the first day of 2024, universal time.
  public static let epoch = Date(timeIntervalSinceReferenceDate: 725_794_860)

  /// The film time as a date; the epoch outside a film.
  public static var now: Date { date(at: Graph.current?.now ?? 0) }

  /// The seconds since the machine of the film was started.
  public static var uptime: TimeInterval { uptimeAtStart + (Graph.current?.now ?? 0) }

  /// `uptime` at film time zero: some time that is not zero, which code may take for none.
  static let uptimeAtStart = 1000.0

  /// The film time as an instant of `clock`, counted from when the clock was first asked.
  public static func instant(of clock: ContinuousClock) -> ContinuousClock.Instant {
    continuousStart.advanced(by: .seconds(Graph.current?.now ?? 0))
  }
  /// The film time as an instant of `clock`, counted from when the clock was first asked.
  public static func instant(of clock: SuspendingClock) -> SuspendingClock.Instant {
    suspendingStart.advanced(by: .seconds(Graph.current?.now ?? 0))
  }
  // Where they start is the machine's matter; a film only sees how far they are apart.
  private static let continuousStart = ContinuousClock().now
  private static let suspendingStart = SuspendingClock().now

  /// The date at a film time.
  static func date(at seconds: Double) -> Date { epoch.addingTimeInterval(seconds) }

  /// The random numbers of the film: the same on every run.
  public static var random: VirtualRandomNumberGenerator { VirtualRandomNumberGenerator() }

  /// Begins the random numbers anew from `seed`.
  public static func seed(_ seed: UInt64) { VirtualRandomNumberGenerator.state = seed }
}

/// The random numbers of the film, by SplitMix64 (Steele, Lea and Flood, 2014).
public struct VirtualRandomNumberGenerator: RandomNumberGenerator {
  // Read and written on the main thread only, which alone runs a film.
  nonisolated(unsafe) fileprivate static var state: UInt64 = 0

  /// The film's numbers from here on.
  public init() {}

  /// The next number.
  public mutating func next() -> UInt64 {
    VirtualRandomNumberGenerator.state &+= 0x9E37_79B9_7F4A_7C15
    var z = VirtualRandomNumberGenerator.state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// The seconds since the machine of the film was started.
public func CACurrentMediaTime() -> CFTimeInterval { VirtualWorld.uptime }

/// The film time in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  VirtualWorld.now.timeIntervalSinceReferenceDate
}

/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

extension UUID {
  /// An identifier of the film's random numbers, marked as version 4.
  public static func virtual() -> UUID {
    var generator = VirtualRandomNumberGenerator()
    var bytes = withUnsafeBytes(of: (generator.next(), generator.next())) { Array($0) }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8],
        bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }
}
