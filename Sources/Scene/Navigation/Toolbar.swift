import Foundation

/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  /// As the system likes: at the trailing end of the bar.
  public static let automatic = ToolbarItemPlacement(name: "trailing")
  /// In the middle of the bar.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// At the leading end of the bar.
  public static let navigation = ToolbarItemPlacement(name: "leading")
  /// At the leading end of the bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "leading")
  /// At the trailing end of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "trailing")
  /// At the leading end of the bar.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "leading")
  /// At the trailing end of the bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "trailing")
  /// At the trailing end of the bar.
  public static let primaryAction = ToolbarItemPlacement(name: "trailing")
  /// At the trailing end of the bar.
  public static let secondaryAction = ToolbarItemPlacement(name: "trailing")
  /// At the trailing end of the bar.
  public static let confirmationAction = ToolbarItemPlacement(name: "trailing")
  /// At the leading end of the bar.
  public static let cancellationAction = ToolbarItemPlacement(name: "leading")
  /// At the leading end of the bar.
  public static let destructiveAction = ToolbarItemPlacement(name: "leading")
  /// At the lower side.
  public static let bottomBar = ToolbarItemPlacement(name: "bottom")
  /// In the middle of the lower side.
  public static let status = ToolbarItemPlacement(name: "status")
  /// Above the keyboard, which a film does not have: not shown.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
}

/// One item as a bar shows it, with the surroundings that it was made in.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
  var environment = EnvironmentValues()
}

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// What the items are made of; `Never` for the engine's own.
  associatedtype Body: ToolbarContent
  /// What the items are made of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The engine's entry: the items. Not for users.
  nonisolated static func _entries(of content: Self) -> _ToolbarEntries
}

/// Items, opaque to users.
public struct _ToolbarEntries {
  var items: [ToolbarEntry]
}

extension ToolbarContent {
  /// The items of the body.
  nonisolated public static func _entries(of content: Self) -> _ToolbarEntries {
    let body = onMain(content) { $0.body }
    return Body._entries(of: body)
  }
}

extension Never: ToolbarContent {}

/// Items that the engine knows.
nonisolated protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  /// The engine's own items have no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is read by the engine and has no body")
  }
}

/// One view in a toolbar.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// The item.
  public static func _entries(of item: Self) -> _ToolbarEntries {
    _ToolbarEntries(items: [ToolbarEntry(placement: item.placement, view: AnyView(item.content))])
  }
}

extension ToolbarItem where ID == () {
  /// A view at `placement`.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { (self.placement, self.content) = (placement, content()) }
}

extension ToolbarItem where ID == String {
  /// A view at `placement`; the bar cannot be changed by its reader.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { (self.placement, self.content) = (placement, content()) }
}

/// Several views in a toolbar.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Views at `placement`.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { (self.placement, self.content) = (placement, content()) }

  /// The items.
  public static func _entries(of group: Self) -> _ToolbarEntries {
    _ToolbarEntries(items: [
      ToolbarEntry(placement: group.placement, view: AnyView(group.content))
    ])
  }
}

/// Several items.
public struct _ToolbarList: PrimitiveToolbarContent {
  let items: [ToolbarEntry]

  /// The items.
  public static func _entries(of list: Self) -> _ToolbarEntries {
    _ToolbarEntries(items: list.items)
  }
}

/// Items that may be missing.
public struct _OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: Content?

  /// The items, if there are any.
  public static func _entries(of optional: Self) -> _ToolbarEntries {
    optional.content.map { Content._entries(of: $0) } ?? _ToolbarEntries(items: [])
  }
}

/// Turns the statements of a closure into items of a toolbar.
@resultBuilder
public enum ToolbarContentBuilder {
  /// A statement that is an item.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// One item.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Several items.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarList {
    var items: [ToolbarEntry] = []
    for part in repeat each content { items += entries(of: part) }
    return _ToolbarList(items: items)
  }

  /// `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> _OptionalToolbarContent<Content> { _OptionalToolbarContent(content: content) }

  /// The first branch.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarList {
    _ToolbarList(items: entries(of: first))
  }

  /// The second branch.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarList {
    _ToolbarList(items: entries(of: second))
  }

  /// A branch behind `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarList { _ToolbarList(items: entries(of: content)) }

  private static func entries<Content: ToolbarContent>(of content: Content) -> [ToolbarEntry] {
    Content._entries(of: content).items
  }
}

/// Hands items up to the bar, with the environment of the place.
struct ToolbarModifier: PrimitiveModifier {
  let items: [ToolbarEntry]

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    let environment = inputs.environment
    let items = items.map { item in
      var item = item
      item.environment = environment
      return item
    }
    return PreferenceModifier<NavigationOptionsKey> { $0.items += items }
      .evaluate(content: content, in: inputs)
  }
}

/// A view of an item, in the surroundings that it was made in.
struct ToolbarEntryView: PrimitiveView {
  let entry: ToolbarEntry

  func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    var inner = inputs
    inner.environment = entry.environment
    inner.isFresh = true
    return inner.evaluate(entry.view)
  }
}

/// A part of the system's interface that holds a toolbar.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String

  /// The bar of a stack.
  public static let automatic = ToolbarPlacement(name: "navigationBar")
  /// The bar of a stack.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar at the lower side.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}

extension View {
  /// Puts items into the bars of the page.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { modifier(ToolbarModifier(items: Content._entries(of: content()).items)) }

  /// Puts views at the trailing end of the bar.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      ToolbarModifier(items: [ToolbarEntry(placement: .automatic, view: AnyView(content()))]))
  }

  /// Shows or hides bars.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let (page, tabs) = (bars.contains(.navigationBar), bars.contains(.tabBar))
    return navigationOption { if page { $0.isHidden = visibility == .hidden } }
      .transformPreference(TabBarHiddenKey.self) { if tabs { $0 = visibility == .hidden } }
  }

  /// Shows or hides bars.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let (page, tabs) = (bars.contains(.navigationBar), bars.contains(.tabBar))
    return navigationOption { if page { $0.isHidden = visibility == .hidden } }
      .transformPreference(TabBarHiddenKey.self) { if tabs { $0 = visibility == .hidden } }
  }

  /// Draws the bar of the page on `style`.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    let isPage = bars.isEmpty || bars.contains(.navigationBar)
    return navigationOption { if isPage { $0.background = AnyShapeStyle(style) } }
  }

  /// The view as it is: bars without a style of their own have no background.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// The view as it is: bars are as light or dark as the page.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// The view as it is: titles have no menus.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

/// What a toolbar is for; every one is drawn as on a phone.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static var automatic: ToolbarRole { .init(name: "automatic") }
  /// For pages.
  public static var navigationStack: ToolbarRole { .init(name: "navigationStack") }
  /// For a browser.
  public static var browser: ToolbarRole { .init(name: "browser") }
  /// For an editor.
  public static var editor: ToolbarRole { .init(name: "editor") }
}
