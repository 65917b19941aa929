/// Dispatch's `DispatchSource` on the film's clock: only timers have a source.
public enum VirtualSource {
  /// A timer that waits to be scheduled and resumed.
  public static func makeTimerSource(
    flags: TimerFlags = [], queue: VirtualQueue? = nil
  ) -> any VirtualSourceTimer { VirtualTimerSource() }

  /// How exact a timer is; the film's clock is always exact.
  public struct TimerFlags: OptionSet, Sendable {
    /// One bit each.
    public let rawValue: UInt
    /// Flags from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Not put together with others.
    public static let strict = TimerFlags(rawValue: 1)
  }
}

/// Dispatch's `DispatchSourceTimer` on the film's clock.
///
/// The n-th event is planned at the deadline plus n intervals, so that nothing adds up.
public protocol VirtualSourceTimer: AnyObject {
  /// Plans events at `deadline` and each `interval` after it; the leeway is not used.
  func schedule(
    deadline: VirtualQueue.Time, repeating interval: VirtualQueue.Interval,
    leeway: VirtualQueue.Interval)
  /// Plans events at `deadline` and each `interval` seconds after it; the leeway is not used.
  func schedule(
    deadline: VirtualQueue.Time, repeating interval: Double, leeway: VirtualQueue.Interval)
  /// Sets what is done at each event.
  func setEventHandler(handler: (() -> Void)?)
  /// Sets what is done when the timer is cancelled.
  func setCancelHandler(handler: (() -> Void)?)
  /// Lets events happen; those missed while suspended happen once, now.
  func resume()
  /// Lets events happen.
  func activate()
  /// Holds events back until `resume()`.
  func suspend()
  /// Ends the timer.
  func cancel()
  /// Whether the timer has ended.
  var isCancelled: Bool { get }
}

extension VirtualSourceTimer {
  /// Plans events at `deadline` and each `interval` after it.
  public func schedule(
    deadline: VirtualQueue.Time, repeating interval: VirtualQueue.Interval = .never
  ) { schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0)) }
  /// Plans events at `deadline` and each `interval` seconds after it.
  public func schedule(deadline: VirtualQueue.Time, repeating interval: Double) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }
  /// Sets what is done at each event.
  public func setEventHandler(qos: VirtualQueue.QoS, handler: (() -> Void)?) {
    setEventHandler(handler: handler)
  }
}

/// The timer behind the protocol.
final class VirtualTimerSource: VirtualSourceTimer {
  private var handler: (() -> Void)?
  private var onCancel: (() -> Void)?
  private var deadline = 0.0
  private var interval = Double.infinity
  private var events = 0.0
  /// Changes with every schedule: events of an old one are void.
  private var plan = 0
  private var isSuspended = true
  private var isScheduled = false
  private var hasMissed = false
  private(set) var isCancelled = false

  /// What Foundation makes of an interval of zero: a tenth of a millisecond.
  private static let leastInterval = 0.0001

  func schedule(
    deadline: VirtualQueue.Time, repeating interval: VirtualQueue.Interval,
    leeway: VirtualQueue.Interval
  ) { schedule(deadline: deadline, repeating: interval.seconds, leeway: leeway) }

  func schedule(
    deadline: VirtualQueue.Time, repeating interval: Double, leeway: VirtualQueue.Interval
  ) {
    self.deadline = deadline.seconds
    self.interval = max(interval, Self.leastInterval)
    (events, isScheduled, hasMissed) = (0, true, false)
    plan += 1
    if !isSuspended { next() }
  }

  func setEventHandler(handler: (() -> Void)?) { self.handler = handler }
  func setCancelHandler(handler: (() -> Void)?) { onCancel = handler }
  func activate() { resume() }

  func resume() {
    guard isSuspended, !isCancelled else { return }
    isSuspended = false
    guard isScheduled else { return }
    if hasMissed {
      hasMissed = false
      VirtualQueue.main.async { [self] in if !isCancelled { handler?() } }
    } else if events == 0 {
      next()
    }
  }

  func suspend() { isSuspended = true }

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    plan += 1
    if let onCancel { VirtualQueue.main.async { onCancel() } }
  }

  private func next() {
    let time = events == 0 ? deadline : deadline + events * interval
    guard time.isFinite, let graph = Graph.current else { return }
    let plan = plan
    events += 1
    graph.schedule(at: time) { [weak self] in
      guard let self, plan == self.plan else { return }
      if isSuspended { hasMissed = true } else { handler?() }
      if plan == self.plan { next() }
    }
  }
}
