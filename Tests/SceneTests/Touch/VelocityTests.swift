import Foundation
import Geometry
import Motion
import Testing

@testable import Scene

@MainActor
@Suite struct VelocityTests {
  /// A square that a finger drags, and that a spring of one second takes back when it is released.
  private struct Card: View {
    let tracks: Bool
    var following: Animation?
    @State private var x: CGFloat = 0

    var body: some View {
      Rectangle().frame(width: 10, height: 10).offset(x: x)
        .gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .onChanged { value in
              var transaction = Transaction(animation: following)
              transaction.tracksVelocity = tracks
              withTransaction(transaction) { x = value.translation.width }
            }
            .onEnded { _ in withAnimation(.smooth(duration: 1)) { x = 0 } })
    }
  }

  /// Drags the square by 60 points in a tenth of a second: 600 points a second.
  private func drag(_ film: Film, resting: Double = 0) {
    film.host.touchDown(at: CGPoint(x: 200, y: 200))
    for step in 1...6 {
      film.host.advance(to: FrameTime(seconds: Double(step) / 60))
      film.host.touchMove(to: CGPoint(x: 200 + 10 * step, y: 200))
    }
    film.host.advance(to: FrameTime(seconds: 0.1 + resting))
    film.host.touchUp(at: CGPoint(x: 260, y: 200))
  }

  /// Where a critically damped spring of one second is after `time`: from `start` to 0 with `velocity`.
  private func spring(_ start: Double, _ velocity: Double, at time: Double) -> Double {
    let omega = 2 * Double.pi
    return (start + (velocity + omega * start) * time) * exp(-omega * time)
  }

  @Test func aSpringTakesOverTheVelocityOfTrackedChanges() {
    let film = Film { Card(tracks: true) }
    drag(film)
    for time in [0.05, 0.1, 0.2, 0.4] {
      let x = film.boxes(at: 0.1 + time)[0].minX - 195
      #expect(abs(x - spring(60, 600, at: time)) < 0.01, "after \(time) s")
    }
  }

  @Test func untrackedChangesHaveNone() {
    let film = Film { Card(tracks: false) }
    drag(film)
    for time in [0.05, 0.2] {
      let x = film.boxes(at: 0.1 + time)[0].minX - 195
      #expect(abs(x - spring(60, 0, at: time)) < 0.01, "after \(time) s")
    }
  }

  @Test func aFingerThatRestsLosesItsVelocity() {
    let film = Film { Card(tracks: true) }
    drag(film, resting: 0.2)
    let x = film.boxes(at: 0.4)[0].minX - 195
    #expect(abs(x - spring(60, 0, at: 0.1)) < 0.01)
  }

  @Test func aSpringTakesOverFromTheInteractiveOneThatFollowedTheFinger() {
    let film = Film { Card(tracks: false, following: .interactiveSpring()) }
    drag(film)
    // The follower lags behind the finger, and moves on at first when it is released.
    let release = film.boxes(at: 0.1)[0].minX - 195
    #expect(release > 20 && release < 60)
    let later = film.boxes(at: 0.13)[0].minX - 195
    #expect(later > release + 3)
    #expect(abs(film.boxes(at: 3)[0].minX - 195) < 0.01)
  }

  @Test func theTransactionOfAGestureStateTracksToo() {
    struct Card: View {
      @GestureState(resetTransaction: Transaction(animation: .smooth(duration: 1)))
      var x: CGFloat = 0
      var body: some View {
        Rectangle().frame(width: 10, height: 10).offset(x: x)
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .global)
              .updating($x) { value, x, transaction in
                x = value.translation.width
                transaction.tracksVelocity = true
              })
      }
    }
    let film = Film { Card() }
    drag(film)
    let x = film.boxes(at: 0.2)[0].minX - 195
    #expect(abs(x - spring(60, 600, at: 0.1)) < 0.01)
  }

  @Test func aCurveHasNoUseForAVelocity() {
    struct Card: View {
      @State var x: CGFloat = 0
      var body: some View {
        Rectangle().frame(width: 10, height: 10).offset(x: x)
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .global)
              .onChanged { value in
                withTransaction(\.tracksVelocity, true) { x = value.translation.width }
              }
              .onEnded { _ in withAnimation(.linear(duration: 1)) { x = 0 } })
      }
    }
    let film = Film { Card() }
    drag(film)
    #expect(film.boxes(at: 0.6).map(\.minX) == [225])
  }
}
