import Foundation
import Motion
import Picture
import Testing

@testable import Scene

@MainActor
@Suite struct TextMotionTests {
  /// Changes after it has appeared, in one second.
  private struct Changing<Content: View>: View {
    @State var isChanged = false
    let content: (Bool) -> Content
    var body: some View {
      content(isChanged).onAppear { withAnimation(.linear(duration: 1)) { isChanged = true } }
    }
  }

  @Test func theSizeOfTextMoves() {
    let film = Film(
      withGlyphs: Changing { Text(verbatim: "ab").font(.system(size: $0 ? 40 : 20)) })
    #expect(film.words(at: 0).map(\.scale) == [0.5])
    #expect(film.words(at: 0.5).map(\.scale) == [0.75])
    #expect(film.words(at: 0.5)[0].origin.x == 185)
    #expect(film.words(at: 1).map(\.scale) == [1])
    #expect(film.words(at: 1)[0].origin.x == 180)
  }

  @Test func theWeightOfTextMoves() {
    let shaper = WeightShaper()
    let host = FilmHost(stage: CGSize(width: 400, height: 400), shaper: shaper) {
      Changing { Text(verbatim: "a").fontWeight($0 ? .bold : .regular) }
    }
    let weights = [0, 0.5, 1].map { seconds in
      host.advance(to: FrameTime(seconds: seconds))
      guard case .text(let layout, _, _)? = host.displayList().commands.first else { return 0 }
      return Int(layout.size.width)
    }
    #expect(weights == [400, 550, 700])
  }

  @Test func theColourOfTextMoves() {
    let film = Film(
      withGlyphs: Changing { Text(verbatim: "ab").foregroundColor($0 ? .white : .black) })
    let middle = film.words(at: 0.5)[0].color
    #expect((middle.red * 255).rounded() == 99)
  }

  @Test func wordsThatChangeFadeIntoEachOther() {
    let film = Film(withGlyphs: Changing { Text(verbatim: $0 ? "new" : "old") })
    #expect(film.words(at: 0).map(\.letters) == ["old"])
    let middle = film.words(at: 0.25)
    #expect(middle.map(\.letters) == ["old", "new"])
    #expect(middle.map(\.color.opacity) == [0.75, 0.25])
    #expect(film.words(at: 1).map(\.letters) == ["new"])
  }

  @Test func wordsChangeAtOnceWithoutAnAnimationOrWithTheIdentityTransition() {
    let identity = Film(
      withGlyphs: Changing { Text(verbatim: $0 ? "new" : "old").contentTransition(.identity) })
    #expect(identity.words(at: 0.5).map(\.letters) == ["new"])
    let still = Film(
      withGlyphs: Changing { Text(verbatim: $0 ? "new" : "old").transaction { $0.animation = nil } }
    )
    #expect(still.words(at: 0.5).map(\.letters) == ["new"])
  }

  @Test func fadingWordsStayWhereTheFrameStays() {
    let centred = Film(withGlyphs: Changing { Text(verbatim: $0 ? "abcd" : "ab") })
    // Both are centred in the stage all the time.
    #expect(centred.words(at: 0.5).map(\.origin.x) == [191.5, 183])
    let leading = Film(
      withGlyphs: Changing {
        Text(verbatim: $0 ? "abcd" : "ab").frame(width: 100, alignment: .leading)
      })
    #expect(leading.words(at: 0.5).map(\.origin.x) == [150, 150])
  }

  @Test func onlyChangedDigitsOfANumericTextMove() {
    let film = Film(
      withGlyphs: Changing {
        Text(verbatim: $0 ? "130" : "120").font(.system(size: 10)).contentTransition(.numericText())
      })
    let words = film.words(at: 0.5)
    #expect(words.map(\.letters) == ["2", "10", "3"])
    #expect(words.map(\.color.opacity) == [0.5, 1, 0.5])
    // Half a line of 12 points, half way: the old one upwards, the new one from below.
    #expect(words[0].origin.y == words[1].origin.y - 3)
    #expect(words[2].origin.y == words[1].origin.y + 3)
  }

  @Test func aChangeDuringAFadeStartsFromWhatShows() {
    struct Twice: View {
      @State var word = "one"
      var body: some View {
        Text(verbatim: word)
          .onAppear { withAnimation(.linear(duration: 1)) { word = "two" } }
          .onChange(of: word) {
            DispatchedLater.run(after: 0.5) {
              if word == "two" { withAnimation(.linear(duration: 1)) { word = "six" } }
            }
          }
      }
    }
    let film = Film(withGlyphs: Twice())
    #expect(film.words(at: 0.25).map(\.color.opacity) == [0.75, 0.25])
    let words = film.words(at: 0.75)
    #expect(words.map(\.letters) == ["one", "two", "six"])
    #expect(words.map { ($0.color.opacity * 1000).rounded() / 1000 } == [0.25, 0.375, 0.25])
  }
}

/// Plans an action on the running film's clock.
@MainActor
enum DispatchedLater {
  static func run(after delay: Double, _ action: @escaping () -> Void) {
    guard let graph = Graph.current else { return }
    graph.schedule(at: graph.now + delay, action)
  }
}

/// Sets text as wide as its weight is heavy.
private struct WeightShaper: TextShaper {
  func layout(_ block: TextBlock, width: Double?) -> TextLayout {
    TextLayout(
      string: block.string, size: CGSize(width: Double(block.font.weight), height: 10), lines: [])
  }
  func outline(of layout: TextLayout) -> Path { Path() }
  var notices: [FontNotice] { [] }
}
