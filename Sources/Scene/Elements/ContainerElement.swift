import Foundation

/// Where a rule puts one child: its corner relative to the container's, and the offer it gets.
struct Placement {
  var origin: CGPoint
  var proposal: ProposedViewSize
}

/// The size of a container and the places of its children, for one offer.
struct Arrangement {
  var size: CGSize
  var placements: [Placement]
}

/// How a container arranges its children.
protocol LayoutRule {
  /// The arrangement of `children` in a container that is offered `proposal`.
  func arrange(_ children: [Element], proposal: ProposedViewSize) -> Arrangement
  /// The size alone, when it can be had without the places; `nil` when it cannot.
  func size(of children: [Element], proposal: ProposedViewSize) -> CGSize?
  /// Where the container itself puts the guide; `nil` to take it from the children.
  func guide(
    _ key: AlignmentKey, of children: [Element], size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat?
  /// The axis that spacers inside take.
  var stackAxis: Axis? { get }
}

extension LayoutRule {
  func size(of children: [Element], proposal: ProposedViewSize) -> CGSize? { nil }
  func guide(
    _ key: AlignmentKey, of children: [Element], size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }
  var stackAxis: Axis? { nil }
}

/// An element that lays out others.
package final class ContainerElement: Element {
  private var rule: any LayoutRule
  /// All children, in the order of their views, with those that are leaving.
  private var members: [Element] = []
  private var live: [Element] = []
  private var drawingOrder: [Element] = []
  private var arrangements: [(proposal: ProposedViewSize, arrangement: Arrangement)] = []
  private var arrangedPass = -1

  init(rule: any LayoutRule) { self.rule = rule }

  override package var children: [Element] { drawingOrder }

  /// Takes over the children and rule of this evaluation.
  func update(children: [Element], rule: any LayoutRule, inputs: _ViewInputs) {
    self.rule = rule
    members = children
    live = children.filter { !$0.isLeaving }
    if let axis = rule.stackAxis { for child in live { child.adopt(axis: axis) } }
    drawingOrder = ContainerElement.inDrawingOrder(children, live: live)
    arrangements.removeAll(keepingCapacity: true)
  }

  /// Leaving children below, in the order in which they began to leave, then the others; any other
  /// `zIndex` than zero sorts them all by it.
  private static func inDrawingOrder(_ members: [Element], live: [Element]) -> [Element] {
    var ordered = live
    if live.count < members.count {
      let leaving = members.enumerated().filter { $0.element.isLeaving }.sorted {
        ($0.element.innermost.leavingNumber ?? 0, $0.offset)
          < ($1.element.innermost.leavingNumber ?? 0, $1.offset)
      }
      ordered = leaving.map(\.element) + live
    }
    let indices = ordered.map(\.traits.zIndex)
    guard indices.contains(where: { $0 != 0 }) else { return ordered }
    return ordered.enumerated().sorted {
      (indices[$0.offset], $0.offset) < (indices[$1.offset], $1.offset)
    }.map(\.element)
  }

  private func arrangement(for proposal: ProposedViewSize) -> Arrangement {
    let pass = Graph.current?.pass ?? 0
    if arrangedPass != pass {
      arrangements.removeAll(keepingCapacity: true)
      arrangedPass = pass
    }
    for known in arrangements where known.proposal == proposal { return known.arrangement }
    let arrangement = rule.arrange(live, proposal: proposal)
    arrangements.append((proposal, arrangement))
    return arrangement
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    rule.size(of: live, proposal: proposal) ?? arrangement(for: proposal).size
  }

  override func placeContents(proposal: ProposedViewSize) {
    for (child, placement) in zip(live, arrangement(for: proposal).placements) {
      child.place(
        at: CGPoint(x: frame.minX + placement.origin.x, y: frame.minY + placement.origin.y),
        proposal: placement.proposal)
    }
  }

  /// The first child's first baseline, the last one's last, the mean of any other guide that
  /// children set.
  override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    let size = sizeThatFits(proposal)
    if let own = rule.guide(key, of: live, size: size, proposal: proposal) { return own }
    let isVertical = key.isVertical
    let places = zip(live, arrangement(for: proposal).placements).compactMap {
      child, placement -> CGFloat? in
      child.explicitGuide(key, proposal: placement.proposal).map {
        $0 + (isVertical ? placement.origin.y : placement.origin.x)
      }
    }
    guard !places.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return places.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return places.max() }
    return places.reduce(0, +) / CGFloat(places.count)
  }
}
