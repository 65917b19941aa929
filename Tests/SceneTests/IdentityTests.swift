import Foundation
import Geometry
import Motion
import Testing

@testable import Scene

/// What lasts, what begins anew, and in which order it is told.
@MainActor
@Suite struct IdentityTests {
  final class Log {
    var lines: [String] = []
  }

  func advance(_ film: Film, to seconds: Double) {
    film.host.advance(to: FrameTime(seconds: seconds))
  }

  func tap(_ film: Film) {
    film.host.touchDown(at: CGPoint(x: 200, y: 200))
    film.host.touchUp(at: CGPoint(x: 200, y: 200))
  }

  @Test func anEqualViewIsNotMadeAgain() {
    struct Row: View, Equatable {
      let width: CGFloat
      let log: Log
      var body: some View {
        log.lines.append("\(width)")
        return Rectangle().frame(width: width, height: 10)
      }
      nonisolated static func == (a: Row, b: Row) -> Bool { a.width == b.width }
    }
    struct Table: View {
      let log: Log
      @State var count = 0
      var body: some View {
        VStack {
          Row(width: 30, log: log).equatable()
          EquatableView(content: Row(width: CGFloat(100 + count), log: log))
        }
        .frame(width: 400, height: 400).contentShape(Rectangle()).onTapGesture { count += 1 }
      }
    }
    let log = Log()
    let film = Film { Table(log: log) }
    tap(film)
    #expect(log.lines == ["30.0", "100.0", "101.0"])
    #expect(film.boxes(at: 0).map(\.width) == [30, 101])
  }

