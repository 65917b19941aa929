/// Dispatch's main queue on the film's clock.
///
/// Other queues are the same one: a film has one thread.
public final class VirtualQueue: Sendable {
  /// A time of the film's clock.
  public struct Time: Comparable, Sendable {
    let seconds: Double
    init(seconds: Double) { self.seconds = seconds }
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
    /// A time so many nanoseconds after the machine of the film was started.
    public init(uptimeNanoseconds: UInt64) {
      seconds = Double(uptimeNanoseconds) / 1e9 - VirtualWorld.uptimeAtStart
    }
    /// Nanoseconds since the machine of the film was started.
    public var uptimeNanoseconds: UInt64 {
      let uptime = seconds + VirtualWorld.uptimeAtStart
      return UInt64(min(max((uptime * 1e9).rounded(), 0), 1e18))
    }
    /// The length of time to `other`.
    public func distance(to other: Time) -> Interval {
      .nanoseconds(Int((min(max(other.seconds - seconds, -1e9), 1e9) * 1e9).rounded()))
    }
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
  public init(
    label: String = "", qos: QoS = .default, attributes: Attributes = [],
    target: VirtualQueue? = nil
  ) {}

  /// What a queue is like; all are one here.
  public struct Attributes: OptionSet, Sendable {
    /// One bit each.
    public let rawValue: Int
    /// Attributes from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Work may overlap.
    public static let concurrent = Attributes(rawValue: 1)
    /// The queue must be started.
    public static let initiallyInactive = Attributes(rawValue: 2)
  }

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

/// Dispatch's group on the film's clock: tells when all of several pieces of work are done.
public final class VirtualGroup {
  private var open = 0
  private var waiting: [() -> Void] = []

  /// A group without work.
  public init() {}

  /// A piece of work begins.
  public func enter() { open += 1 }

  /// A piece of work is done.
  public func leave() {
    open = max(0, open - 1)
    guard open == 0 else { return }
    let actions = waiting
    waiting = []
    for action in actions { VirtualQueue.main.async(execute: action) }
  }

  /// Runs `work` when everything that has begun is done.
  public func notify(queue: VirtualQueue, execute work: @escaping () -> Void) {
    waiting.append(work)
    if open == 0 {
      enter()
      leave()
    }
  }
}
