public import Foundation

/// What a timeline's content is made of.
public struct TimelineViewDefaultContext: Sendable {
  /// How precisely a moment is worth showing.
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
  /// The moment that is shown, on the film's clock.
  public let date: Date
  /// How precisely moments come.
  public let cadence: Cadence
}

/// A view that is made anew as time goes.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is made of.
  public typealias Context = TimelineViewDefaultContext
  let schedule: Schedule
  let content: (Context) -> Content
}

extension TimelineView: View, PrimitiveView where Content: View {
  /// A view that `content` makes anew at the moments of `schedule`.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) { (self.schedule, self.content) = (schedule, content) }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let timeline = inputs.node.memory { Timeline() }
    let isChanging =
      if let animation = schedule as? AnimationTimelineSchedule {
        timeline.follow(animation, in: inputs)
      } else {
        timeline.follow(schedule, in: inputs)
      }
    inputs.node.isDirty = false
    let (view, inner) = inputs.making(isChanging: isChanging) {
      content(Context(date: timeline.date, cadence: .live))
    }
    return inner.evaluate(view, at: 0)
  }
}

/// Where a timeline view is in time.
private final class Timeline {
  private(set) var date = VirtualWorld.epoch
  private var next: (() -> Date?)?
  private var upcoming: Date?
  private var start: Date?

  /// Moves to the moment of this sample; whether that is another one.
  func follow(_ schedule: AnimationTimelineSchedule, in inputs: _ViewInputs) -> Bool {
    var now = VirtualWorld.date(at: inputs.graph.now)
    let start = start ?? now
    self.start = start
    if let interval = schedule.minimumInterval, interval > 0 {
      let steps = (now.timeIntervalSince(start) / interval + 1e-9).rounded(.down)
      now = start.addingTimeInterval(steps * interval)
    }
    guard !schedule.paused || inputs.isFresh else { return false }
    if !schedule.paused {
      var endless = MotionReport()
      endless.note(end: .infinity)
      inputs.graph.requestFrame(until: endless)
    }
    defer { date = now }
    return now != date
  }

  /// Moves to the last moment that has come, and plans the next one; whether that is another one.
  func follow<S: TimelineSchedule>(_ schedule: S, in inputs: _ViewInputs) -> Bool {
    let graph = inputs.graph
    // Event times are rounded to a microsecond.
    let now = VirtualWorld.date(at: graph.now + 1e-6)
    let last = date
    if next == nil || inputs.isFresh {
      var iterator = schedule.entries(from: VirtualWorld.date(at: graph.now), mode: .normal)
        .makeIterator()
      next = { iterator.next() }
      upcoming = next?()
      date = min(upcoming ?? now, VirtualWorld.date(at: graph.now))
    }
    var hasPassed = false
    while let moment = upcoming, moment <= now {
      date = moment
      upcoming = next?()
      hasPassed = true
    }
    if let upcoming, hasPassed || inputs.isFresh {
      let node = inputs.node
      let time = upcoming.timeIntervalSince(VirtualWorld.epoch)
      graph.schedule(at: time, isAwaited: false) { [weak node] in
        guard let node, !node.isGone else { return }
        node.graph.enqueue(Transaction()) {}
      }
    }
    return date != last
  }
}
