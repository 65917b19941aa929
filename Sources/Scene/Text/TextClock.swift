public import Foundation

/// Words that tell a date or a time as the film's clock goes.
///
/// They are those of American English in universal time, on any machine.
enum TextClock: Equatable, Sendable {
  case date(Date, Text.DateStyle)
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)

  /// The words at `now`.
  func words(at now: Date) -> String {
    switch self {
    case .date(let date, let style): style.words(of: date, at: now)
    case .timer(let interval, let pause, let countsDown, let showsHours):
      {
        let shown = min(max(pause ?? now, interval.lowerBound), interval.upperBound)
        let seconds =
          countsDown
          ? interval.upperBound.timeIntervalSince(shown)
          : shown.timeIntervalSince(interval.lowerBound)
        // A count down shows the second that has begun, a count up the one that is over.
        let whole = countsDown ? (seconds - 1e-6).rounded(.up) : (seconds + 1e-6).rounded(.down)
        return TextClock.digits(Int(whole), showsHours: showsHours)
      }()
    }
  }

  /// Whether the words change as time goes.
  func isRunning(at now: Date) -> Bool {
    switch self {
    case .date(_, let style): style.follows
    case .timer(let interval, let pause, _, _): pause == nil && now < interval.upperBound
    }
  }

  /// The date whose whole seconds the words follow.
  var reference: Date {
    switch self {
    case .date(let date, _): date
    case .timer(let interval, _, _, _): interval.lowerBound
    }
  }

  /// Minutes and seconds, with hours before them from the first one on.
  static func digits(_ seconds: Int, showsHours: Bool = true) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (minutes, rest) = (seconds / 60, seconds % 60)
    guard showsHours, minutes >= 60 else { return "\(minutes):\(two(rest))" }
    return "\(minutes / 60):\(two(minutes % 60)):\(two(rest))"
  }
}

extension Text {
  /// What of a date is told.
  public struct DateStyle: Equatable, Sendable {
    fileprivate enum Kind { case time, date, relative, offset, timer }
    fileprivate let kind: Kind
    /// `9:41 AM`.
    public static let time = DateStyle(kind: .time)
    /// `January 1, 2024`.
    public static let date = DateStyle(kind: .date)
    /// The distance from now: `2 min, 5 sec`.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now with its sign, in its largest unit: `+2 minutes`.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now in digits: `2:05`.
    public static let timer = DateStyle(kind: .timer)

    /// Whether the words depend on the present.
    fileprivate var follows: Bool { kind != .time && kind != .date }

    fileprivate func words(of date: Date, at now: Date) -> String {
      let distance = date.timeIntervalSince(now)
      // Counting down, the second that has begun; counting up, the one that is over.
      let whole =
        distance > 0 ? (distance - 1e-6).rounded(.up) : (-distance + 1e-6).rounded(.down)
      let seconds = Int(min(whole, 1e12))
      switch kind {
      case .time: return CalendarDay(date).time
      case .date: return CalendarDay(date).date
      case .timer: return TextClock.digits(seconds)
      case .relative: return DateStyle.parts(of: seconds)
      case .offset:
        let units = [(86_400, "day"), (3600, "hour"), (60, "minute"), (1, "second")]
        let unit = units.first { seconds >= $0.0 } ?? (1, "second")
        let count = seconds / unit.0
        return "\(distance > 0 ? "+" : "−")\(count) \(unit.1)\(count == 1 ? "" : "s")"
      }
    }

    /// The two largest units that are not zero.
    private static func parts(of seconds: Int) -> String {
      let units = [(86_400, "day"), (3600, "hr"), (60, "min"), (1, "sec")]
      guard let first = units.firstIndex(where: { seconds >= $0.0 }) else { return "0 sec" }
      var left = seconds
      var parts: [String] = []
      for unit in units[first...].prefix(2) {
        let count = left / unit.0
        left %= unit.0
        let isPlural = unit.1 == "day" && count != 1
        if count > 0 { parts.append("\(count) \(unit.1)\(isPlural ? "s" : "")") }
      }
      return parts.joined(separator: ", ")
    }
  }

  /// What of `date` `style` tells, on the film's clock.
  public init(_ date: Date, style: DateStyle) { self.init(clock: .date(date, style)) }

  /// The times of both ends, with the dates when they differ.
  public init(_ dates: ClosedRange<Date>) {
    let (start, end) = (CalendarDay(dates.lowerBound), CalendarDay(dates.upperBound))
    let words =
      start.date == end.date
      ? "\(start.time) – \(end.time)"
      : "\(start.date) at \(start.time) – \(end.date) at \(end.time)"
    self.init(verbatim: words)
  }

  /// The times of both ends, with the dates when they differ.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// The time left of `timerInterval`, or gone by, which stands still at `pauseTime`.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      clock: .timer(
        timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  private init(clock: TextClock) {
    self.init(runs: [Run(string: clock.words(at: VirtualWorld.now), clock: clock)])
  }

  /// The text with its clocks read at the film's present, and the next reading planned.
  func following(_ inputs: _ViewInputs) -> Text {
    let clocks = runs.compactMap(\.clock)
    guard !clocks.isEmpty else { return self }
    let now = VirtualWorld.date(at: inputs.graph.now)
    if let running = clocks.first(where: { $0.isRunning(at: now) }) {
      inputs.child(0, ClockAlarm.self).node.memory { ClockAlarm() }.set(
        to: running.reference, in: inputs)
    }
    var text = self
    for index in runs.indices {
      if let clock = runs[index].clock { text.runs[index].string = clock.words(at: now) }
    }
    return text
  }
}

/// Asks for the next update of a text with a clock, once at a time.
private final class ClockAlarm {
  private var pending: Double?

  /// Plans an update for the next whole second from or to `reference`.
  func set(to reference: Date, in inputs: _ViewInputs) {
    let graph = inputs.graph
    if let pending, pending > graph.now { return }
    let phase = reference.timeIntervalSince(VirtualWorld.epoch)
    let whole = phase - phase.rounded(.down)
    var next = (graph.now - whole + 1e-6).rounded(.down) + 1 + whole
    if next <= graph.now { next += 1 }
    pending = next
    let node = inputs.node
    graph.schedule(at: next) { [weak node] in
      guard let node, !node.isGone else { return }
      node.graph.enqueue(Transaction()) {}
    }
  }
}

/// A date in words, in universal time.
private struct CalendarDay {
  private let parts: DateComponents

  init(_ date: Date) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  var date: String {
    let month = CalendarDay.months[((parts.month ?? 1) + 11) % 12]
    return "\(month) \(parts.day ?? 1), \(parts.year ?? 0)"
  }

  var time: String {
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let shown = hour % 12 == 0 ? 12 : hour % 12
    return "\(shown):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")"
  }
}
