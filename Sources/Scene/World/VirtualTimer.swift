public import Foundation

/// Foundation's `Timer` on the film's clock.
///
/// The n-th fire of a repeating timer is planned at its start plus n intervals, so that nothing
/// adds up.
public final class VirtualTimer {
  /// Seconds between two fires; zero for a timer that fires once.
  public let timeInterval: TimeInterval
  /// How late a fire may be; the film's clock is never late.
  public var tolerance: TimeInterval = 0
  /// Something that the timer carries for its owner.
  public let userInfo: Any?
  /// Whether the timer can still fire.
  public private(set) var isValid = true
  private let interval: TimeInterval
  private let repeats: Bool
  private let block: (VirtualTimer) -> Void
  private var start: TimeInterval?
  private var fires = 0

  /// A timer that fires once it is scheduled.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (VirtualTimer) -> Void
  ) {
    self.interval = max(interval, VirtualTimer.leastInterval)
    self.repeats = repeats
    self.block = block
    timeInterval = repeats ? self.interval : 0
    userInfo = nil
  }

  /// A timer that first fires at `date`.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (VirtualTimer) -> Void
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
    start = date.timeIntervalSince(VirtualWorld.epoch) - self.interval
  }

  /// What Foundation makes of an interval of zero: a tenth of a millisecond.
  private static let leastInterval = 0.0001

  /// A timer that runs from now on.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping (VirtualTimer) -> Void
  ) -> VirtualTimer {
    let timer = VirtualTimer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  /// When the timer fires next.
  public var fireDate: Date {
    VirtualWorld.date(at: (start ?? 0) + Double(fires + 1) * interval)
  }

  /// Starts the clock of the timer.
  func schedule() {
    guard let graph = Graph.current, isValid else { return }
    if start == nil { start = graph.now }
    plan(in: graph)
  }

  private func plan(in graph: Graph) {
    graph.schedule(at: (start ?? 0) + Double(fires + 1) * interval) { [self, unowned graph] in
      guard isValid else { return }
      fires += 1
      if !repeats { isValid = false }
      block(self)
      if isValid { plan(in: graph) }
    }
  }

  /// Runs the timer's block now.
  public func fire() {
    guard isValid else { return }
    if !repeats { isValid = false }
    block(self)
  }

  /// Stops the timer for good.
  public func invalidate() { isValid = false }
}

extension RunLoop {
  /// Starts a timer of the film's clock.
  public func add(_ timer: VirtualTimer, forMode mode: RunLoop.Mode) { timer.schedule() }
}

/// Dispatch's main queue on the film's clock. Other queues are the same one: a film has one thread.
public final class VirtualQueue: Sendable {
  /// A time of the film's clock.
  public struct Time: Comparable, Sendable {
    let seconds: Double
    /// The present film time.
    public static func now() -> Time { Time(seconds: Graph.current?.now ?? 0) }
    /// Never.
    public static let distantFuture = Time(seconds: .infinity)
    /// A later time.
    public static func + (time: Time, seconds: Double) -> Time {
      Time(seconds: time.seconds + seconds)
    }
    /// An earlier time.
    public static func - (time: Time, seconds: Double) -> Time {
      Time(seconds: time.seconds - seconds)
    }
    /// A later time.
    public static func + (time: Time, interval: Interval) -> Time { time + interval.seconds }
    /// Which is earlier.
    public static func < (a: Time, b: Time) -> Bool { a.seconds < b.seconds }
  }

  /// A length of time.
  public enum Interval: Hashable, Sendable {
    case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never

    var seconds: Double {
      switch self {
      case .seconds(let n): Double(n)
      case .milliseconds(let n): Double(n) / 1e3
      case .microseconds(let n): Double(n) / 1e6
      case .nanoseconds(let n): Double(n) / 1e9
      case .never: .infinity
      }
    }
  }

  /// How urgent work is; everything is done in order here.
  public struct QoS: Hashable, Sendable {
    private let rank: Int
    /// At once.
    public static let userInteractive = QoS(rank: 0)
    /// Soon.
    public static let userInitiated = QoS(rank: 1)
    /// As usual.
    public static let `default` = QoS(rank: 2)
    /// Later.
    public static let utility = QoS(rank: 3)
    /// Some time.
    public static let background = QoS(rank: 4)
    /// As usual.
    public static let unspecified = QoS(rank: 5)
  }

  /// Work that can be called off.
  public final class WorkItem {
    private let block: () -> Void
    /// Whether the work was called off.
    public private(set) var isCancelled = false
    /// Work to be done later.
    public init(qos: QoS = .unspecified, block: @escaping () -> Void) { self.block = block }
    /// Calls the work off.
    public func cancel() { isCancelled = true }
    /// Does the work now, unless it was called off.
    public func perform() { if !isCancelled { block() } }
  }

  /// The queue of the film.
  public static let main = VirtualQueue()
  /// The queue of the film.
  public static func global(qos: QoS = .default) -> VirtualQueue { main }
  /// A queue, which is that of the film.
  public init(label: String = "", qos: QoS = .default) {}

  /// Runs `work` as the next event of the present time.
  public func async(qos: QoS = .unspecified, execute work: @escaping () -> Void) {
    Graph.current?.schedule(at: 0) { work() }
  }
  /// Runs `item` as the next event of the present time.
  public func async(execute item: WorkItem) {
    Graph.current?.schedule(at: 0) { item.perform() }
  }
  /// Runs `work` at `deadline`.
  public func asyncAfter(
    deadline: Time, qos: QoS = .unspecified, execute work: @escaping () -> Void
  ) {
    guard deadline.seconds.isFinite else { return }
    Graph.current?.schedule(at: deadline.seconds) { work() }
  }
  /// Runs `item` at `deadline`.
  public func asyncAfter(deadline: Time, execute item: WorkItem) {
    guard deadline.seconds.isFinite else { return }
    Graph.current?.schedule(at: deadline.seconds) { item.perform() }
  }
  /// Runs `work` now.
  public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
}
