public import Foundation
import Picture

/// Where lines stand in a text's width.
public enum TextAlignment: Hashable, Sendable, CaseIterable { case leading, center, trailing }

/// What a text looks like where it does not say so itself.
struct TextSettings {
  var weight: Font.Weight?
  var design: Font.Design?
  var isItalic = false
  var hasMonospacedDigits = false
  var tracking: CGFloat = 0
  var alignment = TextAlignment.leading
  var lineLimit: Int?
  var lineSpacing: CGFloat = 0
  var minimumScale: CGFloat = 1
  var letterCase: Text.Case?
}

extension Text {
  /// Capital or small letters.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  /// Where a text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable { case head, middle, tail }
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
    environment(\.text.weight, weight)
  }
  /// Sets text in another design.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.text.design, design)
  }
  /// Leaves text as it is: its width is that of the face.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }
  /// Sets text in bold, or not.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    environment(\.text.weight, isActive ? .bold : nil)
  }
  /// Sets text in italics, or not.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.text.isItalic, isActive)
  }
  /// Sets digits of one width.
  nonisolated public func monospacedDigit() -> some View {
    environment(\.text.hasMonospacedDigits, true)
  }
  /// Sets text in the monospaced face.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.text.design, isActive ? .monospaced : nil)
  }
  /// Adds `kerning` points after each glyph.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }
  /// Adds `tracking` points after each glyph.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.text.tracking, tracking)
  }
  /// Sets where lines stand in a text's width.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Limits the lines of a text; `nil` for as many as it takes.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }
  /// Limits the lines of a text to the range's upper end.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }
  /// Adds points between the lines of a text.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  /// Lets a text shrink to `factor` of its size before it is cut.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  /// Sets text in capital or small letters; `nil` as it is.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.text.letterCase, textCase)
  }
  /// Leaves text as it is: a text that does not fit is always cut at its end.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
}
