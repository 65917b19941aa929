import Foundation
import Geometry
import Motion
import Testing

@testable import Scene

/// Clocks and queues beside Foundation's timers.
///
/// What tasks do is tested with a program of its own: here the main queue is the tests'.
@MainActor
@Suite struct ClockTests {
  @Test func uptimeFollowsTheFilm() {
    let film = Film { EmptyView() }
    var readings: [Double] = []
    for time in [0, 2.5] {
      film.host.advance(to: FrameTime(seconds: time))
      film.host.perform {
        readings.append(CACurrentMediaTime())
        readings.append(Double(VirtualQueue.Time.now().uptimeNanoseconds) / 1e9)
      }
    }
    #expect(readings == [1000, 1000, 1002.5, 1002.5])
  }

  @Test func aGroupOfWorkTellsWhenAllOfItIsDone() {
    let film = Film { EmptyView() }
    var times: [Double] = []
    film.host.perform {
      let group = VirtualGroup()
      for delay in [0.4, 0.2] {
        group.enter()
        VirtualQueue.main.asyncAfter(deadline: .now() + delay) { group.leave() }
      }
      group.notify(queue: .main) { times.append(film.host.time) }
    }
    film.host.advance(to: FrameTime(seconds: 1))
    #expect(times == [0.4])
  }
}
