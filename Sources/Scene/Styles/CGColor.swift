public import Foundation
import Picture

/// A colour of Core Graphics: components in sRGB that are drawn as they are.
public final class CGColor: Hashable, Sendable {
  let color: RGBA

  init(_ color: RGBA) { self.color = color }

  /// A colour from components in 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: red, green: green, blue: blue, opacity: alpha))
  }
  /// A colour from components in 0…1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// A gray of `gray` in 0…1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(RGBA(white: gray, opacity: alpha))
  }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// No colour.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The opacity.
  public var alpha: CGFloat { CGFloat(color.opacity) }
  /// Red, green, blue and the opacity.
  public var components: [CGFloat]? {
    [color.red, color.green, color.blue, color.opacity].map { CGFloat($0) }
  }
  /// Four.
  public var numberOfComponents: Int { 4 }
  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(RGBA(red: color.red, green: color.green, blue: color.blue, opacity: Double(alpha)))
  }

  /// Whether the components are equal.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// The colour of Core Graphics.
  public init(cgColor: CGColor) { self.init(cgColor.color) }
  /// The colour of Core Graphics.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor.color) }
  /// The colour as Core Graphics has it, in light surroundings where it depends on them.
  public var cgColor: CGColor? { CGColor(rgba(in: EnvironmentValues())) }
}

extension UIColor {
  /// The colour of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(source: .fixed(cgColor.color)) }
  /// The colour as Core Graphics has it, in light surroundings where it depends on them.
  public var cgColor: CGColor { CGColor(Color(source: source).rgba(in: EnvironmentValues())) }
}
