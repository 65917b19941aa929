/// A colour as it is drawn: gamma-encoded sRGB components and an opacity, each 0…1, not
/// premultiplied.
///
/// Names, schemes and environments are resolved before a colour reaches a display list.
@frozen
public struct RGBA: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var opacity: Double

  /// A colour from components in 0…1.
  @inlinable
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  /// Opaque black.
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = RGBA(red: 1, green: 1, blue: 1)
  /// Nothing: black at opacity zero.
  public static let clear = RGBA(red: 0, green: 0, blue: 0, opacity: 0)
}
