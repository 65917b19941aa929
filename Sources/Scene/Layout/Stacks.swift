public import Foundation

/// Views in a column.
public struct VStack<Content: View>: PrimitiveView {
  private let rule: StackRule
  private let content: Content

  /// `content` from top to bottom; without `spacing`, 8 points lie between neighbours and none next
  /// to a spacer.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    rule = StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing)
    self.content = content()
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    inputs.evaluate(content, laidOutBy: rule)
  }
}

/// Views in a row.
public struct HStack<Content: View>: PrimitiveView {
  private let rule: StackRule
  private let content: Content

  /// `content` from left to right; without `spacing`, 8 points lie between neighbours and none next
  /// to a spacer.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    rule = StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    self.content = content()
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    inputs.evaluate(content, laidOutBy: rule)
  }
}

/// Views over each other, the first one lowest.
public struct ZStack<Content: View>: PrimitiveView {
  private let rule: OverlayRule
  private let content: Content

  /// `content` over each other, aligned at `alignment`.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    rule = OverlayRule(alignment: alignment)
    self.content = content()
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    inputs.evaluate(content, laidOutBy: rule)
  }
}

/// A column whose rows a device would make when they are scrolled to: here an ordinary column.
public typealias LazyVStack = VStack
/// A row whose columns a device would make when they are scrolled to: here an ordinary row.
public typealias LazyHStack = HStack

extension _ViewInputs {
  /// The elements of `content` in one container, the only element of the view at this node.
  func evaluate<V: View>(_ content: V, laidOutBy rule: any LayoutRule) -> _ViewElements {
    [_ViewElement(element: container(of: evaluate(content, at: 0), at: 1, rule: rule))]
  }
}

/// Room that takes what is left along its stack's axis.
public struct Spacer: PrimitiveView, Sendable {
  /// The least length in points; 8 when not given.
  public var minLength: CGFloat?

  /// Room of at least `minLength` points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let element = inputs.node.memory { SpacerElement() }
    element.minLength = minLength ?? defaultSpacing
    return [_ViewElement(element: element)]
  }
}

/// Takes all that it is offered along its axis, nothing across; on both outside a stack.
final class SpacerElement: Element {
  var minLength: CGFloat = 0
  private var axis: Axis?

  override var spacerAxis: Axis? { axis }
  override func adopt(axis: Axis) { self.axis = axis }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ offered: CGFloat?) -> CGFloat { max(offered ?? minLength, minLength) }
    switch axis {
    case .horizontal?: return CGSize(width: length(proposal.width), height: 0)
    case .vertical?: return CGSize(width: 0, height: length(proposal.height))
    case nil: return CGSize(width: length(proposal.width), height: length(proposal.height))
    }
  }

  override func hit(_ probe: inout Probe) -> Bool { false }
}

/// A thin line across its stack.
public struct Divider: PrimitiveView, Sendable {
  /// A line half a point thick.
  public init() {}

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let element = inputs.node.memory { DividerElement(Rectangle()) }
    let style = Color(source: .faded(.named("primary"), 0.29))
    element.update(
      Rectangle(), paint: style._paint(in: inputs.environment), fillStyle: FillStyle(), in: inputs)
    return [_ViewElement(element: element)]
  }
}

/// A line across the axis that its container adopts it for; level outside a stack.
final class DividerElement: ShapeElement<Rectangle> {
  private var axis = Axis.vertical

  override func adopt(axis: Axis) { self.axis = axis }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    size[axis] = 0.5
    return size
  }
}
