public import Foundation

/// Keyframes for one value, in the order they are reached.
public protocol KeyframeTrackContent<Value> {
  /// What is animated.
  associatedtype Value: Animatable = Body.Value
  /// The keyframes this one stands for.
  associatedtype Body: KeyframeTrackContent<Value>

  /// The keyframes this one stands for.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the keys to a track being resolved; keyframes of one's own write `body` instead.
  static func _resolve(
    _ content: Self, into keys: inout KeyframeKeys<Value>
  )
}

extension KeyframeTrackContent {
  /// Adds the body's keys.
  public static func _resolve(_ content: Self, into keys: inout KeyframeKeys<Value>) {
    Body._resolve(content.body, into: &keys)
  }
}

/// The keys of a track that is being resolved; only Motion looks inside.
public struct KeyframeKeys<Value: Animatable> {
  typealias Curve = KeyframeCurve<Value.AnimatableData>
  var keys: [Curve.Key] = []
  /// What interpolation does not cover, from the newest key.
  var template: Value

  /// The last value so far.
  var last: Value.AnimatableData

  init(_ initialValue: Value) {
    template = initialValue
    last = initialValue.animatableData
  }

  mutating func append(_ value: Value, duration: Double, _ interpolation: Curve.Interpolation) {
    last = value.animatableData
    keys.append(Curve.Key(last, duration: duration, interpolation))
  }
}

/// A keyframe that is its own content.
///
/// `Never` cannot stand for the body, since its `Value` would be free; the keyframe itself can.
protocol PrimitiveKeyframe: KeyframeTrackContent where Body == Self {}

extension PrimitiveKeyframe {
  /// The keyframe itself.
  public var body: Self { self }
}

/// Goes straight to a value, with an easing.
public struct LinearKeyframe<Value: Animatable>: PrimitiveKeyframe {
  private let value: Value
  private let duration: Double
  private let curve: UnitCurve

  /// A keyframe that reaches `to` in `duration` seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    (value, self.duration, curve) = (to, duration, timingCurve)
  }

  /// Adds the key.
  public static func _resolve(
    _ content: LinearKeyframe, into keys: inout KeyframeKeys<Value>
  ) {
    keys.append(content.value, duration: content.duration, .eased(content.curve))
  }
}

/// Goes to a value on a smooth cubic curve through the keys around it.
public struct CubicKeyframe<Value: Animatable>: PrimitiveKeyframe {
  private let value: Value
  private let duration: Double
  private let startVelocity: Value?
  private let endVelocity: Value?

  /// A keyframe that reaches `to` in `duration` seconds.
  ///
  /// Velocities are per second. One that is not given is shared with a cubic neighbour
  /// (Catmull-Rom), taken from a neighbour of another kind, or zero at a free end.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    (value, self.duration) = (to, duration)
    (self.startVelocity, self.endVelocity) = (startVelocity, endVelocity)
  }

  /// Adds the key.
  public static func _resolve(_ content: CubicKeyframe, into keys: inout KeyframeKeys<Value>) {
    keys.append(
      content.value, duration: content.duration,
      .cubic(
        startVelocity: content.startVelocity?.animatableData,
        endVelocity: content.endVelocity?.animatableData))
  }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: PrimitiveKeyframe {
  private let value: Value

  /// A keyframe that is at `to` at once.
  public init(_ to: Value) { value = to }

  /// Adds the key.
  public static func _resolve(_ content: MoveKeyframe, into keys: inout KeyframeKeys<Value>) {
    keys.append(content.value, duration: 0, .eased(.linear))
  }
}

/// Goes to a value on a spring.
public struct SpringKeyframe<Value: Animatable>: PrimitiveKeyframe {
  private let value: Value
  private let duration: Double?
  private let spring: Spring
  private let startVelocity: Value?

  /// A keyframe whose spring is let go for `duration` seconds.
  ///
  /// Without a duration it is the spring's settling duration; without a velocity, per second, the
  /// spring takes over the one before. A spring that is cut short goes on from where it is.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    (value, self.duration) = (to, duration)
    (self.spring, self.startVelocity) = (spring, startVelocity)
  }

  /// Adds the key.
  public static func _resolve(_ content: SpringKeyframe, into keys: inout KeyframeKeys<Value>) {
    keys.append(
      content.value, duration: content.duration ?? content.spring.settlingDuration,
      .spring(content.spring, startVelocity: content.startVelocity?.animatableData))
  }
}
