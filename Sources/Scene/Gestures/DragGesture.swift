public import Foundation

/// A finger that moves.
public struct DragGesture: PrimitiveGesture, DemonstratedGesture, Sendable {
  /// Where the finger is and where it came from.
  public struct Value: Equatable, Sendable {
    /// The film time as a date.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where it came down.
    public var startLocation: CGPoint
    /// The way from where it came down.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The speed in points a second.
    public var velocity: CGSize
    /// Where the finger would come to rest if it slid on.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Value.glide, y: location.y + velocity.height * Value.glide)
    }
    /// The whole way if the finger slid on.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width * Value.glide,
        height: translation.height + velocity.height * Value.glide)
    }
    /// How many seconds of its last speed a finger glides on.
    private static let glide = 0.25
  }

  /// How far the finger must move first, in points.
  public var minimumDistance: CGFloat
  /// The space in which places are reported.
  public var coordinateSpace: CoordinateSpace

  /// A finger that has moved at least `minimumDistance` points.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// A finger that has moved at least `minimumDistance` points.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }

  var demonstration: TouchDemonstration? { .drag }

  /// Follows the finger once it has moved far enough.
  public static func _recognizer(of gesture: DragGesture) -> _GestureRecognizer<Value> {
    DragRecognizer(gesture)
  }
}

/// Follows a finger.
final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  private let gesture: DragGesture
  private var start: CGPoint?
  private var last: (point: CGPoint, time: Double)?
  private var velocity = CGSize.zero

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override func follow(_ touch: Touch) {
    guard touch.isSingle else { return fail() }
    let point = space.point(touch.location, in: gesture.coordinateSpace)
    switch touch.phase {
    case .began:
      start = point
      last = (point, touch.time)
      if gesture.minimumDistance <= 0 { change(value(at: point, touch: touch)) }
    case .moved:
      guard let start else { return fail() }
      measure(point, at: touch.time)
      if progress == .active || start.distance(to: point) >= gesture.minimumDistance {
        change(value(at: point, touch: touch))
      }
    case .ended:
      guard progress == .active else { return fail() }
      measure(point, at: touch.time)
      end(value(at: point, touch: touch))
    }
  }

  private func measure(_ point: CGPoint, at time: Double) {
    if let last, time > last.time {
      let span = time - last.time
      velocity = CGSize(
        width: (point.x - last.point.x) / span, height: (point.y - last.point.y) / span)
    }
    last = (point, time)
  }

  private func value(at point: CGPoint, touch: Touch) -> DragGesture.Value {
    DragGesture.Value(
      time: VirtualWorld.date(at: touch.time), location: point, startLocation: start ?? point,
      velocity: velocity)
  }
}
