/// Follows touches on behalf of one gesture of one view, and tells those who listen.
public class _GestureRecognizer<Value>: TouchFollower {
  /// How far the gesture has come.
  package internal(set) var progress = GestureProgress.possible
  /// Where the view is.
  var space = TouchSpace()
  private var changeListeners: [(Value) -> Void] = []
  private var endListeners: [(Value) -> Void] = []
  private var resetListeners: [() -> Void] = []
  private var decisionListeners: [() -> Void] = []

  init() {}

  func follow(_ touch: Touch) {}

  /// Whether the gesture has begun and waits for another touch, as between the taps of a double tap.
  var awaitsTouch: Bool { false }

  func onChanged(_ listener: @escaping (Value) -> Void) { changeListeners.append(listener) }
  func onEnded(_ listener: @escaping (Value) -> Void) { endListeners.append(listener) }
  func onReset(_ listener: @escaping () -> Void) { resetListeners.append(listener) }
  func onDecided(_ listener: @escaping () -> Void) { decisionListeners.append(listener) }

  /// The gesture is under way; unless it `claims` the touch, others may still take it.
  func change(_ value: Value, claims: Bool = true) {
    guard progress.isOpen else { return }
    if claims { progress = .active }
    for listener in changeListeners { listener(value) }
  }

  /// The gesture has succeeded.
  func end(_ value: Value) {
    guard progress.isOpen else { return }
    progress = .ended
    for listener in endListeners { listener(value) }
    decide()
  }

  func fail() {
    guard progress.isOpen else { return }
    progress = .failed
    decide()
  }

  private func decide() {
    for listener in resetListeners { listener() }
    let decided = decisionListeners
    decisionListeners = []
    for listener in decided { listener() }
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
protocol TouchFollower: AnyObject {
  /// How far the gesture has come.
  var progress: GestureProgress { get }
  /// Where the view is.
  var space: TouchSpace { get set }
  /// Whether the gesture has begun and waits for another touch.
  var awaitsTouch: Bool { get }
  /// Takes note of a touch.
  func follow(_ touch: Touch)
  /// Gives up: another gesture has taken the touch.
  func fail()
  /// Runs `listener` once the gesture has succeeded or failed.
  func onDecided(_ listener: @escaping () -> Void)
}

/// Follows touches through other recognizers.
class ForwardingRecognizer<Value>: _GestureRecognizer<Value> {
  private let bases: [any TouchFollower]

  init(_ bases: [any TouchFollower]) { self.bases = bases }

  override var space: TouchSpace {
    didSet { for base in bases { base.space = space } }
  }

  override var awaitsTouch: Bool { bases.contains { $0.progress.isOpen && $0.awaitsTouch } }

  override func follow(_ touch: Touch) {
    for base in bases where base.progress.isOpen { base.follow(touch) }
    settle()
  }

  /// Fails when none of the bases can succeed any more.
  func settle() {
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
  /// What a demonstration does with the view; `nil` for nothing.
  var demonstration: TouchDemonstration?
  private var waiting: (any TouchFollower)?
  private var space = TouchSpace()

  init(_ make: @escaping () -> any TouchFollower) { self.make = make }

  /// Remembers where the view is, as a touch begins.
  func locate(_ space: TouchSpace) { self.space = space }

  /// The follower for a touch that begins: the one that still waits, as for a second tap, or a new one.
  func follower() -> any TouchFollower {
    if let waiting, waiting.progress == .possible { return waiting }
    let follower = make()
    follower.space = space
    waiting = follower
    return follower
  }
}
