import Foundation
import Picture

/// Sets one text for the room that it is offered, and remembers the results.
final class TextSetting {
  let text: ResolvedText
  private let shaper: any TextShaper
  private var known: [(key: Key, layout: TextLayout)] = []

  private struct Key: Equatable {
    var width: Double?
    var lines: Int?
    var fit: Fit
    var weight: Int?
  }

  /// What is done to words that do not fit.
  private struct Fit: Equatable {
    /// The factor on all sizes.
    var scale = 1.0
    /// How much closer glyphs are, in ems.
    var tightening = 0.0
  }

  init(_ text: ResolvedText, shaper: any TextShaper) { (self.text, self.shaper) = (text, shaper) }

  /// The layout for an offer: in lines of the offered width, in as many as the height has room for,
  /// tighter and then smaller when that is allowed and needed.
  func layout(for proposal: ProposedViewSize, weight: Int? = nil) -> TextLayout {
    let layout = layout(for: proposal, Fit(), weight: weight)
    guard layout.isTruncated else { return layout }
    var fits: [Fit] = []
    // Up to a twentieth of an em, in four steps: more would be seen.
    if text.allowsTightening { fits = (1...4).map { Fit(tightening: Double($0) / 80) } }
    // Ten steps from the full size to the least one, of which the largest that fits is taken.
    if text.minimumScale < 1 {
      let least = Double(max(text.minimumScale, 0.01))
      fits += (1...10).map {
        Fit(scale: 1 - (1 - least) * Double($0) / 10, tightening: fits.last?.tightening ?? 0)
      }
    }
    for fit in fits {
      let smaller = self.layout(for: proposal, fit, weight: weight)
      if !smaller.isTruncated || fit == fits.last { return smaller }
    }
    return layout
  }

  private func layout(for proposal: ProposedViewSize, _ fit: Fit, weight: Int?) -> TextLayout {
    var key = Key(width: nil, lines: text.block.lineLimit, fit: fit, weight: weight)
    let free = layout(key)
    if let width = proposal.width, width.isFinite, width < free.size.width {
      key.width = max(0, width)
    }
    let set = layout(key)
    guard let height = proposal.height, height.isFinite, set.lines.count > 1 else { return set }
    // Rounding in the offer must not cost a line.
    let fitting = set.lines.prefix { $0.frame.maxY <= height + 0.5 }.count
    guard fitting < set.lines.count else { return set }
    key.lines = max(1, fitting)
    return layout(key)
  }

  private func layout(_ key: Key) -> TextLayout {
    for entry in known where entry.key == key { return entry.layout }
    var block = text.block(
      scale: key.fit.scale, weight: key.weight, tightening: key.fit.tightening)
    block.lineLimit = key.lines
    let layout = shaper.layout(block, width: key.width).withLines(apart: text.lineSpacing)
    // Weights in flight come once each: the oldest results make room.
    if known.count >= 16 { known.removeFirst() }
    known.append((key, layout))
    return layout
  }

  /// The size that a layout takes: whole pixels at scale 2, and the reserved lines.
  func size(of layout: TextLayout) -> CGSize {
    var height = layout.size.height
    if let line = layout.lines.last, layout.lines.count < text.reservedLines {
      height +=
        CGFloat(text.reservedLines - layout.lines.count) * (line.frame.height + text.lineSpacing)
    }
    func pixels(_ length: CGFloat) -> CGFloat { (length * 2 - 1e-6).rounded(.up) / 2 }
    return CGSize(width: pixels(layout.size.width), height: pixels(height))
  }
}

extension TextLayout {
  /// The layout with `spacing` points more between each two lines.
  func withLines(apart spacing: CGFloat) -> TextLayout {
    guard spacing > 0, lines.count > 1 else { return self }
    var spread = self
    for index in lines.indices.dropFirst() {
      let shift = spacing * CGFloat(index)
      spread.lines[index].frame.origin.y += shift
      spread.lines[index].baseline += shift
      for run in spread.lines[index].runs.indices {
        for glyph in spread.lines[index].runs[run].glyphs.indices {
          spread.lines[index].runs[run].glyphs[glyph].origin.y += shift
        }
      }
    }
    spread.size.height += spacing * CGFloat(lines.count - 1)
    return spread
  }

  /// The layout with only those glyphs whose first byte is in one of `bytes`.
  func only(_ bytes: [Range<Int>]) -> TextLayout {
    var part = self
    for line in lines.indices {
      part.lines[line].runs = lines[line].runs.compactMap { run in
        var run = run
        run.glyphs.removeAll { glyph in !bytes.contains { $0.contains(glyph.cluster) } }
        return run.glyphs.isEmpty ? nil : run
      }
    }
    return part
  }

  /// From the first to the last glyph of `bytes` in each line that has any, with its baseline and
  /// the line's box.
  func extents(
    of bytes: Range<Int>
  ) -> [(x: ClosedRange<CGFloat>, baseline: CGFloat, line: CGRect)] {
    lines.compactMap { line -> (x: ClosedRange<CGFloat>, baseline: CGFloat, line: CGRect)? in
      let glyphs = line.runs.flatMap(\.glyphs).filter { bytes.contains($0.cluster) }
      guard let left = glyphs.map(\.origin.x).min(),
        let right = glyphs.map({ $0.origin.x + $0.advance }).max()
      else { return nil }
      return (left...max(left, right), CGFloat(line.baseline), line.frame)
    }
  }
}
