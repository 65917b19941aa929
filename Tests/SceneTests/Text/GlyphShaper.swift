import Foundation
import Geometry
import Motion
import Picture

@testable import Scene

/// Sets text in boxes with glyphs: every character is half its size wide, lines are 1.2 sizes high
/// with the baseline one size down, and break at spaces.
struct GlyphShaper: TextShaper {
  func layout(_ block: TextBlock, width: Double?) -> TextLayout {
    var words: [[(offset: Int, size: Double, advance: Double)]] = [[]]
    for (offset, byte) in block.string.utf8.enumerated() {
      let span = block.spans.last { $0.bytes.contains(offset) }
      let size = span?.font.size ?? block.font.size
      let advance = size / 2 + (span?.tracking ?? block.tracking)
      words[words.count - 1].append((offset, size, advance))
      if byte == UInt8(ascii: " ") { words.append([]) }
    }
    var lines: [[(offset: Int, size: Double, advance: Double)]] = [[]]
    for word in words {
      let length = lines[lines.count - 1].reduce(0) { $0 + $1.advance }
      let visible = word.filter { block.string.utf8Byte(at: $0.offset) != UInt8(ascii: " ") }
      let needed = length + visible.reduce(0) { $0 + $1.advance }
      if let width, needed > width + 1e-9, length > 0 { lines.append([]) }
      lines[lines.count - 1] += word
    }
    let isTruncated = block.lineLimit.map { lines.count > $0 } ?? false
    if let limit = block.lineLimit { lines = Array(lines.prefix(limit)) }
    var (top, set) = (0.0, [TextLayout.Line]())
    for line in lines {
      let size = line.map(\.size).max() ?? block.font.size
      var (x, glyphs) = (0.0, [GlyphRun.Glyph]())
      for letter in line {
        glyphs.append(
          .init(
            id: UInt32(letter.offset), origin: CGPoint(x: x, y: top + size),
            advance: letter.advance, cluster: letter.offset))
        x += letter.advance
      }
      set.append(
        .init(
          frame: CGRect(x: 0, y: top, width: x, height: size * 1.2), baseline: top + size,
          runs: [GlyphRun(face: FontFace(file: "Box"), size: size, glyphs: glyphs)],
          bytes: (line.first?.offset ?? 0)..<(line.last?.offset ?? -1) + 1))
      top += size * 1.2
    }
    return TextLayout(
      string: block.string,
      size: CGSize(width: set.map(\.frame.width).max() ?? 0, height: top), lines: set,
      isTruncated: isTruncated)
  }
  func outline(of layout: TextLayout) -> Path { Path() }
  var notices: [FontNotice] { [] }
}

extension String {
  fileprivate func utf8Byte(at offset: Int) -> UInt8 { Array(utf8)[offset] }
}

/// One text command as tests read it.
struct DrawnWords: Equatable {
  /// The characters whose glyphs are in the command.
  var letters: String
  var color: RGBA
  /// Where the layout's corner goes, rounded to 1/1000, and how much it is enlarged.
  var origin: CGPoint
  var scale: Double
}

extension Film {
  /// A film whose text has glyphs.
  init<V: View>(withGlyphs view: V, width: CGFloat = 400, height: CGFloat = 400) {
    host = FilmHost(stage: CGSize(width: width, height: height), shaper: GlyphShaper()) { view }
  }

  /// What is written at `seconds`, in drawing order.
  func words(at seconds: Double) -> [DrawnWords] {
    picture(at: seconds).commands.compactMap { command in
      guard case .text(let layout, .color(let color), let transform) = command else { return nil }
      let bytes = Array(layout.string.utf8)
      let letters = layout.lines.flatMap(\.runs).flatMap(\.glyphs).compactMap {
        // Glyphs that a text renderer drew one by one come without the words.
        bytes.indices.contains($0.cluster) ? bytes[$0.cluster] : nil
      }
      func round(_ x: CGFloat) -> CGFloat { (x * 1000).rounded() / 1000 }
      return DrawnWords(
        letters: String(decoding: letters, as: UTF8.self), color: color,
        origin: CGPoint(x: round(transform.tx), y: round(transform.ty)),
        scale: round(transform.a))
    }
  }
}
