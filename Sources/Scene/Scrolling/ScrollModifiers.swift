public import Foundation
public import Motion

/// Whether something shows.
public enum Visibility: Hashable, Sendable, CaseIterable { case automatic, visible, hidden }

/// When scroll indicators show; a film draws none.
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

/// When content can be pulled beyond its end; here it always can when it is larger than the frame.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// When the content is larger than the frame.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How scrolling treats the keyboard; a film has none.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// As the finger goes.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// What margins are meant for; here content alone has them.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The content of a scroll view.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The indicators.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

extension View {
  /// Lets scrolled content show outside the frames of scroll views.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.scrolling.isClipped, !disabled)
  }

  /// Shows or hides the background that lists and forms have.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// The view as it is: a film draws no scroll indicators.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// The view as it is: a film draws no scroll indicators.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// The view as it is: a film draws no scroll indicators.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    self
  }

  /// Keeps fingers and cues from scrolling.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.scrolling.isDisabled, disabled)
  }

  /// The view as it is: the identified views of a scroll view are its targets.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// The view as it is: content can be pulled beyond its end when it is larger than the frame.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Shows the part of the content at `anchor` first.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrolling.defaultAnchor, anchor)
  }

  /// The view as it is: a film has no keyboard.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }

  /// The view as it is: a film is not pulled down to refresh.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    self
  }

  /// Adds room around the content of scroll views, inside their frames.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrolling.margins) { margins in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }

  /// Adds `length` points around the content of scroll views at `edges`, 16 when not given.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(edges, length ?? 16), for: placement)
  }

  /// Adds `length` points around the content of scroll views.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }
}
