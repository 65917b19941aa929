public import Foundation
public import Motion

/// What a scroll view shows: a view by its identity, an end, or an offset.
///
/// Changing it scrolls, in `withAnimation` on an animated way. Scrolling by a finger gives it the
/// identity of the first view that shows.
public struct ScrollPosition: Equatable, Sendable {
  fileprivate enum Goal: Equatable, @unchecked Sendable {
    // Unchecked: identities are read on the main thread, which alone runs a film.
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(CGFloat?, CGFloat?)
    case none
  }

  fileprivate var goal: Goal
  fileprivate var changes = 0
  /// Whether a finger has moved the content since the program last did.
  public fileprivate(set) var isPositionedByUser = false

  private init(_ goal: Goal) { self.goal = goal }

  /// Nothing in particular; views are known by values of `type`.
  public init(idType: (some Hashable & Sendable).Type = Int.self) { self.init(.none) }

  /// The view known by `id`.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(.view(AnyHashable(id), anchor: anchor))
  }

  /// An end.
  public init(edge: Edge) { self.init(.edge(edge)) }

  /// An offset.
  public init(point: CGPoint) { self.init(.point(point.x, point.y)) }

  /// An offset.
  public init(x: CGFloat, y: CGFloat) { self.init(.point(x, y)) }

  /// The end that was asked for.
  public var edge: Edge? { if case .edge(let edge) = goal { edge } else { nil } }

  /// The offset that was asked for.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = goal { CGPoint(x: x, y: y) } else { nil }
  }

  /// The view that shows first, as far as it is known by a value of `type`.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .view(let id, _) = goal { id.base as? T } else { nil }
  }

  private mutating func go(_ goal: Goal) {
    self.goal = goal
    changes += 1
    isPositionedByUser = false
  }

  /// Shows the view known by `id`.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(.view(AnyHashable(id), anchor: anchor))
  }

  /// Goes to an end.
  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }

  /// Goes to an offset.
  public mutating func scrollTo(point: CGPoint) { go(.point(point.x, point.y)) }

  /// Goes to an offset.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x, y)) }

  /// Goes to an offset from the left.
  public mutating func scrollTo(x: CGFloat) { go(.point(x, nil)) }

  /// Goes to an offset from the top.
  public mutating func scrollTo(y: CGFloat) { go(.point(nil, y)) }

  fileprivate var request: ScrollRequest? {
    switch goal {
    case .view(let id, let anchor): .view(id, anchor: anchor)
    case .edge(let edge): .edge(edge)
    case .point(let x, let y): .point(x: x, y: y)
    case .none: nil
    }
  }
}

/// Ties a scroll view to a program's value: what it asks for, and what it is told.
final class ScrollPositionLink {
  /// What the program asks for, once for each change.
  var request: () -> ScrollRequest? = { nil }
  /// Tells the program the identity of the first view that shows.
  var tell: (AnyHashable) -> Void = { _ in }

  /// Tells the program what shows, unless the content is on the way to what it asked for.
  func report(_ element: ScrollElement, in graph: Graph) {
    guard element.isAtRest, let id = element.visibleID else { return }
    graph.whenUpdated { [tell] in tell(id) }
  }
}

/// The last value that a link has seen.
private final class ScrollPositionMemory<Value> {
  let link = ScrollPositionLink()
  var last: Value?
}

/// Ties the scroll view inside to a binding to an identity.
struct ScrollIDModifier<ID: Hashable>: PrimitiveModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    let memory = inputs.node.memory { ScrollPositionMemory<ID>() }
    memory.link.request = { [unowned memory, id, anchor] in
      guard let wanted = id.wrappedValue, wanted != memory.last else { return nil }
      memory.last = wanted
      return .view(AnyHashable(wanted), anchor: anchor)
    }
    memory.link.tell = { [unowned memory, id] in
      guard let seen = $0.base as? ID, seen != memory.last else { return }
      memory.last = seen
      id.wrappedValue = seen
    }
    var inner = inputs
    inner.environment.scrolling.position = memory.link
    return content(inner)
  }
}

/// Ties the scroll view inside to a binding to a position.
struct ScrollPositionModifier: PrimitiveModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    let memory = inputs.node.memory { ScrollPositionMemory<ScrollPosition>() }
    memory.link.request = { [unowned memory, position, anchor] in
      let wanted = position.wrappedValue
      guard wanted != memory.last else { return nil }
      memory.last = wanted
      guard case .view(let id, nil) = wanted.request else { return wanted.request }
      return .view(id, anchor: anchor)
    }
    memory.link.tell = { [unowned memory, position] in
      var seen = position.wrappedValue
      seen.goal = .view($0, anchor: nil)
      guard seen.goal != memory.last?.goal else { return }
      seen.isPositionedByUser = true
      memory.last = seen
      position.wrappedValue = seen
    }
    var inner = inputs
    inner.environment.scrolling.position = memory.link
    return content(inner)
  }
}

extension View {
  /// Shows the view that `id` names, and keeps `id` to the first view that shows at rest.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { modifier(ScrollIDModifier(id: id, anchor: anchor)) }

  /// Shows what `position` says.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { modifier(ScrollPositionModifier(position: position, anchor: anchor)) }

  /// The view as it is: it decides where the content begins.
  nonisolated public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
    defaultScrollAnchor(initialAnchor)
  }
}

/// Where the content of a scroll view is.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is moved up and to the left.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The room around the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// The part of the content that shows.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The scroll view's bounds.
  public var bounds: CGRect { visibleRect }
}

/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle }
}

extension View {
  /// Runs `action` with the old and the new value when what `transform` reads from the scroll view's
  /// geometry has changed.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { modifier(ScrollGeometryModifier(read: transform, action: action)) }
}

/// Watches the scroll view inside.
struct ScrollGeometryModifier<T: Equatable>: PrimitiveModifier {
  let read: (ScrollGeometry) -> T
  let action: (T, T) -> Void

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    let last = inputs.node.memory { LastValue<T?>(nil) }
    var inner = inputs
    inner.environment.scrolling.observers.append { [read, action] geometry, graph in
      let value = read(geometry)
      guard last.value != value else { return }
      let old = last.value ?? value
      last.value = value
      graph.whenUpdated { action(old, value) }
    }
    return content(inner)
  }
}
