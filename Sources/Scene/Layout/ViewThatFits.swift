import Foundation

/// The first of several views whose own size fits the offer; the last one when none does.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// The first view of `content` that fits along `axes`.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) { (self.axes, self.content) = (axes, content()) }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let element = inputs.node.memory { FittingElement() }
    element.axes = axes
    element.candidates = inputs.evaluate(content).items
    return [_ViewElement(element: element)]
  }
}

/// Shows one of its candidates.
final class FittingElement: Element {
  var axes: Axis.Set = []
  var candidates: [Element] = []
  private var chosen: Element?

  override var children: [Element] { chosen.map { [$0] } ?? [] }

  private func choice(for proposal: ProposedViewSize) -> Element? {
    let candidates = candidates.filter { !$0.isLeaving }
    return candidates.first { candidate in
      let ideal = candidate.sizeThatFits(.unspecified)
      let isNarrow = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
      let isLow = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
      return isNarrow && isLow
    } ?? candidates.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override func placeContents(proposal: ProposedViewSize) {
    chosen = choice(for: proposal)
    chosen?.place(at: frame.origin, proposal: proposal)
  }

  override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    choice(for: proposal)?.explicitGuide(key, proposal: proposal)
  }
}
