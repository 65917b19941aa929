import Foundation
import Geometry
import Motion

/// Several views, one of which shows: chosen in a bar below, or as pages beside each other.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let node = inputs.node
    let own = node.memory { StateStorage(0, node: node) }
    node.isDirty = false
    var inner = inputs
    inner.environment.scrolling = ScrollSettings()
    inner.environment.isInList = false
    let tabs = inner.evaluate(content, at: 0).items.filter { !$0.isLeaving }
    let tags = tabs.map { $0.traits.tag ?? $0.innermost.itemID }
    let selection = selection
    let chosen: Int
    if let selection {
      chosen = tags.firstIndex { PickerChoice.means($0, selection.wrappedValue) } ?? 0
    } else {
      chosen = min(own.value, max(0, tabs.count - 1))
    }
    let select = { (index: Int) in
      guard tabs.indices.contains(index), index != chosen else { return }
      if let selection {
        if let value = tags[index]?.base as? SelectionValue { selection.wrappedValue = value }
      } else {
        own.set(index, transaction: .current)
      }
    }
    let items = tabs.map { tab in
      tab.traits.layoutValues[ObjectIdentifier(TabItemKey.self)] as? TabItem
    }
    let isHidden =
      tabs.indices.contains(chosen)
      && tabs[chosen].preference(TabBarHiddenKey.self) == true
    var outer = inputs.child(1, TabView.self)
    outer.isFresh = true
    if let showsDots = inputs.environment.tabPages {
      let pager = inputs.child(2, PagerElement.self).node.memory { PagerElement() }
      pager.update(tabs, chosen: chosen, select: select, in: inputs)
      return outer.evaluate(
        PlaceholderContentView<Void> { _ in [_ViewElement(element: pager)] }
          .overlay(alignment: .bottom) {
            if showsDots, tabs.count > 1 { PageDots(count: tabs.count, chosen: chosen) }
          })
    }
    let deck = inputs.child(2, DeckElement.self).node.memory { DeckElement() }
    (deck.pages, deck.chosen) = (tabs, chosen)
    return outer.evaluate(
      VStack(spacing: 0) {
        PlaceholderContentView<Void> { _ in [_ViewElement(element: deck)] }
        if !isHidden { TabBar(items: items, chosen: chosen, select: select) }
      })
  }

  /// Views of which the one of `selection` shows, known by their tags.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }
}

extension TabView where SelectionValue == Int {
  /// Views of which the first shows at first.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// A view of a `TabView` with what stands for it in the bar.
public struct Tab<Value, Content: View, Label: View>: PrimitiveView {
  private let value: AnyHashable?
  private let content: Content
  private let label: Label

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let value = value
    let label = label
    return inputs.evaluate(
      VStack(spacing: 0) { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
        .tabItem { label }
        .trait { if let value { $0.tag = value } })
  }
}

extension Tab where Value: Hashable {
  /// A view that shows while the selection is `value`.
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.value, self.content, self.label) = (AnyHashable(value), content(), label())
  }

  /// A view that shows while the selection is `value`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(value: value, content: content) {
      DefaultTabLabel(titleKey, systemImage: systemImage)
    }
  }
}

extension Tab where Value == Never {
  /// A view with a symbol and words in the bar.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    value = nil
    self.content = content()
    label = DefaultTabLabel(titleKey, systemImage: systemImage)
  }

  /// A view with `label` in the bar.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (value, self.content, self.label) = (nil, content(), label())
  }
}

/// A symbol and words in a bar of tabs.
public typealias DefaultTabLabel = SwiftLabel<Text, Image>

/// What stands for a view in the bar of tabs.
struct TabItem {
  let label: AnyView
  var environment: EnvironmentValues
  var badge: Text?
}

struct TabItemKey: LayoutValueKey {
  static var defaultValue: TabItem? { nil }
}

/// Whether a page wants no bar of tabs.
struct TabBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Hands what stands for a view to the `TabView` around.
struct TabItemModifier<Label: View>: PrimitiveModifier {
  let label: Label

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    let item = TabItem(label: AnyView(label), environment: inputs.environment)
    return TraitModifier { $0.layoutValues[ObjectIdentifier(TabItemKey.self)] = item }
      .evaluate(content: content, in: inputs)
  }
}

/// Pages of which one shows; all keep their state.
private final class DeckElement: Element {
  var pages: [Element] = []
  var chosen = 0

  override var children: [Element] { pages.indices.contains(chosen) ? [pages[chosen]] : [] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: PageRule.ideal)
  }

  override func placeContents(proposal: ProposedViewSize) {
    for page in children {
      let size = page.sizeThatFits(ProposedViewSize(frame.size))
      page.place(
        at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2),
        proposal: ProposedViewSize(frame.size))
    }
  }
}