  @Test func anotherIdBeginsAnew() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Rectangle().frame(width: CGFloat(10 + count), height: 10)
          .onAppear { VirtualQueue.main.asyncAfter(deadline: .now() + 0.5) { count += 5 } }
      }
    }
    struct Outer: View {
      @State private var id = 0
      var body: some View {
        Counter().id(id)
          .onAppear { VirtualQueue.main.asyncAfter(deadline: .now() + 1) { id += 1 } }
      }
    }
    let film = Film { Outer() }
    #expect(film.boxes(at: 0.6).map(\.width) == [15])
    #expect(film.boxes(at: 1.1).map(\.width) == [10])
    #expect(film.boxes(at: 1.6).map(\.width) == [15])
  }

  @Test func childrenAppearBeforeTheirParents() {
    struct Outer: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown {
            VStack {
              Rectangle().onAppear { log.lines.append("child") }
                .onDisappear { log.lines.append("child gone") }
            }
            .onAppear { log.lines.append("parent") }
            .onDisappear { log.lines.append("parent gone") }
          }
        }
        .onAppear { log.lines.append("root") }
        .onChange(of: isShown) { log.lines.append("\($0) to \($1)") }
        .onTapGesture { isShown = false }
      }
    }
    let log = Log()
    let film = Film { Outer(log: log) }
    #expect(log.lines == ["child", "parent", "root"])
    log.lines = []
    tap(film)
    #expect(log.lines.first == "true to false")
    #expect(log.lines.dropFirst().sorted() == ["child gone", "parent gone"])
  }

  @Test func aCollectionsBindingsWriteToItsElements() {
    struct Card: Identifiable {
      let id: Int
      var width: CGFloat
    }
    struct Row: View {
      @Binding var width: CGFloat
      var body: some View {
        Rectangle().frame(width: width, height: 100).onTapGesture { width += 50 }
      }
    }
    struct Table: View {
      @State private var cards = [Card(id: 1, width: 10), Card(id: 2, width: 20)]
      var body: some View {
        VStack(spacing: 0) { ForEach($cards) { $card in Row(width: $card.width) } }
      }
    }
    let film = Film { Table() }
    film.host.touchDown(at: CGPoint(x: 200, y: 250))
    film.host.touchUp(at: CGPoint(x: 200, y: 250))
    #expect(film.boxes(at: 0).map(\.width) == [10, 70])
  }

  @Test func aBoundCollectionIsACollectionOfBindings() {
    struct Bars: View {
      @State private var widths: [CGFloat] = [10, 20, 30]
      var body: some View {
        VStack(spacing: 0) {
          ForEach(Array($widths.enumerated()), id: \.offset) { _, $width in
            Rectangle().frame(width: width, height: 20)
          }
        }
        .frame(width: 400, height: 400).contentShape(Rectangle())
        .onTapGesture {
          $widths[1].animation(.linear(duration: 1)).wrappedValue = 120
          $widths.last?.wrappedValue += CGFloat($widths.count)
        }
      }
    }
    let film = Film { Bars() }
    tap(film)
    #expect(film.boxes(at: 0.5).map(\.width) == [10, 70, 33])
  }

  @Test func bindingsAreMadeOfOthers() {
    struct Box: View {
      @State private var isOn = false
      @State private var width: CGFloat? = 20
      var body: some View {
        let inverted = Binding(get: { !isOn }, set: { isOn = !$0 })
        let unwrapped = Binding($width)
        Rectangle().frame(width: inverted.wrappedValue ? width : 99, height: 100)
          .onTapGesture {
            if let unwrapped {
              unwrapped.animation(.linear(duration: 1)).wrappedValue = 60
            }
            VirtualQueue.main.asyncAfter(deadline: .now() + 2) { inverted.wrappedValue = false }
          }
      }
    }
    let film = Film { Box() }
    tap(film)
    #expect(film.boxes(at: 0.5).map(\.width) == [40])
    #expect(film.boxes(at: 2).map(\.width) == [99])
  }

  @Test func aNestedObjectPassesItsChangesOn() {
    final class Inner: ObservableObject { @Published var width: CGFloat = 10 }
    final class Outer: ObservableObject {
      @Published var inner = Inner()
      var passes = false
      private var subscription: AnyCancellable?
      init(passes: Bool) {
        guard passes else { return }
        subscription = inner.objectWillChange.sink { [unowned self] in objectWillChange.send() }
      }
    }
    struct Box: View {
      @ObservedObject var outer: Outer
      var body: some View { Rectangle().frame(width: outer.inner.width, height: 10) }
    }
    for (passes, width) in [(true, CGFloat(40)), (false, 10)] {
      let outer = Outer(passes: passes)
      let film = Film { Box(outer: outer) }
      film.host.perform { outer.inner.width = 40 }
      #expect(film.boxes(at: 0).map(\.width) == [width])
    }
  }

  @Test func aTransactionsOwnValueReachesTheViews() {
    struct Box: View {
      @State private var x: CGFloat = 0
      var body: some View {
        Rectangle().frame(width: 10, height: 10).offset(x: x)
          .transaction(value: x) {
            $0.animation = $0[SlowKey.self] ? .linear(duration: 2) : .linear(duration: 1)
          }
          .frame(width: 400, height: 400).contentShape(Rectangle())
          .onTapGesture { withTransaction(\.isSlow, true) { x = 100 } }
          .onLongPressGesture { x = 0 }
      }
    }
    let film = Film { Box() }
    tap(film)
    #expect(film.boxes(at: 1).map(\.minX) == [245])
    #expect(film.boxes(at: 2).map(\.minX) == [295])
    film.host.touchDown(at: CGPoint(x: 200, y: 200))
    advance(film, to: 3)
    film.host.touchUp(at: CGPoint(x: 200, y: 200))
    // The press was long enough half a second after it began.
    #expect(film.boxes(at: 3).map(\.minX) == [245])
  }

  @Test func aGestureMayBeNone() {
    struct Box: View {
      let log: Log
      @State private var isOn = false
      var body: some View {
        Rectangle()
          .gesture(isOn ? TapGesture().onEnded { log.lines.append("tap") } : nil)
          .onAppear { VirtualQueue.main.asyncAfter(deadline: .now() + 1) { isOn = true } }
      }
    }
    let log = Log()
    let film = Film { Box(log: log) }
    tap(film)
    #expect(log.lines == [])
    advance(film, to: 1)
    tap(film)
    #expect(log.lines == ["tap"])
  }
}

private struct SlowKey: TransactionKey {
  static let defaultValue = false
}

extension Transaction {
  fileprivate var isSlow: Bool {
    get { self[SlowKey.self] }
    set { self[SlowKey.self] = newValue }
  }
}
