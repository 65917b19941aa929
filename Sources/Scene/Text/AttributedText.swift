public import Foundation

extension AttributeScopes {
  /// What this library draws of an attributed string, beside Foundation's own attributes.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the words.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the words.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through the words.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line under the words.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points added after each glyph.
    public let kern: KerningAttribute
    /// Points added after each glyph.
    public let tracking: TrackingAttribute
    /// Points above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// What Markdown's marks inside a line say.
    public let inlinePresentationIntent: InlineIntentAttribute
    /// Foundation's attributes, of which links are drawn.
    public let foundation: FoundationAttributes

    /// The key of `font`.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The key's name.
      public static let name = "SwiftUI.Font"
    }
    /// The key of `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The key's name.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The key of `backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The key's name.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The key of `strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The key's name.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The key of `underlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The key's name.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The key of `kern`.
    public enum KerningAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The key's name.
      public static let name = "SwiftUI.Kern"
    }
    /// The key of `tracking`.
    public enum TrackingAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The key's name.
      public static let name = "SwiftUI.Tracking"
    }
    /// The key of `inlinePresentationIntent`.
    public enum InlineIntentAttribute: AttributedStringKey {
      /// Marks.
      public typealias Value = InlinePresentationIntent
      /// The key's name.
      public static let name = "NSInlinePresentationIntent"
    }
    /// The key of `baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The key's name.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// What this library draws of an attributed string.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of this library by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

/// What marks inside a line say about words, as Foundation names it on Apple's systems.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// One bit a mark.
  public let rawValue: UInt
  /// The marks of `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Emphasis, drawn in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis, drawn in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code, drawn in the monospaced face.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Words struck out.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributedString {
  /// The words of `markdown` with the marks inside lines followed; this Foundation reads no Markdown
  /// itself. Nothing is refused: a mark without its counterpart is a character like any other.
  public init(markdown: String) throws {
    self.init()
    for run in InlineMarkdown.runs(of: markdown) {
      var part = AttributedString(run.string)
      var intent: InlinePresentationIntent = []
      if run.style.weight == .bold { intent.insert(.stronglyEmphasized) }
      if run.style.isItalic == true { intent.insert(.emphasized) }
      if run.style.design == .monospaced { intent.insert(.code) }
      if run.style.strikethrough != nil { intent.insert(.strikethrough) }
      if !intent.isEmpty {
        part[AttributeScopes.SwiftUIAttributes.InlineIntentAttribute.self] = intent
      }
      part.link = run.style.link.flatMap { URL(string: $0) }
      append(part)
    }
  }
}

extension Text {
  /// The characters of `attributedContent` in the looks that its attributes say.
  ///
  /// Of Foundation's attributes, links are drawn in the tint.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      runs: attributedContent.runs.map { run in
        Run(
          string: String(attributedContent[run.range].characters),
          style: TextStyle(run.attributes))
      })
  }
}

extension TextStyle {
  fileprivate init(_ attributes: AttributeContainer) {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    func line(_ style: Text.LineStyle?) -> TextLine? {
      style.map { TextLine(pattern: $0.pattern, color: $0.color) }
    }
    let link = attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    let intent = attributes[Keys.InlineIntentAttribute.self] ?? []
    font = attributes[Keys.FontAttribute.self]
    foreground =
      attributes[Keys.ForegroundColorAttribute.self].map { TextForeground(style: $0) }
      ?? (link == nil ? nil : TextForeground(style: TintShapeStyle()))
    background = attributes[Keys.BackgroundColorAttribute.self]
    underline = line(attributes[Keys.UnderlineStyleAttribute.self])
    strikethrough =
      line(attributes[Keys.StrikethroughStyleAttribute.self])
      ?? (intent.contains(.strikethrough) ? TextLine() : nil)
    tracking = attributes[Keys.TrackingAttribute.self] ?? attributes[Keys.KerningAttribute.self]
    baselineOffset = attributes[Keys.BaselineOffsetAttribute.self]
    if intent.contains(.stronglyEmphasized) { weight = .bold }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { design = .monospaced }
  }
}
