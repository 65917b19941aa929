import Foundation
import Geometry
import Picture
import Synchronization
import Testing

@testable import Scene

/// Remembers what it was asked to set.
private final class Listener: TextShaper {
  private let heard = Mutex<[TextBlock]>([])
  var blocks: [TextBlock] { heard.withLock { $0 } }

  func layout(_ block: TextBlock, width: Double?) -> TextLayout {
    heard.withLock { $0.append(block) }
    var layout = GlyphShaper().layout(block, width: nil)
    layout.isTruncated = width.map { layout.size.width > $0 } ?? false
    return layout
  }
  func outline(of layout: TextLayout) -> Path { Path() }
  var notices: [FontNotice] { [] }
}

@MainActor
@Suite struct TextSettingTests {
  private func blocks(@ViewBuilder _ view: () -> some View) -> [TextBlock] {
    let listener = Listener()
    let host = FilmHost(
      stage: CGSize(width: 400, height: 400), shaper: listener, view: view)
    _ = host.displayList()
    return listener.blocks
  }

  @Test func numbersAreWrittenInTheLocaleOfThePlace() {
    let german = Locale(identifier: "de_DE")
    let words = blocks {
      VStack {
        Text(1234.5, format: .number)
        Text(1234.5, format: .number).environment(\.locale, german)
        Text(1234.5, format: .number.locale(Locale(identifier: "en_US")))
          .environment(\.locale, german)
        Text("\(1234.5, format: .number) pieces").environment(\.locale, german)
      }
    }.map(\.string)
    #expect(words.contains("1,234.5") && words.contains("1.234,5"))
    #expect(words.contains("1.234,5 pieces"))
    #expect(Set(words).count == 3)
  }

  @Test func datesAreWrittenInTheTimeZoneOfThePlace() throws {
    let date = Date(timeIntervalSince1970: 0)
    let berlin = try #require(TimeZone(secondsFromGMT: 3600))
    let words = blocks {
      VStack {
        Text(date, format: .dateTime.hour(.twoDigits(amPM: .omitted)).minute())
        Text(date, format: .dateTime.hour(.twoDigits(amPM: .omitted)).minute())
          .environment(\.timeZone, berlin)
      }
    }.map(\.string)
    #expect(words.contains { $0.hasPrefix("12") } && words.contains { $0.hasPrefix("01") })
  }

  @Test func readersChooseTheSizeOfStylesAndNotOfFixedFonts() {
    let sizes = blocks {
      VStack {
        Text(verbatim: "a").font(.body)
        Text(verbatim: "b").font(.system(size: 20))
        Text(verbatim: "c").font(.custom("Inter", size: 34))
      }.dynamicTypeSize(.accessibility5)
    }.reduce(into: [:]) { $0[$1.string] = $1.font.size }
    #expect(sizes == ["a": 53, "b": 20, "c": 106])
    let clamped = blocks {
      Text(verbatim: "a").dynamicTypeSize(...DynamicTypeSize.xLarge)
        .dynamicTypeSize(.accessibility1)
    }
    #expect(clamped.first?.font.size == 19)
  }

  @Test func scaledMetricsGrowWithText() {
    struct Square: View {
      @ScaledMetric(relativeTo: .body) var side = 17.0
      var body: some View { Color.red.frame(width: side, height: side) }
    }
    #expect(Film { Square() }.boxes(at: 0)[0].width == 17)
    let large = Film { Square().dynamicTypeSize(.accessibility1) }
    #expect(large.boxes(at: 0)[0].width == 28)
  }

  @Test func glyphsComeCloserBeforeTheyBecomeSmaller() throws {
    // Ten letters of 10 points in 96: a tracking of -0.5 is needed, of -1 at most allowed.
    let blocks = blocks {
      Text(verbatim: "abcdefghij").font(.system(size: 20)).lineLimit(1)
        .allowsTightening(true).minimumScaleFactor(0.5).frame(width: 96)
    }
    let last = try #require(blocks.last)
    #expect(blocks.contains { abs($0.tracking + 0.5) < 1e-9 })
    #expect(blocks.allSatisfy { $0.font.size == 20 && $0.tracking >= -1 })
    #expect(last.string == "abcdefghij")
  }

  @Test func picturesTakeTheRoomOfTheirFontAmongWords() throws {
    let picture = CatalogImage(reference: ImageReference(name: "wide", width: 80, height: 40))
    let text = Text("before \(Image(picture)) after").font(.system(size: 20))
    let block = try #require(blocks { text }.first)
    let span = try #require(block.spans.first { $0.box != nil })
    #expect(span.box == CGRect(x: 0, y: -17, width: 40, height: 20))
    #expect(block.string.utf8.count == "before ".utf8.count + 3 + " after".utf8.count)
    let film = Film(withGlyphs: text)
    let images = film.picture(at: 0).commands.compactMap { command -> CGRect? in
      guard case .image(_, let rect, _, let transform) = command else { return nil }
      return rect.applying(transform)
    }
    // On the baseline, which is one size down; 17 of 20 points stand above it.
    #expect(images.count == 1)
  }
}
