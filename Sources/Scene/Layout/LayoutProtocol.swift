public import Foundation
public import Motion

/// A user's way to arrange views.
///
/// The layout's animatable data moves: while it does, the views are arranged anew at each sample.
public protocol Layout: Animatable {
  /// What the layout is like, whatever it contains.
  static var layoutProperties: LayoutProperties { get }
  /// What the layout remembers between calls.
  associatedtype Cache = Void
  /// The views that are arranged.
  typealias Subviews = LayoutSubviews
  /// What is remembered about `subviews` at first.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings what is remembered up to date, once an evaluation.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the container prefers around itself.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size of the container when it is offered `proposal`.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Calls `place` of each view; one that is not placed is centred in `bounds`.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where the container itself puts `guide`, from the left; `nil` to take it from the views.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Where the container itself puts `guide`, from the top; `nil` to take it from the views.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// No stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Starts over.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  /// The default distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  /// Takes the guide from the views.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// Takes the guide from the views.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The view that arranges `content` by this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Remembers nothing.
  public func makeCache(subviews: Subviews) {}
  /// Remembers nothing.
  public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

/// What a layout is like, whatever it contains.
public struct LayoutProperties: Sendable {
  /// The axis that spacers and dividers inside take; `nil` when the layout is no stack.
  public var stackOrientation: Axis?
  /// No stack.
  public init() {}
}

/// The distances that a view prefers from its neighbours: eight points everywhere.
public struct ViewSpacing: Sendable, Equatable {
  /// No distances.
  public static let zero = ViewSpacing(length: 0)
  private var length = defaultSpacing
  /// The default distances.
  public init() {}
  private init(length: CGFloat) { self.length = length }

  /// The distance that both views are content with.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    max(length, next.length)
  }
  /// Takes over the larger distances of `other`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    length = max(length, other.length)
  }
  /// The larger distances of both.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}

/// A value that a view hands to the layout that it is in.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that hands none.
  static var defaultValue: Value { get }
}

extension View {
  /// Hands `value` to the layout that the view is in.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    trait { $0.layoutValues[ObjectIdentifier(key)] = value }
  }
}

/// The views that a layout arranges, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let elements: [Scene.Element]
  private let places: PlaceCollector

  init(_ elements: [Scene.Element], places: PlaceCollector) {
    (self.elements, self.places) = (elements, places)
  }

  /// The way that text runs: films run from left to right.
  public var layoutDirection: LayoutDirection { .leftToRight }
  /// The first view's place: zero.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { elements.count }
  /// The view at `position`.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(element: elements[position], index: position, places: places)
  }
  /// The same views in the same order.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.elements.elementsEqual(b.elements, by: ===)
  }
}

// Unchecked: asked on the main thread only, which alone runs a film.
extension LayoutSubviews: @unchecked Sendable {}
extension LayoutSubview: @unchecked Sendable {}

/// One of the views that a layout arranges.
public struct LayoutSubview: Equatable {
  let element: Element
  fileprivate let index: Int
  fileprivate let places: PlaceCollector

  fileprivate init(element: Element, index: Int, places: PlaceCollector) {
    (self.element, self.index, self.places) = (element, index, places)
  }

  /// Who is served first when space is short.
  public var priority: Double { element.traits.layoutPriority }
  /// The distances that the view prefers.
  public var spacing: ViewSpacing {
    element.spacerAxis == nil ? ViewSpacing() : .zero
  }
  /// What the view hands to its layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    element.traits.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
  /// The size of the view when it is offered `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    element.sizeThatFits(proposal)
  }
  /// The size and guides of the view when it is offered `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    element.dimensions(in: proposal)
  }
  /// Puts the part `anchor` of the view, which is offered `proposal`, at `position`.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = element.sizeThatFits(proposal)
    places.set(
      Placement(
        origin: CGPoint(
          x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
        proposal: proposal), at: index)
  }
  /// The same view.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }
}

/// Takes note of where a layout puts its views.
final class PlaceCollector {
  private(set) var placements: [Placement?]

  init(count: Int) { placements = Array(repeating: nil, count: count) }

  func set(_ placement: Placement, at index: Int) { placements[index] = placement }
}
