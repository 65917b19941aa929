public import Motion

/// Whether something shows.
public enum Visibility: Hashable, Sendable, CaseIterable { case automatic, visible, hidden }

/// Would scroll a scroll view; in a film, which shows the beginning of everything, it does not.
public struct ScrollViewProxy: Sendable {
  /// Leaves the scroll view where it is.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// When scroll indicators show; a film has none.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Where there is room.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Only while scrolling.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Not at all.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Where scrolling comes to rest; a film does not scroll.
public struct ScrollTargetBehaviorKind: Hashable, Sendable {
  private let name: String
  /// At whole pages.
  public static let paging = ScrollTargetBehaviorKind(name: "paging")
  /// At views.
  public static let viewAligned = ScrollTargetBehaviorKind(name: "viewAligned")
}

/// When content can be pulled beyond its end; a film does not scroll.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// When the content is larger than the frame.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

// What only matters while something scrolls.
extension View {
  /// The view as it is: a film has no scroll indicators.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  /// The view as it is: a film does not scroll.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// The view as it is: a film does not scroll.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// The view as it is: a film does not scroll.
  nonisolated public func scrollTargetBehavior(
    _ behavior: ScrollTargetBehaviorKind
  ) -> some View { self }
  /// The view as it is: a film does not scroll.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { self }
  /// The view as it is: a film does not scroll.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  /// The view as it is: a film shows the beginning of everything.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// The view as it is: a film is not pulled down.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    self
  }
}
