import CairoRenderer
import Foundation
import Geometry
import Picture
import Pixels
import TestSupport
import Testing

@Suite struct TextTests {
  static let shaper = PangoTextShaper()

  private func layout(
    _ string: String, size: Double = 17, width: Double? = nil,
    _ change: (inout TextBlock) -> Void = { _ in }
  ) -> TextLayout {
    var block = TextBlock(string, font: FontDescription(size: size))
    change(&block)
    return Self.shaper.layout(block, width: width)
  }

  @Test func lineHeightIsTheFacesAndSizesScale() {
    // Inter's ascender and descender are 0.96875 and 0.24121 em.
    let small = layout("Start", size: 10)
    let large = layout("Start", size: 100)
    #expect(abs(small.size.height - 12.10) < 0.02)
    #expect(abs(large.size.height - 121.0) < 0.1)
    #expect(abs(large.size.width / small.size.width - 10) < 0.01)
    #expect(abs(small.lines[0].baseline - 9.6875) < 0.01)
    #expect(small.lines[0].runs[0].face.file.hasSuffix("Inter-Regular.otf"))
  }

  @Test func measuredTextFitsItsOwnWidth() {
    for size in stride(from: 7.3, through: 40, by: 3.7) {
      let free = layout("The width of this line is its own", size: size)
      let fitted = layout("The width of this line is its own", size: size, width: free.size.width)
      #expect(fitted.lines.count == 1)
      #expect(fitted.size == free.size)
    }
  }

