public import Foundation
import Picture

/// Where lines stand in a text's width.
public enum TextAlignment: Hashable, Sendable, CaseIterable { case leading, center, trailing }

/// What a text looks like where it does not say so itself.
struct TextSettings {
  /// What parts of a text leave open.
  var style = TextStyle()
  var alignment = TextAlignment.leading
  var lineLimit: Int?
  /// The lines that a text takes room for even when it has fewer.
  var reservedLines = 1
  var truncation = Text.TruncationMode.tail
  var lineSpacing: CGFloat = 0
  var minimumScale: CGFloat = 1
  var letterCase: Text.Case?
  /// Whether glyphs may come closer before a text is cut.
  var allowsTightening = false
}

private struct TextSettingsKey: EnvironmentKey {
  static var defaultValue: TextSettings { TextSettings() }
}

extension EnvironmentValues {
  /// What text looks like here.
  var text: TextSettings {
    get { self[TextSettingsKey.self] }
    set { self[TextSettingsKey.self] = newValue }
  }
  /// Where lines stand in a text's width.
  public var multilineTextAlignment: TextAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }
  /// The most lines of a text.
  public var lineLimit: Int? {
    get { text.lineLimit }
    set { text.lineLimit = newValue }
  }
  /// Points between the lines of a text.
  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }
  /// Whether glyphs may come closer so that a text fits.
  public var allowsTightening: Bool {
    get { text.allowsTightening }
    set { text.allowsTightening = newValue }
  }
  /// How small a text may be made to fit, as a part of its size.
  public var minimumScaleFactor: CGFloat {
    get { text.minimumScale }
    set { text.minimumScale = newValue }
  }
}

extension View {
  /// Sets text in `font`.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// Sets text in another weight.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.text.style.weight, weight)
  }
  /// Sets text in another design.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.text.style.design, design)
  }
  /// Leaves text as it is: its width is that of the face.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }
  /// Sets text in bold, or not.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    environment(\.text.style.weight, isActive ? .bold : nil)
  }
  /// Sets text in italics, or not.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.text.style.isItalic, isActive)
  }
  /// Sets digits of one width.
  nonisolated public func monospacedDigit() -> some View {
    environment(\.text.style.hasMonospacedDigits, true)
  }
  /// Sets text in the monospaced face.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.text.style.design, isActive ? .monospaced : nil)
  }
  /// Adds `kerning` points after each glyph.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }
  /// Adds `tracking` points after each glyph.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.text.style.tracking, tracking)
  }
  /// Sets text `baselineOffset` points above its baseline.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.text.style.baselineOffset, baselineOffset)
  }
  /// Draws a line under text.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.text.style.underline, TextLine(isActive: isActive, pattern: pattern, color: color))
  }
  /// Draws a line through text.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.text.style.strikethrough, TextLine(isActive: isActive, pattern: pattern, color: color))
  }
  /// Sets text at the size of words that matter less, or at its own.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.text.style.scale) { if isEnabled { $0 = scale } }
  }
  /// Leaves text as it is: nobody selects in a film.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
  /// Sets text in capital or small letters; `nil` as it is.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.text.letterCase, textCase)
  }
}

extension View {
  /// Sets where lines stand in a text's width.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Limits the lines of a text; `nil` for as many as it takes.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }
  /// Limits the lines of a text, which takes room for all of them when `reservesSpace` is set.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(reservesSpace ? limit : 1, limit)
  }
  /// Limits the lines of a text, which takes room for the least number.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(limit.lowerBound, limit.upperBound)
  }
  /// Takes room for at least the given lines.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(limit.lowerBound, nil)
  }
  /// Limits the lines of a text.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(1, limit.upperBound)
  }
  nonisolated private func lines(_ least: Int, _ most: Int?) -> some View {
    transformEnvironment(\.text) { ($0.reservedLines, $0.lineLimit) = (least, most) }
  }
  /// Adds points between the lines of a text.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  /// Lets a text shrink to `factor` of its size before it is cut.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  /// Says where a text that does not fit is cut.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.text.truncation, mode)
  }
  /// Lets the glyphs of a text come up to a twentieth of an em closer before it is made smaller or
  /// cut.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
}

/// Whether a reader can select text; in a film nobody does.
public protocol TextSelectability { static var allowsSelection: Bool { get } }

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// It can.
  public static let allowsSelection = true
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// It cannot.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
