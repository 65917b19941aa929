public import Foundation

extension View {
  /// Puts the view into a frame of the given lengths; a missing one is the view's own.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Puts the view into a frame that follows the offer between the given limits.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        width: LengthRange(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: LengthRange(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment: alignment))
  }

  /// The view at its ideal size, whatever it is offered.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// The view at its ideal size along the given axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
}

/// A frame of fixed lengths.
struct FrameModifier: PrimitiveModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    inputs.distribute(content(inputs), make: { FrameElement() }) {
      $0.alignment = alignment
      $0.offer = { [self] in
        ProposedViewSize(width: width ?? $0.width, height: height ?? $0.height)
      }
      $0.size = { [self] _, content in
        CGSize(width: width ?? content.width, height: height ?? content.height)
      }
    }
  }
}

/// The least, own and greatest length of a frame along one axis.
struct LengthRange {
  let minimum: CGFloat?
  let ideal: CGFloat?
  let maximum: CGFloat?

  /// What the content is offered when the frame is offered `length`.
  func offer(_ length: CGFloat?) -> CGFloat? {
    guard let length = length ?? ideal else { return nil }
    return clamp(length)
  }

  /// The frame's length, when it is offered `length` and the content takes `content`.
  func length(offered length: CGFloat?, content: CGFloat) -> CGFloat {
    guard let length = length ?? ideal else { return clamp(content) }
    let offered = clamp(length)
    switch (minimum, maximum) {
    case (nil, nil): return content
    case (nil, _?): return content > offered ? offered : max(content, offered)
    case (_?, nil): return max(content, clamp(min(length, content)))
    case (_?, _?): return offered
    }
  }

  private func clamp(_ length: CGFloat) -> CGFloat {
    let least = minimum ?? 0
    return max(least, min(length, max(maximum ?? .infinity, least)))
  }
}

/// A frame that follows the offer.
struct FlexibleFrameModifier: PrimitiveModifier {
  let width: LengthRange
  let height: LengthRange
  let alignment: Alignment

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    inputs.distribute(content(inputs), make: { FrameElement() }) {
      $0.alignment = alignment
      $0.offer = { [self] in
        ProposedViewSize(width: width.offer($0.width), height: height.offer($0.height))
      }
      $0.size = { [self] offered, content in
        CGSize(
          width: width.length(offered: offered.width, content: content.width),
          height: height.length(offered: offered.height, content: content.height))
      }
    }
  }
}

/// An ideal size along some axes.
struct FixedSizeModifier: PrimitiveModifier {
  let horizontal: Bool
  let vertical: Bool

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    inputs.distribute(content(inputs), make: { FrameElement() }) {
      $0.alignment = .center
      $0.offer = { [self] in
        ProposedViewSize(
          width: horizontal ? nil : $0.width, height: vertical ? nil : $0.height)
      }
      $0.size = { $1 }
    }
  }
}

/// A box whose size may differ from that of its content, which is aligned in it and not clipped.
final class FrameElement: WrapperElement {
  var alignment = Alignment.center
  /// What the content is offered, for what the box is.
  var offer: (ProposedViewSize) -> ProposedViewSize = { $0 }
  /// The size of the box, for its offer and the content's size.
  var size: (ProposedViewSize, CGSize) -> CGSize = { $1 }

  override var spacerAxis: Axis? { nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    size(proposal, content.sizeThatFits(offer(proposal)))
  }

  /// The content's corner in the box.
  private func origin(for proposal: ProposedViewSize) -> CGPoint {
    let offered = offer(proposal)
    let inner = content.dimensions(in: offered)
    let outer = ViewDimensions(size: sizeThatFits(proposal)) { _ in nil }
    let (target, guide) = (outer[alignment], inner[alignment])
    return CGPoint(x: target.x - guide.x, y: target.y - guide.y)
  }

  override func placeContents(proposal: ProposedViewSize) {
    let origin = origin(for: proposal)
    content.place(
      at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), proposal: offer(proposal))
  }

  override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    content.explicitGuide(key, proposal: offer(proposal)).map {
      let origin = origin(for: proposal)
      return $0 + (key.isVertical ? origin.y : origin.x)
    }
  }
}

extension View {
  /// Adds `insets` around the view.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Adds `length` points, 16 when not given, at the sides in `edges`.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Adds `length` points on all sides.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

/// Room around the content.
struct PaddingModifier: PrimitiveModifier {
  let insets: EdgeInsets

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    inputs.distribute(content(inputs), make: { PaddingElement() }) { $0.insets = insets }
  }
}

/// A box larger than its content by insets, which may be negative.
final class PaddingElement: WrapperElement {
  var insets = EdgeInsets()

  override var spacerAxis: Axis? { nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.sizeThatFits(proposal.inset(by: insets))
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  override func placeContents(proposal: ProposedViewSize) {
    content.place(
      at: CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top),
      proposal: proposal.inset(by: insets))
  }

  override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    content.explicitGuide(key, proposal: proposal.inset(by: insets)).map {
      $0 + (key.isVertical ? insets.top : insets.leading)
    }
  }
}
