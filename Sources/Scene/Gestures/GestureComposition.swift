import Foundation

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
    let first = First._recognizer(of: gesture.first)
    let second = Second._recognizer(of: gesture.second)
    let both = ForwardingRecognizer<Value>([first, second])
    let values = LastValue(Value())
    first.onChanged { [unowned both] in
      values.value.first = $0
      both.change(values.value)
    }
    second.onChanged { [unowned both] in
      values.value.second = $0
      both.change(values.value)
    }
    first.onEnded { [unowned both, unowned second] in
      values.value.first = $0
      if second.progress.isOpen { both.change(values.value) } else { both.end(values.value) }
    }
    second.onEnded { [unowned both, unowned first] in
      values.value.second = $0
      if first.progress.isOpen { both.change(values.value) } else { both.end(values.value) }
    }
    return both
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
  private var beginning: Touch?

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    (self.first, self.second) = (first, second)
    super.init()
    first.onChanged { [unowned self] in change(.first($0)) }
    first.onEnded { [unowned self] value in
      firstValue = value
      change(.second(value, nil))
      if let beginning { self.second.follow(beginning) }
    }
    second.onChanged { [unowned self] in
      if let firstValue { change(.second(firstValue, $0)) }
    }
    second.onEnded { [unowned self] in
      if let firstValue { end(.second(firstValue, $0)) }
    }
  }

  override var localize: (CGPoint) -> CGPoint {
    didSet { (first.localize, second.localize) = (localize, localize) }
  }

  override func follow(_ touch: Touch) {
    if touch.phase == .began { beginning = touch }
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
    let first = First._recognizer(of: gesture.first)
    let second = Second._recognizer(of: gesture.second)
    let either = ForwardingRecognizer<Value>([first, second])
    first.onChanged { [unowned either, unowned second] in
      second.fail()
      either.change(.first($0))
    }
    first.onEnded { [unowned either, unowned second] in
      second.fail()
      either.end(.first($0))
    }
    second.onChanged { [unowned either, unowned first] in
      if !first.progress.hasClaimed { either.change(.second($0)) }
    }
    second.onEnded { [unowned either, unowned first] in
      if !first.progress.hasClaimed { either.end(.second($0)) }
    }
    return either
  }
}
