import Foundation
import Motion

/// Plays a script once to find out when everything in it happens.
///
/// It goes from event to event rather than from frame to frame: between two events nothing can
/// start to move.
@MainActor
struct FilmDirector {
  private let host: FilmHost
  private let watch: any FilmWatch
  private var timeline = FilmTimeline()

  /// Seconds from a finger's touch to its release in a tap.
  private static let tapLength = 0.1
  /// Seconds between the taps of a double tap.
  private static let tapPause = 0.1
  /// Seconds between two places of a moving finger, as a touch screen reports them.
  private static let touchInterval = 1.0 / 60
  /// Seconds of stillness after motion has settled.
  private static let pause = 0.5
  /// The longest that motion is waited for.
  private static let patience = 10.0
  /// The longest that delays are waited for, as of a message that goes by itself.
  private static let delayPatience = 5.0
  /// The longest that endless motion is shown between two taps.
  private static let endlessPatience = 2.0
  /// The least seconds before a loop that are a film's beginning rather than a staggered start of it.
  private static let leastPrelude = 1.0
  /// The longest demo.
  private static let longestDemo = 60.0
  /// How often the demo drives each target.
  private static let demoRounds = 2
  /// Seconds that two fingers take in the demo.
  private static let demoGesture = 0.6
  /// The way that a finger goes in the demo: there first, then back.
  private static let demoDrag = CGSize(width: 100, height: -60)
  /// The most planned events that are waited for one after the other: ten seconds of a timer that fires at
  /// each frame, so that what never ends is known soon.
  private static let mostPlans = 600

  init(host: FilmHost, watch: any FilmWatch) { (self.host, self.watch) = (host, watch) }

  /// What `script` comes to.
  mutating func direct(_ script: FilmScript) throws(FilmScriptError) -> FilmTimeline {
    if let cues = script.cues { try play(cues) } else { playDemo() }
    return timeline
  }

  // MARK: Scripts

  private mutating func play(_ cues: [FilmCue]) throws(FilmScriptError) {
    var hasEnd = false
    for cue in cues {
      if let time = cue.time {
        guard time >= host.time - 1e-6 else { throw .late(time: time, now: host.time) }
        advance(to: time)
      }
      hasEnd = try play(cue.action)
      if cue.action == .end { break }
    }
    if !hasEnd {
      _ = rest(endless: Self.endlessPatience)
      advance(to: host.time + Self.pause)
    }
    timeline.duration = host.time
  }

  /// Plays one cue; returns whether the film may end right after it.
  private mutating func play(_ action: FilmCue.Action) throws(FilmScriptError) -> Bool {
    switch action {
    case .tap(let target):
      note("tap \(target)")
      touch(at: try host.point(of: target), for: Self.tapLength)
    case .doubleTap(let target):
      note("doubletap \(target)")
      let point = try host.point(of: target)
      for tap in 1...2 {
        if tap > 1 { advance(to: host.time + Self.tapPause) }
        touch(at: point, for: Self.tapLength)
      }
    case .press(let target, let seconds):
      note("press \(target) for \(seconds) s")
      touch(at: try host.point(of: target), for: seconds)
    case .drag(let target, let path, let seconds):
      note("drag \(target)")
      let start = try host.point(of: target)
      move(along: .lines([start] + path.map { start.moved(by: $0) }), for: seconds)
    case .move(let target, let point, let seconds):
      note("drag \(target)")
      move(along: .lines([try host.point(of: target), point]), for: seconds)
    case .pinch(let target, let scale, let seconds):
      note("pinch \(target) to \(scale)")
      move(along: .pinch(about: try host.point(of: target), scale: scale), for: seconds)
    case .rotate(let target, let degrees, let seconds):
      note("rotate \(target) by \(degrees)°")
      move(along: .turn(about: try host.point(of: target), degrees: degrees), for: seconds)
    case .scroll(let target, let way, let seconds):
      note("scroll \(target)")
      let point = try host.point(of: target)
      guard host.canScroll(at: point, by: way) else {
        throw .cannotScroll("\(target)", time: host.time)
      }
      act(.scroll(point, by: way, seconds: seconds))
      advance(to: host.time + seconds)
    case .type(let words, let target, let seconds): try type(words, into: target, every: seconds)
    case .set(let name, let value):
      note("set \(name)=\(value)")
      try host.set(name, to: value)
      timeline.events.append(.init(time: host.time, kind: .set(name, value)))
    case .wait(let seconds):
      advance(to: host.time + seconds)
      return true
    case .settle:
      _ = rest(endless: Self.endlessPatience)
      return true
    case .end: return true
    }
    return false
  }

