import Foundation

/// What a page asks of its bar.
struct NavigationOptions {
  var title: Text?
  var isInline: Bool?
  var isHidden = false
  var hidesBackButton = false
  var items: [ToolbarEntry] = []
  var background: AnyShapeStyle?
  var searchField: AnyView?

  /// The items at one of `places`, in order.
  func items(in places: Set<ToolbarItemPlacement>) -> [ToolbarEntry] {
    items.filter { places.contains($0.placement) }
  }
}

struct NavigationOptionsKey: PreferenceKey {
  static var defaultValue: NavigationOptions { NavigationOptions() }

  static func reduce(value: inout NavigationOptions, nextValue: () -> NavigationOptions) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.isInline = value.isInline ?? next.isInline
    value.isHidden = value.isHidden || next.isHidden
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.items += next.items
    value.background = value.background ?? next.background
    value.searchField = value.searchField ?? next.searchField
  }
}

/// What a page stands on, as a list asks for it.
struct PageGroundKey: PreferenceKey {
  static var defaultValue: ControlColor? { nil }

  static func reduce(value: inout ControlColor?, nextValue: () -> ControlColor?) {
    value = value ?? nextValue()
  }
}

/// How large titles are.
public struct NavigationBarItem: Sendable {
  /// How large a title is.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// How large titles are in toolbars.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let name: String

  /// As the system likes.
  public static var automatic: ToolbarTitleDisplayMode { .init(name: "automatic") }
  /// Large.
  public static var large: ToolbarTitleDisplayMode { .init(name: "large") }
  /// Small, in the bar.
  public static var inline: ToolbarTitleDisplayMode { .init(name: "inline") }
  /// Large, in the bar; drawn small here.
  public static var inlineLarge: ToolbarTitleDisplayMode { .init(name: "inlineLarge") }
}

extension View {
  nonisolated func navigationOption(
    _ change: @escaping (inout NavigationOptions) -> Void
  ) -> some View { transformPreference(NavigationOptionsKey.self, change) }

  /// Sets the title of the page.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the page.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    navigationOption { $0.title = title }
  }

  /// Sets the title of the page to what `title` is; it cannot be edited.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Sets the title of the page.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the page.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the page.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the page and how large it is.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// Sets the title of the page and how large it is.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }

  /// Sets the title of the page and how large it is.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// Sets how large the title of the page is: large ones stand below the bar.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationOption {
      if displayMode != .automatic { $0.isInline = displayMode == .inline }
    }
  }

  /// Sets how large the title of the page is.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationOption { if mode != .automatic { $0.isInline = mode != .large } }
  }

  /// Leaves out the bar of the page.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationOption { $0.isHidden = hidden }
  }

  /// Leaves out the button back.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View { navigationOption { $0.hidesBackButton = hidesBackButton } }

  /// Puts views at the two ends of the bar.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view at the leading end of the bar.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view at the trailing end of the bar.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// The view as it is: stacks are drawn as on a phone.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}

/// How older stacks look; all are drawn as on a phone.
public protocol NavigationViewStyle: Sendable {}

/// Pages over each other.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Pages over each other.
  public init() {}
}

/// Pages over each other.
public typealias DefaultNavigationViewStyle = StackNavigationViewStyle
/// Pages over each other.
public typealias ColumnNavigationViewStyle = StackNavigationViewStyle
/// Pages over each other.
public typealias DoubleColumnNavigationViewStyle = StackNavigationViewStyle

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Pages over each other.
  public static var automatic: StackNavigationViewStyle { .init() }
  /// Pages over each other.
  public static var stack: StackNavigationViewStyle { .init() }
  /// Pages over each other.
  public static var columns: StackNavigationViewStyle { .init() }
}
