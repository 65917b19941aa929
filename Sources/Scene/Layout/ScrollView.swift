import Foundation
import Geometry
import Picture

/// Content that may be larger than its frame, of which the beginning shows.
///
/// Along its axes the view takes what it is offered and offers its content all the room it wants;
/// across them it is as large as its content. A film does not scroll.
public struct ScrollView<Content: View>: PrimitiveView {
  /// The content.
  public var content: Content
  private let axes: Axis.Set

  /// A view that shows the beginning of `content`.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { (self.axes, self.content) = (axes, content()) }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let element = inputs.node.memory { ScrollElement() }
    var inner = inputs
    inner.environment.coordinateSpaces.add(
      NamedCoordinateSpace(ScrollViewName()).coordinateSpace, at: element.space)
    element.space.element = element
    let axis: Axis = axes == .horizontal ? .horizontal : .vertical
    let elements = inner.evaluate(content, at: 0)
    element.content = inner.container(of: elements, at: 1, rule: StackRule(axis: axis))
    element.axes = axes
    element.isClipped = inputs.environment.clipsScrolledContent
    element.animatedFrame.transaction = inputs.transaction
    return [_ViewElement(element: element)]
  }
}

/// Shows the part of its content that lies in its frame.
final class ScrollElement: Element {
  var content = Element()
  var animatedFrame = AnimatedFrame()
  var axes: Axis.Set = []
  var isClipped = true
  let space = CoordinateSpaces.Place()

  override var children: [Element] { [content] }

  private func offer(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = content.sizeThatFits(offer(for: proposal))
    if axes.contains(.horizontal), let width = proposal.width, width.isFinite {
      size.width = width
    }
    if axes.contains(.vertical), let height = proposal.height, height.isFinite {
      size.height = height
    }
    return size
  }

  override func placeContents(proposal: ProposedViewSize) {
    content.place(at: frame.origin, proposal: offer(for: proposal))
  }

  override func commitFrames() {
    animatedFrame.commit(frame)
    content.commitFrames()
  }

  override func draw(_ pen: inout Pen) {
    guard isClipped else { return content.draw(&pen) }
    let frame = animatedFrame.presented(at: pen.time, &pen.motion)
    let transform = pen.transform(at: frame.origin)
    let drawn = pen.collectLocally(at: frame.origin) { content.draw(&$0) }
    guard !drawn.isEmpty else { return }
    let window = Path(CGRect(origin: .zero, size: frame.size))
    pen.add(.group(DisplayGroup(drawn, transform: transform, clip: ClipShape(window))))
  }

  override func hit(_ probe: inout Probe) -> Bool {
    let frame = animatedFrame.presented(at: probe.time)
    let point = probe.point(relativeTo: frame.origin)
    let isInside = !isClipped || CGRect(origin: .zero, size: frame.size).contains(point)
    return isInside && content.hit(&probe)
  }
}

/// Makes content that could be scrolled by a program.
public struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Content that is given a proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  /// The content.
  public var body: some View { content(ScrollViewProxy()) }
}

private enum ScrollClippingKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
private enum ScrollBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether scroll views hide what lies outside their frames.
  fileprivate(set) var clipsScrolledContent: Bool {
    get { self[ScrollClippingKey.self] }
    set { self[ScrollClippingKey.self] = newValue }
  }
  /// Whether lists and forms have a background of their own.
  var scrollContentBackground: Visibility {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Lets scrolled content show outside the frames of scroll views.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.clipsScrolledContent, !disabled)
  }
  /// Shows or hides the background that lists and forms have.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}
