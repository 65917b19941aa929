import Foundation
import Geometry
import Motion
import Testing

@testable import Scene

@MainActor
@Suite struct TwoFingerTests {
  /// What a film's gestures have reported, in order.
  final class Log<Value> {
    var values: [Value] = []
  }

  /// Two fingers on a horizontal line about 200,200 go from `start` to `end` points apart in `seconds`.
  func pinch(_ film: Film, from start: CGFloat, to end: CGFloat, in seconds: Double) {
    func places(_ span: CGFloat) -> (CGPoint, CGPoint) {
      (CGPoint(x: 200 - span / 2, y: 200), CGPoint(x: 200 + span / 2, y: 200))
    }
    let begin = film.host.time
    var now = places(start)
    film.host.touchDown(at: now.0, and: now.1)
    for step in 1...10 {
      film.host.advance(to: FrameTime(seconds: begin + seconds * Double(step) / 10))
      now = places(start + (end - start) * CGFloat(step) / 10)
      film.host.touchMove(to: now.0, and: now.1)
    }
    film.host.touchUp(at: now.0, and: now.1)
  }

  @Test func aMagnificationIsTheRatioOfTheDistances() {
    let log = Log<MagnifyGesture.Value>()
    let film = Film {
      Rectangle().frame(width: 300, height: 100)
        .gesture(
          MagnifyGesture().onChanged { log.values.append($0) }.onEnded { log.values.append($0) })
    }
    pinch(film, from: 100, to: 250, in: 0.5)
    #expect(log.values.count == 11)
    #expect(abs(log.values[0].magnification - 1.15) < 1e-9)
    #expect(abs(log.values[10].magnification - 2.5) < 1e-9)
    // One and a half more in half a second.
    #expect(abs(log.values[10].velocity - 3) < 1e-6)
    #expect(log.values[0].startAnchor == UnitPoint(x: 0.5, y: 0.5))
    #expect(log.values[0].startLocation == CGPoint(x: 150, y: 50))
  }

  @Test func aMagnificationBeginsOnceItIsLargeEnough() {
    let log = Log<CGFloat>()
    let film = Film {
      Rectangle().gesture(
        MagnificationGesture(minimumScaleDelta: 0.5).onChanged { log.values.append($0) })
    }
    pinch(film, from: 100, to: 200, in: 0.5)
    #expect(log.values.first.map { abs($0 - 1.5) < 1e-9 } == true)
  }

  @Test func aTurnCountsOnPastHalfATurn() {
    let log = Log<RotateGesture.Value>()
    let film = Film {
      Rectangle().gesture(
        RotateGesture().onChanged { log.values.append($0) }.onEnded { log.values.append($0) })
    }
    for step in 0...27 {
      film.host.advance(to: FrameTime(seconds: Double(step) / 27))
      let angle = Double(step) * 10 * .pi / 180
      let arm = CGSize(width: 50 * cos(angle), height: 50 * sin(angle))
      let (first, second) = (
        CGPoint(x: 200 - arm.width, y: 200 - arm.height),
        CGPoint(x: 200 + arm.width, y: 200 + arm.height)
      )
      if step == 0 { film.host.touchDown(at: first, and: second) }
      film.host.touchMove(to: first, and: second)
      if step == 27 { film.host.touchUp(at: first, and: second) }
    }
    #expect(log.values.last.map { abs($0.rotation.degrees - 270) < 1e-6 } == true)
    #expect(log.values.last.map { abs($0.velocity.degrees - 270) < 1e-3 } == true)
  }

  @Test func oneFingerNeitherMagnifiesNorTurns() {
    let log = Log<String>()
    let film = Film {
      Rectangle()
        .gesture(MagnifyGesture().onChanged { _ in log.values.append("magnify") })
        .simultaneousGesture(RotateGesture().onChanged { _ in log.values.append("turn") })
        .simultaneousGesture(DragGesture().onEnded { _ in log.values.append("drag") })
    }
    film.host.touchDown(at: CGPoint(x: 100, y: 100))
    film.host.touchMove(to: CGPoint(x: 150, y: 100))
    film.host.touchUp(at: CGPoint(x: 150, y: 100))
    #expect(log.values == ["drag"])
  }

  @Test func twoFingersNeitherTapNorDragNorPress() {
    let log = Log<String>()
    let film = Film {
      Rectangle().onTapGesture { log.values.append("tap") }
        .onLongPressGesture { log.values.append("press") }
        .simultaneousGesture(DragGesture().onChanged { _ in log.values.append("drag") })
        .simultaneousGesture(MagnifyGesture().onEnded { _ in log.values.append("magnify") })
    }
    pinch(film, from: 100, to: 200, in: 1)
    #expect(log.values == ["magnify"])
  }

  @Test func magnifyingAndTurningGoTogether() {
    struct Photo: View {
      @State var scale = 1.0
      @State var angle = Angle.zero
      var body: some View {
        Rectangle().frame(width: 100, height: 100).scaleEffect(scale).rotationEffect(angle)
          .gesture(
            MagnificationGesture().simultaneously(with: RotationGesture())
              .onChanged {
                scale = $0.first ?? 1
                angle = $0.second ?? .zero
              }
              .onEnded { value in
                if value.first != nil { scale *= 2 }
              })
      }
    }
    let film = Film { Photo() }
    pinch(film, from: 50, to: 60, in: 0.2)
    // The fingers did not turn: the turn fails as they are lifted, and the whole ends all the same.
    #expect(film.boxes(at: 0.2).map(\.width) == [240])
  }

  @Test func aGestureStateFollowsAMagnificationAndFallsBack() {
    struct Photo: View {
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1)))
      var scale = 1.0
      var body: some View {
        Rectangle().frame(width: 100, height: 100).scaleEffect(scale)
          .gesture(MagnificationGesture().updating($scale) { value, scale, _ in scale = value })
      }
    }
    let film = Film { Photo() }
    film.host.touchDown(at: CGPoint(x: 190, y: 200), and: CGPoint(x: 210, y: 200))
    film.host.touchMove(to: CGPoint(x: 180, y: 200), and: CGPoint(x: 220, y: 200))
    #expect(film.boxes(at: 0).map(\.width) == [200])
    film.host.touchUp(at: CGPoint(x: 180, y: 200), and: CGPoint(x: 220, y: 200))
    #expect(film.boxes(at: 0.5).map(\.width) == [150])
    #expect(film.boxes(at: 1).map(\.width) == [100])
  }
}
