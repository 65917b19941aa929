import Foundation
import Geometry
import Motion
import Picture

/// Pages over each other, each with a bar: a pushed one slides in from the trailing side.
///
/// Each page has its bar for itself and takes it along. The stack takes all the room it is offered.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  private let root: Root
  private let path: NavigationModel.PathLink?

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    inputs.navigation(root: root, path: path)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// A stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) { (self.root, path) = (root(), nil) }

  /// A stack whose pages are the values of `path`.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    (self.root, self.path) = (root(), .init(path))
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// A stack whose pages are the values of `path`.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    (self.root, self.path) = (root(), .init(path))
  }
}

/// Pages over each other; the older name of `NavigationStack`.
public struct NavigationView<Content: View>: PrimitiveView {
  private let content: Content

  /// A stack whose first page is `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    inputs.navigation(root: content, path: nil)
  }
}

extension _ViewInputs {
  /// The one element of a stack with `root` as its first page.
  func navigation<Root: View>(
    root: Root, path: NavigationModel.PathLink?
  ) -> _ViewElements {
    let node = node
    let memory = node.memory { NavigationMemory(node: node) }
    let model = memory.model
    model.path = path
    (model.destinations, model.bound) = ([:], [])
    var inner = self
    inner.environment.navigation = model
    inner.environment.scrolling = ScrollSettings()
    inner.environment.isInList = false
    let children = memory.children
    children.begin()
    var entries: [NavigationModel.Entry] = []
    var pages: [PageElement] = []
    func visit<V: View>(_ view: V, key: AnyHashable, _ index: Int) {
      var page = inner
      if index > 0 {
        page.environment.dismissal = .leaving { [weak model] in
          model?.pop(to: index - 1, of: memory.entries)
        }
      }
      let made = children.visit(
        NavigationPage(content: view, index: index, memory: memory), key: key, in: page)
      pages += made.compactMap { $0.innermost as? PageElement }
    }
    visit(root, key: AnyHashable(RootKey()), 0)
    // Pages may name destinations and ask for further pages while they are made.
    var index = 0
    var queue = model.entries
    while index < queue.count || index - queue.count < model.bound.count {
      let entry = index < queue.count ? queue[index] : model.bound[index - queue.count]
      entries.append(entry)
      index += 1
      switch entry {
      case .value(let value):
        let view = model.destinations[ObjectIdentifier(type(of: value.base))]?.make(value)
        visit(view ?? AnyView(EmptyView()), key: PageKey(index, value).hashable, index)
      case .view(let number, let view, _):
        visit(view, key: PageKey(index, AnyHashable(number)).hashable, index)
      }
    }
    queue = []
    memory.entries = entries
    for (index, page) in pages.enumerated() { page.cover(index < pages.count - 1, in: self) }
    let elements = children.finish(in: self)
    memory.container.update(children: elements.items, rule: PageRule(), inputs: self)
    memory.window.content = memory.container
    memory.window.animatedFrame.transaction = transaction
    return [_ViewElement(element: memory.window)]
  }
}

private struct RootKey: Hashable {}

private struct PageKey: Hashable {
  let index: Int
  let value: AnyHashable

  init(_ index: Int, _ value: AnyHashable) { (self.index, self.value) = (index, value) }

  var hashable: AnyHashable { AnyHashable(self) }
}

/// What a stack keeps.
final class NavigationMemory: Dismantling {
  let model: NavigationModel
  let children = DynamicChildren()
  let container = ContainerElement(rule: PageRule())
  let window = WindowElement()
  var entries: [NavigationModel.Entry] = []
  /// The titles of the pages of the last update, for the buttons back.
  var titles: [Int: String] = [:]

  init(node: ViewNode) { model = NavigationModel(node: node) }

  var nodes: [ViewNode] { children.nodes }
  func dismantle() { children.dismantle() }
}

/// Children over each other, each with all the room that there is.
struct PageRule: LayoutRule {
  /// The size where nothing is offered: that of a phone.
  static let ideal = CGSize(width: 393, height: 852)

  func arrange(_ children: [Element], proposal: ProposedViewSize) -> Arrangement {
    let size = proposal.replacingUnspecifiedDimensions(by: PageRule.ideal)
    return Arrangement(
      size: size,
      placements: children.map { _ in
        Placement(origin: .zero, proposal: ProposedViewSize(size))
      })
  }

  func size(of children: [Element], proposal: ProposedViewSize) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: PageRule.ideal)
  }
}

