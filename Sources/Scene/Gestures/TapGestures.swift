public import Foundation

/// One or more taps at one place.
public struct TapGesture: PrimitiveGesture, Sendable {
  /// Nothing but the tap itself.
  public typealias Value = Void
  /// The number of taps.
  public var count: Int

  /// `count` taps, at most 0.35 s apart.
  public init(count: Int = 1) { self.count = count }

  /// Counts releases near the first touch.
  public static func _recognizer(of gesture: TapGesture) -> _GestureRecognizer<Void> {
    TapRecognizer(count: gesture.count) { _ in }
  }
}

/// One or more taps, with their place.
public struct SpatialTapGesture: PrimitiveGesture, Sendable {
  /// The place of a tap.
  public struct Value: Equatable, Sendable {
    /// The place, in the view's space.
    public var location: CGPoint
  }
  /// The number of taps.
  public var count: Int

  /// `count` taps, at most 0.35 s apart.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) { self.count = count }

  /// Counts releases near the first touch.
  public static func _recognizer(of gesture: SpatialTapGesture) -> _GestureRecognizer<Value> {
    TapRecognizer(count: gesture.count) { Value(location: $0) }
  }
}

/// Counts taps.
final class TapRecognizer<Value>: _GestureRecognizer<Value> {
  private let count: Int
  private let value: (CGPoint) -> Value
  private var start: Touch?
  private var taps = 0
  private var lastTap = -Double.infinity
  /// How far a finger may slip, in points.
  private static var slip: CGFloat { 10 }
  /// The most seconds between two taps of one gesture.
  private static var pause: Double { 0.35 }

  init(count: Int, value: @escaping (CGPoint) -> Value) {
    (self.count, self.value) = (max(1, count), value)
  }

  override func follow(_ touch: Touch) {
    switch touch.phase {
    case .began:
      if touch.time - lastTap > TapRecognizer.pause { taps = 0 }
      start = touch
    case .moved:
      if let start, start.location.distance(to: touch.location) > TapRecognizer.slip { fail() }
    case .ended:
      taps += 1
      lastTap = touch.time
      if taps >= count { end(value(localize(touch.location))) }
    }
  }
}

/// A finger that rests.
public struct LongPressGesture: PrimitiveGesture, Sendable {
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
    switch touch.phase {
    case .began:
      start = touch
      pressingChanged?(true)
      noteRest()
      Graph.current?.schedule(at: touch.time + gesture.minimumDuration) { [weak self] in
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

  /// Tells those who listen that the finger rests, without taking the touch from others.
  private func noteRest() {
    change(true)
    progress = .possible
  }

  override func fail() {
    if progress.isOpen, start != nil { pressingChanged?(false) }
    super.fail()
  }
}

extension CGPoint {
  /// The distance to `other`.
  func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}

/// The space in which a gesture reports places.
public enum CoordinateSpace: Hashable, Sendable {
  /// The stage.
  case global
  /// The view's own space.
  case local
  /// A view's space, by the name that it was given.
  case named(AnyHashableName)

  /// A view's space, by the name that it was given.
  public static func named(_ name: some Hashable & Sendable) -> CoordinateSpace {
    .named(AnyHashableName(name))
  }
  /// Whether places are in the stage.
  public var isGlobal: Bool { self == .global }
  /// Whether places are in the view's own space.
  public var isLocal: Bool { self == .local }
}

/// A name of any type.
public struct AnyHashableName: Hashable, Sendable {
  private let description: String
  init(_ name: some Hashable) { description = "\(type(of: name)):\(name)" }
}
