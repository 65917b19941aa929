import Foundation
import Geometry
import Motion
import Testing

@testable import Scene

/// Where scrolling ends, and what is as large as the window on it.
@MainActor
@Suite struct ScrollTargetTests {
  /// Comes to rest at whole thirds of the view's height.
  private struct Thirds: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
      let third = context.containerSize.height / 3
      target.rect.origin.y = (target.rect.minY / third).rounded() * third
    }
  }

  @Test func aBehaviourOfAUsersOwnDecidesWhereScrollingEnds() {
    let film = Film(width: 300, height: 300) {
      ScrollView { Color.red.frame(width: 100, height: 1000) }.scrollTargetBehavior(Thirds())
    }
    film.host.touchDown(at: CGPoint(x: 150, y: 250))
    film.host.advance(to: FrameTime(seconds: 0.1))
    film.host.touchMove(to: CGPoint(x: 150, y: 120))
    film.host.advance(to: FrameTime(seconds: 0.5))
    film.host.touchUp(at: CGPoint(x: 150, y: 120))
    #expect(film.boxes(at: 3).first?.minY == -100)
  }

  @Test func relativeFramesInsideMeasureTheScrollView() {
    let film = Film {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.red.containerRelativeFrame(.horizontal)
          Color.blue.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
            axis == .horizontal ? length / 2 : length
          }
          Color.green.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 8)
        }
      }
      .frame(width: 200, height: 120)
    }
    let boxes = film.boxes(at: 0).filter { $0.width != 200 || $0.minX == 100 }
    #expect(boxes.map(\.width) == [200, 100, 148])
    #expect(boxes.map(\.height) == [120, 120, 120])
  }

  @Test func relativeFramesOutsideMeasureTheStage() {
    let film = Film { Color.red.containerRelativeFrame(.horizontal).frame(width: 50) }
    #expect(film.boxes(at: 0).first?.width == 400)
  }

  @Test func relativeFramesFollowAScrollViewThatGrows() {
    struct Growing: View {
      @State private var isLarge = false
      var body: some View {
        ScrollView { Color.red.containerRelativeFrame(.vertical) }
          .frame(height: isLarge ? 300 : 100)
          .onAppear { VirtualQueue.main.asyncAfter(deadline: .now() + 1) { isLarge = true } }
      }
    }
    let film = Film { Growing() }
    #expect(film.boxes(at: 0).first?.height == 100)
    #expect(film.boxes(at: 2).first?.height == 300)
  }
}