/// Content cut at its frame.
final class WindowElement: EffectElement {
  override func draw(_ pen: inout Pen) {
    let frame = animatedFrame.presented(at: pen.time, &pen.motion)
    let transform = pen.transform(at: frame.origin)
    let drawn = pen.collectLocally(at: frame.origin) { content.draw(&$0) }
    guard !drawn.isEmpty else { return }
    let window = Path(CGRect(origin: .zero, size: frame.size))
    pen.add(.group(DisplayGroup(drawn, transform: transform, clip: ClipShape(window))))
  }
}

/// One page: its content below its bar, on the page's ground.
struct NavigationPage<Content: View>: PrimitiveView {
  let content: Content
  let index: Int
  let memory: NavigationMemory

  func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let page = inputs.node.memory { PageElement() }
    let inside = inputs.container(
      of: inputs.evaluate(content, at: 0), at: 1, rule: StackRule(axis: .vertical))
    let options = inside.preference(NavigationOptionsKey.self) ?? NavigationOptions()
    memory.titles[index] = options.title?.string ?? ""
    let (index, memory) = (index, memory)
    let bar = NavigationBar(
      options: options, backTitle: index > 0 ? memory.titles[index - 1] ?? "" : nil,
      back: { [weak memory] in
        guard let memory else { return }
        memory.model.pop(to: index - 1, of: memory.entries)
      })
    let placed = PlaceholderContentView<Void> { _ in [_ViewElement(element: inside)] }
    let ground = (inside.preference(PageGroundKey.self) ?? nil) ?? .ground
    let view = VStack(spacing: 0) {
      bar
      placed.frame(maxWidth: .infinity, maxHeight: .infinity)
      if !options.items(in: [.bottomBar, .status]).isEmpty { BottomBar(options: options) }
    }
    .background(ground)
    var outer = inputs.child(2, NavigationPage.self)
    outer.isFresh = true
    let elements = outer.evaluate(view).items
    page.content = elements.first ?? inside
    page.animatedFrame.transaction = inputs.transaction
    page.index = index
    return [_ViewElement(element: page)]
  }
}

/// A page, which goes aside while another one is over it.
///
/// It is the page and not its content that containers know, so that it can leave as a whole.
final class PageElement: Element {
  var content = Element()
  var animatedFrame = AnimatedFrame()
  /// The number of pages below.
  var index = 0
  private var isCovered = false
  private var wasCovered: Bool?
  private var aside = Attribute<Double>()
  /// The part of its width that a covered page goes aside.
  private static let way: CGFloat = 0.3

  override var children: [Element] { [content] }

  override var traits: Traits {
    var traits = Traits()
    if index > 0 {
      traits.transition = AnyTransition.move(edge: .trailing).animation(PresentationMotion.slide)
    }
    traits.zIndex = Double(index)
    return traits
  }

  /// Says whether another page is over this one.
  func cover(_ isCovered: Bool, in inputs: _ViewInputs) {
    let disables = inputs.transaction.disablesAnimations || wasCovered == nil
    self.isCovered = isCovered
    wasCovered = isCovered
    aside.update(
      isCovered ? 1 : 0,
      transaction: Transaction(animation: disables ? nil : PresentationMotion.slide))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: PageRule.ideal)
  }

  override func placeContents(proposal: ProposedViewSize) {
    content.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
  }

  override func commitFrames() {
    animatedFrame.commit(frame)
    content.commitFrames()
  }

  override func draw(_ pen: inout Pen) {
    let part = aside.presented(at: pen.time, &pen.motion)
    // A page at rest below another one is not seen.
    guard !isCovered || part < 1 else { return }
    guard part > 0 else { return content.draw(&pen) }
    let frame = animatedFrame.presented(at: pen.time, &pen.motion)
    let move = CGAffineTransform(translationX: -part * PageElement.way * frame.width, y: 0)
    pen.withTransform(move, at: frame.origin) { pen in
      content.draw(&pen)
      let shade = Path(CGRect(origin: .zero, size: frame.size))
      pen.add(
        .fill(
          shade, .color(RGBA.black.opacity(0.1 * part)), rule: .nonZero,
          transform: pen.transform(at: frame.origin)))
    }
  }

  override func hit(_ probe: inout Probe) -> Bool {
    guard !isCovered, !isLeaving else { return false }
    _ = content.hit(&probe)
    return true
  }

  override func search(_ search: inout TargetSearch) {
    if !isCovered, !isLeaving { content.search(&search) }
  }
}
