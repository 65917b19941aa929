public import Foundation
import Picture

// The colours that change with the surroundings, with the values of the Human Interface Guidelines.
extension UIColor {
  private static func pair(
    _ light: UInt32, _ dark: UInt32, opacity: (light: Double, dark: Double) = (1, 1)
  ) -> UIColor {
    UIColor(
      source: .paired(
        light: RGBA(rgb: light).opacity(opacity.light), dark: RGBA(rgb: dark).opacity(opacity.dark)
      ))
  }

  /// The second gray.
  public static let systemGray2 = pair(0xAEAEB2, 0x636366)
  /// The third gray.
  public static let systemGray3 = pair(0xC7C7CC, 0x48484A)
  /// The fourth gray.
  public static let systemGray4 = pair(0xD1D1D6, 0x3A3A3C)
  /// The fifth gray.
  public static let systemGray5 = pair(0xE5E5EA, 0x2C2C2E)
  /// The sixth gray.
  public static let systemGray6 = pair(0xF2F2F7, 0x1C1C1E)

  /// The background of a screen.
  public static let systemBackground = pair(0xFFFFFF, 0x000000)
  /// The background of content on a screen.
  public static let secondarySystemBackground = pair(0xF2F2F7, 0x1C1C1E)
  /// The background of content on content.
  public static let tertiarySystemBackground = pair(0xFFFFFF, 0x2C2C2E)
  /// The background of grouped content.
  public static let systemGroupedBackground = pair(0xF2F2F7, 0x000000)
  /// The background of a group.
  public static let secondarySystemGroupedBackground = pair(0xFFFFFF, 0x1C1C1E)
  /// The background of a group in a group.
  public static let tertiarySystemGroupedBackground = pair(0xF2F2F7, 0x2C2C2E)

  /// The colour of text.
  public static let label = UIColor(source: .named("primary"))
  /// The colour of text that matters less.
  public static let secondaryLabel = UIColor(source: .named("secondary"))
  /// The colour of text that matters little.
  public static let tertiaryLabel = pair(0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3))
  /// The colour of text that matters least.
  public static let quaternaryLabel = pair(0x3C3C43, 0xEBEBF5, opacity: (0.18, 0.16))
  /// The colour of text that tells what to write.
  public static let placeholderText = pair(0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3))
  /// The colour of links.
  public static let link = UIColor(source: .named("blue"))
  /// The colour of thin lines through which content shows.
  public static let separator = pair(0x3C3C43, 0x545458, opacity: (0.29, 0.6))
  /// The colour of thin lines.
  public static let opaqueSeparator = pair(0xC6C6C8, 0x38383A)

  /// The fill of thin, small shapes.
  public static let systemFill = pair(0x787880, 0x787880, opacity: (0.2, 0.36))
  /// The fill of medium shapes.
  public static let secondarySystemFill = pair(0x787880, 0x787880, opacity: (0.16, 0.32))
  /// The fill of large shapes.
  public static let tertiarySystemFill = pair(0x767680, 0x767680, opacity: (0.12, 0.24))
  /// The fill of large areas.
  public static let quaternarySystemFill = pair(0x747480, 0x767680, opacity: (0.08, 0.18))
}

extension UIColor {
  /// A colour from what `provider` gives in light and in dark surroundings.
  public convenience init(dynamicProvider provider: (UITraitCollection) -> UIColor) {
    let light = provider(UITraitCollection(userInterfaceStyle: .light))
    let dark = provider(UITraitCollection(userInterfaceStyle: .dark))
    var surroundings = EnvironmentValues()
    let first = Color(uiColor: light).rgba(in: surroundings)
    surroundings.colorScheme = .dark
    self.init(
      source: .paired(light: first, dark: Color(uiColor: dark).rgba(in: surroundings)))
  }

  /// A colour of the Display P3 space; its components are taken as sRGB's.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// Writes the components in light surroundings; always succeeds.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = Color(uiColor: self).rgba(in: EnvironmentValues())
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.opacity
    return true
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// The colour of `#colorLiteral(red:green:blue:alpha:)`.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// What `#colorLiteral` gives where nothing else is asked for.
public typealias _ColorLiteralType = UIColor

/// AppKit's name of the same.
public typealias NSColor = UIColor

extension UIColor {
  /// AppKit's colour of text.
  public static let labelColor = UIColor.label
  /// AppKit's colour of text that matters less.
  public static let secondaryLabelColor = UIColor.secondaryLabel
  /// AppKit's background of a window.
  public static let windowBackgroundColor = pair(0xECECEC, 0x323232)
  /// AppKit's background of lists and fields.
  public static let controlBackgroundColor = pair(0xFFFFFF, 0x1E1E1E)
}

/// What a provider of colours is asked for.
public struct UITraitCollection: Hashable, Sendable {
  /// Whether the surroundings are light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Surroundings of a style.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}

/// Whether surroundings are light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable { case unspecified, light, dark }
