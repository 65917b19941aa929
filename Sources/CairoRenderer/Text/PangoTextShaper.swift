import CCairo
import Foundation
public import Geometry
public import Picture
import Synchronization

/// Measures and breaks text with Pango, without hinting and without rounding.
///
/// The fonts are read when the first text is measured. A shaper may be shared by threads; they wait
/// for each other.
public final class PangoTextShaper: TextShaper {
  private let state: Mutex<State>

  /// A shaper for the system's fonts and those of `fontFiles`.
  public init(fontFiles: [String] = []) { state = Mutex(State(fontFiles: fontFiles)) }

  /// `block` set in at most `width` points, or on lines of its own length when `width` is `nil`.
  ///
  /// A word wider than `width` is broken between letters. Lines are aligned in the widest one.
  public func layout(_ block: TextBlock, width: Double?) -> TextLayout {
    state.withLock { $0.layout(block, width: width) }
  }

  /// The outlines of all glyphs as one path, in the layout's points; coloured glyphs have none.
  public func outline(of layout: TextLayout) -> Path {
    state.withLock { $0.outline(of: layout) }
  }

  /// What was substituted or missing so far, each once, in order.
  public var notices: [FontNotice] { state.withLock { $0.notices } }

  /// What the lock guards.
  private final class State {
    private let fontFiles: [String]
    private lazy var fonts = PangoFontMap(files: fontFiles)
    private let outlines = GlyphOutlines()
    private var layouts: [Key: TextLayout] = [:]
    private var checkedFonts: Set<FontDescription> = []
    private(set) var notices: [FontNotice] = []

    private struct Key: Hashable {
      var block: TextBlock
      var width: Double?
    }
    /// A film with more texts than this in flight measures some of them again.
    private let limit = 1_000

    init(fontFiles: [String]) { self.fontFiles = fontFiles }

    func layout(_ block: TextBlock, width: Double?) -> TextLayout {
      let key = Key(block: block, width: width)
      if let layout = layouts[key] { return layout }
      checkFamily(of: block.font)
      for span in block.spans { checkFamily(of: span.font) }
      if layouts.count >= limit { layouts.removeAll() }
      let layout = make(block, width: width)
      layouts[key] = layout
      return layout
    }

    private func make(_ block: TextBlock, width: Double?) -> TextLayout {
      var missing: [UInt32] = []
      var paragraph = ParagraphLayout(
        block, string: block.string, width: width, context: fonts.context)
      var lines = paragraph.lines(missing: &missing)
      var isTruncated = paragraph.isEllipsized
      if let limit = block.lineLimit.map({ max($0, 1) }), lines.count > limit {
        isTruncated = true
        if block.truncation != .none {
          // Pango's limit is one for each paragraph: the last line that stays takes the ellipsis.
          let kept = block.string.utf8.prefix(lines[limit - 1].bytes.upperBound)
          paragraph = ParagraphLayout(
            block, string: String(decoding: kept, as: UTF8.self) + "…", width: width,
            context: fonts.context)
          lines = paragraph.lines(missing: &missing)
        }
        lines = Array(lines.prefix(limit))
      }
      note(missing, family: block.font.family)
      return TextLayout(lines, block: block, isTruncated: isTruncated)
    }

    func outline(of layout: TextLayout) -> Path {
      var path = Path()
      for run in layout.runs where !run.face.isColor {
        for glyph in run.glyphs {
          path.addPath(
            outlines.outline(of: glyph.id, in: run.face),
            transform: glyph.placement(size: run.size))
        }
      }
      return path
    }

    /// Notes a family that the system does not have.
    private func checkFamily(of font: FontDescription) {
      var font = font
      // The size and the digits have no part in the choice of a file.
      (font.size, font.hasMonospacedDigits) = (17, false)
      guard checkedFonts.insert(font).inserted, !genericFamilies.contains(font.family.lowercased())
      else { return }
      let description = font.makeDescription()
      defer { pango_font_description_free(description) }
      // Of several families, the first one is meant.
      let family = font.family.prefix { $0 != "," }.lowercased()
      guard let match = fonts.match(description),
        !match.families.contains(where: { $0.lowercased() == family })
      else { return }
      let isKnown = notices.contains {
        if case .substituted(font.family, _, _) = $0 { true } else { false }
      }
      guard !isKnown else { return }
      notices.append(
        .substituted(family: font.family, by: match.families.first ?? "", file: match.file))
    }

    /// Notes code points that no font has, those noted before left out.
    private func note(_ codePoints: [UInt32], family: String) {
      let known = notices.flatMap { notice -> [UInt32] in
        if case .missingGlyphs(_, let codePoints) = notice { codePoints } else { [] }
      }
      var fresh: [UInt32] = []
      for point in codePoints where !known.contains(point) && !fresh.contains(point) {
        fresh.append(point)
      }
      if !fresh.isEmpty { notices.append(.missingGlyphs(family: family, codePoints: fresh)) }
    }
  }
}

/// Names that stand for whatever the system prefers, so that a choice is no substitution.
private let genericFamilies: Set<String> = [
  "sans", "sans-serif", "serif", "mono", "monospace", "system-ui", "cursive", "fantasy", "",
  "ui-rounded",
]

extension TextLayout {
  /// A layout of lines that begin at the left edge, aligned in the widest one.
  fileprivate init(_ lines: [Line], block: TextBlock, isTruncated: Bool) {
    let width = lines.map { Double($0.frame.width) }.max() ?? 0
    let height = Double(lines.last?.frame.maxY ?? 0)
    let share: Double =
      switch block.alignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    let aligned = lines.map { line in
      var line = line
      let shift = (width - Double(line.frame.width)) * share
      guard shift != 0 else { return line }
      line.frame.origin.x += shift
      for run in line.runs.indices {
        for glyph in line.runs[run].glyphs.indices {
          line.runs[run].glyphs[glyph].origin.x += shift
        }
      }
      return line
    }
    self.init(
      string: block.string, size: CGSize(width: width, height: height), lines: aligned,
      isTruncated: isTruncated)
  }
}
