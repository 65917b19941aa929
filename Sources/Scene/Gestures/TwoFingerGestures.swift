public import Foundation
public import Motion

/// Two fingers that move apart or together.
public struct MagnifyGesture: PrimitiveGesture, DemonstratedGesture, Sendable {
  /// How far the fingers have moved apart.
  public struct Value: Equatable, Sendable {
    /// The film time as a date.
    public var time: Date
    /// The distance as a multiple of that at the beginning.
    public var magnification: CGFloat
    /// The change of the multiple a second.
    public var velocity: CGFloat
    /// The middle of the fingers at the beginning, in fractions of the view.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the beginning, in the view's space.
    public var startLocation: CGPoint
  }
  /// How much the multiple must differ from one first.
  public var minimumScaleDelta: CGFloat

  /// Two fingers whose distance has changed by at least `minimumScaleDelta` of itself.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  var demonstration: TouchDemonstration? { .pinch }

  /// Compares distances.
  public static func _recognizer(of gesture: Self) -> _GestureRecognizer<Value> {
    TwoFingerRecognizer(start: 1, least: gesture.minimumScaleDelta, measure: magnification) {
      Value(
        time: $0.time, magnification: $0.amount, velocity: $0.velocity,
        startAnchor: $0.startAnchor, startLocation: $0.startLocation)
    }
  }

  /// The distance of the fingers as a multiple of that in `start`.
  fileprivate static func magnification(_ touch: Touch, since start: Touch, _: Double) -> Double {
    let first = hypot(start.span.width, start.span.height)
    return first > 0 ? hypot(touch.span.width, touch.span.height) / first : 1
  }
}

/// Two fingers that move apart or together, as an older name.
public struct MagnificationGesture: PrimitiveGesture, DemonstratedGesture, Sendable {
  /// The distance as a multiple of that at the beginning.
  public typealias Value = CGFloat
  /// How much the multiple must differ from one first.
  public var minimumScaleDelta: CGFloat

  /// Two fingers whose distance has changed by at least `minimumScaleDelta` of itself.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  var demonstration: TouchDemonstration? { .pinch }

  /// Compares distances.
  public static func _recognizer(of gesture: Self) -> _GestureRecognizer<CGFloat> {
    TwoFingerRecognizer(
      start: 1, least: gesture.minimumScaleDelta, measure: MagnifyGesture.magnification
    ) { CGFloat($0.amount) }
  }
}

/// Two fingers that turn.
public struct RotateGesture: PrimitiveGesture, DemonstratedGesture, Sendable {
  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// The film time as a date.
    public var time: Date
    /// The turn since the beginning, clockwise; more than a whole one counts on.
    public var rotation: Angle
    /// The change of the turn a second.
    public var velocity: Angle
    /// The middle of the fingers at the beginning, in fractions of the view.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the beginning, in the view's space.
    public var startLocation: CGPoint
  }
  /// How far the fingers must turn first.
  public var minimumAngleDelta: Angle

  /// Two fingers that have turned by at least `minimumAngleDelta`.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  var demonstration: TouchDemonstration? { .rotate }

  /// Adds up turns.
  public static func _recognizer(of gesture: Self) -> _GestureRecognizer<Value> {
    TwoFingerRecognizer(start: 0, least: gesture.minimumAngleDelta.radians, measure: turn) {
      Value(
        time: $0.time, rotation: .radians($0.amount), velocity: .radians($0.velocity),
        startAnchor: $0.startAnchor, startLocation: $0.startLocation)
    }
  }

  /// The turn in radians since `start`, the one nearest to the `last` one of all that look the same.
  fileprivate static func turn(_ touch: Touch, since start: Touch, _ last: Double) -> Double {
    let turn =
      atan2(touch.span.height, touch.span.width) - atan2(start.span.height, start.span.width)
    return turn + ((last - turn) / (2 * .pi)).rounded() * 2 * .pi
  }
}

/// Two fingers that turn, as an older name.
public struct RotationGesture: PrimitiveGesture, DemonstratedGesture, Sendable {
  /// The turn since the beginning, clockwise.
  public typealias Value = Angle
  /// How far the fingers must turn first.
  public var minimumAngleDelta: Angle

  /// Two fingers that have turned by at least `minimumAngleDelta`.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  var demonstration: TouchDemonstration? { .rotate }

  /// Adds up turns.
  public static func _recognizer(of gesture: Self) -> _GestureRecognizer<Angle> {
    TwoFingerRecognizer(
      start: 0, least: gesture.minimumAngleDelta.radians, measure: RotateGesture.turn
    ) { .radians($0.amount) }
  }
}

/// What two fingers have done.
private struct TwoFingerMove {
  let time: Date
  let amount: Double
  let velocity: Double
  let startAnchor: UnitPoint
  let startLocation: CGPoint
}

/// Follows two fingers by one number: how far they are apart, or how far they have turned.
private final class TwoFingerRecognizer<Value>: _GestureRecognizer<Value> {
  private let origin: Double
  private let least: Double
  private let measure: (_ touch: Touch, _ start: Touch, _ last: Double) -> Double
  private let value: (TwoFingerMove) -> Value
  private var start: Touch?
  private var last: (amount: Double, time: Double)
  private var velocity = 0.0

  /// Begins once the number differs by `least` from `start`, which stands for no change.
  init(
    start: Double, least: Double, measure: @escaping (Touch, Touch, Double) -> Double,
    value: @escaping (TwoFingerMove) -> Value
  ) {
    (origin, self.least, self.measure, self.value) = (start, least, measure, value)
    last = (start, 0)
  }

  override func follow(_ touch: Touch) {
    guard !touch.isSingle else { return fail() }
    guard touch.phase != .began, let start else {
      (start, last) = (touch, (origin, touch.time))
      return
    }
    let amount = measure(touch, start, last.amount)
    // A lifted finger is where it was: its last speed is that of the move before.
    if touch.time > last.time { velocity = (amount - last.amount) / (touch.time - last.time) }
    last = (amount, touch.time)
    let move = TwoFingerMove(
      time: VirtualWorld.date(at: touch.time), amount: amount, velocity: velocity,
      startAnchor: space.anchor(start.middle),
      startLocation: space.point(start.middle, in: .local))
    if touch.phase == .ended {
      if progress == .active { end(value(move)) } else { fail() }
    } else if progress == .active || abs(amount - origin) >= least {
      change(value(move))
    }
  }
}