  private mutating func type(
    _ words: String, into target: FilmTarget?, every seconds: Double
  ) throws(FilmScriptError) {
    note("type \(words)")
    if let target { touch(at: try host.point(of: target), for: Self.tapLength) }
    for character in words {
      guard host.isTypable else { throw .noField(words, time: host.time) }
      act(.type(String(character)))
      advance(to: host.time + seconds)
    }
  }

  // MARK: The demo

  private mutating func playDemo() {
    var isDragged = false
    if host.touchables().isEmpty, !watchAlone() {
      isDragged = host.time == 0 && !host.touchables(dragged: true).isEmpty
      guard isDragged else { return }
    }
    advance(to: host.time + Self.pause)
    var shown: [(responder: GestureResponder, count: Int)] = []
    while host.time < Self.longestDemo {
      let targets = host.touchables(dragged: isDragged)
      let counts = targets.map { target in
        shown.first { $0.responder === target.responder }?.count ?? 0
      }
      guard let least = counts.min(), least < Self.demoRounds,
        let index = counts.firstIndex(of: least)
      else { break }
      let target = targets[index]
      if let known = shown.firstIndex(where: { $0.responder === target.responder }) {
        shown[known].count += 1
      } else {
        shown.append((target.responder, 1))
      }
      if let demonstration = target.responder.demonstration {
        show(demonstration, at: target.point, name: target.name, isFirst: least == 0)
      }
      _ = rest(endless: Self.endlessPatience)
      advance(to: host.time + Self.pause)
    }
    timeline.duration = min(host.time, Self.longestDemo)
  }

  /// Drives one thing; what is done the first time is undone the second, but for taps and presses.
  private mutating func show(
    _ demonstration: TouchDemonstration, at point: CGPoint, name: String, isFirst: Bool
  ) {
    func words(_ verb: String) -> String { name.isEmpty ? verb : "\(verb) \(name)" }
    switch demonstration {
    case .tap(let count):
      note(words(count == 2 ? "doubletap" : "tap"))
      for tap in 1...max(1, min(count, 8)) {
        if tap > 1 { advance(to: host.time + Self.tapPause) }
        touch(at: point, for: Self.tapLength)
      }
    case .press(let seconds):
      note(words("press"))
      touch(at: point, for: seconds)
    case .pinch:
      note(words("pinch"))
      move(along: .pinch(about: point, scale: isFirst ? 1.5 : 1 / 1.5), for: Self.demoGesture)
    case .drag:
      note(words("drag"))
      let way =
        isFirst ? Self.demoDrag : CGSize(width: -Self.demoDrag.width, height: -Self.demoDrag.height)
      move(along: .lines([point, point.moved(by: way)]), for: Self.demoGesture)
    case .rotate:
      note(words("rotate"))
      move(along: .turn(about: point, degrees: isFirst ? 45 : -45), for: Self.demoGesture)
    }
  }

  /// Lets a view without targets run; returns whether there are targets now.
  ///
  /// What is planned (timers, delays) counts as motion for as long as it may come to an end within the
  /// longest demo. A view that does not is shown for as long as motion is waited for.
  private mutating func watchAlone() -> Bool {
    switch rest(endless: Self.patience, limit: Self.longestDemo, plans: Self.mostPlans) {
    case .settled:
      guard host.touchables().isEmpty else { return true }
      timeline.duration = host.time + Self.pause
    case .repeats(let period, let begin)
    where period <= Self.patience && begin >= Self.leastPrelude:
      // What comes before happens once, as words that are typed beside a cursor: it is the film.
      timeline.duration = begin + max(1, (Self.pause / period).rounded(.up)) * period
    case .repeats(let period, let begin) where period <= Self.patience:
      // Whole rounds later what began with a delay runs too, and the rest looks as at the start.
      let rounds = max(1, (Self.endlessPatience / period).rounded(.up))
      (timeline.start, timeline.duration, timeline.loops) = (begin + rounds * period, period, true)
    case .repeats, .moving: timeline.duration = Self.patience
    }
    return false
  }

  // MARK: Waiting

  private enum Rest {
    case settled
    /// Only what repeats moves, and will for ever.
    case repeats(period: Double, begin: Double)
    case moving
  }

