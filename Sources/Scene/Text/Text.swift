public import Foundation
import Geometry
import Picture

/// Words.
public struct Text: PrimitiveView, Equatable, Sendable {
  /// What the parts of a text may set for themselves.
  struct Style: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var isItalic = false
    var hasMonospacedDigits = false
    var tracking: CGFloat?
    var color: AnyTextStyle?
  }
  var string: String
  var style = Style()

  init(string: String) { self.string = string }

  /// `content` as it is.
  public init(verbatim content: String) { self.init(string: content) }

  /// `content` as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(string: String(content)) }

  /// The words of `key`, which are their own translation.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self.init(string: key.string) }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let element = inputs.node.memory { TextElement(shaper: inputs.graph.shaper) }
    element.update(self, in: inputs)
    return [_ViewElement(element: element)]
  }
}

/// A style that compares by what it was made of.
struct AnyTextStyle: Equatable, Sendable {
  let style: any ShapeStyle
  let isEqual: @Sendable (any ShapeStyle) -> Bool

  init<S: ShapeStyle>(_ style: S) {
    self.style = style
    isEqual = { other in
      guard let other = other as? S, let mine = style as? any Equatable else { return false }
      return mine.isEqual(to: other)
    }
  }

  static func == (a: AnyTextStyle, b: AnyTextStyle) -> Bool { a.isEqual(b.style) }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// Words that a translation could replace; here they stand for themselves.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let string: String

  /// The words of `value`.
  public init(_ value: String) { string = value }
  /// The words of a literal.
  public init(stringLiteral value: String) { string = value }
  /// The words of an interpolation.
  public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

  /// Puts the words of an interpolation together.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var string = ""

    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {
      string.reserveCapacity(literalCapacity)
    }
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { string += literal }
    /// Adds a string.
    public mutating func appendInterpolation(_ value: String) { string += value }
    /// Adds a text's words.
    public mutating func appendInterpolation(_ text: Text) { string += text.string }
    /// Adds a value as it prints.
    public mutating func appendInterpolation<T>(_ value: T) { string += "\(value)" }
    /// Adds a number in a C format such as `%.2f`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      string += String(format: specifier, value)
    }
    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == String { string += format.format(value) }
  }
}

extension Text {
  /// The text in `font`.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  /// The text in another weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  /// The text in another design.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }
  /// The text in bold.
  public func bold() -> Text { fontWeight(.bold) }
  /// The text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  /// The text in italics.
  public func italic() -> Text { with { $0.isItalic = true } }
  /// The text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }
  /// The text with digits of one width.
  public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }
  /// The text in the monospaced face.
  public func monospaced(_ isActive: Bool = true) -> Text {
    with { $0.design = isActive ? .monospaced : $0.design }
  }
  /// The text with `kerning` points added after each glyph.
  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }
  /// The text with `tracking` points added after each glyph.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }
  /// The text in `color`.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.color = color.map { AnyTextStyle($0) } }
  }
  /// The text in `style`.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.color = AnyTextStyle(style) }
  }

  /// One text after the other, both in the first one's style.
  public static func + (a: Text, b: Text) -> Text {
    var text = a
    text.string += b.string
    return text
  }

  private func with(_ change: (inout Style) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }
}
