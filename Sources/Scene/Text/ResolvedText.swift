import Foundation
import Geometry
import Picture

/// A text in one environment: what the shaper is asked for, and how each part is drawn.
struct ResolvedText: Equatable {
  /// A part of one look.
  struct Part: Equatable {
    var bytes: Range<Int>
    var paint: _StylePaint
    var size: Double
    var underline: TextLine?
    var strikethrough: TextLine?
    var underlinePaint: _StylePaint
    var strikethroughPaint: _StylePaint
    var background: _StylePaint?
    var attributes = TextAttributes()
    var picture: InlinePicture?
  }
  var block: TextBlock
  var parts: [Part]
  var lineSpacing: CGFloat
  var reservedLines: Int
  var minimumScale: CGFloat
  var allowsTightening: Bool

  init(_ text: Text, in environment: EnvironmentValues) {
    let settings = environment.text
    var string = ""
    var parts: [Part] = []
    var fonts: [(font: FontDescription, style: TextStyle)] = []
    for run in text.runs {
      let style = run.style.filled(from: settings.style)
      let start = string.utf8.count
      let words = run.format?.words(in: environment) ?? run.string
      string += settings.letterCase.map { $0.applied(to: words) } ?? words
      let font = ResolvedText.font(of: style, in: environment)
      let foreground: any ShapeStyle = style.foreground?.style ?? ForegroundStyle()
      let paint = foreground._paint(in: environment)
      func linePaint(_ line: TextLine?) -> _StylePaint {
        line?.color?._paint(in: environment) ?? paint
      }
      fonts.append((font, style))
      parts.append(
        Part(
          bytes: start..<string.utf8.count, paint: paint, size: font.size,
          underline: style.underline, strikethrough: style.strikethrough,
          underlinePaint: linePaint(style.underline),
          strikethroughPaint: linePaint(style.strikethrough),
          background: style.background?._paint(in: environment), attributes: style.attributes,
          picture: run.picture.map { InlinePicture($0, font: font, in: environment) }))
    }
    let first =
      fonts.first ?? (Font.body.description(at: environment.dynamicTypeSize), settings.style)
    block = TextBlock(
      string, font: first.font, alignment: settings.alignment.block,
      lineLimit: settings.lineLimit.map { max($0, 1) },
      tracking: first.style.tracking ?? 0, truncation: settings.truncation.block)
    let isUniform = fonts.allSatisfy {
      $0.font == first.font && $0.style.tracking == first.style.tracking
        && $0.style.baselineOffset ?? 0 == 0
    }
    if !isUniform || parts.contains(where: { $0.picture != nil }) {
      block.spans = zip(parts, fonts).map { part, font in
        TextSpan(
          bytes: part.bytes, font: font.font, tracking: font.style.tracking ?? 0,
          baselineOffset: font.style.baselineOffset ?? 0, box: part.picture?.box)
      }
    }
    self.parts = parts
    lineSpacing = max(0, settings.lineSpacing)
    reservedLines = settings.reservedLines
    minimumScale = settings.minimumScale
    allowsTightening = settings.allowsTightening
  }

  /// The face of a part: its own weight and design change the font, whoever brought that.
  private static func font(
    of style: TextStyle, in environment: EnvironmentValues
  ) -> FontDescription {
    var font = style.font ?? environment.font ?? .body
    if let weight = style.weight { font.weight = weight }
    if let design = style.design, font.design == nil { font.design = design }
    if let isItalic = style.isItalic { font.isItalic = isItalic }
    if style.hasMonospacedDigits { font.hasMonospacedDigits = true }
    if let scale = style.scale { font.size *= scale.factor }
    return font.description(at: environment.dynamicTypeSize)
  }

  /// Whether the two differ in nothing but sizes, weights, paints and settings: then one becomes
  /// the other without a fade.
  func hasWords(of other: ResolvedText) -> Bool { block.string == other.block.string }

  /// The block with all faces made larger or smaller, the first one's weight replaced, and glyphs
  /// `tightening` ems closer.
  func block(scale: Double, weight: Int? = nil, tightening: Double = 0) -> TextBlock {
    var scaled = block
    scaled.font.size *= scale
    scaled.tracking = scaled.tracking * scale - tightening * scaled.font.size
    if let weight { scaled.font.weight = weight }
    for index in scaled.spans.indices {
      let size = scaled.spans[index].font.size * scale
      scaled.spans[index].font.size = size
      scaled.spans[index].tracking = scaled.spans[index].tracking * scale - tightening * size
      scaled.spans[index].baselineOffset *= scale
      scaled.spans[index].box = scaled.spans[index].box?.applying(
        CGAffineTransform(scaleX: scale, y: scale))
      if let weight, block.spans[index].font.weight == block.font.weight {
        scaled.spans[index].font.weight = weight
      }
    }
    return scaled
  }
}

extension Text.Case {
  fileprivate func applied(to string: String) -> String {
    switch self {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    }
  }
}

extension TextAlignment {
  fileprivate var block: TextBlock.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text.TruncationMode {
  fileprivate var block: TextBlock.Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}
