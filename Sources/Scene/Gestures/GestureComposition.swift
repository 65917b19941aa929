/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The values of those that have begun.
  public struct Value {
    /// The first one's value.
    public var first: First.Value?
    /// The second one's value.
    public var second: Second.Value?
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Both gestures at once.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Follows the touches with both.
  public static func _recognizer(of gesture: Self) -> _GestureRecognizer<Value> {
    SimultaneousRecognizer<First, Second>(
      First._recognizer(of: gesture.first), Second._recognizer(of: gesture.second))
  }
}

/// Follows touches with two recognizers, until neither is open and one has succeeded.
private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  ForwardingRecognizer<SimultaneousGesture<First, Second>.Value>
{
  private let first: _GestureRecognizer<First.Value>
  private let second: _GestureRecognizer<Second.Value>
  private var value = SimultaneousGesture<First, Second>.Value()

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    (self.first, self.second) = (first, second)
    super.init([first, second])
    first.onChanged { [unowned self] in
      value.first = $0
      change(value, claims: self.first.progress.hasClaimed || progress.hasClaimed)
    }
    second.onChanged { [unowned self] in
      value.second = $0
      change(value, claims: self.second.progress.hasClaimed || progress.hasClaimed)
    }
    first.onReset { [unowned self] in if self.first.progress == .failed { value.first = nil } }
    second.onReset { [unowned self] in if self.second.progress == .failed { value.second = nil } }
    first.onEnded { [unowned self] in
      value.first = $0
      settle()
      if progress.isOpen { change(value) }
    }
    second.onEnded { [unowned self] in
      value.second = $0
      settle()
      if progress.isOpen { change(value) }
    }
  }

  override func settle() {
    guard !first.progress.isOpen, !second.progress.isOpen else { return }
    if first.progress == .ended || second.progress == .ended { end(value) } else { super.settle() }
  }
}

/// Two gestures one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// How far the sequence has come.
  public enum Value {
    /// The first gesture is under way.
    case first(First.Value)
    /// The first one has succeeded; the second may be under way.
    case second(First.Value, Second.Value?)
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// `first`, then `second`.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Follows the touches with one, then with the other.
  public static func _recognizer(of gesture: Self) -> _GestureRecognizer<Value> {
    SequenceRecognizer<First, Second>(
      First._recognizer(of: gesture.first), Second._recognizer(of: gesture.second))
  }
}

/// Follows touches with one recognizer, then with another.
private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  _GestureRecognizer<SequenceGesture<First, Second>.Value>
{
  private let first: _GestureRecognizer<First.Value>
  private let second: _GestureRecognizer<Second.Value>
  private var firstValue: First.Value?
  /// The last touch, moved back to where it began.
  private var beginning: Touch?
  private var isTouched = false

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    (self.first, self.second) = (first, second)
    super.init()
    first.onChanged { [unowned self] in
      change(.first($0), claims: self.first.progress.hasClaimed)
    }
    first.onEnded { [unowned self] in beginSecond(after: $0) }
    second.onChanged { [unowned self] in
      guard let firstValue else { return }
      change(
        .second(firstValue, $0), claims: self.second.progress.hasClaimed || progress.hasClaimed)
    }
    second.onEnded { [unowned self] in
      if let firstValue { end(.second(firstValue, $0)) }
    }
  }

  /// Goes on with the finger that rests on the view; without one, waits for the next touch.
  private func beginSecond(after value: First.Value) {
    firstValue = value
    change(.second(value, nil), claims: isTouched)
    if isTouched, let beginning { second.follow(beginning) }
    // Other gestures may take the touches in between.
    if !isTouched, progress.isOpen { progress = .possible }
  }

  override var space: TouchSpace {
    didSet { (first.space, second.space) = (space, space) }
  }

  override var awaitsTouch: Bool { firstValue == nil ? first.awaitsTouch : second.awaitsTouch }

  override func follow(_ touch: Touch) {
    if touch.phase == .began { beginning = touch }
    isTouched = touch.phase != .ended
    if firstValue == nil {
      first.follow(touch)
      if first.progress == .failed { fail() }
    } else {
      second.follow(touch)
      if second.progress == .failed { fail() }
    }
  }

  override func fail() {
    first.fail()
    second.fail()
    super.fail()
  }
}

/// The first of two gestures that succeeds.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of the one that has begun.
  public enum Value {
    /// The first gesture.
    case first(First.Value)
    /// The second gesture.
    case second(Second.Value)
  }
  /// The gesture that goes first.
  public var first: First
  /// The gesture that may when the first has not begun.
  public var second: Second
  /// `first`, or else `second`.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Follows the touches with both until one has begun.
  public static func _recognizer(of gesture: Self) -> _GestureRecognizer<Value> {
    ExclusiveRecognizer<First, Second>(
      First._recognizer(of: gesture.first), Second._recognizer(of: gesture.second))
  }
}

/// Follows touches with two recognizers, the second of which waits while the first still may succeed.
private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  ForwardingRecognizer<ExclusiveGesture<First, Second>.Value>
{
  private let first: _GestureRecognizer<First.Value>
  private let second: _GestureRecognizer<Second.Value>

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    (self.first, self.second) = (first, second)
    super.init([first, second])
    first.onChanged { [unowned self] in
      let claims = self.first.progress.hasClaimed
      if claims { self.second.fail() }
      change(.first($0), claims: claims)
    }
    first.onEnded { [unowned self] in
      self.second.fail()
      end(.first($0))
    }
    second.onChanged { [unowned self] in
      guard !self.first.progress.hasClaimed else { return }
      change(.second($0), claims: self.second.progress.hasClaimed)
    }
    second.onEnded { [unowned self] in
      if !self.first.progress.hasClaimed { end(.second($0)) }
    }
  }

  override func follow(_ touch: Touch) {
    if first.progress.isOpen { first.follow(touch) }
    if touch.phase == .ended, first.progress.isOpen, first.awaitsTouch {
      // As a double tap before a single one: only when there is no second tap was the first a tap.
      first.onDecided { [weak self] in
        guard let self, first.progress == .failed else { return }
        if second.progress.isOpen { second.follow(touch) }
        settle()
      }
    } else if second.progress.isOpen {
      second.follow(touch)
    }
    settle()
  }
}
