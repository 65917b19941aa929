public import Foundation
public import Motion

/// Two fingers that move apart: never there in a film, whose scripts have one finger.
public struct MagnifyGesture: PrimitiveGesture, Sendable {
  /// How far the fingers have moved apart.
  public struct Value: Equatable, Sendable {
    /// The distance as a multiple of that at the beginning.
    public var magnification: CGFloat
    /// The change of the multiple a second.
    public var velocity: CGFloat
    /// Where the gesture began, in fractions of the view.
    public var startAnchor: UnitPoint
    /// Where the gesture began.
    public var startLocation: CGPoint
  }
  /// Two fingers that move apart.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  /// Fails at the first touch.
  public static func _recognizer(of gesture: Self) -> _GestureRecognizer<Value> {
    FailingRecognizer()
  }
}

/// Two fingers that move apart, as an older name: never there in a film.
public struct MagnificationGesture: PrimitiveGesture, Sendable {
  /// The distance as a multiple of that at the beginning.
  public typealias Value = CGFloat
  /// Two fingers that move apart.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  /// Fails at the first touch.
  public static func _recognizer(of gesture: Self) -> _GestureRecognizer<CGFloat> {
    FailingRecognizer()
  }
}

/// Two fingers that turn: never there in a film.
public struct RotateGesture: PrimitiveGesture, Sendable {
  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// The turn since the beginning.
    public var rotation: Angle
    /// The change of the turn a second.
    public var velocity: Angle
    /// Where the gesture began, in fractions of the view.
    public var startAnchor: UnitPoint
    /// Where the gesture began.
    public var startLocation: CGPoint
  }
  /// Two fingers that turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  /// Fails at the first touch.
  public static func _recognizer(of gesture: Self) -> _GestureRecognizer<Value> {
    FailingRecognizer()
  }
}

/// Two fingers that turn, as an older name: never there in a film.
public struct RotationGesture: PrimitiveGesture, Sendable {
  /// The turn since the beginning.
  public typealias Value = Angle
  /// Two fingers that turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  /// Fails at the first touch.
  public static func _recognizer(of gesture: Self) -> _GestureRecognizer<Angle> {
    FailingRecognizer()
  }
}

/// Gives up at the first touch.
private final class FailingRecognizer<Value>: _GestureRecognizer<Value> {
  override func follow(_ touch: Touch) { fail() }
}
