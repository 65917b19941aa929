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
    let time = (start ?? 0) + Double(fires + 1) * interval
    graph.schedule(at: time, isAwaited: !repeats) { [self, unowned graph] in
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
