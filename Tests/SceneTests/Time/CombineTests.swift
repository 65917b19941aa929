import Foundation
import Geometry
import Motion
import Testing

@testable import Scene

/// Publishers on the film's clock, as animation code uses them.
@MainActor
@Suite struct CombineTests {
  /// A film without a picture, on whose clock publishers run.
  let film = Film { EmptyView() }

  /// What came through a stream, and when.
  final class Log<Value: Equatable> {
    var values: [Value] = []
    var times: [Double] = []
    var isFinished = false
  }

  func log<P: Publisher>(_ publisher: P) -> (Log<P.Output>, AnyCancellable)
  where P.Failure == Never {
    let log = Log<P.Output>()
    let host = film.host
    let subscription = publisher.sink(
      receiveCompletion: { _ in log.isFinished = true },
      receiveValue: {
        log.values.append($0)
        log.times.append((host.time * 1000).rounded() / 1000)
      })
    return (log, subscription)
  }

  /// Runs `action` at each of `times`.
  func at(_ times: [Double], _ action: (Int) -> Void) {
    for (index, time) in times.enumerated() {
      film.host.advance(to: FrameTime(seconds: time))
      film.host.perform { action(index) }
    }
    film.host.advance(to: FrameTime(seconds: 10))
  }

  @Test func aDebouncedStreamSendsTheLastOfABurst() {
    let subject = PassthroughSubject<Int, Never>()
    let (log, subscription) = log(
      subject.debounce(for: .milliseconds(300), scheduler: VirtualQueue.main))
    at([0, 0.1, 0.2, 1]) { subject.send($0) }
    #expect(log.values == [2, 3])
    #expect(log.times == [0.5, 1.3])
    subscription.cancel()
  }

  @Test(arguments: [(true, [0, 3, 4]), (false, [0, 1, 4])])
  func aThrottledStreamSendsOneAnInterval(_ latest: Bool, _ values: [Int]) {
    let subject = PassthroughSubject<Int, Never>()
    let (log, subscription) = log(
      subject.throttle(for: 0.5, scheduler: VirtualQueue.main, latest: latest))
    at([0, 0.1, 0.2, 0.3, 2]) { subject.send($0) }
    #expect(log.values == values)
    #expect(log.times == [0, 0.5, 2])
    subscription.cancel()
  }

  @Test func aDelayedStreamIsLaterByItsInterval() {
    let subject = PassthroughSubject<Int, Never>()
    let (log, subscription) = log(subject.delay(for: .seconds(1), scheduler: VirtualQueue.main))
    at([0, 0.25]) { subject.send($0) }
    #expect(log.values == [0, 1])
    #expect(log.times == [1, 1.25])
    subscription.cancel()
  }

  @Test func operatorsFollowOneAnother() {
    let (log, subscription) = log(
      [3, 1, 2, 2].publisher.removeDuplicates().map { $0 * 10 }.filter { $0 > 10 }
        .scan(0, +).prepend(-1).collect())
    #expect(log.values == [[-1, 30, 50]])
    #expect(log.isFinished)
    subscription.cancel()
  }

  @Test func streamsAreCombinedZippedAndMerged() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<Int, Never>())
    let (combined, first) = log(Publishers.CombineLatest(a, b).map { "\($0.0)\($0.1)" })
    let (zipped, second) = log(a.zip(b).map { "\($0.0)\($0.1)" })
    let (merged, third) = log(a.merge(with: b))
    b.send(7)
    a.send(2)
    b.send(8)
    #expect(combined.values == ["17", "27", "28"])
    #expect(zipped.values == ["17", "28"])
    #expect(merged.values == [1, 7, 2, 8])
    for subscription in [first, second, third] { subscription.cancel() }
  }

  @Test func theLatestOfManyStreamsIsFollowed() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let choice = PassthroughSubject<Int, Never>()
    let (latest, first) = log(choice.map { $0 == 0 ? a : b }.switchToLatest())
    let (all, second) = log(choice.flatMap { $0 == 0 ? a : b })
    choice.send(0)
    a.send(1)
    choice.send(1)
    a.send(2)
    b.send(3)
    #expect(latest.values == [1, 3])
    #expect(all.values == [1, 2, 3])
    first.cancel()
    second.cancel()
  }

  @Test func aFutureKeepsItsValue() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let (early, first) = log(future)
    promise?(.success(4))
    promise?(.success(5))
    let (late, second) = log(future)
    #expect(early.values == [4])
    #expect(late.values == [4])
    #expect(early.isFinished && late.isFinished)
    first.cancel()
    second.cancel()
  }

  private final class Search: ObservableObject {
    @Published var text = ""
    @Published var count = 0
    var seen: [String] = []
    private var bag: Set<AnyCancellable> = []
    init() {
      $text.dropFirst().map(\.count).assign(to: &$count)
      $text.sink { [unowned self] in seen.append("\($0)<\(text)") }.store(in: &bag)
    }
  }

  @Test func aPublishedPropertySendsBeforeItChanges() {
    let search = Search()
    search.text = "ab"
    #expect(search.seen == ["<", "ab<"])
    #expect(search.count == 2)
  }

  @Test func aPropertyThatIsAssignedToAnnouncesItsChange() {
    struct Counter: View {
      @ObservedObject var search: Search
      var body: some View { Rectangle().frame(width: CGFloat(10 + search.count), height: 10) }
    }
    let search = Search()
    let film = Film { Counter(search: search) }
    #expect(film.boxes(at: 0).map(\.width) == [10])
    film.host.perform { search.text = "abc" }
    #expect(film.boxes(at: 0).map(\.width) == [13])
  }

  @Test func anObjectMayHaveAnAnnouncerOfItsOwn() {
    final class Old: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      var width: CGFloat = 10 { willSet { objectWillChange.send() } }
      @Published var height: CGFloat = 10
    }
    struct Box: View {
      @ObservedObject var old: Old
      var body: some View { Rectangle().frame(width: old.width, height: old.height) }
    }
    let old = Old()
    let film = Film { Box(old: old) }
    film.host.perform { old.width = 30 }
    #expect(film.boxes(at: 0).map(\.width) == [30])
    film.host.perform { old.height = 40 }
    #expect(film.boxes(at: 0).map(\.height) == [40])
  }

  @Test func aNotificationIsAValue() {
    let name = Notification.Name("inbetween.test")
    let (log, subscription) = log(
      NotificationCenter.default.publisher(for: name).map { $0.userInfo?["n"] as? Int })
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 3])
    subscription.cancel()
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 4])
    #expect(log.values == [3])
  }
}
