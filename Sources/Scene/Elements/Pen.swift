import Foundation
import Geometry
import Picture

/// Collects drawing commands while a tree is walked at one time.
struct Pen {
  /// The film time in seconds.
  let time: Double
  /// The point of layout space that `transform` starts from.
  private(set) var origin = CGPoint.zero
  /// Takes points relative to `origin` to the space of the command list.
  private(set) var transform = CGAffineTransform.identity
  /// What has been drawn, lowest first.
  private(set) var commands: [DisplayCommand] = []
  /// What is still moving.
  var motion = MotionReport()

  init(time: Double) { self.time = time }

  /// The transform that takes a space with its origin at `point` of layout space to the list's.
  func transform(at point: CGPoint) -> CGAffineTransform {
    transform.translatedBy(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// Adds one command.
  mutating func add(_ command: DisplayCommand) { commands.append(command) }

  /// Draws with points relative to `point` of layout space taken through `effect`, then placed.
  mutating func withTransform(
    _ effect: CGAffineTransform, at point: CGPoint, _ body: (inout Pen) -> Void
  ) {
    let outer = (origin, transform)
    transform = effect.concatenating(transform(at: point))
    origin = point
    body(&self)
    (origin, transform) = outer
  }

  /// The commands that `body` draws, in the space of this list.
  mutating func collect(_ body: (inout Pen) -> Void) -> [DisplayCommand] {
    let outer = commands
    commands = []
    body(&self)
    let drawn = commands
    commands = outer
    return drawn
  }

  /// The commands that `body` draws, in a space of their own with its origin at `point`.
  mutating func collectLocally(
    at point: CGPoint, _ body: (inout Pen) -> Void
  ) -> [DisplayCommand] {
    let outer = (origin, transform)
    (origin, transform) = (point, .identity)
    let drawn = collect(body)
    (origin, transform) = outer
    return drawn
  }
}

/// What a walk through the tree found moving.
struct MotionReport {
  /// When the last motion that has an end is at rest; minus infinity when nothing such moves.
  var settledAt = -Double.infinity
  /// Whether something moves that never ends.
  var isEndless = false
  /// The periods of what never ends but repeats, in seconds; `nil` among them for what does not.
  var periods: Set<Double?> = []

  /// Whether nothing moves.
  var isStill: Bool { settledAt == -.infinity && !isEndless }

  /// Takes note of a motion until `end`, or of one that never ends and looks the same after `period`.
  mutating func note(end: Double, period: Double? = nil) {
    if end == .infinity {
      isEndless = true
      periods.insert(period)
    } else {
      settledAt = max(settledAt, end)
    }
  }

  /// Takes note of everything that `other` found.
  mutating func merge(_ other: MotionReport) {
    settledAt = max(settledAt, other.settledAt)
    isEndless = isEndless || other.isEndless
    periods.formUnion(other.periods)
  }
}

/// Looks through a tree for what lies under a point, in the tree's presented geometry.
struct Probe {
  /// The film time in seconds.
  let time: Double
  /// The touched point, in the film's stage.
  let point: CGPoint
  private var origin = CGPoint.zero
  private var transform = CGAffineTransform.identity
  /// The gestures of what was hit, innermost first.
  var responders: [GestureResponder] = []
  /// The scroll views that were hit, innermost first.
  var scrollers: [ScrollElement] = []

  init(point: CGPoint, time: Double) { (self.point, self.time) = (point, time) }

  /// The point relative to `corner` of layout space, with all effects undone.
  func point(relativeTo corner: CGPoint) -> CGPoint {
    let local = point.applying(transform.inverted())
    return CGPoint(x: local.x + origin.x - corner.x, y: local.y + origin.y - corner.y)
  }

  /// The transform from a space with its origin at `corner` to the stage.
  func transform(at corner: CGPoint) -> CGAffineTransform {
    transform.translatedBy(x: corner.x - origin.x, y: corner.y - origin.y)
  }

  /// Probes inside an effect, as `Pen.withTransform` draws.
  mutating func withTransform(
    _ effect: CGAffineTransform, at corner: CGPoint, _ body: (inout Probe) -> Bool
  ) -> Bool {
    let outer = (origin, transform)
    transform = effect.concatenating(transform(at: corner))
    origin = corner
    defer { (origin, transform) = outer }
    return effect.determinant != 0 && body(&self)
  }
}
