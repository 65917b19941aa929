import CairoRenderer
import Foundation
import Picture
import Testing

@Suite struct SpanTests {
  private let shaper = PangoTextShaper()

  private func glyphs(_ layout: TextLayout, in bytes: Range<Int>) -> [GlyphRun.Glyph] {
    layout.lines.flatMap(\.runs).flatMap(\.glyphs).filter { bytes.contains($0.cluster) }
  }

  @Test func partsAreSetInFacesOfTheirOwn() {
    var block = TextBlock("ab cd", font: FontDescription(size: 20))
    block.spans = [TextSpan(bytes: 3..<5, font: FontDescription(size: 40, weight: 700))]
    let layout = shaper.layout(block, width: nil)
    let sizes = layout.lines[0].runs.map(\.size)
    #expect(sizes == [20, 40])
    let alone = shaper.layout(
      TextBlock("cd", font: FontDescription(size: 40, weight: 700)), width: nil)
    let width = glyphs(layout, in: 3..<5).reduce(0) { $0 + $1.advance }
    #expect(abs(width - alone.size.width) < 0.01)
    // The line is as high as its highest part, and all stand on one baseline.
    #expect(abs(layout.size.height - alone.size.height) < 0.01)
    #expect(Set(glyphs(layout, in: 0..<5).map(\.origin.y)).count == 1)
  }

  @Test func partsMayBeTrackedAndRaised() {
    var block = TextBlock("abcd", font: FontDescription(size: 20))
    let plain = shaper.layout(block, width: nil)
    block.spans = [
      TextSpan(bytes: 2..<4, font: block.font, tracking: 5, baselineOffset: 8)
    ]
    let layout = shaper.layout(block, width: nil)
    let (low, raised) = (glyphs(layout, in: 0..<2), glyphs(layout, in: 2..<4))
    #expect(abs(low[0].origin.y - raised[0].origin.y - 8) < 0.01)
    func gap(_ glyphs: [GlyphRun.Glyph]) -> Double { glyphs[1].origin.x - glyphs[0].origin.x }
    #expect(abs(gap(low) - gap(self.glyphs(plain, in: 0..<2))) < 0.01)
    #expect(abs(gap(raised) - gap(self.glyphs(plain, in: 2..<4)) - 5) < 0.01)
  }

  @Test(arguments: [TextBlock.Truncation.head, .middle, .tail])
  func aLongLineIsCutWhereItIsToldTo(truncation: TextBlock.Truncation) {
    let words = "the quick brown fox jumps over the lazy dog"
    let block = TextBlock(words, lineLimit: 1, truncation: truncation)
    let layout = shaper.layout(block, width: 120)
    #expect(layout.isTruncated)
    #expect(layout.lines.count == 1)
    #expect(layout.size.width <= 120)
    // The first byte is that of the ellipsis when the beginning is cut.
    let first = glyphs(layout, in: 1..<2).isEmpty
    let last = glyphs(layout, in: (words.utf8.count - 1)..<words.utf8.count).isEmpty
    #expect(first == (truncation == .head))
    #expect(last == (truncation == .tail))
  }

  @Test func theFirstFamilyThatIsThereIsTaken() {
    let font = FontDescription(family: "No Such Family,Inter", size: 20)
    let layout = shaper.layout(TextBlock("ab", font: font), width: nil)
    let inter = shaper.layout(TextBlock("ab", font: FontDescription(size: 20)), width: nil)
    #expect(layout == inter)
    #expect(shaper.notices.count == 1)
  }
}
