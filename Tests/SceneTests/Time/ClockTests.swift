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

  @Test func aTimerSourceFiresAtItsDeadlineAndEachIntervalAfterIt() {
    let film = Film { EmptyView() }
    var times: [Double] = []
    var timer: (any VirtualSourceTimer)?
    film.host.perform {
      timer = VirtualSource.makeTimerSource(queue: .main)
      timer?.schedule(deadline: .now() + 0.5, repeating: .milliseconds(250))
      timer?.setEventHandler { times.append(film.host.time) }
    }
    // It waits until it is resumed.
    film.host.advance(to: FrameTime(seconds: 0.25))
    film.host.perform { timer?.resume() }
    film.host.advance(to: FrameTime(seconds: 1.1))
    #expect(times == [0.5, 0.75, 1])
    film.host.perform { timer?.cancel() }
    film.host.advance(to: FrameTime(seconds: 3))
    #expect(times.count == 3)
    #expect(timer?.isCancelled == true)
  }

  @Test func aSuspendedTimerSourceCatchesUpOnce() {
    let film = Film { EmptyView() }
    var times: [Double] = []
    let timer = VirtualSource.makeTimerSource()
    film.host.perform {
      timer.schedule(deadline: .now() + 0.5, repeating: 0.5)
      timer.setEventHandler { times.append(film.host.time) }
      timer.resume()
    }
    film.host.advance(to: FrameTime(seconds: 0.75))
    film.host.perform { timer.suspend() }
    film.host.advance(to: FrameTime(seconds: 1.75))
    film.host.perform { timer.resume() }
    film.host.advance(to: FrameTime(seconds: 2))
    #expect(times == [0.5, 1.75, 2])
  }
}
