public import Foundation
import Picture

/// A face, looked up where it is drawn.
///
/// The system's faces are not to be had here: the default design is set in Inter, the monospaced one
/// in JetBrains Mono, the serif one in the system's serif face, and the rounded one in Quicksand, or in
/// another rounded face when that is missing, or in Inter.
public struct Font: Hashable, Sendable {
  /// The thickness of strokes.
  public struct Weight: Hashable, Sendable {
    /// 1…1000, as in OpenType.
    let value: Int
    /// 100.
    public static let ultraLight = Weight(value: 100)
    /// 200.
    public static let thin = Weight(value: 200)
    /// 300.
    public static let light = Weight(value: 300)
    /// 400.
    public static let regular = Weight(value: 400)
    /// 500.
    public static let medium = Weight(value: 500)
    /// 600.
    public static let semibold = Weight(value: 600)
    /// 700.
    public static let bold = Weight(value: 700)
    /// 800.
    public static let heavy = Weight(value: 800)
    /// 900.
    public static let black = Weight(value: 900)
  }

  /// The character of the face.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The width of glyphs; kept for source compatibility.
  public struct Width: Hashable, Sendable {
    let value: Double
    /// The narrowest.
    public static let compressed = Width(value: -0.4)
    /// Narrower than standard.
    public static let condensed = Width(value: -0.2)
    /// The standard.
    public static let standard = Width(value: 0)
    /// Wider than standard.
    public static let expanded = Width(value: 0.2)
  }

  /// The distance of lines.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// A size by what the text is for.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  var size: CGFloat
  var weight: Weight?
  var design: Design?
  var family: String?
  var isItalic = false
  var hasMonospacedDigits = false
  var defaultWeight = Weight.regular
  /// The text style whose size the font's grows with; `nil` for a fixed size.
  var style: TextStyle?

  /// The system's face at `size` points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(size: size, weight: weight, design: design) }

  /// The system's face at `size` points.
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font { Font(size: size, weight: weight, design: design) }

  /// The system's face at the size of `style`.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(
      size: style.size, weight: weight, design: design,
      defaultWeight: style == .headline ? .semibold : .regular, style: style)
  }

  /// The family `name` at `size` points, which grow as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }
  /// The family `name` at `size` points, which grow as `style` does.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(size: size, family: name, style: style)
  }
  /// The family `name` at `fixedSize` points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(size: fixedSize, family: name)
  }

  private init(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil, family: String? = nil,
    defaultWeight: Weight = .regular, style: TextStyle? = nil
  ) {
    (self.size, self.weight, self.design) = (size, weight, design)
    (self.family, self.defaultWeight, self.style) = (family, defaultWeight, style)
  }

  /// 34 points.
  public static let largeTitle = system(.largeTitle)
  /// 28 points.
  public static let title = system(.title)
  /// 22 points.
  public static let title2 = system(.title2)
  /// 20 points.
  public static let title3 = system(.title3)
  /// 17 points, semibold.
  public static let headline = system(.headline)
  /// 15 points.
  public static let subheadline = system(.subheadline)
  /// 17 points.
  public static let body = system(.body)
  /// 16 points.
  public static let callout = system(.callout)
  /// 13 points.
  public static let footnote = system(.footnote)
  /// 12 points.
  public static let caption = system(.caption)
  /// 11 points.
  public static let caption2 = system(.caption2)

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  /// The font in bold.
  public func bold() -> Font { weight(.bold) }
  /// The font in bold, or not.
  public func bold(_ isActive: Bool) -> Font { with { $0.weight = isActive ? .bold : nil } }
  /// The font's italic.
  public func italic() -> Font { with { $0.isItalic = true } }
  /// The font's italic, or not.
  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  /// The monospaced face of the same size.
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  /// The font itself: its width is that of the face.
  public func width(_ width: Width) -> Font { self }
  /// The font itself: lines keep the face's distance.
  public func leading(_ leading: Leading) -> Font { self }
  /// The font itself: there are no small capitals.
  public func smallCaps() -> Font { self }
  /// The font itself: there are no small capitals.
  public func lowercaseSmallCaps() -> Font { self }
  /// The font itself: there are no small capitals.
  public func uppercaseSmallCaps() -> Font { self }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// The face that the shaper is asked for, at a reader's setting.
  func description(at setting: DynamicTypeSize) -> FontDescription {
    let size = size * (style?.factor(at: setting) ?? 1)
    let design = design ?? .default
    let family =
      family
      ?? {
        switch design {
        case .default: "Inter"
        case .serif: "serif"
        case .rounded: "ui-rounded"
        case .monospaced: "JetBrains Mono"
        }
      }()
    return FontDescription(
      family: family, size: max(0.1, size), weight: (weight ?? defaultWeight).value,
      isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits)
  }
}

private struct FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

extension EnvironmentValues {
  /// The font of text that does not bring its own; `nil` for the body style.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}
