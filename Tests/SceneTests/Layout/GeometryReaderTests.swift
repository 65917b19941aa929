import Foundation
import Motion
import Testing

@testable import Scene

@MainActor
@Suite struct GeometryReaderTests {
  @Test func aReaderTakesAllRoomAndPutsItsContentAtTheUpperLeft() {
    let film = Film {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
      }
    }
    #expect(film.boxes(at: 0) == [CGRect(x: 0, y: 0, width: 200, height: 100)])
  }

  @Test func aReaderWithoutAnOfferIsTenPointsASide() {
    let film = Film { GeometryReader { _ in Color.red }.fixedSize() }
    #expect(film.boxes(at: 0) == [CGRect(x: 195, y: 195, width: 10, height: 10)])
  }

  @Test func aReaderKnowsItsPlaceInEverySpace() {
    var frames: [CGRect] = []
    _ = Film {
      VStack(spacing: 0) {
        Color.clear.frame(height: 100)
        GeometryReader { proxy in
          let _ =
            frames = [
              proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("stack")),
            ]
          Color.red
        }
      }
      .coordinateSpace(name: "stack").padding(20)
    }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 360, height: 260), CGRect(x: 20, y: 120, width: 360, height: 260),
        CGRect(x: 0, y: 100, width: 360, height: 260),
      ])
  }

  @Test func contentOfAReaderFollowsStateAndKeepsItsOwn() {
    struct Counter: View {
      @State var taps = 0
      let width: CGFloat
      var body: some View {
        Color.red.frame(width: width + CGFloat(taps), height: 10).onTapGesture { taps += 1 }
      }
    }
    struct Outer: View {
      @State var width: CGFloat = 10
      var body: some View {
        GeometryReader { _ in Counter(width: width) }
          .onAppear { withAnimation(.linear(duration: 1)) { width = 20 } }
      }
    }
    let film = Film { Outer() }
    #expect(film.boxes(at: 0.5)[0].width == 15)
    film.host.touchDown(at: CGPoint(x: 5, y: 5))
    film.host.touchUp(at: CGPoint(x: 5, y: 5))
    #expect(film.boxes(at: 2)[0].width == 21)
  }

  @Test func geometryChangesAreReported() {
    struct Watcher: View {
      @State var isWide = false
      let note: (CGFloat) -> Void
      var body: some View {
        Color.red.frame(width: isWide ? 80 : 40)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: note)
          .onAppear { isWide = true }
      }
    }
    var widths: [CGFloat] = []
    _ = Film { Watcher { widths.append($0) } }
    #expect(widths == [40, 80])
  }

  @Test func anchorsCarryPlacesToOtherViews() {
    struct Bounds: PreferenceKey {
      static var defaultValue: Anchor<CGRect>? { nil }
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
      }
    }
    let film = Film {
      HStack(spacing: 0) {
        Color.clear.frame(width: 50, height: 20)
        Color.clear.frame(width: 30, height: 20)
          .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
      }
      .overlayPreferenceValue(Bounds.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            Color.red.frame(width: proxy[anchor].width, height: proxy[anchor].height)
              .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
          }
        }
      }
    }
    #expect(film.boxes(at: 0).last == CGRect(x: 210, y: 190, width: 30, height: 20))
  }
}
