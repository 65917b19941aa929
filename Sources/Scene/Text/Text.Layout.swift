public import Foundation
import Picture

extension Text {
  /// The lines of a text that has been set, from the top.
  public struct Layout: RandomAccessCollection, Equatable {
    private let lines: [Line]
    /// Whether something was cut off.
    public let isTruncated: Bool

    /// The first line's place.
    public var startIndex: Int { 0 }
    /// The place after the last line.
    public var endIndex: Int { lines.count }
    /// The line at `index`.
    public subscript(index: Int) -> Line { lines[index] }

    /// Glyphs of one look.
    struct Content: Equatable {
      var glyphs: GlyphRun
      var style: _StylePaint
      /// What the fractions of the style belong to.
      var box: CGRect
      var bounds: TypographicBounds
      var attributes: TextAttributes
    }

    init(
      _ layout: TextLayout, parts: [(bytes: Range<Int>, style: _StylePaint, marks: TextAttributes)],
      box: CGRect
    ) {
      isTruncated = layout.isTruncated
      lines = layout.lines.map { line in
        let bounds = TypographicBounds(
          origin: CGPoint(x: line.frame.minX, y: line.baseline), width: line.frame.width,
          ascent: line.baseline - line.frame.minY, descent: line.frame.maxY - line.baseline,
          leading: 0)
        var runs: [Run] = []
        for part in parts {
          for run in line.runs {
            let glyphs = run.glyphs.filter { part.bytes.contains($0.cluster) }
            guard !glyphs.isEmpty else { continue }
            let content = Content(
              glyphs: GlyphRun(face: run.face, size: run.size, glyphs: glyphs),
              style: part.style, box: box, bounds: bounds.around(glyphs),
              attributes: part.marks)
            runs.append(Run(content: content))
          }
        }
        return Line(runs: runs, typographicBounds: bounds)
      }
    }

    /// How glyphs are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      /// One bit an option.
      public let rawValue: Int
      /// The options of `rawValue`.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// Places between pixels, which glyphs always have here.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// Where glyphs stand, as their faces measure it.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline.
      public var origin = CGPoint.zero
      /// How far the glyphs reach along the baseline.
      public var width: CGFloat = 0
      /// How far they reach above it.
      public var ascent: CGFloat = 0
      /// How far they reach below it.
      public var descent: CGFloat = 0
      /// The room to the next line.
      public var leading: CGFloat = 0

      /// No room at all.
      public init() {}

      init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        (self.origin, self.width, self.ascent) = (origin, width, ascent)
        (self.descent, self.leading) = (descent, leading)
      }

      /// The box from the ascent to the descent.
      public var rect: CGRect {
        CGRect(
          x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }

      /// These bounds along the advances of `glyphs` only.
      func around(_ glyphs: [GlyphRun.Glyph]) -> TypographicBounds {
        var bounds = self
        let left = glyphs.map(\.origin.x).min() ?? origin.x
        let right = glyphs.map { $0.origin.x + $0.advance }.max() ?? left
        (bounds.origin.x, bounds.width) = (left, right - left)
        return bounds
      }
    }

    /// One line: runs of one look each.
    public struct Line: RandomAccessCollection, Equatable {
      let runs: [Run]
      /// Where the line stands.
      public let typographicBounds: TypographicBounds
      /// The left end of the baseline.
      public var origin: CGPoint { typographicBounds.origin }
      /// The first run's place.
      public var startIndex: Int { 0 }
      /// The place after the last run.
      public var endIndex: Int { runs.count }
      /// The run at `index`.
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// Glyphs of one look: slices of one glyph, or of those that stand for one character.
    public struct Run: RandomAccessCollection, Equatable {
      /// Some of the slices.
      public typealias SubSequence = RunSlice
      let content: Content
      private let clusters: [Range<Int>]

      init(content: Content) {
        self.content = content
        var clusters: [Range<Int>] = []
        let glyphs = content.glyphs.glyphs
        for index in glyphs.indices {
          if let last = clusters.last, glyphs[last.lowerBound].cluster == glyphs[index].cluster {
            clusters[clusters.count - 1] = last.lowerBound..<(index + 1)
          } else {
            clusters.append(index..<(index + 1))
          }
        }
        self.clusters = clusters
      }

      /// Where the run stands.
      public var typographicBounds: TypographicBounds { content.bounds }
      /// The mark of a type, if the run has one.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { content.attributes[key] }
      /// The first slice's place.
      public var startIndex: Int { 0 }
      /// The place after the last slice.
      public var endIndex: Int { clusters.count }
      /// The slice at `index`.
      public subscript(index: Int) -> RunSlice { slice(index..<(index + 1)) }
      /// The slices of `bounds` as one.
      public subscript(bounds: Range<Int>) -> RunSlice { slice(bounds) }
      /// The bytes of the text at which the slices begin.
      public var characterIndices: [Int] {
        clusters.map { content.glyphs.glyphs[$0.lowerBound].cluster }
      }

      private func slice(_ bounds: Range<Int>) -> RunSlice {
        var part = content
        part.glyphs.glyphs = clusters[bounds].flatMap { content.glyphs.glyphs[$0] }
        part.bounds = content.bounds.around(part.glyphs.glyphs)
        return RunSlice(run: self, indices: bounds, content: part)
      }
    }

    /// Neighbouring glyphs of a run.
    public struct RunSlice: RandomAccessCollection, Equatable {
      /// Some of the slices.
      public typealias SubSequence = RunSlice
      /// The run.
      public let run: Run
      /// Which of its slices.
      public let indices: Range<Int>
      let content: Content
      /// Where the glyphs stand.
      public var typographicBounds: TypographicBounds { content.bounds }
      /// The mark of a type, if the run has one.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { content.attributes[key] }
      /// The first slice's place in the run.
      public var startIndex: Int { indices.lowerBound }
      /// The place after the last slice in the run.
      public var endIndex: Int { indices.upperBound }
      /// The slice at `index` of the run.
      public subscript(index: Int) -> RunSlice { run[index] }
      /// The slices of `bounds` of the run as one.
      public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
    }
  }
}
