package import Foundation

/// One finger at one moment.
package struct Touch {
  /// What the finger does.
  package enum Phase { case began, moved, ended }
  /// What the finger does.
  package var phase: Phase
  /// Where it is, in the stage.
  package var location: CGPoint
  /// The film time in seconds.
  package var time: Double
}

/// Follows touches on behalf of one gesture of one view, and tells those who listen.
public class _GestureRecognizer<Value>: TouchFollower {
  /// How far the gesture has come.
  package internal(set) var progress = GestureProgress.possible
  /// Takes a touch from the stage into the view's space.
  package var localize: (CGPoint) -> CGPoint = { $0 }
  private var changeListeners: [(Value) -> Void] = []
  private var endListeners: [(Value) -> Void] = []
  private var resetListeners: [() -> Void] = []

  init() {}

  package func follow(_ touch: Touch) {}

  func onChanged(_ listener: @escaping (Value) -> Void) { changeListeners.append(listener) }
  func onEnded(_ listener: @escaping (Value) -> Void) { endListeners.append(listener) }
  func onReset(_ listener: @escaping () -> Void) { resetListeners.append(listener) }

  /// The gesture is under way.
  func change(_ value: Value) {
    progress = .active
    for listener in changeListeners { listener(value) }
  }

  /// The gesture has succeeded.
  func end(_ value: Value) {
    guard progress.isOpen else { return }
    progress = .ended
    for listener in endListeners { listener(value) }
    for listener in resetListeners { listener() }
  }

  package func fail() {
    guard progress.isOpen else { return }
    progress = .failed
    for listener in resetListeners { listener() }
  }
}

/// How far a gesture has come.
package enum GestureProgress {
  case possible, active, ended, failed

  /// Whether touches still matter.
  var isOpen: Bool { self == .possible || self == .active }
  /// Whether the gesture has taken the touch for itself.
  var hasClaimed: Bool { self == .active || self == .ended }
}

/// Follows touches, whatever it reports.
package protocol TouchFollower: AnyObject {
  /// How far the gesture has come.
  var progress: GestureProgress { get }
  /// Takes a touch from the stage into the view's space.
  var localize: (CGPoint) -> CGPoint { get set }
  /// Takes note of a touch.
  func follow(_ touch: Touch)
  /// Gives up: another gesture has taken the touch.
  func fail()
}

/// Follows touches through other recognizers.
class ForwardingRecognizer<Value>: _GestureRecognizer<Value> {
  private let bases: [any TouchFollower]

  init(_ bases: [any TouchFollower]) { self.bases = bases }

  override var localize: (CGPoint) -> CGPoint {
    didSet { for base in bases { base.localize = localize } }
  }

  override func follow(_ touch: Touch) {
    for base in bases where base.progress.isOpen { base.follow(touch) }
    if progress.isOpen, bases.allSatisfy({ $0.progress == .failed }) { fail() }
  }

  override func fail() {
    for base in bases { base.fail() }
    super.fail()
  }
}

/// What a view does when a touch reaches it: one gesture, with its rank among others.
package final class GestureResponder {
  /// How a gesture stands to those inside and outside its view.
  enum Rank { case normal, high, simultaneous }
  var rank = Rank.normal
  /// Makes the follower of a touch that begins.
  var make: () -> any TouchFollower
  /// Whether the gesture can be driven by a tap.
  var isTappable = false
  private var waiting: (any TouchFollower)?
  private var localize: (CGPoint) -> CGPoint = { $0 }

  init(_ make: @escaping () -> any TouchFollower) { self.make = make }

  /// Remembers where the view is, as a touch begins.
  func locate(_ localize: @escaping (CGPoint) -> CGPoint) { self.localize = localize }

  /// The follower for a touch that begins: the one that still waits, as for a second tap, or a new one.
  func follower() -> any TouchFollower {
    if let waiting, waiting.progress == .possible { return waiting }
    let follower = make()
    follower.localize = localize
    waiting = follower
    return follower
  }
}

/// The followers of one finger, from its touch to its release.
final class TouchSession {
  private struct Member {
    let follower: any TouchFollower
    let isSimultaneous: Bool
  }
  private var members: [Member] = []

  /// A session of `responders`, innermost first; those of high rank are asked before those inside.
  init(_ responders: [GestureResponder]) {
    let high = responders.filter { $0.rank == .high }.reversed()
    let others = responders.filter { $0.rank != .high }
    members = (Array(high) + others).map {
      Member(follower: $0.follower(), isSimultaneous: $0.rank == .simultaneous)
    }
  }

  /// Hands the touch on; a gesture that takes it makes the others fail.
  func follow(_ touch: Touch) {
    for member in members where member.follower.progress.isOpen {
      let hadClaimed = member.follower.progress.hasClaimed
      member.follower.follow(touch)
      if !hadClaimed { settle(after: member) }
    }
  }

  /// Lets time pass: a gesture may have come to life by a timer since the last touch.
  func settle() {
    for member in members where member.follower.progress.hasClaimed { settle(after: member) }
  }

  private func settle(after member: Member) {
    guard member.follower.progress.hasClaimed, !member.isSimultaneous else { return }
    for other in members
    where other.follower !== member.follower && !other.isSimultaneous {
      other.follower.fail()
    }
  }
}
