import Foundation
import Motion
import Observation
import Picture
import Testing

@testable import Scene

@MainActor
@Suite struct StateTests {
  func words(_ film: Film, at seconds: Double = 0) -> [String] {
    film.picture(at: seconds).commands.map {
      if case .text(let layout, _, _) = $0 { layout.string } else { "" }
    }
  }

  @Test func aBindingWritesThroughToTheOwner() {
    struct Child: View {
      @Binding var count: Int
      var body: some View { Text(verbatim: "\(count)").onAppear { count += 1 } }
    }
    struct Owner: View {
      @State var count = 1
      var body: some View { Child(count: $count) }
    }
    #expect(words(Film { Owner() }) == ["2"])
  }

  @Test func oneValueAtTwoPlacesHasTwoStates() {
    struct Counter: View {
      @State var count = 0
      let step: Int
      var body: some View { Text(verbatim: "\(count)").onAppear { count += step } }
    }
    let counter = Counter(step: 1)
    let film = Film {
      VStack {
        counter
        counter.onAppear {}
      }
    }
    #expect(words(film) == ["1", "1"])
  }

  @Test func anEnvironmentValueReachesViewsBelow() {
    struct Reader: View {
      @Environment(\.lineLimit) var limit
      var body: some View { Text(verbatim: "\(limit ?? 0)") }
    }
    let film = Film {
      VStack {
        Reader()
        Reader().lineLimit(3)
      }
    }
    #expect(words(film) == ["0", "3"])
  }

  @Test func anObservableObjectEvaluatesThoseWhoWatchIt() {
    final class Model: ObservableObject {
      @Published var count = 0
    }
    struct Watcher: View {
      @ObservedObject var model: Model
      var body: some View { Text(verbatim: "\(model.count)") }
    }
    let model = Model()
    let film = Film { Watcher(model: model) }
    film.host.perform { model.count = 5 }
    #expect(words(film) == ["5"])
  }

  @Test func aStateObjectIsMadeOnce() {
    final class Model: ObservableObject {
      nonisolated(unsafe) static var made = 0
      @Published var count = 0
      init() { Model.made += 1 }
    }
    struct Owner: View {
      @StateObject var model = Model()
      var body: some View {
        Text(verbatim: "\(model.count)").onAppear { model.count = 7 }
      }
    }
    #expect(words(Film { Owner() }) == ["7"])
    #expect(Model.made == 1)
  }

  @Observable final class Watched {
    var count = 0
  }

  @Test func anObservedClassEvaluatesThoseWhoReadIt() {
    struct Reader: View {
      let model: Watched
      var body: some View { Text(verbatim: "\(model.count)") }
    }
    let model = Watched()
    let film = Film { Reader(model: model) }
    film.host.perform { model.count = 3 }
    #expect(words(film) == ["3"])
    film.host.perform { model.count = 4 }
    #expect(words(film) == ["4"])
  }

  @Test func aViewWhoseSurroundingsStayIsNotMadeAgain() {
    final class Made { var count = 0 }
    struct Inner: View {
      @State var on = false
      let number: Int
      init(_ made: Made) {
        made.count += 1
        number = made.count
      }
      var body: some View { Text(verbatim: "\(number) \(on)").onAppear { on = true } }
    }
    struct Outer: View {
      let made: Made
      var body: some View { Inner(made) }
    }
    let made = Made()
    #expect(words(Film { Outer(made: made) }) == ["1 true"])
  }

  @Test func onChangeIsToldBothValues() {
    struct Changing: View {
      @State var value = 1
      @State var report = ""
      var body: some View {
        Text(verbatim: report)
          .onAppear { value = 2 }
          .onChange(of: value) { old, new in report = "\(old) to \(new)" }
      }
    }
    #expect(words(Film { Changing() }) == ["1 to 2"])
  }

  @Test func preferencesAreReducedInOrder() {
    struct Names: PreferenceKey {
      static var defaultValue: [String] { [] }
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    struct Gatherer: View {
      @State var names: [String] = []
      var body: some View {
        VStack {
          Text(verbatim: names.joined())
          Rectangle().preference(key: Names.self, value: ["a"])
          HStack { Rectangle().preference(key: Names.self, value: ["b"]) }
        }
        .onPreferenceChange(Names.self) { names = $0 }
      }
    }
    #expect(words(Film { Gatherer() })[0] == "ab")
  }

  @Test func onDisappearComesAfterTheTransition() {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let lever = Lever<Bool>()
    let film = Film {
      Levered(value: true, lever: lever) { isVisible in
        if isVisible.wrappedValue { Rectangle().onDisappear { log.lines.append("gone") } }
      }
    }
    lever.set(false, in: film, animation: .linear(duration: 1))
    _ = film.picture(at: 0.9)
    #expect(log.lines == [])
    _ = film.picture(at: 1)
    #expect(log.lines == ["gone"])
  }

  @Test func aViewThatNeverSettlesDoesNotHoldTheFilmUp() {
    struct Restless: View {
      @State var count = 0
      var body: some View {
        Rectangle().frame(width: 10, height: 10).onChange(of: count, initial: true) { count += 1 }
      }
    }
    let film = Film { Restless() }
    #expect(film.boxes(at: 0.5).count == 1)
  }

  @Test func aModifiersStateReachesWhoReadsTheEnvironmentInside() {
    struct Reader: View {
      @Environment(\.lineLimit) var limit
      var body: some View { Text(verbatim: "\(limit ?? 0)") }
    }
    struct Limited: ViewModifier {
      @State var limit = 1
      func body(content: Content) -> some View {
        content.lineLimit(limit).onAppear { limit = 5 }
      }
    }
    #expect(words(Film { Reader().modifier(Limited()) }) == ["5"])
  }

  @Test func aModifiersStateDoesNotMakeItsContentAgain() {
    final class Made { var count = 0 }
    struct Counted: View {
      let made: Made
      var body: some View {
        made.count += 1
        return Text(verbatim: "a")
      }
    }
    struct Shifted: ViewModifier {
      @State var x: CGFloat = 0
      func body(content: Content) -> some View { content.offset(x: x).onAppear { x = 5 } }
    }
    let made = Made()
    _ = Film { Counted(made: made).modifier(Shifted()) }.picture(at: 0)
    #expect(made.count == 1)
  }

  @Test func aBindableWritesToItsObject() {
    struct Writer: View {
      @Bindable var model: Watched
      var body: some View {
        let count = $model.count
        return Text(verbatim: "\(model.count)").onAppear { count.wrappedValue = 9 }
      }
    }
    #expect(words(Film { Writer(model: Watched()) }) == ["9"])
  }
}
