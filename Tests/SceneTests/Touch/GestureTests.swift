import Foundation
import Geometry
import Motion
import Testing

@testable import Scene

@MainActor
@Suite struct GestureTests {
  /// What a film's gestures have reported, in order.
  final class Log {
    var lines: [String] = []
  }

  func advance(_ film: Film, to seconds: Double) {
    film.host.advance(to: FrameTime(seconds: seconds))
  }

  func tap(_ film: Film, _ x: CGFloat, _ y: CGFloat) {
    film.host.touchDown(at: CGPoint(x: x, y: y))
    film.host.touchUp(at: CGPoint(x: x, y: y))
  }

  @Test func aTapReachesTheTopmostView() {
    let log = Log()
    let film = Film {
      ZStack {
        Rectangle().onTapGesture { log.lines.append("below") }
        Circle().frame(width: 100, height: 100).onTapGesture { log.lines.append("above") }
      }
    }
    tap(film, 200, 200)
    tap(film, 10, 10)
    #expect(log.lines == ["above", "below"])
  }

  @Test func aTapBesideACirclesOutlineMissesIt() {
    let log = Log()
    let film = Film {
      Circle().frame(width: 100, height: 100).onTapGesture { log.lines.append("tap") }
    }
    tap(film, 152, 152)
    #expect(log.lines == [])
  }

  @Test func aTapFollowsTheAnimatedGeometry() {
    struct Moving: View {
      let log: Log
      @State var x: CGFloat = 0
      var body: some View {
        Rectangle().frame(width: 20, height: 20).onTapGesture { log.lines.append("tap") }
          .offset(x: x).onAppear { withAnimation(.linear(duration: 1)) { x = 100 } }
      }
    }
    let log = Log()
    let film = Film { Moving(log: log) }
    advance(film, to: 0.5)
    tap(film, 250, 200)
    tap(film, 200, 200)
    tap(film, 300, 200)
    #expect(log.lines == ["tap"])
  }

  @Test func theInnermostGestureGoesFirst() {
    let log = Log()
    let film = Film {
      Rectangle().onTapGesture { log.lines.append("inner") }
        .onTapGesture { log.lines.append("outer") }
    }
    tap(film, 200, 200)
    #expect(log.lines == ["inner"])
  }

  @Test func aGestureOfHighPriorityGoesBeforeThoseInside() {
    let log = Log()
    let film = Film {
      Rectangle().onTapGesture { log.lines.append("inner") }
        .highPriorityGesture(TapGesture().onEnded { log.lines.append("outer") })
    }
    tap(film, 200, 200)
    #expect(log.lines == ["outer"])
  }

  @Test func aSimultaneousGestureRunsBesideTheOthers() {
    let log = Log()
    let film = Film {
      Rectangle().onTapGesture { log.lines.append("inner") }
        .simultaneousGesture(TapGesture().onEnded { log.lines.append("beside") })
    }
    tap(film, 200, 200)
    #expect(log.lines == ["inner", "beside"])
  }

  @Test func twoTapsMustFollowEachOtherSoon() {
    let log = Log()
    let film = Film { Rectangle().onTapGesture(count: 2) { log.lines.append("double") } }
    tap(film, 200, 200)
    advance(film, to: 1)
    tap(film, 200, 200)
    #expect(log.lines == [])
    advance(film, to: 1.2)
    tap(film, 200, 200)
    #expect(log.lines == ["double"])
  }

  @Test func aDragReportsItsWayOnceItIsTenPointsLong() {
    let log = Log()
    let film = Film {
      Rectangle().gesture(
        DragGesture()
          .onChanged { log.lines.append("\($0.translation.width)") }
          .onEnded { log.lines.append("end \($0.translation.width)") })
    }
    film.host.touchDown(at: CGPoint(x: 100, y: 100))
    for x in [105.0, 111, 120] { film.host.touchMove(to: CGPoint(x: x, y: 100)) }
    film.host.touchUp(at: CGPoint(x: 120, y: 100))
    #expect(log.lines == ["11.0", "20.0", "end 20.0"])
  }

