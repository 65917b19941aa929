import Foundation
import Motion
import Picture
import Testing

@testable import Scene

@MainActor
@Suite struct WorldTests {
  final class Log {
    var times: [Double] = []
    func note() { times.append(((Graph.current?.now ?? -1) * 1000).rounded() / 1000) }
  }

  func run<V: View>(to seconds: Double, @ViewBuilder _ view: () -> V) {
    Film(view).host.advance(to: FrameTime(seconds: seconds))
  }

  @Test func aTimerFiresAtMultiplesOfItsInterval() {
    let log = Log()
    run(to: 0.5) {
      Circle().onAppear {
        VirtualTimer.scheduledTimer(withTimeInterval: 0.15, repeats: true) { _ in log.note() }
      }
    }
    #expect(log.times == [0.15, 0.3, 0.45])
  }

  @Test func aTimerCanStopItself() {
    let log = Log()
    run(to: 10) {
      Circle().onAppear {
        VirtualTimer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
          log.note()
          if log.times.count == 2 { timer.invalidate() }
        }
      }
    }
    #expect(log.times == [1, 2])
  }

  @Test func workIsDoneAfterItsDelay() {
    let log = Log()
    run(to: 3) {
      Circle().onAppear {
        VirtualQueue.main.asyncAfter(deadline: .now() + 2) { log.note() }
        VirtualQueue.main.async { log.note() }
      }
    }
    #expect(log.times == [0, 2])
  }

  @Test func cancellingAConnectionStopsTheSharedClock() {
    let log = Log()
    let timer = VirtualTimer.publish(every: 1, on: .main, in: .common).autoconnect()
    run(to: 10) {
      Circle().onReceive(timer) { _ in
        log.note()
        if log.times.count == 3 { timer.upstream.connect().cancel() }
      }
    }
    #expect(log.times == [1, 2, 3])
  }

  @Test func aSubscriptionEndsWithItsView() {
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    let lever = Lever<Bool>()
    let film = Film {
      Levered(value: true, lever: lever) { isVisible in
        if isVisible.wrappedValue { Circle().onReceive(subject) { _ in log.note() } }
      }
    }
    film.host.perform { subject.send(1) }
    lever.set(false, in: film)
    film.host.perform { subject.send(2) }
    #expect(log.times == [0])
  }

  @Test func operatorsChangeTheStream() {
    var values: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.map { $0 * 2 }.filter { $0 > 2 }.removeDuplicates().sink {
      values.append($0)
    }
    for value in [1, 2, 2, 3] { subject.send(value) }
    subscription.cancel()
    subject.send(9)
    #expect(values == [4, 6])
  }

  @Test func theDateIsThatOfTheFilm() {
    var date: Date?
    run(to: 5) {
      Circle().onAppear {
        VirtualQueue.main.asyncAfter(deadline: .now() + 2.5) { date = VirtualWorld.now }
      }
    }
    #expect(date == VirtualWorld.epoch.addingTimeInterval(2.5))
  }

  @Test func randomNumbersAreThoseOfTheSeed() {
    func numbers() -> [Int] {
      VirtualWorld.seed(42)
      var generator = VirtualWorld.random
      return (0..<5).map { _ in Int.random(in: 0..<100, using: &generator) }
    }
    #expect(numbers() == numbers())
  }

  @Test func theSameFilmTwiceIsTheSame() {
    struct Noisy: View {
      @State var points: [CGFloat] = []
      var body: some View {
        ZStack {
          ForEach(points, id: \.self) { Rectangle().frame(width: 1, height: 1).offset(x: $0) }
        }
        .onAppear {
          VirtualTimer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
            var generator = VirtualWorld.random
            withAnimation(.bouncy) { points.append(.random(in: 0...100, using: &generator)) }
          }
        }
      }
    }
    func lists() -> [String] {
      let film = Film { Noisy() }
      return (0..<60).map { film.picture(at: Double($0) / 30).description }
    }
    #expect(lists() == lists())
  }
}
