import Foundation
import Geometry
import Motion
import Testing

@testable import Scene

@MainActor
@Suite struct GestureStateTests {
  @Test func aResetMayChooseItsAnimationByTheLastValue() {
    struct Card: View {
      @GestureState(
        wrappedValue: CGFloat(0),
        reset: { last, transaction in
          transaction.animation = last > 50 ? .linear(duration: 1) : nil
        })
      var x
      var body: some View {
        Rectangle().frame(width: 10, height: 10).offset(x: x)
          .gesture(
            DragGesture(coordinateSpace: .global)
              .updating($x) { value, x, _ in x = value.translation.width })
      }
    }
    for (way, halfway) in [(CGFloat(100), CGFloat(245)), (40, 195)] {
      let film = Film { Card() }
      film.host.touchDown(at: CGPoint(x: 200, y: 200))
      film.host.touchMove(to: CGPoint(x: 200 + way, y: 200))
      film.host.touchUp(at: CGPoint(x: 200 + way, y: 200))
      #expect(film.boxes(at: 0.5).map(\.minX) == [halfway])
    }
  }

  @Test func aStateFallsBackWhenAnotherGestureTakesTheTouch() {
    struct Card: View {
      @GestureState var isPressed = false
      var body: some View {
        Rectangle().frame(width: 100, height: 100).opacity(isPressed ? 0.5 : 1)
          .gesture(
            LongPressGesture(minimumDuration: 2)
              .updating($isPressed) { value, isPressed, _ in isPressed = value }
          )
          .highPriorityGesture(DragGesture())
      }
    }
    let film = Film { Card() }
    film.host.touchDown(at: CGPoint(x: 200, y: 200))
    let pressed = film.picture(at: 0)
    film.host.touchMove(to: CGPoint(x: 230, y: 200))
    #expect(film.picture(at: 0) != pressed)
  }
}
