import Foundation
import Geometry
import Motion
import Picture
import Testing

@testable import Scene

@MainActor
@Suite struct ScrollTests {
  /// A column of ten rows of 100 points in a window of 400.
  private func rows() -> some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<10) { _ in Color.red.frame(width: 100, height: 100) }
      }
    }
  }

  @Test func aScrollCueMovesTheContentOnAnAnimatedWay() throws {
    let film = Film { rows() }
    #expect(
      film.host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 300), seconds: 1))
    #expect(film.boxes(at: 0).first?.minY == 0)
    let middle = try #require(film.boxes(at: 0.5).first?.minY)
    #expect(abs(middle + 150) < 0.5)
    #expect(film.boxes(at: 1).first?.minY == -300)
  }

  @Test func contentIsNotScrolledBeyondItsEnds() {
    let film = Film { rows() }
    film.host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 5000), seconds: 0)
    #expect(film.boxes(at: 0).first?.minY == -600)
    film.host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: -9000), seconds: 0)
    #expect(film.boxes(at: 0).first?.minY == 0)
    #expect(!film.host.canScroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 50, height: 0)))
    #expect(!film.host.canScroll(at: CGPoint(x: 5, y: 200), by: CGSize(width: 0, height: 50)))
  }

  @Test func aFingerTakesTheContentAlongAndItGlidesOn() {
    let film = Film { rows() }
    film.host.touchDown(at: CGPoint(x: 200, y: 350))
    for step in 1...10 {
      film.host.advance(to: FrameTime(seconds: Double(step) / 60))
      film.host.touchMove(to: CGPoint(x: 200, y: 350 - 12 * CGFloat(step)))
    }
    #expect(film.boxes(at: 10.0 / 60).first?.minY == -120)
    film.host.touchUp(at: CGPoint(x: 200, y: 230))
    // 720 points a second, kept for 0.499 s.
    let last = film.boxes(at: 5).first?.minY ?? 0
    #expect(abs(last + 120 + 720 * 0.499) < 0.01)
  }

  @Test func aFingerThatRestsLetsGoWithoutSpeed() {
    let film = Film { rows() }
    film.host.touchDown(at: CGPoint(x: 200, y: 350))
    film.host.advance(to: FrameTime(seconds: 0.1))
    film.host.touchMove(to: CGPoint(x: 200, y: 250))
    film.host.advance(to: FrameTime(seconds: 0.5))
    film.host.touchUp(at: CGPoint(x: 200, y: 250))
    #expect(film.boxes(at: 3).first?.minY == -100)
  }

  @Test func beyondAnEndAFingerMeetsResistanceAndTheContentComesBack() {
    let film = Film { rows() }
    film.host.touchDown(at: CGPoint(x: 200, y: 50))
    film.host.advance(to: FrameTime(seconds: 0.1))
    film.host.touchMove(to: CGPoint(x: 200, y: 250))
    // (1 − 1 / (200 · 0.55 / 400 + 1)) · 400
    #expect(abs((film.boxes(at: 0.1).first?.minY ?? 0) - 86.275) < 0.01)
    film.host.advance(to: FrameTime(seconds: 0.3))
    film.host.touchUp(at: CGPoint(x: 200, y: 250))
    #expect(film.boxes(at: 3).first?.minY == 0)
  }

  @Test func aScrollTakesTheTouchFromAButtonInside() {
    var taps = 0
    let film = Film {
      ScrollView { Color.red.frame(height: 2000).onTapGesture { taps += 1 } }
    }
    film.host.touchDown(at: CGPoint(x: 200, y: 300))
    film.host.touchMove(to: CGPoint(x: 200, y: 200))
    film.host.touchUp(at: CGPoint(x: 200, y: 200))
    #expect(taps == 0)
    film.host.touchDown(at: CGPoint(x: 200, y: 300))
    film.host.touchUp(at: CGPoint(x: 200, y: 300))
    #expect(taps == 1)
  }

  struct Jumping: View {
    let anchor: UnitPoint?
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10) { _ in Color.red.frame(width: 100, height: 100) }
          }
        }
        .onAppear {
          withAnimation(.linear(duration: 1)) { proxy.scrollTo(6, anchor: anchor) }
        }
      }
    }
  }

  @Test(arguments: [
    (UnitPoint?.some(.top), -600.0), (.some(.center), -450), (.some(.bottom), -300), (nil, -300),
  ])
  func aReaderScrollsToAnItem(anchor: UnitPoint?, end: Double) {
    let film = Film { Jumping(anchor: anchor) }
    #expect(abs((film.boxes(at: 0.5).first?.minY ?? 0) - end / 2) < 0.01)
    #expect(film.boxes(at: 1).first.map { Double($0.minY) } == end)
  }

  struct Positioned: View {
    @State var shown: Int? = 4
    var body: some View {
      VStack(spacing: 0) {
        Text("\(shown ?? -1)")
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<10) { _ in Color.red.frame(width: 100, height: 50) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $shown)
        .scrollTargetBehavior(.viewAligned)
        Button("last") { shown = 6 }
      }
    }
  }

  @Test func aBindingDecidesAndLearnsWhatShows() {
    let film = Film { Positioned() }
    let text = { film.host.search().targets.first { $0.name.first?.isNumber == true }?.name }
    #expect(text() == "4")
    // As little as possible: the fifth of ten, at the end of the four that fit.
    #expect(film.boxes(at: 0.1).contains { $0.minX == -100 })
    film.host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 210, height: 0), seconds: 0.5)
    _ = film.picture(at: 0.3)
    #expect(text() == "4")
    _ = film.picture(at: 1)
    #expect(text() == "3")
  }

  @Test func pagesAreScrolledOneByOne() {
    let film = Film {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<5) { _ in Color.red.frame(width: 400, height: 50) } }
      }
      .scrollTargetBehavior(.paging)
    }
    film.host.touchDown(at: CGPoint(x: 350, y: 200))
    for step in 1...6 {
      film.host.advance(to: FrameTime(seconds: Double(step) / 60))
      film.host.touchMove(to: CGPoint(x: 350 - 30 * CGFloat(step), y: 200))
    }
    film.host.touchUp(at: CGPoint(x: 170, y: 200))
    #expect(film.boxes(at: 3).first?.minX == -400)
  }

  struct Reading: View {
    let log: (CGFloat) -> Void
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { geometry in
            Color.blue.opacity(geometry.frame(in: .global).minY / 1000 + 0.5)
          }
          .frame(height: 100)
          Color.red.frame(height: 2000)
        }
      }
      .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { log($1) }
    }
  }

  @Test func whatAsksForPlacesLearnsOfTheScrolling() {
    var last: CGFloat = -1
    let film = Film { Reading { last = $0 } }
    film.host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 200), seconds: 0)
    #expect(film.colors(at: 0.1).first.map { abs($0.opacity - 0.3) < 0.001 } == true)
    #expect(last == 200)
  }

  @Test func contentMarginsAreScrolledWithTheContent() {
    let film = Film { rows().contentMargins(.vertical, 30) }
    #expect(film.boxes(at: 0).first?.minY == 30)
    film.host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 5000), seconds: 0)
    #expect(film.boxes(at: 0).last?.maxY == 370)
  }

  @Test func theSameScriptGivesTheSamePictures() throws {
    func pictures() throws -> [String] {
      let film = Film { rows() }
      var director = FilmDirector(host: film.host, watch: Unwatched())
      _ = try director.direct([.scroll(.point(200, 200), by: CGSize(width: 0, height: 250)), .end])
      return [film.host.displayList().description]
    }
    #expect(try pictures() == pictures())
  }

  @Test func whatCannotBeScrolledIsAMistake() {
    let film = Film { Text("still") }
    var director = FilmDirector(host: film.host, watch: Unwatched())
    #expect(throws: FilmScriptError.cannotScroll("still", time: 0)) {
      try director.direct([.scroll("still", by: CGSize(width: 0, height: 10))])
    }
  }
}

/// Nobody watches.
struct Unwatched: FilmWatch {
  func enters(at time: Double) {}
  func leaves() {}
}
