public import Foundation

/// One or more taps at one place.
public struct TapGesture: PrimitiveGesture, DemonstratedGesture, Sendable {
  /// Nothing but the tap itself.
  public typealias Value = Void
  /// The number of taps.
  public var count: Int

  /// `count` taps, at most 0.35 s apart.
  public init(count: Int = 1) { self.count = count }

  var demonstration: TouchDemonstration? { .tap(count: count) }

  /// Counts releases near the first touch.
  public static func _recognizer(of gesture: TapGesture) -> _GestureRecognizer<Void> {
    TapRecognizer(count: gesture.count) { _, _ in }
  }
}

/// One or more taps, with their place.
public struct SpatialTapGesture: PrimitiveGesture, DemonstratedGesture, Sendable {
  /// The place of a tap.
  public struct Value: Equatable, Sendable {
    /// The place, in the gesture's coordinate space.
    public var location: CGPoint
  }
  /// The number of taps.
  public var count: Int
  /// The space in which the place is reported.
  public var coordinateSpace: CoordinateSpace

  /// `count` taps, at most 0.35 s apart.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
  }

  /// `count` taps, at most 0.35 s apart.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace)
  }

  var demonstration: TouchDemonstration? { .tap(count: count) }

  /// Counts releases near the first touch.
  public static func _recognizer(of gesture: SpatialTapGesture) -> _GestureRecognizer<Value> {
    TapRecognizer(count: gesture.count) { point, space in
      Value(location: space.point(point, in: gesture.coordinateSpace))
    }
  }
}

/// Counts taps.
final class TapRecognizer<Value>: _GestureRecognizer<Value> {
  private let count: Int
  private let value: (CGPoint, TouchSpace) -> Value
  private var start: Touch?
  private var taps = 0
  private var touches = 0
  /// How far a finger may slip, in points.
  private static var slip: CGFloat { 10 }
  /// The most seconds between two taps of one gesture.
  private static var pause: Double { 0.35 }

  init(count: Int, value: @escaping (CGPoint, TouchSpace) -> Value) {
    (self.count, self.value) = (max(1, count), value)
  }

  override var awaitsTouch: Bool { progress == .possible && taps > 0 }

  override func follow(_ touch: Touch) {
    guard touch.isSingle else { return fail() }
    switch touch.phase {
    case .began:
      start = touch
      touches += 1
    case .moved:
      if let start, start.location.distance(to: touch.location) > TapRecognizer.slip { fail() }
    case .ended:
      taps += 1
      guard taps < count else { return end(value(touch.location, space)) }
      let touches = touches
      Graph.current?.schedule(at: touch.time + TapRecognizer.pause) { [weak self] in
        if let self, self.touches == touches { fail() }
      }
    }
  }
}

/// A finger that rests.
public struct LongPressGesture: PrimitiveGesture, DemonstratedGesture, Sendable {
  /// Whether the finger rests.
  public typealias Value = Bool
  /// How long the finger must rest, in seconds.
  public var minimumDuration: Double
  /// How far the finger may slip, in points.
  public var maximumDistance: CGFloat

  /// A finger that rests for `minimumDuration` seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  /// A press that is a little longer than it must be; a second where it can never be long enough.
  var demonstration: TouchDemonstration? {
    .press(seconds: minimumDuration < 10 ? max(0, minimumDuration) + 0.1 : 1)
  }

  /// Waits for the time to pass.
  public static func _recognizer(of gesture: LongPressGesture) -> _GestureRecognizer<Bool> {
    LongPressRecognizer(gesture)
  }
}

/// Waits while a finger rests.
final class LongPressRecognizer: _GestureRecognizer<Bool> {
  private let gesture: LongPressGesture
  private var start: Touch?
  /// Told when the finger comes and goes.
  var pressingChanged: ((Bool) -> Void)?

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override func follow(_ touch: Touch) {
    guard touch.isSingle else { return fail() }
    switch touch.phase {
    case .began:
      start = touch
      pressingChanged?(true)
      change(true, claims: false)
      guard gesture.minimumDuration.isFinite else { return }
      let time = touch.time + gesture.minimumDuration
      Graph.current?.schedule(at: time, isAwaited: false) { [weak self] in
        guard let self, progress.isOpen, start != nil else { return }
        end(true)
        pressingChanged?(false)
      }
    case .moved:
      if let start, start.location.distance(to: touch.location) > gesture.maximumDistance {
        fail()
      }
    case .ended: fail()
    }
  }

  override func fail() {
    let isPressing = progress.isOpen && start != nil
    super.fail()
    if isPressing { pressingChanged?(false) }
  }
}
