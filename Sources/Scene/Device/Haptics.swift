public import Foundation

// What a device lets one feel: in a film, nothing.

/// A generator of what one feels; does nothing in a film.
@MainActor
open class UIFeedbackGenerator {
  /// A generator.
  public init() {}
  /// Does nothing.
  public func prepare() {}
}

/// Would let one feel a blow; does nothing in a film.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How strong a blow is.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  /// A generator of blows.
  public init(style: FeedbackStyle = .medium) {}
  /// Does nothing.
  public func impactOccurred() {}
  /// Does nothing.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Would let one feel how a task ended; does nothing in a film.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How a task ended.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Does nothing.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Would let one feel another choice; does nothing in a film.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  public func selectionChanged() {}
}
