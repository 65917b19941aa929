public import Foundation

/// Whether a program is in front.
public enum ScenePhase: Hashable, Comparable, Sendable { case background, inactive, active }

/// Whether there is little or much room along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Opens an address; a film has nothing to open it with, so calling it does nothing.
public struct OpenURLAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction(_ url: URL) {}
}

// A film is a device without settings: these values are the same everywhere.
extension EnvironmentValues {
  /// Whether less motion is asked for: never.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether less translucency is asked for: never.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether colour alone must not carry meaning: never.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether a spoken interface runs: never.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether the program is in front: always.
  public var scenePhase: ScenePhase { .active }
  /// The room from left to right.
  public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }
  /// The room from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass? { .regular }
  /// Opens an address: does nothing.
  public var openURL: OpenURLAction { OpenURLAction() }
  /// The length of a pixel at the default scale of two pixels a point.
  public var pixelLength: CGFloat { 0.5 }
}

private struct DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 2
}
private struct LocaleKey: EnvironmentKey {
  static let defaultValue = Locale(identifier: "en_US")
}
private struct CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar(identifier: .gregorian)
}
private struct TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone(secondsFromGMT: 0) ?? .current
}

extension EnvironmentValues {
  /// Pixels a point: two, whatever the film is drawn at.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
  /// The language and its rules: American English unless set.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  /// The calendar: Gregorian unless set.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The time zone: universal time unless set.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
