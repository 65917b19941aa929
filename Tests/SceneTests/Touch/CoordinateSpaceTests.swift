import Foundation
import Geometry
import Motion
import Testing

@testable import Scene

@MainActor
@Suite struct CoordinateSpaceTests {
  final class Log {
    var places: [CGPoint] = []
  }

  /// A board of 200 points in the middle of the stage, on whose card of 40 points a finger is dragged
  /// from the card's middle, 200,200 of the stage, ten points to the right.
  func drag(
    _ gesture: (Log) -> some Gesture, scale: CGFloat = 1
  ) -> [CGPoint] {
    let log = Log()
    let gesture = gesture(log)
    let film = Film {
      ZStack {
        Color.white
        Rectangle().frame(width: 40, height: 40).gesture(gesture)
      }
      .frame(width: 200, height: 200)
      .coordinateSpace(name: "board")
      .scaleEffect(scale)
    }
    film.host.touchDown(at: CGPoint(x: 200, y: 200))
    film.host.touchMove(to: CGPoint(x: 210, y: 200))
    film.host.touchUp(at: CGPoint(x: 210, y: 200))
    return log.places
  }

  @Test func aDragReportsInItsView() {
    let places = drag { log in DragGesture().onEnded { log.places.append($0.location) } }
    #expect(places == [CGPoint(x: 30, y: 20)])
  }

  @Test func aDragReportsOnTheStage() {
    let places = drag { log in
      DragGesture(coordinateSpace: .global).onEnded { log.places.append($0.location) }
    }
    #expect(places == [CGPoint(x: 210, y: 200)])
  }

  @Test func aDragReportsInANamedSpace() {
    let places = drag { log in
      DragGesture(coordinateSpace: .named("board")).onEnded { log.places.append($0.location) }
    }
    #expect(places == [CGPoint(x: 110, y: 100)])
  }

  @Test func aNamedSpaceIsSeenThroughTheEffectsAroundIt() {
    let places = drag(
      { log in
        DragGesture(coordinateSpace: .named("board")).onEnded { log.places.append($0.location) }
      }, scale: 0.5)
    #expect(places == [CGPoint(x: 120, y: 100)])
  }

  @Test func anUnknownNameStandsForTheStage() {
    let places = drag { log in
      DragGesture(coordinateSpace: .named("bored")).onEnded { log.places.append($0.location) }
    }
    #expect(places == [CGPoint(x: 210, y: 200)])
  }

  @Test(arguments: [
    (CoordinateSpace.local, CGPoint(x: 5, y: 6)), (.global, CGPoint(x: 155, y: 156)),
    (.named("board"), CGPoint(x: 55, y: 56)),
  ])
  func aTapReportsInEachSpace(_ space: CoordinateSpace, _ place: CGPoint) {
    let log = Log()
    let film = Film {
      VStack {
        Rectangle().frame(width: 100, height: 100)
          .onTapGesture(coordinateSpace: space) { log.places.append($0) }
      }
      .frame(width: 200, height: 200)
      .coordinateSpace(.named("board"))
    }
    film.host.touchDown(at: CGPoint(x: 155, y: 156))
    film.host.touchUp(at: CGPoint(x: 155, y: 156))
    #expect(log.places == [place])
  }

  @Test func aFingerGlidesOnForAQuarterOfASecond() {
    var value: DragGesture.Value?
    let film = Film { Rectangle().gesture(DragGesture().onEnded { value = $0 }) }
    film.host.touchDown(at: CGPoint(x: 100, y: 100))
    for step in 1...6 {
      film.host.advance(to: FrameTime(seconds: Double(step) / 60))
      film.host.touchMove(to: CGPoint(x: 100 + 10 * step, y: 100))
    }
    film.host.touchUp(at: CGPoint(x: 160, y: 100))
    #expect(value.map { abs($0.velocity.width - 600) < 0.1 } == true)
    #expect(value.map { abs($0.predictedEndTranslation.width - 210) < 0.1 } == true)
    #expect(value.map { abs($0.predictedEndLocation.x - 310) < 0.1 } == true)
  }
}
