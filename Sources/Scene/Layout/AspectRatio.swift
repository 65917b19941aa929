public import Foundation

/// How content of one aspect ratio is put into room of another.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// All of the content shows; some of the room may stay free.
  case fit
  /// All of the room is covered; some of the content may lie outside.
  case fill
}

extension View {
  /// Offers the view room of `aspectRatio`, width over height; `nil` keeps its own.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Offers the view room of the shape of `aspectRatio`.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to show whole, in its own aspect ratio.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to cover its room, in its own aspect ratio.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// An offer of one aspect ratio.
struct AspectRatioModifier: PrimitiveModifier {
  let ratio: CGFloat?
  let mode: ContentMode

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    inputs.distribute(content(inputs), make: { FrameElement() }) { element in
      element.alignment = .center
      element.offer = { [self, unowned element] proposal in
        let own = element.content.sizeThatFits(.unspecified)
        return offer(for: proposal, own: own)
      }
      element.size = { $1 }
    }
  }

  /// The largest offer of the ratio inside `proposal`, or the smallest one around it.
  private func offer(for proposal: ProposedViewSize, own: CGSize) -> ProposedViewSize {
    let ratio = ratio ?? own.width / own.height
    guard ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return self.ratio == nil
        ? ProposedViewSize(own) : offer(for: ProposedViewSize(own), own: own)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let byWidth = width / ratio
      let isWidthDecisive = mode == .fit ? byWidth <= height : byWidth >= height
      return isWidthDecisive
        ? ProposedViewSize(width: width, height: byWidth)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }
}