  @Test func aDragTakesTheTouchFromATap() {
    let log = Log()
    let film = Film {
      Rectangle().onTapGesture { log.lines.append("tap") }
        .gesture(DragGesture().onEnded { _ in log.lines.append("drag") })
    }
    film.host.touchDown(at: CGPoint(x: 100, y: 100))
    film.host.touchMove(to: CGPoint(x: 140, y: 100))
    film.host.touchUp(at: CGPoint(x: 140, y: 100))
    tap(film, 100, 100)
    #expect(log.lines == ["drag", "tap"])
  }

  @Test func aLongPressSucceedsWhileTheFingerRests() {
    let log = Log()
    let film = Film {
      Rectangle().onLongPressGesture(minimumDuration: 0.5) {
        log.lines.append("pressed")
      } onPressingChanged: {
        log.lines.append("\($0)")
      }
    }
    film.host.touchDown(at: CGPoint(x: 100, y: 100))
    advance(film, to: 0.4)
    #expect(log.lines == ["true"])
    advance(film, to: 0.6)
    film.host.touchUp(at: CGPoint(x: 100, y: 100))
    #expect(log.lines == ["true", "pressed", "false"])
  }

  @Test func aGestureStateFallsBackAtTheEnd() {
    struct Dragged: View {
      @GestureState var x: CGFloat = 0
      var body: some View {
        Rectangle().frame(width: 10, height: 10).offset(x: x)
          .gesture(DragGesture().updating($x) { value, x, _ in x = value.translation.width })
      }
    }
    let film = Film { Dragged() }
    film.host.touchDown(at: CGPoint(x: 200, y: 200))
    film.host.touchMove(to: CGPoint(x: 250, y: 200))
    #expect(film.boxes(at: 0).map(\.minX) == [245])
    film.host.touchUp(at: CGPoint(x: 250, y: 200))
    #expect(film.boxes(at: 0).map(\.minX) == [195])
  }

  @Test func aButtonIsPressedUntilTheFingerIsLifted() {
    struct Style: ButtonStyle {
      let log: Log
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.scaleEffect(configuration.isPressed ? 2 : 1)
      }
    }
    let log = Log()
    let film = Film {
      Button {
        log.lines.append("action")
      } label: {
        Rectangle().frame(width: 20, height: 20)
      }
      .buttonStyle(Style(log: log))
    }
    film.host.touchDown(at: CGPoint(x: 200, y: 200))
    #expect(film.boxes(at: 0).map(\.width) == [40])
    film.host.touchUp(at: CGPoint(x: 200, y: 200))
    #expect(film.boxes(at: 0).map(\.width) == [20])
    #expect(log.lines == ["action"])
  }

  @Test func aDisabledButtonDoesNothing() {
    let log = Log()
    let film = Film {
      Button("Go") { log.lines.append("action") }.disabled(true)
    }
    tap(film, 200, 200)
    #expect(log.lines == [])
  }

  @Test func targetsAreFoundByTheirWords() {
    let film = Film {
      VStack {
        Button("Start") {}
        Text("Words")
      }
    }
    #expect(film.host.tapTargets().map(\.name) == ["Start"])
    #expect(film.host.frames(named: "Words").count == 1)
  }

  @Test func aTouchGoesThroughWhatIsClear() {
    let log = Log()
    let film = Film {
      ZStack {
        Rectangle().onTapGesture { log.lines.append("below") }
        Color.clear.onTapGesture { log.lines.append("clear") }
      }
    }
    tap(film, 200, 200)
    #expect(log.lines == ["below"])
  }

  @Test func aContentShapeMakesABareViewTouchable() {
    let log = Log()
    let film = Film {
      Color.clear.frame(width: 100, height: 100).contentShape(Rectangle())
        .onTapGesture { log.lines.append("tap") }
    }
    tap(film, 200, 200)
    #expect(log.lines == ["tap"])
  }
}
