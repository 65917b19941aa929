public import Foundation

/// A guide that a view can be aligned by: a name and a default place.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide lies in a view of `context`'s size that does not say otherwise.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide along the horizontal axis.
@frozen
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey
  /// The guide named by `id`.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isVertical: false) }
  /// The left side.
  public static let leading = HorizontalAlignment(LeadingGuide.self)
  /// The middle.
  public static let center = HorizontalAlignment(HorizontalCenterGuide.self)
  /// The right side.
  public static let trailing = HorizontalAlignment(TrailingGuide.self)
}

/// A guide along the vertical axis.
@frozen
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey
  /// The guide named by `id`.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isVertical: true) }
  /// The upper side.
  public static let top = VerticalAlignment(TopGuide.self)
  /// The middle.
  public static let center = VerticalAlignment(VerticalCenterGuide.self)
  /// The lower side.
  public static let bottom = VerticalAlignment(BottomGuide.self)
  /// The baseline of the first line of text; the lower side of anything else.
  public static let firstTextBaseline = VerticalAlignment(FirstBaselineGuide.self)
  /// The baseline of the last line of text; the lower side of anything else.
  public static let lastTextBaseline = VerticalAlignment(LastBaselineGuide.self)
}

/// A guide on each axis.
@frozen
public struct Alignment: Equatable, Sendable {
  /// The guide along x.
  public var horizontal: HorizontalAlignment
  /// The guide along y.
  public var vertical: VerticalAlignment

  /// A guide on each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the left side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the right side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first baseline, in the middle.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The last baseline, in the middle.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The first baseline, at the left.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The last baseline, at the left.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The first baseline, at the right.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The last baseline, at the right.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A guide of either axis, as elements are asked for it.
@frozen
public struct AlignmentKey: Hashable, Sendable {
  package let id: any AlignmentID.Type
  package let isVertical: Bool

  package init(id: any AlignmentID.Type, isVertical: Bool) {
    (self.id, self.isVertical) = (id, isVertical)
  }

  /// Whether both name the same guide.
  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.id == b.id && a.isVertical == b.isVertical
  }

  /// Feeds the guide's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A view's size and the places of its guides.
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  let explicit: (AlignmentKey) -> CGFloat?

  init(size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat?) {
    (width, height, self.explicit) = (size.width, size.height, explicit)
  }

  /// Where `guide` lies, from the left.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// Where `guide` lies, from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// Where the view itself puts `guide`, from the left.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// Where the view itself puts `guide`, from the top.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  /// Where the guide lies.
  subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  /// The point where both guides of `alignment` meet.
  subscript(alignment: Alignment) -> CGPoint {
    CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
  }
}

private enum LeadingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum HorizontalCenterGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
private enum TrailingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
private enum TopGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum VerticalCenterGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
private enum BottomGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
private enum FirstBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
private enum LastBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

extension View {
  /// Moves the view's own `guide` to where `computeValue` says.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue)) }

  /// Moves the view's own `guide` to where `computeValue` says.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue)) }
}

/// Answers for one guide in place of its content.
struct AlignmentGuideModifier: PrimitiveModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    inputs.distribute(content(inputs), make: { GuideElement() }) { ($0.guide, $0.compute) = (key, compute) }
  }
}

/// An element whose guide is computed.
final class GuideElement: WrapperElement {
  var guide: AlignmentKey?
  var compute: ((ViewDimensions) -> CGFloat)?

  override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    guard key == guide, let compute else {
      return super.explicitGuide(key, proposal: proposal)
    }
    return compute(content.dimensions(in: proposal))
  }
}
