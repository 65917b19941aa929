/// A length of time as publishers take it: a number of seconds, or `.milliseconds(300)`.
public struct SchedulerInterval: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  let length: Double

  /// A length in seconds.
  public init(floatLiteral seconds: Double) { length = seconds }
  /// A length in seconds.
  public init(integerLiteral seconds: Int) { length = Double(seconds) }
  private init(_ length: Double) { self.length = length }

  /// A length in seconds.
  public static func seconds(_ seconds: Double) -> SchedulerInterval { SchedulerInterval(seconds) }
  /// A length in seconds.
  @_disfavoredOverload
  public static func seconds(_ seconds: Int) -> SchedulerInterval {
    SchedulerInterval(Double(seconds))
  }
  /// A length in thousandths of a second.
  public static func milliseconds(_ count: Int) -> SchedulerInterval {
    SchedulerInterval(Double(count) / 1e3)
  }
  /// A length in millionths of a second.
  public static func microseconds(_ count: Int) -> SchedulerInterval {
    SchedulerInterval(Double(count) / 1e6)
  }
  /// A length in billionths of a second.
  public static func nanoseconds(_ count: Int) -> SchedulerInterval {
    SchedulerInterval(Double(count) / 1e9)
  }
}