  @Test func inkLiesInTheLayout() throws {
    let text = layout("Handgloves", size: 40)
    let bitmap = try draw(
      [.text(text, .color(.black), transform: CGAffineTransform(translationX: 20, y: 10))],
      width: 300, height: 80)
    let outline = Self.shaper.outline(of: text)
    let box = outline.boundingRect.offsetBy(dx: 20, dy: 10)
    var ink = PixelRect.empty
    for y in 0..<80 {
      for (x, word) in bitmap.row(y).enumerated() where word >> 24 > 0 {
        ink = ink.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    #expect(abs(Double(ink.minX) - box.minX) <= 1.1 && abs(Double(ink.maxX) - box.maxX) <= 1.1)
    #expect(abs(Double(ink.minY) - box.minY) <= 1.1 && abs(Double(ink.maxY) - box.maxY) <= 1.1)
    #expect(box.minX > 20 && box.maxX < 20 + text.size.width + 1)
    #expect(box.maxY < 10 + text.size.height)
  }

  @Test func textMovesSmoothly() throws {
    let text = layout("Smooth", size: 18)
    var first: (x: Double, y: Double)?
    for step in 0...16 {
      let shift = Double(step) / 16
      let bitmap = try draw(
        [
          .text(
            text, .color(.black),
            transform: CGAffineTransform(translationX: 10 + shift, y: 10 + shift / 2))
        ], width: 96, height: 48)
      let center = centroid(bitmap)
      let start = first ?? center
      first = start
      #expect(abs(center.x - start.x - shift) < 0.02)
      #expect(abs(center.y - start.y - shift / 2) < 0.02)
    }
  }

  @Test func linesBreakAlignAndStop() {
    let words = "one two three four five six seven"
    let wrapped = layout(words, width: 80) { $0.alignment = .trailing }
    #expect(wrapped.lines.count > 2)
    for line in wrapped.lines {
      #expect(abs(line.frame.maxX - wrapped.size.width) < 0.001)
      #expect(line.frame.width <= 80)
    }
    let limited = layout(words, width: 80) { $0.lineLimit = 2 }
    #expect(limited.lines.count == 2 && limited.isTruncated)
    let cut = layout(words, width: 80) {
      ($0.lineLimit, $0.truncation) = (2, .tail)
    }
    #expect(cut.lines.count == 2 && cut.isTruncated && cut.size.width <= 80.01)
    let paragraphs = layout("one\ntwo\nthree") {
      ($0.lineLimit, $0.truncation) = (2, .tail)
    }
    #expect(paragraphs.lines.count == 2 && paragraphs.isTruncated)
    #expect(paragraphs.lines[1].frame.width > layout("two").size.width)
    #expect(layout(words, width: 5_000).isTruncated == false)
  }

  @Test func lineHeightIsSharedByBothSides() {
    let single = layout("a\nb")
    let double = layout("a\nb") { $0.lineHeight = 2 }
    let height = single.lines[0].frame.height
    #expect(abs(double.size.height - 2 * single.size.height) < 0.001)
    #expect(abs(double.lines[0].baseline - single.lines[0].baseline - height / 2) < 0.001)
    #expect(abs(double.lines[1].baseline - double.lines[0].baseline - 2 * height) < 0.001)
  }

  @Test func trackingPartsTheGlyphs() {
    let plain = layout("Track")
    let wide = layout("Track") { $0.tracking = 3 }
    let (a, b) = (plain.glyphs, wide.glyphs)
    #expect(a.count == b.count)
    for index in a.indices {
      #expect(abs(b[index].origin.x - a[index].origin.x - 3 * Double(index)) < 0.01)
    }
    #expect(abs(wide.size.width - plain.size.width - 12) < 0.01)
  }

  @Test func monospacedDigitsHaveOneWidth() {
    func widths(_ isMonospaced: Bool) -> Set<Double> {
      Set(
        "0123456789".map { digit in
          Double(layout(String(digit)) { $0.font.hasMonospacedDigits = isMonospaced }.size.width)
        })
    }
    #expect(widths(true).count == 1)
    #expect(widths(false).count > 1)
  }

  @Test func weightsAndItalicsChooseTheirFiles() {
    func file(_ weight: Int, _ isItalic: Bool) -> String {
      let layout = layout("a") { ($0.font.weight, $0.font.isItalic) = (weight, isItalic) }
      return layout.lines[0].runs[0].face.file.split(separator: "/").last.map(String.init) ?? ""
    }
    #expect(file(400, false) == "Inter-Regular.otf")
    #expect(file(700, false) == "Inter-Bold.otf")
    #expect(file(800, true) == "Inter-ExtraBoldItalic.otf")
    #expect(file(100, false) == "Inter-Thin.otf")
  }

  @Test func substitutedFamiliesAndMissingGlyphsAreNotedOnce() {
    let shaper = PangoTextShaper()
    for _ in 0..<2 {
      for size in [10.0, 20] {
        let font = FontDescription(family: "No Such Family", size: size)
        _ = shaper.layout(TextBlock("a \u{10FFFD} b", font: font), width: nil)
      }
    }
    _ = shaper.layout(TextBlock("fine"), width: nil)
    #expect(shaper.notices.count == 2)
    guard case .substituted("No Such Family", let family, let file) = shaper.notices.first else {
      Issue.record("no substitution in \(shaper.notices)")
      return
    }
    #expect(!family.isEmpty && file.hasPrefix("/"))
    #expect(
      shaper.notices.last == .missingGlyphs(family: "No Such Family", codePoints: [0x10FFFD]))
  }

  @Test func fontFilesOfAFilmAreFound() throws {
    let file = layout("a").lines[0].runs[0].face.file
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("own-font.otf").path
    try? FileManager.default.removeItem(atPath: copy)
    try FileManager.default.copyItem(atPath: file, toPath: copy)
    defer { try? FileManager.default.removeItem(atPath: copy) }
    let shaper = PangoTextShaper(fontFiles: [copy, "/no/such/file.ttf"])
    let text = shaper.layout(TextBlock("a"), width: nil)
    #expect(text.lines.first?.runs.first?.face.file.hasSuffix(".otf") == true)
  }

  @Test func emojiComeFromAColourFaceAndHaveNoOutline() {
    let text = layout("🎈", size: 40)
    #expect(text.lines[0].runs[0].face.isColor)
    #expect(Self.shaper.outline(of: text).isEmpty)
    #expect(text.size.width > 30 && text.size.width < 70)
  }

  @Test func oddTextsAreTotal() {
    #expect(layout("").size.width == 0)
    #expect(layout("").lines.count == 1)
    #expect(layout("a\n\nb").lines.count == 3)
    #expect(layout("wide", width: 0).lines.count >= 1)
    for size in [-.infinity, -1, 0, .nan, 1e12] {
      #expect(layout("x", size: size).size.width.isFinite)
    }
    let bytes = layout("héllo\nwörld").lines.map(\.bytes)
    #expect(bytes == [0..<6, 7..<13])
  }

  @Test func boxesAmongWordsTakeTheirRoom() throws {
    let shaper = PangoTextShaper()
    func block(_ box: CGRect?) -> TextBlock {
      TextBlock(
        "a\u{FFFC}b", font: FontDescription(size: 20),
        spans: [TextSpan(bytes: 1..<4, font: FontDescription(size: 20), box: box)])
    }
    let layout = shaper.layout(block(CGRect(x: 0, y: -60, width: 33, height: 70)), width: nil)
    let glyphs = layout.lines[0].runs.flatMap(\.glyphs)
    #expect(glyphs.map(\.cluster) == [0, 1, 4])
    #expect(abs(glyphs[1].advance - 33) < 0.01)
    #expect(abs(glyphs[2].origin.x - glyphs[1].origin.x - 33) < 0.01)
    #expect(layout.size.height >= 70)
    #expect(shaper.notices.isEmpty)
  }
}

extension TextLayout {
  fileprivate var glyphs: [GlyphRun.Glyph] { lines.flatMap(\.runs).flatMap(\.glyphs) }
}
