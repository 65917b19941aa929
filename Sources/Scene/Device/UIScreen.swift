public import Foundation

/// The screen of UIKit: the film's stage.
public final class UIScreen: Sendable {
  /// The one screen.
  public static let main = UIScreen()
  /// The stage, from zero; 390 × 844 points outside a film.
  public var bounds: CGRect {
    CGRect(origin: .zero, size: Graph.latest?.proposal ?? CGSize(width: 390, height: 844))
  }
  /// The stage in pixels.
  public var nativeBounds: CGRect {
    CGRect(
      origin: .zero,
      size: CGSize(width: bounds.width * scale, height: bounds.height * scale))
  }
  /// Pixels a point, as the film says; 2 outside a film.
  public var scale: CGFloat { Graph.latest?.environment.displayScale ?? 2 }
  /// The same as `scale`.
  public var nativeScale: CGFloat { scale }
  /// The brightness, which nothing changes.
  public var brightness: CGFloat { 1 }
  /// The most frames a second of a device; a film has its own number.
  public var maximumFramesPerSecond: Int { 120 }
  private init() {}
}
