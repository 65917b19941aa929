public import Foundation
import Picture

/// Words, in parts that may differ in face and colour.
public struct Text: PrimitiveView, Equatable, Sendable {
  /// A part of one look.
  struct Run: Equatable, Sendable {
    var string: String
    var style = TextStyle()
    /// What the words follow as time goes, instead of `string`.
    var clock: TextClock?
    /// What is written in the locale of the place, instead of `string`.
    var format: TextFormat?
    /// What is drawn for the one character of `string`.
    var picture: Image?

    /// Whether the words are `string`.
    var isPlain: Bool { clock == nil && format == nil && picture == nil }
  }
  var runs: [Run]

  init(runs: [Run]) { self.runs = runs }

  /// The words without their looks.
  var string: String { runs.map(\.string).joined() }

  /// `content` as it is.
  public init(verbatim content: String) { self.init(runs: [Run(string: content)]) }

  /// `content` as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// The words of `key`, which are their own translation; Markdown inside a line is followed.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self.init(runs: key.runs) }

  /// `input` in `format`, in the locale of the place unless the format names one.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    let format = TextFormat(input, format)
    self.init(runs: [Run(string: format.words(in: EnvironmentValues()), format: format)])
  }

  /// `subject` as `formatter` writes it; nothing when it cannot.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// `subject` as `formatter` writes it; nothing when it cannot.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// `image` among words: a symbol of the font's size, a picture as high as the font's size.
  ///
  /// A text renderer draws no pictures.
  public init(_ image: Image) {
    self.init(runs: [Run(string: String(InlinePicture.character), picture: image)])
  }

  /// One text after the other, each in its own look.
  public static func + (a: Text, b: Text) -> Text { Text(runs: a.runs + b.runs) }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let element = inputs.node.memory { TextElement(shaper: inputs.graph.shaper) }
    element.update(following(inputs), in: inputs)
    return [_ViewElement(element: element)]
  }
}

/// What a part of a text sets for itself; what is missing comes from the environment.
struct TextStyle: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var isItalic: Bool?
  var hasMonospacedDigits = false
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var foreground: TextForeground?
  var underline: TextLine?
  var strikethrough: TextLine?
  var background: Color?
  /// Factors on the size, as `textScale` sets it.
  var scale: Text.Scale?
  var attributes = TextAttributes()
  /// Where the words lead; they are drawn in the tint for it.
  var link: String?

  /// This style with what it leaves open taken from `outer`.
  func filled(from outer: TextStyle) -> TextStyle {
    var style = self
    style.font = font ?? outer.font
    style.weight = weight ?? outer.weight
    style.design = design ?? outer.design
    style.isItalic = isItalic ?? outer.isItalic
    style.hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
    style.tracking = tracking ?? outer.tracking
    style.baselineOffset = baselineOffset ?? outer.baselineOffset
    style.foreground = foreground ?? outer.foreground
    style.underline = underline ?? outer.underline
    style.strikethrough = strikethrough ?? outer.strikethrough
    style.background = background ?? outer.background
    style.scale = scale ?? outer.scale
    style.link = link ?? outer.link
    style.attributes = attributes.filled(from: outer.attributes)
    return style
  }
}

/// A line under or through words.
struct TextLine: Equatable, Sendable {
  /// Whether it shows: an inner text may switch an outer one's off.
  var isActive = true
  /// The marks that it is made of.
  var pattern = Text.LineStyle.Pattern.solid
  /// The colour, or `nil` for that of the words.
  var color: Color?
}

/// A foreground that compares by what it was made of.
struct TextForeground: Equatable, Sendable {
  let style: any ShapeStyle

  static func == (a: TextForeground, b: TextForeground) -> Bool {
    guard let first = a.style as? any Equatable else { return false }
    return first.isEqual(to: b.style)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
