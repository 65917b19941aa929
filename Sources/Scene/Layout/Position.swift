public import Foundation

extension View {
  /// Puts the view's middle at `position` of a frame that takes all it is offered.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Puts the view's middle at the given point of a frame that takes all it is offered.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

/// A place for the middle of the content.
struct PositionModifier: PrimitiveModifier {
  let position: CGPoint

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    inputs.distribute(content(inputs), make: { PositionElement() }) { $0.position = position }
  }
}

/// A box of the offered size around content at a fixed place.
final class PositionElement: WrapperElement {
  var position = CGPoint.zero

  override var spacerAxis: Axis? { nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content.sizeThatFits(proposal))
  }

  override func placeContents(proposal: ProposedViewSize) {
    let size = content.sizeThatFits(proposal)
    content.place(
      at: CGPoint(
        x: frame.minX + position.x - size.width / 2, y: frame.minY + position.y - size.height / 2),
      proposal: proposal)
  }

  override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? { nil }
}
