public import Foundation
public import Geometry

/// The face that text is set in.
public struct FontDescription: Hashable, Sendable {
  /// The family's name, or several with commas between them, of which the first one that the system
  /// has is taken; the shaper reports when that is not the first.
  public var family: String
  /// The size in points, positive.
  public var size: Double
  /// 1…1000, as in OpenType: 400 is regular, 700 is bold.
  public var weight: Int
  /// Whether the italic or oblique face is asked for.
  public var isItalic: Bool
  /// Whether all digits get the same width (OpenType `tnum`).
  public var hasMonospacedDigits: Bool

  /// A font of `family` at `size` points.
  public init(
    family: String = "Inter", size: Double = 17, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    (self.family, self.size, self.weight) = (family, size, weight)
    (self.isItalic, self.hasMonospacedDigits) = (isItalic, hasMonospacedDigits)
  }
}

/// Text and how it is set, before it is measured.
public struct TextBlock: Hashable, Sendable {
  /// Where each line stands in the block's width.
  public enum Alignment: String, Hashable, Sendable { case leading, center, trailing }
  /// What happens to text beyond the last allowed line or the width.
  ///
  /// The ellipsis stands at the end, at the beginning or in the middle of the last line.
  public enum Truncation: Hashable, Sendable { case none, tail, head, middle }

  /// The words; a line feed ends a line.
  public var string: String
  /// The face.
  public var font: FontDescription
  /// The horizontal place of lines.
  public var alignment: Alignment
  /// The most lines, or `nil` for as many as it takes.
  public var lineLimit: Int?
  /// The distance of baselines as a multiple of the face's own; 1 is the face's.
  public var lineHeight: Double
  /// Points added between the glyphs of a line.
  public var tracking: Double
  /// What is done with text that does not fit.
  public var truncation: Truncation
  /// Parts that are set in a face of their own; where two overlap, the later one counts.
  public var spans: [TextSpan]

  /// Text set in `font`.
  public init(
    _ string: String, font: FontDescription = FontDescription(), alignment: Alignment = .leading,
    lineLimit: Int? = nil, lineHeight: Double = 1, tracking: Double = 0,
    truncation: Truncation = .none, spans: [TextSpan] = []
  ) {
    (self.string, self.font, self.alignment) = (string, font, alignment)
    (self.lineLimit, self.lineHeight, self.tracking) = (lineLimit, lineHeight, tracking)
    (self.truncation, self.spans) = (truncation, spans)
  }
}

/// A part of a block's words that is set in a face of its own.
public struct TextSpan: Hashable, Sendable {
  /// The bytes of the block's UTF-8 string that are meant.
  public var bytes: Range<Int>
  /// The face.
  public var font: FontDescription
  /// Points added after each glyph.
  public var tracking: Double
  /// Points by which the part stands above the baseline.
  public var baselineOffset: Double
  /// Room for something else than glyphs, from the part's place on the baseline with y downwards; the
  /// part is one character then, whose glyph in the layout is a space of that width.
  public var box: CGRect?

  /// The part `bytes`, set in `font`.
  public init(
    bytes: Range<Int>, font: FontDescription, tracking: Double = 0, baselineOffset: Double = 0,
    box: CGRect? = nil
  ) {
    (self.bytes, self.font, self.tracking) = (bytes, font, tracking)
    (self.baselineOffset, self.box) = (baselineOffset, box)
  }
}

/// A font file that a shaper chose, known by what is needed to open it again.
public struct FontFace: Hashable, Sendable {
  /// The file.
  public var file: String
  /// The face in the file.
  public var index: Int
  /// The variation settings, such as `wght=560`, empty for a static face.
  public var variations: String
  /// Whether the face's glyphs are coloured pictures, which have no outline.
  public var isColor: Bool
  /// Whether the upright face is slanted for want of an italic one.
  public var isSlanted: Bool

  /// A face in `file`.
  public init(
    file: String, index: Int = 0, variations: String = "", isColor: Bool = false,
    isSlanted: Bool = false
  ) {
    (self.file, self.index, self.variations) = (file, index, variations)
    (self.isColor, self.isSlanted) = (isColor, isSlanted)
  }
}

/// Glyphs of one face, placed.
public struct GlyphRun: Hashable, Sendable {
  /// One glyph with its place.
  public struct Glyph: Hashable, Sendable {
    /// The index in the face.
    public var id: UInt32
    /// The origin on the baseline, from the layout's top left, in points; never rounded.
    public var origin: CGPoint
    /// The distance to the next glyph's origin.
    public var advance: Double
    /// The byte in the block's UTF-8 string where the glyph's cluster begins.
    public var cluster: Int

    /// A glyph at `origin`.
    public init(id: UInt32, origin: CGPoint, advance: Double, cluster: Int) {
      (self.id, self.origin, self.advance, self.cluster) = (id, origin, advance, cluster)
    }
  }
  /// The face.
  public var face: FontFace
  /// The size in points.
  public var size: Double
  /// The glyphs in drawing order.
  public var glyphs: [Glyph]

  /// A run of `glyphs`.
  public init(face: FontFace, size: Double, glyphs: [Glyph]) {
    (self.face, self.size, self.glyphs) = (face, size, glyphs)
  }
}

/// Text measured and broken into lines and glyphs.
public struct TextLayout: Hashable, Sendable {
  /// One line.
  public struct Line: Hashable, Sendable {
    /// The line's box, from the layout's top left.
    public var frame: CGRect
    /// The distance of the baseline from the layout's top.
    public var baseline: Double
    /// The glyphs.
    public var runs: [GlyphRun]
    /// The bytes of the block's UTF-8 string in this line.
    public var bytes: Range<Int>

    /// A line in `frame`.
    public init(frame: CGRect, baseline: Double, runs: [GlyphRun], bytes: Range<Int>) {
      (self.frame, self.baseline, self.runs, self.bytes) = (frame, baseline, runs, bytes)
    }
  }
  /// The words that were set.
  public var string: String
  /// The size of the block: the widest line, and all lines.
  public var size: CGSize
  /// The lines from the top.
  public var lines: [Line]
  /// Whether something was cut off.
  public var isTruncated: Bool

  /// A layout of `lines`.
  public init(string: String, size: CGSize, lines: [Line], isTruncated: Bool = false) {
    (self.string, self.size, self.lines, self.isTruncated) = (string, size, lines, isTruncated)
  }
}

/// Something worth saying about a font: a family or a glyph that is not there.
public enum FontNotice: Hashable, Sendable {
  /// The system has no such family and took another one.
  case substituted(family: String, by: String, file: String)
  /// No font has a glyph for these code points.
  case missingGlyphs(family: String, codePoints: [UInt32])
}

/// Measures text: the left side of the corridor asks, the renderer's side answers.
public protocol TextShaper: Sendable {
  /// `block` set in at most `width` points, or on lines of its own length when `width` is `nil`.
  func layout(_ block: TextBlock, width: Double?) -> TextLayout
  /// The outlines of a layout's glyphs as one path; coloured glyphs have none.
  func outline(of layout: TextLayout) -> Path
  /// What was substituted or missing since the shaper was made, each once, in order.
  var notices: [FontNotice] { get }
}
