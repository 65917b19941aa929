public import Foundation

extension Text {
  /// Sets `change`'s style where the parts leave it open: inner modifiers win.
  private func with(_ change: (inout TextStyle) -> Void) -> Text {
    var outer = TextStyle()
    change(&outer)
    return Text(runs: runs.map { Run(string: $0.string, style: $0.style.filled(from: outer)) })
  }

  /// The text in `font`.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  /// The text in another weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  /// The text in another design.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }
  /// The text as it is: its width is that of the face.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// The text in bold.
  public func bold() -> Text { fontWeight(.bold) }
  /// The text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  /// The text in italics.
  public func italic() -> Text { italic(true) }
  /// The text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }
  /// The text with digits of one width.
  public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }
  /// The text in the monospaced face.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? fontDesign(.monospaced) : self
  }
  /// The text with `kerning` points added after each glyph.
  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }
  /// The text with `tracking` points added after each glyph.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }
  /// The text `baselineOffset` points above its baseline.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with { $0.baselineOffset = baselineOffset }
  }
  /// The text in `color`.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = color.map { TextForeground(style: $0) } }
  }
  /// The text in `style`.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.foreground = TextForeground(style: style) }
  }
  /// The text with a line under it; every pattern is drawn solid.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { with { $0.underline = TextLine(isActive: isActive, color: color) } }
  /// The text with a line through it; every pattern is drawn solid.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { with { $0.strikethrough = TextLine(isActive: isActive, color: color) } }
}

extension Text {
  /// How a line under or through words looks.
  public struct LineStyle: Hashable, Sendable {
    /// The marks that a line is made of.
    public struct Pattern: Hashable, Sendable {
      private let name: String
      /// Without gaps.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// A dash, then a dot.
      public static let dashDot = Pattern(name: "dashDot")
      /// A dash, then two dots.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
  }
  /// Capital or small letters.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  /// Where a text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
}
