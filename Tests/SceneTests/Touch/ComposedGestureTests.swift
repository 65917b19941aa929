import Foundation
import Geometry
import Motion
import Testing

@testable import Scene

@MainActor
@Suite struct ComposedGestureTests {
  final class Log {
    var lines: [String] = []
  }

  func advance(_ film: Film, to seconds: Double) {
    film.host.advance(to: FrameTime(seconds: seconds))
  }

  func tap(_ film: Film, at seconds: Double) {
    advance(film, to: seconds)
    film.host.touchDown(at: CGPoint(x: 200, y: 200))
    advance(film, to: seconds + 0.05)
    film.host.touchUp(at: CGPoint(x: 200, y: 200))
  }

  func drag(_ film: Film, by points: CGFloat) {
    film.host.touchDown(at: CGPoint(x: 200, y: 200))
    film.host.touchMove(to: CGPoint(x: 200 + points, y: 200))
    film.host.touchUp(at: CGPoint(x: 200 + points, y: 200))
  }

  @Test func aSingleTapWaitsUntilThereIsNoSecond() {
    let log = Log()
    let film = Film {
      Rectangle().onTapGesture(count: 2) { log.lines.append("double") }
        .onTapGesture { log.lines.append("single") }
    }
    tap(film, at: 0)
    #expect(log.lines == [])
    advance(film, to: 0.41)
    #expect(log.lines == ["single"])
    tap(film, at: 1)
    tap(film, at: 1.2)
    advance(film, to: 3)
    #expect(log.lines == ["single", "double"])
  }

  @Test func ofTwoTapsThatExcludeEachOtherTheFirstIsGivenItsTime() {
    let log = Log()
    let film = Film {
      Rectangle().gesture(
        TapGesture(count: 2).onEnded { log.lines.append("double") }
          .exclusively(before: TapGesture().onEnded { log.lines.append("single") }))
    }
    tap(film, at: 0)
    advance(film, to: 0.3)
    #expect(log.lines == [])
    advance(film, to: 1)
    #expect(log.lines == ["single"])
    tap(film, at: 2)
    tap(film, at: 2.2)
    advance(film, to: 4)
    #expect(log.lines == ["single", "double"])
  }

  @Test func aLongPressTakesTheTouchFromATap() {
    let log = Log()
    let film = Film {
      Rectangle().onTapGesture { log.lines.append("tap") }
        .onLongPressGesture(minimumDuration: 0.5) { log.lines.append("press") }
    }
    film.host.touchDown(at: CGPoint(x: 200, y: 200))
    advance(film, to: 0.6)
    film.host.touchUp(at: CGPoint(x: 200, y: 200))
    #expect(log.lines == ["press"])
    tap(film, at: 1)
    #expect(log.lines == ["press", "tap"])
  }

  @Test func aDragAfterALongPressCountsFromWhereTheFingerCameDown() {
    let log = Log()
    let film = Film {
      Rectangle().gesture(
        LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
          .onChanged {
            switch $0 {
            case .first(let isPressing): log.lines.append("first \(isPressing)")
            case .second(_, nil): log.lines.append("pressed")
            case .second(_, let drag?): log.lines.append("\(drag.translation.width)")
            }
          }
          .onEnded {
            if case .second(true, let drag?) = $0 {
              log.lines.append("end \(drag.translation.width)")
            }
          })
    }
    // Too early a move: nothing.
    drag(film, by: 50)
    #expect(log.lines == ["first true"])
    film.host.touchDown(at: CGPoint(x: 200, y: 200))
    advance(film, to: 0.4)
    film.host.touchMove(to: CGPoint(x: 230, y: 200))
    film.host.touchUp(at: CGPoint(x: 230, y: 200))
    #expect(log.lines == ["first true", "first true", "pressed", "30.0", "end 30.0"])
  }

  @Test func aSequenceThatWaitsLeavesTheTouchToOthers() {
    let log = Log()
    let film = Film {
      Rectangle().onTapGesture { log.lines.append("tap") }
        .gesture(
          LongPressGesture().sequenced(before: DragGesture())
            .onChanged { _ in log.lines.append("sequence") })
    }
    tap(film, at: 0)
    #expect(log.lines == ["sequence", "tap"])
  }

  @Test func aTapThenADragAreTwoTouches() {
    let log = Log()
    let film = Film {
      Rectangle().gesture(
        TapGesture().sequenced(before: DragGesture()).onEnded {
          if case .second(_, let drag?) = $0 { log.lines.append("\(drag.translation.width)") }
        })
    }
    drag(film, by: 40)
    #expect(log.lines == [])
    tap(film, at: 0)
    drag(film, by: 40)
    #expect(log.lines == ["40.0"])
  }

  @Test func gesturesThatGoTogetherEndWhenNeitherCanGoOn() {
    let log = Log()
    let film = Film {
      Rectangle().gesture(
        LongPressGesture(minimumDuration: 0.3).simultaneously(with: DragGesture())
          .onEnded { log.lines.append("\($0.first ?? false) \($0.second?.translation.width ?? 0)") }
      )
    }
    film.host.touchDown(at: CGPoint(x: 200, y: 200))
    advance(film, to: 0.4)
    film.host.touchUp(at: CGPoint(x: 200, y: 200))
    drag(film, by: 60)
    #expect(log.lines == ["true 0.0", "false 60.0"])
  }

  @Test func aMaskLeavesOutTheGestureOrThoseInside() {
    let log = Log()
    func film(_ mask: GestureMask) -> Film {
      Film {
        Rectangle().onTapGesture { log.lines.append("inner") }
          .highPriorityGesture(TapGesture().onEnded { log.lines.append("outer") }, including: mask)
      }
    }
    for mask in [GestureMask.all, .gesture, .subviews, .none] { tap(film(mask), at: 0) }
    #expect(log.lines == ["outer", "outer", "inner"])
  }

  @Test func aGestureThatIsSwitchedOffLeavesTheOthers() {
    let log = Log()
    let film = Film {
      Rectangle().onTapGesture { log.lines.append("inner") }
        .highPriorityGesture(TapGesture().onEnded { log.lines.append("outer") }, isEnabled: false)
    }
    tap(film, at: 0)
    #expect(log.lines == ["inner"])
  }

  @Test func anEndlessPressOnlyTellsThatTheFingerIsThere() {
    let log = Log()
    let film = Film {
      Rectangle().onLongPressGesture(minimumDuration: .infinity, maximumDistance: .infinity) {
        log.lines.append("never")
      } onPressingChanged: {
        log.lines.append("\($0)")
      }
    }
    film.host.touchDown(at: CGPoint(x: 200, y: 200))
    advance(film, to: 20)
    film.host.touchUp(at: CGPoint(x: 200, y: 200))
    #expect(log.lines == ["true", "false"])
  }
}
