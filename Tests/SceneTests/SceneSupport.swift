import Foundation
import Geometry
import Motion
import Picture

@testable import Scene

/// Sets text in boxes: every character is half an em wide, every line 1.2 em high, the baseline 1 em
/// down. No font is needed to test layout.
struct BoxShaper: TextShaper {
  func layout(_ block: TextBlock, width: Double?) -> TextLayout {
    let advance = block.font.size / 2 + block.tracking
    let perLine = width.map { max(1, Int($0 / advance + 1e-9)) } ?? .max
    var lines: [(start: Int, count: Int)] = []
    var start = 0
    for paragraph in block.string.split(separator: "\n", omittingEmptySubsequences: false) {
      var left = paragraph.utf8.count
      repeat {
        let count = min(left, perLine)
        lines.append((start, count))
        start += count
        left -= count
      } while left > 0
      start += 1
    }
    if let limit = block.lineLimit { lines = Array(lines.prefix(max(1, limit))) }
    let height = block.font.size * 1.2
    let set = lines.enumerated().map { index, line in
      TextLayout.Line(
        frame: CGRect(
          x: 0, y: Double(index) * height, width: Double(line.count) * advance, height: height),
        baseline: Double(index) * height + block.font.size, runs: [],
        bytes: line.start..<line.start + line.count)
    }
    return TextLayout(
      string: block.string,
      size: CGSize(
        width: set.map(\.frame.width).max() ?? 0, height: Double(set.count) * height), lines: set)
  }
  func outline(of layout: TextLayout) -> Path { Path() }
  var notices: [FontNotice] { [] }
}

/// A running view on a stage of 400 × 400 points, in plain words for tests.
@MainActor
struct Film {
  let host: FilmHost

  init<V: View>(
    width: CGFloat = 400, height: CGFloat = 400, @ViewBuilder _ view: () -> V
  ) {
    host = FilmHost(stage: CGSize(width: width, height: height), shaper: BoxShaper(), view: view)
  }

  /// The picture at `seconds`.
  func picture(at seconds: Double) -> DisplayList {
    host.advance(to: FrameTime(seconds: seconds))
    return host.displayList()
  }

  /// The boxes of what is filled or stroked at `seconds`, in drawing order, rounded to 1/1000.
  func boxes(at seconds: Double) -> [CGRect] {
    picture(at: seconds).commands.flatMap(\.boxes)
  }

  /// The colours of what is filled or stroked at `seconds`, in drawing order.
  func colors(at seconds: Double) -> [RGBA] {
    picture(at: seconds).commands.flatMap(\.colors)
  }
}

extension DisplayCommand {
  /// The boxes of the outlines inside, without the width of strokes.
  var boxes: [CGRect] {
    func rounded(_ rect: CGRect) -> CGRect {
      func round(_ x: CGFloat) -> CGFloat { (x * 1000).rounded() / 1000 }
      return CGRect(
        x: round(rect.minX), y: round(rect.minY), width: round(rect.width),
        height: round(rect.height))
    }
    switch self {
    case .fill(let path, _, _, let transform), .stroke(let path, _, _, let transform):
      return [rounded(path.applying(transform).boundingRect)]
    case .text(let layout, _, let transform):
      return [rounded(CGRect(origin: .zero, size: layout.size).applying(transform))]
    case .image(_, let rect, _, let transform): return [rounded(rect.applying(transform))]
    case .group(let group):
      return group.children.flatMap(\.boxes).map { rounded($0.applying(group.transform)) }
    }
  }

  /// The plain colours inside.
  var colors: [RGBA] {
    switch self {
    case .fill(_, .color(let color), _, _), .stroke(_, .color(let color), _, _),
      .text(_, .color(let color), _):
      return [color]
    case .group(let group): return group.children.flatMap(\.colors)
    default: return []
    }
  }
}
