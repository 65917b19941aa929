public import Foundation
import Geometry

/// Which gestures of a view and of what is inside it are in force.
@frozen
public struct GestureMask: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32
  /// A mask from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gesture.
  public static let none = GestureMask([])
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Adds a gesture that those of views inside go before.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { modifier(GestureModifier(gesture: gesture, rank: .normal, mask: mask)) }

  /// Adds a gesture, or none.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture, or none; its name is for other toolkits.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { self.gesture(gesture, isEnabled: isEnabled) }

  /// Adds a gesture that goes before those of views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { modifier(GestureModifier(gesture: gesture, rank: .high, mask: mask)) }

  /// Adds a gesture that goes before those of views inside, or none.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View { highPriorityGesture(gesture, including: isEnabled ? .all : .subviews) }

  /// Adds a gesture that runs beside all others.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { modifier(GestureModifier(gesture: gesture, rank: .simultaneous, mask: mask)) }

  /// Adds a gesture that runs beside all others, or none.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View { simultaneousGesture(gesture, including: isEnabled ? .all : .subviews) }

  /// Runs `action` at `count` taps.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { gesture(TapGesture(count: count).onEnded { action() }) }

  /// Runs `action` with the place of the tap at `count` taps.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Runs `action` with the place of the tap at `count` taps.
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Runs `action` when a finger has rested for `minimumDuration` seconds.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        gesture: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        pressingChanged: onPressingChanged
      ).onEnded { _ in action() })
  }

  /// Runs `action` when a finger has rested for `minimumDuration` seconds, as it was once written.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Lets touches pass through the view, or not.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled, shape: nil))
  }

  /// Takes `shape` for the view's outline when it is touched.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(
      HitTestingModifier(isEnabled: true) { point, size in
        shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: eoFill)
      })
  }

  /// Takes `shape` for the view's outline when it is touched.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { contentShape(shape, eoFill: eoFill) }
}

/// What an outline is used for; only touch matters here.
@frozen
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit a use.
  public let rawValue: Int
  /// Uses from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touch.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// A preview while dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// A preview of a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// A pointer's hover.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

/// A long press that tells when the finger comes and goes.
struct PressingGesture: PrimitiveGesture, DemonstratedGesture {
  typealias Value = Bool
  let gesture: LongPressGesture
  let pressingChanged: ((Bool) -> Void)?

  var demonstration: TouchDemonstration? { gesture.demonstration }

  static func _recognizer(of gesture: PressingGesture) -> _GestureRecognizer<Bool> {
    let recognizer = LongPressRecognizer(gesture.gesture)
    recognizer.pressingChanged = gesture.pressingChanged
    return recognizer
  }
}

/// Adds a gesture to each view of its content.
struct GestureModifier<G: Gesture>: PrimitiveModifier {
  let gesture: G
  let rank: GestureResponder.Rank
  let mask: GestureMask

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    inputs.distribute(content(inputs), make: { GestureElement() }) { element in
      element.update(
        rank: rank, mask: inputs.environment.isEnabled ? mask : .subviews,
        demonstration: gesture.ownDemonstration, spaces: inputs.environment.coordinateSpaces
      ) { [gesture] in G._recognizer(of: gesture) }
    }
  }
}

/// Answers to touches on its content.
final class GestureElement: WrapperElement {
  private let responder = GestureResponder { _GestureRecognizer<Never>() }
  private var mask = GestureMask.all
  private var spaces = CoordinateSpaces()

  /// Takes over a gesture of the engine's own that reports no places.
  func update(
    rank: GestureResponder.Rank, mask: GestureMask, isTappable: Bool,
    make: @escaping () -> any TouchFollower
  ) {
    update(
      rank: rank, mask: mask, demonstration: isTappable ? .tap(count: 1) : nil,
      spaces: CoordinateSpaces(), make: make)
  }

  func update(
    rank: GestureResponder.Rank, mask: GestureMask, demonstration: TouchDemonstration?,
    spaces: CoordinateSpaces, make: @escaping () -> any TouchFollower
  ) {
    (self.mask, self.spaces) = (mask, spaces)
    (responder.rank, responder.make) = (rank, make)
    responder.demonstration = mask.contains(.gesture) ? demonstration : nil
  }

  override func hit(_ probe: inout Probe) -> Bool {
    let inner = probe.responders.count
    guard content.hit(&probe) else { return false }
    if !mask.contains(.subviews) { probe.responders.removeSubrange(inner...) }
    if mask.contains(.gesture) {
      responder.locate(
        TouchSpace(
          inverse: probe.transform(at: frame.origin).inverted(), size: frame.size, spaces: spaces))
      probe.responders.append(responder)
    }
    return true
  }

  override func search(_ search: inout TargetSearch) {
    search.withResponder(responder.demonstration == nil ? nil : responder, frame: frame) {
      content.search(&$0)
    }
  }
}

/// Decides whether a touch reaches the content.
struct HitTestingModifier: PrimitiveModifier {
  let isEnabled: Bool
  let shape: ((CGPoint, CGSize) -> Bool)?

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    inputs.distribute(content(inputs), make: { HitTestingElement() }) {
      ($0.isEnabled, $0.shape) = (isEnabled, shape)
      $0.animatedFrame.transaction = inputs.transaction
    }
  }
}

/// An element that touches pass through, or whose outline is its own.
final class HitTestingElement: EffectElement {
  var isEnabled = true
  var shape: ((CGPoint, CGSize) -> Bool)?

  override func hit(_ probe: inout Probe) -> Bool {
    guard isEnabled else { return false }
    guard let shape else { return content.hit(&probe) }
    let frame = animatedFrame.presented(at: probe.time)
    guard shape(probe.point(relativeTo: frame.origin), frame.size) else { return false }
    _ = content.hit(&probe)
    return true
  }
}

private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether views answer to touch.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension View {
  /// Keeps the view from answering to touch.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
