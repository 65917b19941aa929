import Foundation
import Geometry
import Picture

/// Sets text in boxes: every letter is half as wide as the size, every line 1.2 times as high.
struct BoxShaper: TextShaper {
  func layout(_ block: TextBlock, width: Double?) -> TextLayout {
    let size = block.font.size
    let words = block.string.split(separator: "\n", omittingEmptySubsequences: false)
    let widths = words.map { Double($0.count) * size / 2 }
    let lines = zip(words, widths).enumerated().map { index, line in
      TextLayout.Line(
        frame: CGRect(x: 0, y: Double(index) * size * 1.2, width: line.1, height: size * 1.2),
        baseline: Double(index) * size * 1.2 + size, runs: [], bytes: 0..<line.0.utf8.count)
    }
    return TextLayout(
      string: block.string,
      size: CGSize(width: widths.max() ?? 0, height: Double(lines.count) * size * 1.2),
      lines: lines)
  }

  func outline(of layout: TextLayout) -> Path {
    Path(CGRect(origin: .zero, size: layout.size))
  }

  var notices: [FontNotice] { [] }
}
