public import Foundation

extension Text {
  /// Sets `change`'s style where the parts leave it open: inner modifiers win.
  private func with(_ change: (inout TextStyle) -> Void) -> Text {
    var outer = TextStyle()
    change(&outer)
    return Text(
      runs: runs.map { run in
        var run = run
        run.style = run.style.filled(from: outer)
        return run
      })
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
  /// The text as it is: a film does not speak.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// The text at the size of words that matter less, or at its own.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with { $0.scale = scale } : self
  }
  /// The text in `color`.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = color.map { TextForeground(style: $0) } }
  }
  /// The text in `style`.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.foreground = TextForeground(style: style) }
  }
  /// The text with a line under it.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { with { $0.underline = TextLine(isActive: isActive, pattern: pattern, color: color) } }
  /// The text with a line through it.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.strikethrough = TextLine(isActive: isActive, pattern: pattern, color: color) }
  }
}

extension Text {
  /// How a line under or through words looks.
  public struct LineStyle: Hashable, Sendable {
    /// The marks.
    public var pattern: Pattern
    /// The colour, or `nil` for that of the words.
    public var color: Color?
    /// A line of `pattern`.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }
    /// A solid line in the colour of the words.
    public static let single = LineStyle()

    /// The marks that a line is made of.
    public struct Pattern: Hashable, Sendable {
      /// Marks and gaps in multiples of the line's thickness; none for a solid line.
      let dash: [CGFloat]
      /// Without gaps.
      public static let solid = Pattern(dash: [])
      /// Dots.
      public static let dot = Pattern(dash: [1, 1])
      /// Dashes.
      public static let dash = Pattern(dash: [5, 2.5])
      /// A dash, then a dot.
      public static let dashDot = Pattern(dash: [5, 2, 1, 2])
      /// A dash, then two dots.
      public static let dashDotDot = Pattern(dash: [5, 2, 1, 2, 1, 2])
    }
  }
  /// The size of words among others.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat
    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// Three quarters of it, the ratio chosen by eye.
    public static let secondary = Scale(factor: 0.75)
  }
  /// Capital or small letters.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  /// Where a text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
}
