public import Foundation

/// A face of UIKit, which a text takes as `Font`.
public final class UIFont: Hashable, Sendable {
  /// The size in points.
  public let pointSize: CGFloat
  let font: Font

  private init(_ font: Font, size: CGFloat) { (self.font, pointSize) = (font, size) }

  /// The thickness of strokes.
  public typealias Weight = Font.Weight

  /// A size by what the text is for.
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2

    var style: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      }
    }
  }

  /// The face of a family; there always is one, since a missing family is replaced.
  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, fixedSize: size), size: size)
  }

  /// The system's face.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight), size: size)
  }

  /// The system's bold face.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The system's face with letters of one width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight, design: .monospaced), size: size)
  }

  /// The system's face with digits of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight).monospacedDigit(), size: size)
  }

  /// The face for a kind of text.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style), size: style.style.size)
  }

  /// The same face in another size.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(font, size: size) }

  /// The height of a line of the system's face, in points: 1.193 of the size, as its tables say.
  public var lineHeight: CGFloat { pointSize * 1.193 }

  /// Whether both are the same face in the same size.
  public static func == (a: UIFont, b: UIFont) -> Bool {
    a.font == b.font && a.pointSize == b.pointSize
  }
  /// Feeds face and size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(pointSize)
  }
}

extension Font {
  /// The face of UIKit.
  public init(_ font: UIFont) { self = font.font }
}
