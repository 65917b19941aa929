import Foundation
import Geometry
import Motion
import Picture
import Testing

@testable import Scene

@MainActor
@Suite struct ListTests {
  @Test func aScrollViewTakesItsAxisAndHugsItsContentAcross() {
    let film = Film {
      ScrollView { ForEach(0..<3) { _ in Color.red.frame(width: 50, height: 30) } }
        .background(Color.blue)
    }
    #expect(film.boxes(at: 0).first == CGRect(x: 175, y: 0, width: 50, height: 400))
    #expect(film.boxes(at: 0).dropFirst().map(\.minY) == [0, 38, 76])
  }

  @Test func aScrollViewCutsItsContent() {
    let film = Film {
      ScrollView(.horizontal) { Color.red.frame(width: 1000, height: 20) }.frame(width: 100)
    }
    guard case .group(let group)? = film.picture(at: 0).commands.first else {
      Issue.record("no group")
      return
    }
    #expect(group.clip?.path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(group.children.flatMap(\.boxes) == [CGRect(x: 0, y: 0, width: 1000, height: 20)])
  }

  @Test func touchesOutsideAScrollViewMissItsContent() {
    var taps = 0
    let film = Film {
      ScrollView { Color.red.frame(width: 100, height: 1000).onTapGesture { taps += 1 } }
        .frame(height: 100)
    }
    for y in [200.0, 350] {
      film.host.touchDown(at: CGPoint(x: 200, y: y))
      film.host.touchUp(at: CGPoint(x: 200, y: y))
    }
    #expect(taps == 1)
  }

  @Test func sectionsOfAListAreCards() {
    let film = Film {
      List {
        Section {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 10, height: 10)
        }
        Section { Color.red.frame(width: 10, height: 60) }
      }
    }
    let boxes = film.boxes(at: 0)
    #expect(boxes[0] == CGRect(x: 0, y: 0, width: 400, height: 400))
    // Two rows of 44 points, a margin of 20, one row of 60 points between insets of 11.
    #expect(boxes[1] == CGRect(x: 20, y: 20, width: 360, height: 88))
    #expect(boxes[2] == CGRect(x: 20, y: 128, width: 360, height: 82))
    #expect(boxes[3] == CGRect(x: 36, y: 37, width: 10, height: 10))
    #expect(boxes[6] == CGRect(x: 36, y: 63.5, width: 344, height: 0.5))
  }

  @Test func rowsOfAPlainListGoFromSideToSide() {
    let film = Film {
      List(0..<3) { _ in Color.red.frame(height: 20) }.listStyle(.plain)
    }
    let boxes = film.boxes(at: 0)
    #expect(boxes[1...3].map(\.minY) == [12, 56, 100])
    #expect(boxes[1] == CGRect(x: 16, y: 12, width: 368, height: 20))
    #expect(film.colors(at: 0)[0] == .white)
  }

  @Test func headersAndFootersAreSmallAndGrey() {
    let list = List {
      Section {
        Text(verbatim: "row")
      } header: {
        Text(verbatim: "head")
      } footer: {
        Text(verbatim: "foot")
      }
    }
    let words = Film(withGlyphs: list).layouts(at: 0, inside: true)
    #expect(words.map(\.string) == ["HEAD", "row", "foot"])
    #expect(words.map { $0.lines[0].runs[0].size } == [13, 17, 13])
  }

  @Test func outsideAListASectionIsItsViews() {
    let film = Film {
      VStack(spacing: 0) {
        Section {
          Color.red.frame(height: 10)
        } header: {
          Color.blue.frame(height: 20)
        }
      }
    }
    #expect(film.boxes(at: 0).map(\.height) == [20, 10])
  }

  @Test func elementsAreRemovedAndMovedByOffsets() {
    var letters = Array("abcde")
    letters.remove(atOffsets: [1, 3, 9])
    #expect(letters == Array("ace"))
    letters = Array("abcde")
    letters.move(fromOffsets: [0, 3], toOffset: 3)
    #expect(letters == Array("bcade"))
    letters.move(fromOffsets: [4], toOffset: 0)
    #expect(letters == Array("ebcad"))
    letters.move(fromOffsets: [0], toOffset: 5)
    #expect(letters == Array("bcade"))
  }

  @Test func rowsMaySetTheirInsetsSeparatorsAndBackgrounds() {
    let film = Film {
      List {
        Color.red.frame(height: 50).listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
        Color.red.frame(height: 50).listRowBackground(Color.green)
      }
      .scrollContentBackground(.hidden)
    }
    let boxes = film.boxes(at: 0)
    // One card, a row, a background, a row; the line between the rows is hidden.
    #expect(boxes.count == 4)
    #expect(boxes[1] == CGRect(x: 20, y: 20, width: 360, height: 50))
    #expect(boxes[2] == CGRect(x: 20, y: 70, width: 360, height: 72))
  }
  struct Rows: View {
    struct Item: Identifiable {
      let id: Int
      var words: String
    }
    @State var items = [Item(id: 1, words: "a"), Item(id: 2, words: "b")]
    var body: some View {
      List($items) { $item in TextField("Words", text: $item.words) }
    }
  }

  @Test func rowsOfABoundListCanBeTypedInto() throws {
    let film = Film { Rows() }
    var director = FilmDirector(host: film.host, watch: Unwatched())
    _ = try director.direct([.type("z", into: "b"), .end])
    #expect(film.host.targetNames.contains("bz"))
  }

  @Test func aListScrollsAndHasRowsOf44Points() throws {
    let film = Film { List(0..<30) { Text("row \($0)") } }
    let first = try #require(film.host.frames(named: "row 0").first)
    #expect(film.host.frames(named: "row 1").first?.minY == first.minY + 44)
    film.host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 500), seconds: 0)
    #expect(film.host.frames(named: "row 0").first?.minY == first.minY - 500)
  }

  @Test func theDemoTapsEachSwitchTwice() throws {
    struct Two: View {
      @State var a = false
      @State var b = false
      var body: some View {
        Form {
          Toggle("a", isOn: $a)
          Toggle("b", isOn: $b)
          TextField("words", text: .constant(""))
        }
      }
    }
    let film = Film { Two() }
    var director = FilmDirector(host: film.host, watch: Unwatched())
    let timeline = try director.direct(.demo)
    let taps = timeline.events.filter { if case .down = $0.kind { true } else { false } }
    #expect(taps.count == 4)
  }
}

extension Film {
  /// The layouts of what is written at `seconds`, those in groups too.
  func layouts(at seconds: Double, inside: Bool) -> [TextLayout] {
    func layouts(_ command: DisplayCommand) -> [TextLayout] {
      switch command {
      case .text(let layout, _, _): [layout]
      case .group(let group): group.children.flatMap(layouts)
      default: []
      }
    }
    return picture(at: seconds).commands.flatMap(layouts)
  }
}