/// The bar of tabs, 49 points high.
private nonisolated struct TabBar: View {
  let items: [TabItem?]
  let chosen: Int
  let select: (Int) -> Void

  var body: some View {
    VStack(spacing: 0) {
      Rectangle().fill(ControlColor.separator).frame(height: 0.5)
      HStack(spacing: 0) {
        ForEach(items.indices, id: \.self) { index in
          TabItemView(item: items[index], isChosen: index == chosen)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .onTapGesture { select(index) }
        }
      }
      .frame(height: 48.5)
    }
    .background(ControlColor.ground)
  }
}

/// One tab: its icon above its words, in the tint while it is chosen.
private nonisolated struct TabItemView: View {
  let item: TabItem?
  let isChosen: Bool

  var body: some View {
    if let item {
      TabItemLabel(item: item)
        .labelStyle(TabLabelStyle())
        .font(.system(size: 10, weight: .medium))
        .foregroundStyle(isChosen ? Color.accentColor : .gray)
        .overlay(alignment: .topTrailing) {
          if let badge = item.badge {
            badge.font(.system(size: 13)).foregroundStyle(Color.white).padding(.horizontal, 5)
              .frame(minWidth: 18, minHeight: 18)
              .background(Color.red, in: Capsule(style: .circular)).offset(x: 12, y: -4)
          }
        }
    }
  }
}

/// The label itself.
private struct TabItemLabel: PrimitiveView {
  let item: TabItem

  func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    var inner = inputs
    inner.isFresh = true
    let label = item.label
    return inner.evaluate(VStack(spacing: 2) { label })
  }
}

/// The icon above the words.
private nonisolated struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      configuration.icon.font(.system(size: 22))
      configuration.title
    }
  }
}

/// The dots of pages.
private nonisolated struct PageDots: View {
  let count: Int
  let chosen: Int

  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(Color.white.opacity(index == chosen ? 1 : 0.5)).frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 10).padding(.vertical, 8)
    .background(Color.black.opacity(0.2), in: Capsule(style: .circular))
    .padding(.bottom, 10)
  }
}

/// How a tab view is drawn.
public enum _TabLook: Hashable, Sendable {
  case bar
  case pages(dots: Bool)
}

/// How tab views look.
public protocol TabViewStyle: Sendable {
  /// How a tab view is drawn. Not for users.
  var _look: _TabLook { get }
}

/// A bar of tabs below.
public struct DefaultTabViewStyle: TabViewStyle {
  /// A bar.
  public init() {}
  /// A bar.
  public var _look: _TabLook { .bar }
}

/// Pages beside each other, which a finger turns.
public struct PageTabViewStyle: TabViewStyle {
  /// When dots show.
  public struct IndexDisplayMode: Hashable, Sendable {
    let isShown: Bool
    /// With several pages.
    public static let automatic = IndexDisplayMode(isShown: true)
    /// With several pages.
    public static let always = IndexDisplayMode(isShown: true)
    /// Never.
    public static let never = IndexDisplayMode(isShown: false)
  }

  private let mode: IndexDisplayMode

  /// Pages.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  /// Pages.
  public var _look: _TabLook { .pages(dots: mode.isShown) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar.
  public static var automatic: DefaultTabViewStyle { .init() }
  /// A bar.
  public static var tabBarOnly: DefaultTabViewStyle { .init() }
  /// A bar.
  public static var sidebarAdaptable: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages.
  public static var page: PageTabViewStyle { .init() }

  /// Pages.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { .init(indexDisplayMode: indexDisplayMode) }
}

/// How the dots of pages look; all are the same here.
public protocol IndexViewStyle: Sendable {}

/// Dots.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When a field shows behind the dots; here it always does.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String
    /// As the system likes.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While they are touched.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  /// Dots.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { .init() }

  /// Dots.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { .init(backgroundDisplayMode: backgroundDisplayMode) }
}

private enum TabPagesKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// Whether tabs are pages here, and then whether dots show.
  var tabPages: Bool? {
    get { self[TabPagesKey.self] }
    set { self[TabPagesKey.self] = newValue }
  }
}

extension View {
  /// Sets what stands for the view in the bar of a `TabView`.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }

  /// Sets how tab views look.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.tabPages) {
      if case .pages(let dots) = style._look { $0 = dots } else { $0 = nil }
    }
  }

  /// The view as it is: all dots look the same.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }

  nonisolated private func badge(_ text: Text?) -> some View {
    trait {
      guard let text,
        var item = $0.layoutValues[ObjectIdentifier(TabItemKey.self)] as? TabItem
      else { return }
      item.badge = text
      $0.layoutValues[ObjectIdentifier(TabItemKey.self)] = item
    }
  }

  /// Shows a number at the view's tab; nothing for 0.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows words at the view's tab.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }
}
