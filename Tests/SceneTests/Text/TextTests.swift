import Foundation
import Motion
import Picture
import Testing

@testable import Scene

@MainActor
@Suite struct TextTests {
  @Test func textTakesTheSizeOfItsWordsInWholeHalfPoints() {
    // Four letters of 8.5 points, a line of 20.4.
    let film = Film(withGlyphs: Text(verbatim: "word").background(Color.red))
    #expect(film.boxes(at: 0).first == CGRect(x: 183, y: 189.75, width: 34, height: 20.5))
  }

  @Test func textBreaksLinesInTheOfferedWidth() {
    let film = Film(
      withGlyphs: Text(verbatim: "one two six").font(.system(size: 10)).frame(width: 36))
    // Seven letters and their space fit in 36 points and a half; the third word does not.
    let lines = film.layouts(at: 0)[0].lines
    #expect(lines.map(\.bytes) == [0..<8, 8..<11])
  }

  @Test func aLineLimitCutsText() {
    let film = Film(
      withGlyphs: Text(verbatim: "a b c d").font(.system(size: 10)).lineLimit(2).frame(width: 5))
    #expect(film.layouts(at: 0)[0].lines.count == 2)
    #expect(film.layouts(at: 0)[0].isTruncated)
  }

  @Test func textIsCutToTheLinesThatItsHeightHasRoomFor() {
    let film = Film(
      withGlyphs: Text(verbatim: "a b c d").font(.system(size: 10)).frame(width: 5, height: 30))
    #expect(film.layouts(at: 0)[0].lines.count == 2)
  }

  @Test func reservedLinesTakeRoomWithoutWords() {
    let text = Text(verbatim: "a").font(.system(size: 10)).lineLimit(3, reservesSpace: true)
    let film = Film(withGlyphs: text.background(Color.red))
    #expect(film.boxes(at: 0)[0].height == 36)
  }

  @Test func lineSpacingLiesBetweenLinesOnly() {
    let text = Text(verbatim: "a b").font(.system(size: 10)).lineSpacing(6).frame(width: 5)
    let layout = Film(withGlyphs: text).layouts(at: 0)[0]
    #expect(layout.size.height == 30)
    #expect(layout.lines.map(\.baseline) == [10, 28])
  }

  @Test func aLongTextShrinksToItsLeastScale() {
    let text = Text(verbatim: "abcd efgh").font(.system(size: 10)).lineLimit(1)
      .minimumScaleFactor(0.5).frame(width: 36)
    let layout = Film(withGlyphs: text).layouts(at: 0)[0]
    #expect(!layout.isTruncated)
    #expect(layout.lines.flatMap(\.runs).map(\.size) == [8])
  }

  @Test func partsOfATextKeepTheirColours() {
    let text = Text(verbatim: "ab").foregroundColor(.red) + Text(verbatim: "cd")
    let words = Film(withGlyphs: text).words(at: 0)
    #expect(words.map(\.letters) == ["ab", "cd"])
    #expect(words.map(\.color) == [RGBA(rgb: 0xFF3B30), .black])
  }

  @Test func partsOfATextKeepTheirSizes() {
    let text = Text(verbatim: "a").font(.system(size: 40)) + Text(verbatim: "b")
    let film = Film(withGlyphs: text.font(.system(size: 20)).background(Color.red))
    #expect(film.boxes(at: 0)[0].width == 30)
    #expect(film.boxes(at: 0)[0].height == 48)
  }

  @Test func innerModifiersOfATextWin() {
    let text = Text(verbatim: "a").foregroundColor(.red).foregroundColor(.blue).font(.title)
      .font(.caption)
    #expect(text.runs[0].style.font == .title)
    #expect(Film(withGlyphs: text).words(at: 0).map(\.color) == [RGBA(rgb: 0xFF3B30)])
  }

  @Test func foregroundStylesReachText() {
    let view = VStack {
      Text(verbatim: "a")
      Text(verbatim: "b").foregroundStyle(.secondary)
    }.foregroundStyle(.blue)
    let colors = Film(withGlyphs: view).words(at: 0).map(\.color)
    #expect(colors == [RGBA(rgb: 0x007AFF), RGBA(rgb: 0x007AFF).faded(by: 0.6)])
  }

  @Test func anUnderlineRunsUnderItsPartOnly() {
    let text = Text(verbatim: "ab") + Text(verbatim: "cd").underline()
    let film = Film(withGlyphs: text.font(.system(size: 28)))
    // Two letters of 14 points each, two points thick, a tenth of the size below the baseline.
    #expect(
      film.boxes(at: 0).last == CGRect(x: 200, y: 200 - 16.8 + 28 + 2.8 - 0.2, width: 28, height: 2)
    )
  }

  @Test func baselinesOfTextsAlign() {
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: "a").font(.system(size: 40))
      Text(verbatim: "b").font(.system(size: 20))
    }
    let words = Film(withGlyphs: view).words(at: 0)
    #expect(words[1].origin.y - words[0].origin.y == 20)
  }

  @Test(arguments: [
    (Font.largeTitle, 34.0, 400), (.title, 28, 400), (.title2, 22, 400), (.title3, 20, 400),
    (.headline, 17, 600), (.body, 17, 400), (.callout, 16, 400), (.subheadline, 15, 400),
    (.footnote, 13, 400), (.caption, 12, 400), (.caption2, 11, 400),
    (.system(size: 50, weight: .heavy), 50, 800), (.title.bold(), 28, 700),
  ])
  func fontsHaveTheSizesAndWeightsOfTheirStyles(font: Font, size: Double, weight: Int) {
    #expect(font.description(at: .large).size == size)
    #expect(font.description(at: .large).weight == weight)
  }

  @Test func theRoundedDesignAsksForARoundedFamily() {
    #expect(Font.system(size: 17, design: .rounded).description(at: .large).family == "ui-rounded")
    #expect(
      Font.system(.body, design: .monospaced).description(at: .large).family == "JetBrains Mono")
  }
}

extension Film {
  /// The layouts of what is written at `seconds`.
  func layouts(at seconds: Double) -> [TextLayout] {
    picture(at: seconds).commands.compactMap {
      if case .text(let layout, _, _) = $0 { layout } else { nil }
    }
  }
}
