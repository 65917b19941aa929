import Foundation
import Motion
import Testing

@testable import Scene

@MainActor
@Suite struct PlacingTests {
  @Test func aPositionIsThatOfTheMiddleInAllTheRoom() {
    let film = Film { Color.red.frame(width: 20, height: 10).position(x: 100, y: 50) }
    #expect(film.boxes(at: 0) == [CGRect(x: 90, y: 45, width: 20, height: 10)])
  }

  @Test func aPositionMoves() {
    struct Mover: View {
      @State var x: CGFloat = 0
      var body: some View {
        Color.red.frame(width: 20, height: 20).position(x: x, y: 0)
          .onAppear { withAnimation(.linear(duration: 1)) { x = 100 } }
      }
    }
    #expect(Film { Mover() }.boxes(at: 0.25)[0].midX == 25)
  }

  @Test(arguments: [
    (ContentMode.fit, CGSize(width: 100, height: 50)),
    (ContentMode.fill, CGSize(width: 200, height: 100)),
  ])
  func anAspectRatioFitsOrFillsItsRoom(mode: ContentMode, size: CGSize) {
    let film = Film { Color.red.aspectRatio(2, contentMode: mode).frame(width: 100, height: 100) }
    #expect(film.boxes(at: 0)[0].size == size)
    #expect(film.boxes(at: 0)[0].midX == 200)
  }

  @Test func withoutARatioAViewKeepsItsOwn() {
    let film = Film {
      Color.red.frame(idealWidth: 30, maxWidth: .infinity, idealHeight: 10, maxHeight: .infinity)
        .scaledToFit().frame(width: 60, height: 60)
    }
    #expect(film.boxes(at: 0)[0].size == CGSize(width: 60, height: 20))
  }

  @Test(arguments: [(200.0, CGFloat(100)), (80, 40), (20, 40)])
  func theFirstViewThatFitsIsShown(width: Double, shown: CGFloat) {
    let film = Film {
      ViewThatFits {
        Color.red.frame(width: 100, height: 10)
        Color.red.frame(width: 60, height: 1000)
        Color.red.frame(width: 40, height: 10)
      }
      .frame(width: width, height: 50)
    }
    #expect(film.boxes(at: 0).map(\.width) == [shown])
  }

  @Test func aViewThatIsOnItsWayOutIsNoCandidate() {
    struct Leaving: View {
      @State var isWide = true
      var body: some View {
        ViewThatFits {
          if isWide { Color.red.frame(width: 100, height: 10) }
          Color.blue.frame(width: 50, height: 10)
        }
        .onAppear { withAnimation(.linear(duration: 1)) { isWide = false } }
      }
    }
    #expect(Film { Leaving() }.boxes(at: 0.5).map(\.width) == [50])
  }

  @Test func relativeFramesAreThoseOfTheStage() {
    let film = Film {
      Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)
        .containerRelativeFrame(.vertical) { length, _ in length / 10 }
    }
    #expect(film.boxes(at: 0)[0].size == CGSize(width: 196, height: 40))
  }

  @Test func safeAreasChangeNothingButInsetsTakeRoom() {
    let safe = Film { Color.red.ignoresSafeArea() }
    #expect(safe.boxes(at: 0) == [CGRect(x: 0, y: 0, width: 400, height: 400)])
    let inset = Film {
      Color.red.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 50) }
    }
    #expect(inset.boxes(at: 0).map(\.height) == [350, 50])
  }

  @Test func scriptsFindIdentifiersAndLabels() {
    let film = Film {
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 40).accessibilityIdentifier("card")
        Color.blue.frame(width: 40, height: 40).accessibilityLabel("Blue one")
      }
    }
    #expect(film.host.frames(named: "card") == [CGRect(x: 160, y: 180, width: 40, height: 40)])
    #expect(
      film.host.frames(named: "Blue one") == [CGRect(x: 200, y: 180, width: 40, height: 40)])
  }
}
