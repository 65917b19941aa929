import Foundation

/// SwiftUI's default distance between neighbours, in points.
let defaultSpacing: CGFloat = 8

/// Children in a row along one axis, aligned on the other.
struct StackRule: LayoutRule {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  init(axis: Axis, alignment: AlignmentKey? = nil, spacing: CGFloat? = nil) {
    self.axis = axis
    self.alignment =
      alignment
      ?? (axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key)
    self.spacing = spacing
  }

  var stackAxis: Axis? { axis }

  func arrange(_ children: [Element], proposal: ProposedViewSize) -> Arrangement {
    guard !children.isEmpty else { return Arrangement(size: .zero, placements: []) }
    let gaps = gaps(between: children)
    let offers = offers(to: children, proposal: proposal, gaps: gaps.reduce(0, +))
    let dimensions = zip(children, offers).map { $0.dimensions(in: $1) }
    let guides = dimensions.map { $0[alignment] }
    let before = guides.max() ?? 0
    var size = CGSize.zero
    var placements: [Placement] = []
    var position: CGFloat = 0
    for index in children.indices {
      let child = CGSize(width: dimensions[index].width, height: dimensions[index].height)
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = before - guides[index]
      placements.append(Placement(origin: origin, proposal: offers[index]))
      size[axis.other] = max(size[axis.other], origin[axis.other] + child[axis.other])
      position += child[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    size[axis] = position
    return Arrangement(size: size, placements: placements)
  }

  /// The distances between neighbours: none of the default ones next to a spacer.
  private func gaps(between children: [Element]) -> [CGFloat] {
    zip(children, children.dropFirst()).map { before, after in
      if let spacing { return spacing }
      return before.spacerAxis == axis || after.spacerAxis == axis ? 0 : defaultSpacing
    }
  }

  /// What each child is offered: those of higher priority first, and among equals the least
  /// flexible first, each an even share of what is left.
  private func offers(
    to children: [Element], proposal: ProposedViewSize, gaps: CGFloat
  ) -> [ProposedViewSize] {
    guard let length = proposal[axis] else {
      return children.map { _ in proposal }
    }
    var left = length - gaps
    if children.count == 1 {
      var offer = proposal
      offer[axis] = left
      return [offer]
    }
    let (least, most) = (proposal.replacing(axis, 0), proposal.replacing(axis, .infinity))
    let minima = children.map { $0.sizeThatFits(least)[axis] }
    let flexibilities = zip(children, minima).map { $0.sizeThatFits(most)[axis] - $1 }
    let priorities = children.map {
      $0.spacerAxis == axis ? -.infinity : $0.traits.layoutPriority
    }
    let order = children.indices.sorted {
      (-priorities[$0], flexibilities[$0], $0) < (-priorities[$1], flexibilities[$1], $1)
    }
    var offers = children.map { _ in proposal }
    var reserved = minima.reduce(0, +)
    var position = 0
    while position < order.count {
      let priority = priorities[order[position]]
      let group = order[position...].prefix { priorities[$0] == priority }
      for index in group { reserved -= minima[index] }
      for (served, index) in group.enumerated() {
        let share = max(0, left - reserved) / CGFloat(group.count - served)
        offers[index][axis] = share
        left -= children[index].sizeThatFits(offers[index])[axis]
      }
      position += group.count
    }
    return offers
  }
}

extension ProposedViewSize {
  /// The offer with another length along `axis`.
  func replacing(_ axis: Axis, _ length: CGFloat) -> ProposedViewSize {
    var offer = self
    offer[axis] = length
    return offer
  }
}

/// Children over each other, aligned on both axes; each is offered what the container is.
struct OverlayRule: LayoutRule {
  var alignment = Alignment.center

  func arrange(_ children: [Element], proposal: ProposedViewSize) -> Arrangement {
    let dimensions = children.map { $0.dimensions(in: proposal) }
    let guides = dimensions.map { $0[alignment] }
    let before = CGPoint(x: guides.map(\.x).max() ?? 0, y: guides.map(\.y).max() ?? 0)
    var size = CGSize.zero
    let placements = children.indices.map { index in
      let origin = CGPoint(x: before.x - guides[index].x, y: before.y - guides[index].y)
      size.width = max(size.width, origin.x + dimensions[index].width)
      size.height = max(size.height, origin.y + dimensions[index].height)
      return Placement(origin: origin, proposal: proposal)
    }
    return Arrangement(size: size, placements: placements)
  }
}