  /// Waits until all motion that ends is at rest and nothing is planned, at most `limit` seconds.
  ///
  /// What does not end is waited for at most `endless` seconds, and so is what is planned, but for
  /// delays of a few seconds and for the first `plans` times that something planned happens.
  private mutating func rest(
    endless: Double, limit: Double = Self.patience, plans: Int = 0
  ) -> Rest {
    let (limit, delayLimit) = (host.time + limit, host.time + Self.delayPatience)
    var stillSince: Double?
    let isCounting = plans > 0
    var plans = plans
    while true {
      observe()
      let now = host.time
      let end = host.motion.settledAt
      let next = host.nextEventTime
      var goal: Double
      if end > now {
        stillSince = nil
        goal = end
      } else if let next, plans > 0 || (host.nextAwaitedTime.map { $0 <= delayLimit } ?? false) {
        stillSince = nil
        goal = next
      } else {
        if next == nil, !host.motion.isEndless {
          timeline.rests.append(now)
          return .settled
        }
        let since = stillSince ?? now
        stillSince = since
        if next == nil, let period = commonPeriod(of: host.motion.periods),
          endless >= Self.patience
        {
          return .repeats(period: period, begin: since)
        }
        goal = since + endless
        if goal <= now {
          timeline.rests.append(now)
          return .moving
        }
      }
      if limit <= now || (isCounting && plans <= 0) { return .moving }
      if let next, next <= goal { plans -= 1 }
      // The clock counts whole microseconds: rounded down, the goal might never be reached.
      goal = (min(goal, limit, next ?? goal) * 1e6).rounded(.up) / 1e6
      advance(to: max(goal, now + 1e-6))
    }
  }

  /// The least time after which all of `periods` are over at once, to a microsecond.
  private func commonPeriod(of periods: Set<Double?>) -> Double? {
    var common = 1
    for period in periods {
      guard let period, period > 0, period < 3600 else { return nil }
      let micro = Int((period * 1e6).rounded())
      guard micro > 0 else { return nil }
      var (a, b) = (common, micro)
      while b != 0 { (a, b) = (b, a % b) }
      common = common / a * micro
      if common > 3_600_000_000 { return nil }
    }
    return periods.isEmpty ? nil : Double(common) / 1e6
  }

  // MARK: The host

  private mutating func note(_ text: String) {
    timeline.cues.append(.init(time: host.time, text: text))
  }

  private func advance(to time: Double) {
    watch.enters(at: time)
    host.advance(to: FrameTime(seconds: time))
    watch.leaves()
  }

  private func observe() {
    watch.enters(at: host.time)
    _ = host.displayList()
    watch.leaves()
  }

  private mutating func act(_ kind: FilmTimeline.Event.Kind) {
    timeline.events.append(.init(time: host.time, kind: kind))
    watch.enters(at: host.time)
    host.perform(kind)
    watch.leaves()
  }

  private mutating func touch(at point: CGPoint, for seconds: Double) {
    act(.down(point))
    advance(to: host.time + seconds)
    act(.up(point))
  }

  /// Moves fingers along `path`.
  private mutating func move(along path: TouchPath, for seconds: Double) {
    let steps = max(1, Int((seconds / Self.touchInterval).rounded()))
    let begin = host.time
    act(.began, path.places(0))
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      advance(to: begin + seconds * part)
      act(.moved, path.places(part))
    }
    act(.ended, path.places(1))
  }

  private mutating func act(_ phase: Touch.Phase, _ places: (first: CGPoint, second: CGPoint?)) {
    if let second = places.second {
      act(.pair(phase, places.first, second))
    } else {
      switch phase {
      case .began: act(.down(places.first))
      case .moved: act(.move(places.first))
      case .ended: act(.up(places.first))
      }
    }
  }
}

extension FilmHost {
  /// Does one thing of a timeline, at the time reached.
  func perform(_ kind: FilmTimeline.Event.Kind) {
    switch kind {
    case .down(let point): touchDown(at: point)
    case .move(let point): touchMove(to: point)
    case .up(let point): touchUp(at: point)
    case .pair(let phase, let first, let second): touch(phase, at: first, second)
    case .scroll(let point, let way, let seconds): scroll(at: point, by: way, seconds: seconds)
    case .type(let text): type(text)
    // The director has set it before: it can be set.
    case .set(let name, let value): try? set(name, to: value)
    }
  }
}

extension CGPoint {
  fileprivate func moved(by way: CGSize) -> CGPoint { CGPoint(x: x + way.width, y: y + way.height) }
}
