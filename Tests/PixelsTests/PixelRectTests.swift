import Pixels
import TestSupport
import Testing

@Suite struct PixelRectTests {
  @Test func unionAndIntersectionAgreeOnEveryPixel() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<200 {
      func rect() -> PixelRect {
        PixelRect(
          x: .random(in: -4...4, using: &random), y: .random(in: -4...4, using: &random),
          width: .random(in: 0...5, using: &random), height: .random(in: 0...5, using: &random))
      }
      let (a, b) = (rect(), rect())
      for y in -6...10 {
        for x in -6...10 {
          let (inA, inB) = (a.contains(x: x, y: y), b.contains(x: x, y: y))
          #expect(a.intersection(b).contains(x: x, y: y) == (inA && inB))
          if inA || inB { #expect(a.union(b).contains(x: x, y: y)) }
        }
      }
      #expect(a.union(b).contains(a) && a.union(b).contains(b))
      #expect(a.contains(a.intersection(b)))
    }
  }

  @Test func aligningRoundsOutwardsAndIsTotal() {
    #expect(PixelRect(aligning: 0.2, -0.2, 3, 3.01) == PixelRect(x: 0, y: -1, width: 3, height: 5))
    #expect(PixelRect(aligning: .nan, 0, 1, 1).isEmpty)
    #expect(PixelRect(aligning: 3, 0, 1, 1).isEmpty)
    let all = PixelRect(aligning: -.infinity, -.infinity, .infinity, .infinity, margin: 1)
    #expect(all.contains(PixelRect(x: 0, y: 0, width: 8192, height: 8192)))
    #expect(
      PixelRect(x: -3, y: 5, width: 2, height: 2).aligned(to: 4)
        == PixelRect(x: -4, y: 4, width: 4, height: 4))
    #expect(PixelRect(x: 1, y: 1, width: -5, height: 2).isEmpty)
    #expect(PixelRect.empty.outset(dx: 3, dy: 3).isEmpty)
  }
}
