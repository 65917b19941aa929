public import Foundation

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  fileprivate enum Kind: Hashable, Sendable {
    case large, medium
    case fraction(CGFloat)
    case height(CGFloat)
  }

  fileprivate let kind: Kind

  /// Nearly the whole stage.
  public static let large = PresentationDetent(kind: .large)
  /// Half of the stage.
  public static let medium = PresentationDetent(kind: .medium)

  /// A part of the stage.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// This many points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// The height on a stage of `size`.
  fileprivate func height(in size: CGSize, inset: CGFloat) -> CGFloat {
    let most = max(0, size.height - inset)
    switch kind {
    case .large: return most
    case .medium: return size.height / 2
    case .fraction(let fraction): return min(max(0, fraction) * size.height, most)
    case .height(let height): return min(max(0, height), most)
    }
  }
}

/// What the content of a presentation asks for.
struct PresentationOptions {
  var detents: Set<PresentationDetent> = []
  var selection: PresentationDetent?
  var showsIndicator = false
  var cornerRadius: CGFloat?
  var background: AnyShapeStyle?

  /// The height of the sheet: that of the selected detent, else of the lowest one.
  func height(in stage: CGSize, inset: CGFloat) -> CGFloat {
    if let selection, detents.isEmpty || detents.contains(selection) {
      return selection.height(in: stage, inset: inset)
    }
    return detents.map { $0.height(in: stage, inset: inset) }.min()
      ?? PresentationDetent.large.height(in: stage, inset: inset)
  }
}

struct PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    let next = nextValue()
    value.detents.formUnion(next.detents)
    value.selection = value.selection ?? next.selection
    value.showsIndicator = value.showsIndicator || next.showsIndicator
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
  }
}

/// What lies below a presentation can be used: here it never can.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static var automatic: PresentationBackgroundInteraction { .init(name: "automatic") }
  /// It can.
  public static var enabled: PresentationBackgroundInteraction { .init(name: "enabled") }
  /// It cannot.
  public static var disabled: PresentationBackgroundInteraction { .init(name: "disabled") }

  /// It can, up to a height.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .enabled }
}

/// What a drag in a sheet does; here it scrolls.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static var automatic: PresentationContentInteraction { .init(name: "automatic") }
  /// It changes the height.
  public static var resizes: PresentationContentInteraction { .init(name: "resizes") }
  /// It scrolls.
  public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}

/// What a presentation becomes where there is little room; here it stays as it is.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static var automatic: PresentationAdaptation { .init(name: "automatic") }
  /// It stays as it is.
  public static var none: PresentationAdaptation { .init(name: "none") }
  /// A popover.
  public static var popover: PresentationAdaptation { .init(name: "popover") }
  /// A sheet.
  public static var sheet: PresentationAdaptation { .init(name: "sheet") }
  /// A cover.
  public static var fullScreenCover: PresentationAdaptation { .init(name: "fullScreenCover") }
}

extension View {
  nonisolated private func presentationOption(
    _ change: @escaping (inout PresentationOptions) -> Void
  ) -> some View { transformPreference(PresentationOptionsKey.self, change) }

  /// Sets the heights at which the sheet around may rest; it rests at the lowest.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOption { $0.detents = detents }
  }

  /// Sets the heights at which the sheet around may rest, and the one at which it does.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return presentationOption { ($0.detents, $0.selection) = (detents, selected) }
  }

  /// Shows a small bar at the upper side of the sheet around.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption { $0.showsIndicator = visibility == .visible }
  }

  /// Rounds the corners of the sheet around; `nil` for the default.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption { $0.cornerRadius = cornerRadius }
  }

  /// Sets what the sheet around is made of.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationOption { $0.background = AnyShapeStyle(style) }
  }

  /// The view as it is: what lies below a presentation cannot be used.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// The view as it is: a drag in a sheet scrolls.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// The view as it is: a presentation stays what it is.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }

  /// The view as it is: nobody drags a sheet away in a film.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
}
