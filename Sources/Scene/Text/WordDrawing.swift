import Foundation
import Geometry
import Picture

/// Draws one layout, each part in its paint.
struct WordDrawing {
  let layout: TextLayout
  let parts: [ResolvedText.Part]
  /// One style a part.
  let styles: [_StylePaint]
  /// What the fractions of the styles belong to.
  let box: CGRect
  var transform = CGAffineTransform.identity

  /// How far a character moves while it gives way, in line heights.
  private static let travel = 0.5

  /// Draws all words.
  func draw(_ pen: inout Pen, opacity: Double) {
    draw(layout, &pen, opacity: opacity, transform: transform)
  }

  /// Draws words on their way out: characters that stay in `next` are left to it.
  func draw(_ pen: inout Pen, leaving shown: Double, for next: TextLayout, direction: Double) {
    let changed = layout.string.bytesChanged(in: next.string)
    let height = layout.lines.first?.frame.height ?? 0
    let way = -direction * (1 - shown) * WordDrawing.travel * height
    draw(
      layout.only([changed]), &pen, opacity: shown, transform: transform.translatedBy(x: 0, y: way))
  }

  /// Draws words on their way in: characters that were in `old` are there already.
  func draw(_ pen: inout Pen, arriving shown: Double, from old: TextLayout, direction: Double) {
    let changed = layout.string.bytesChanged(in: old.string)
    let height = layout.lines.first?.frame.height ?? 0
    let way = direction * (1 - shown) * WordDrawing.travel * height
    let kept = [0..<changed.lowerBound, changed.upperBound..<layout.string.utf8.count]
    draw(layout.only(kept), &pen, opacity: 1, transform: transform)
    draw(
      layout.only([changed]), &pen, opacity: shown, transform: transform.translatedBy(x: 0, y: way))
  }

  private func draw(
    _ layout: TextLayout, _ pen: inout Pen, opacity: Double, transform: CGAffineTransform
  ) {
    guard !layout.string.isEmpty, opacity > 0, let first = styles.first else { return }
    let share = min(opacity, 1)
    drawBackgrounds(layout, &pen, opacity: share, transform: transform)
    if styles.dropFirst().allSatisfy({ $0 == first }) {
      pen.add(first.faded(by: share).text(layout, in: box, transform: transform))
    } else {
      for (part, style) in zip(parts, styles) where !part.bytes.isEmpty {
        let words = layout.only([part.bytes])
        pen.add(style.faded(by: share).text(words, in: box, transform: transform))
      }
    }
    drawPictures(layout, &pen, opacity: share, transform: transform)
    drawLines(layout, &pen, opacity: opacity, transform: transform)
  }

  /// Draws the pictures among the words.
  private func drawPictures(
    _ layout: TextLayout, _ pen: inout Pen, opacity: Double, transform: CGAffineTransform
  ) {
    for (part, style) in zip(parts, styles) {
      guard let picture = part.picture else { continue }
      for extent in layout.extents(of: part.bytes) {
        let drawn = picture.commands(
          x: extent.x.lowerBound, baseline: extent.baseline,
          width: extent.x.upperBound - extent.x.lowerBound, style: style, in: box)
        for command in drawn { pen.add(command.faded(by: opacity).placed(by: transform)) }
      }
    }
  }

  /// Covers the boxes of words that have a background.
  private func drawBackgrounds(
    _ layout: TextLayout, _ pen: inout Pen, opacity: Double, transform: CGAffineTransform
  ) {
    for part in parts {
      guard let style = part.background else { continue }
      var path = Path()
      for extent in layout.extents(of: part.bytes) {
        path.addRect(
          CGRect(
            x: extent.x.lowerBound, y: extent.line.minY,
            width: extent.x.upperBound - extent.x.lowerBound, height: extent.line.height))
      }
      guard !path.isEmpty else { continue }
      pen.add(style.faded(by: opacity).fill(path, in: box, transform: transform))
    }
  }

  /// Draws lines under and through words, a fourteenth of the size thick.
  private func drawLines(
    _ layout: TextLayout, _ pen: inout Pen, opacity: Double, transform: CGAffineTransform
  ) {
    for (part, style) in zip(parts, styles) {
      func draw(_ line: TextLine?, _ own: _StylePaint, below baseline: Double) {
        guard let line, line.isActive else { return }
        let (style, thickness) = (line.color == nil ? style : own, CGFloat(part.size / 14))
        var path = Path()
        for extent in layout.extents(of: part.bytes) {
          let y = extent.baseline + baseline * part.size + thickness / 2
          path.move(to: CGPoint(x: extent.x.lowerBound, y: y))
          path.addLine(to: CGPoint(x: extent.x.upperBound, y: y))
        }
        guard !path.isEmpty else { return }
        let stroke = StrokeStyle(
          lineWidth: thickness, dash: line.pattern.dash.map { $0 * thickness })
        pen.add(
          style.faded(by: min(opacity, 1)).fill(
            path.strokedPath(stroke), in: box, transform: transform))
      }
      draw(part.underline, part.underlinePaint, below: 0.1)
      // Through the middle of small letters.
      draw(part.strikethrough, part.strikethroughPaint, below: -0.3)
    }
  }
}

extension String {
  /// The bytes between the longest common beginning and the longest common end with `other`.
  func bytesChanged(in other: String) -> Range<Int> {
    let (mine, others) = (Array(self), Array(other))
    var start = 0
    while start < min(mine.count, others.count), mine[start] == others[start] { start += 1 }
    var end = 0
    while end < min(mine.count, others.count) - start,
      mine[mine.count - 1 - end] == others[others.count - 1 - end]
    { end += 1 }
    let before = mine[..<start].reduce(0) { $0 + $1.utf8.count }
    let after = mine[(mine.count - end)...].reduce(0) { $0 + $1.utf8.count }
    return before..<(utf8.count - after)
  }
}
