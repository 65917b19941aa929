public import Foundation

/// The moments at which a timeline's content is made anew.
public protocol TimelineSchedule {
  /// How often moments may come.
  typealias Mode = TimelineScheduleMode
  /// The moments, in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The moments from `startDate` on; the first one may be before it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often moments may come; a film always asks for all of them.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// Every frame, or as often as an interval allows.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: Double?
  let paused: Bool

  /// Every frame, but not more often than every `minimumInterval` seconds; never while `paused`.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (self.minimumInterval, self.paused) = (minimumInterval, paused)
  }

  /// The moments at 60 a second, or at the interval.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    guard !paused else { return AnySequence([start]) }
    return PeriodicTimelineSchedule(from: start, by: max(minimumInterval ?? 0, 1.0 / 60))
      .entries(from: start, mode: mode)
  }
}

/// Moments at even distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Moments every `interval` seconds, one of them at `startDate`.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, max(interval, 0.001))
  }

  /// The last moment not after `startDate`, and all later ones.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let first = ((startDate.timeIntervalSince(start) / interval) + 1e-9).rounded(.down)
    return AnySequence(
      sequence(first: first) { $0 + 1 }.lazy.map { start.addingTimeInterval($0 * interval) })
  }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The beginning of every minute.
  public init() {}

  /// The beginnings of minutes from that of `startDate` on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Given moments.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries
  /// The moments in `dates`, which must be in order.
  public init(_ dates: Entries) { self.dates = dates }
  /// The moments.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Every frame, but not more often than the interval.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments at even distances.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule {
  /// Given moments.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> { ExplicitTimelineSchedule(dates) }
}
