import Foundation
import Motion

/// Views arranged by a layout.
struct _LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    // The layout's data in flight have a node of their own: this view's belongs to its content.
    let (shown, _) = inputs.child(2, L.self).presented(layout)
    let storage = inputs.child(3, LayoutStorage.self).node.memory { LayoutStorage() }
    return inputs.evaluate(content, laidOutBy: shown.rule(in: storage))
  }
}

extension Layout {
  /// The rule of the engine that does what the layout says.
  func rule(in storage: LayoutStorage) -> any LayoutRule {
    if let builtin = self as? any BuiltinLayout { return builtin.builtinRule(in: storage) }
    return CustomRule(layout: self, storage: storage)
  }
}

/// Keeps the caches of the layouts that a view has been arranged by.
final class LayoutStorage {
  private var caches: [ObjectIdentifier: AnyObject] = [:]

  func cache<L: Layout>(of layout: L.Type) -> LayoutCache<L> {
    if let cache = caches[ObjectIdentifier(layout)] as? LayoutCache<L> { return cache }
    let cache = LayoutCache<L>()
    caches[ObjectIdentifier(layout)] = cache
    return cache
  }
}

/// What one layout remembers.
final class LayoutCache<L: Layout> {
  private var value: L.Cache?
  private var pass = -1

  /// Runs `body` with the cache, made at first and updated once an evaluation.
  func with<Result>(
    _ layout: L, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var cache = value ?? layout.makeCache(subviews: subviews)
    let present = Graph.current?.pass ?? 0
    if value != nil, pass != present { layout.updateCache(&cache, subviews: subviews) }
    pass = present
    defer { value = cache }
    return body(&cache)
  }
}

/// Arranges views as a user's layout says.
struct CustomRule<L: Layout>: LayoutRule {
  let layout: L
  let storage: LayoutStorage

  var stackAxis: Axis? { L.layoutProperties.stackOrientation }

  private func with<Result>(
    _ children: [Element], _ body: (LayoutSubviews, inout L.Cache) -> Result
  ) -> (result: Result, places: [Placement?]) {
    let places = PlaceCollector(count: children.count)
    let subviews = LayoutSubviews(children, places: places)
    let result = storage.cache(of: L.self).with(layout, subviews) { body(subviews, &$0) }
    return (result, places.placements)
  }

  func size(of children: [Element], proposal: ProposedViewSize) -> CGSize? {
    with(children) {
      layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1)
    }.result
  }

  func arrange(_ children: [Element], proposal: ProposedViewSize) -> Arrangement {
    let size = size(of: children, proposal: proposal) ?? .zero
    let bounds = CGRect(origin: .zero, size: size)
    let placed = with(children) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1)
    }
    let placements = zip(children, placed.places).map { child, placement -> Placement in
      if let placement { return placement }
      let own = child.sizeThatFits(proposal)
      return Placement(
        origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
        proposal: proposal)
    }
    return Arrangement(size: size, placements: placements)
  }

  func guide(
    _ key: AlignmentKey, of children: [Element], size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return with(children) { subviews, cache -> CGFloat? in
      key.isVertical
        ? layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }.result
  }
}
