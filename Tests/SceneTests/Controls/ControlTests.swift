import Foundation
import Geometry
import Motion
import Picture
import Testing

@testable import Scene

@MainActor
@Suite struct ControlTests {
  private func touch(_ film: Film, _ x: CGFloat, _ y: CGFloat) {
    film.host.touchDown(at: CGPoint(x: x, y: y))
    film.host.touchUp(at: CGPoint(x: x, y: y))
  }

  private func words(_ film: Film) -> [String] { film.host.search().targets.map(\.name) }

  struct Switched: View {
    @State var isOn = false
    var body: some View { Toggle("Wi-Fi", isOn: $isOn).labelsHidden() }
  }

  @Test func aSwitchIs51By31PointsAndItsKnobSlides() {
    let film = Film { Switched() }
    let boxes = film.boxes(at: 0)
    #expect(boxes[0] == CGRect(x: 174.5, y: 184.5, width: 51, height: 31))
    #expect(boxes[1] == CGRect(x: 176.5, y: 186.5, width: 27, height: 27))
    touch(film, 200, 200)
    #expect(abs(film.boxes(at: 0.1)[1].midX - 200) < 0.5)
    #expect(film.boxes(at: 0.3)[1].minX == 196.5)
    #expect("\(film.colors(at: 0.3)[0])" == "#34C759")
  }

  struct Boxes: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        Rectangle().fill(configuration.isOn ? Color.green : .red).frame(width: 20, height: 20)
      }
    }
  }

  struct Styled: View {
    @State var isOn = false
    var body: some View { Toggle("x", isOn: $isOn).toggleStyle(Boxes()) }
  }

  @Test func aToggleStyleOfAUsersOwnSeesTheChange() {
    let film = Film { Styled() }
    #expect(film.colors(at: 0)[0] == RGBA(rgb: 0xFF3B30))
    touch(film, 200, 200)
    #expect(film.colors(at: 1)[0] == RGBA(rgb: 0x34C759))
  }

  struct Stepped: View {
    @State var count = 2
    var body: some View { Stepper("n \(count)", value: $count, in: 0...3) }
  }

  @Test func aStepperIs94By32PointsAndStopsAtItsBounds() {
    let film = Film { Stepped() }
    #expect(film.boxes(at: 0).contains { $0.width == 94 && $0.height == 32 })
    touch(film, 380, 200)
    #expect(words(film).contains("n 3"))
    touch(film, 380, 200)
    #expect(words(film).contains("n 3"))
    touch(film, 320, 200)
    #expect(words(film).contains("n 2"))
  }

  struct Segments: View {
    @State var choice = "a"
    var body: some View {
      Picker("Letter", selection: $choice) {
        ForEach(["a", "b", "c", "d"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
    }
  }

  @Test func theFieldOfASegmentedPickerSlides() {
    let film = Film { Segments() }
    // The control's field, then that of the chosen part.
    #expect(film.boxes(at: 0)[0] == CGRect(x: 0, y: 184, width: 400, height: 32))
    #expect(film.boxes(at: 0)[1] == CGRect(x: 2, y: 186, width: 99, height: 28))
    touch(film, 250, 200)
    #expect(abs(film.boxes(at: 0.125)[1].minX - (2 + 99)) < 0.5)
    #expect(abs(film.boxes(at: 1)[1].minX - (2 + 198)) < 0.001)
  }

  struct MenuPicked: View {
    @State var choice = 1
    var body: some View {
      Picker("Size", selection: $choice) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
    }
  }

  @Test func aMenuOpensAndItsItemsAreTargets() {
    let film = Film { MenuPicked() }
    #expect(words(film).contains("Small"))
    #expect(!words(film).contains("Large"))
    let button = film.host.tapTargets()[0].point
    touch(film, button.x, button.y)
    film.host.advance(to: FrameTime(seconds: 1))
    #expect(words(film).contains("Large"))
    let large = film.host.tapTargets().first { $0.name == "Large" }
    if let point = large?.point { touch(film, point.x, point.y) }
    film.host.advance(to: FrameTime(seconds: 2))
    #expect(words(film).contains("Large"))
    #expect(!words(film).contains("Small"))
  }

  struct Slid: View {
    @State var value = 0.0
    var body: some View {
      VStack {
        Scene.Slider(value: $value, in: 0...100)
        Text(verbatim: "\(Int(value.rounded()))")
      }
    }
  }

  @Test func aDragMovesASlider() throws {
    let film = Film { Slid() }
    var director = FilmDirector(host: film.host, watch: Unwatched())
    let y = try #require(film.boxes(at: 0).first?.midY)
    _ = try director.direct([.drag(.point(14, y), by: CGSize(width: 186, height: 0)), .end])
    #expect(words(film).contains("50"))
  }

  @Test func aWheelTurnsOnceASecondOnTheFilmsClock() {
    let film = Film { ProgressView() }
    let first = film.colors(at: 0.01)
    #expect(first.count == 8)
    #expect(film.colors(at: 0.5) != first)
    #expect(film.colors(at: 1.01) == first)
  }

  @Test func aBarIsFilledAsFarAsItsValue() {
    let film = Film { ProgressView(value: 3, total: 4).frame(width: 200) }
    let boxes = film.boxes(at: 0)
    #expect(boxes[0].size == CGSize(width: 200, height: 4))
    #expect(boxes[1].size == CGSize(width: 150, height: 4))
  }

  struct Ring: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: 100 * (configuration.fractionCompleted ?? 0), height: 10)
    }
  }

  @Test func aProgressStyleOfAUsersOwnIsGivenTheFraction() {
    let film = Film { ProgressView(value: 0.3).progressViewStyle(Ring()) }
    #expect(film.boxes(at: 0).map(\.width) == [30])
  }

  @Test func aRingGaugeIs58PointsWide() {
    let film = Film {
      Gauge(value: 0.5) { Text("km") }.gaugeStyle(.accessoryCircularCapacity).background(Color.red)
    }
    #expect(film.boxes(at: 0)[0] == CGRect(x: 171, y: 171, width: 58, height: 58))
  }

  struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  @Test func aPrimitiveStyleDecidesWhenAButtonActs() {
    var count = 0
    let film = Film { Button("go") { count += 1 }.buttonStyle(Twice()) }
    touch(film, 200, 200)
    #expect(count == 0)
    touch(film, 200, 200)
    #expect(count == 1)
  }

  @Test func controlSizeAndBorderShapeChangeABorderedButton() {
    let film = Film {
      Button("go") {}.buttonStyle(.borderedProminent).controlSize(.large)
        .buttonBorderShape(.capsule)
    }
    // The words are 17 × 20.5 points in the tests' boxes.
    #expect(film.boxes(at: 0)[0].size == CGSize(width: 57, height: 50.5))
  }

  struct Disclosed: View {
    var body: some View {
      DisclosureGroup("More") { Color.red.frame(width: 50, height: 50) }.frame(width: 200)
    }
  }

  @Test func aDisclosureGroupOpensAndCloses() {
    let film = Film { Disclosed() }
    #expect(!film.boxes(at: 0).contains { $0.width == 50 })
    let point = film.host.tapTargets()[0].point
    touch(film, point.x, point.y)
    #expect(film.boxes(at: 1).contains { $0.width == 50 })
    let again = film.host.tapTargets()[0].point
    touch(film, again.x, again.y)
    #expect(!film.boxes(at: 3).contains { $0.width == 50 })
  }

  @Test func aDateIsWrittenInTheWordsOfThePlace() {
    let film = Film {
      DatePicker(
        "When", selection: .constant(Date(timeIntervalSince1970: 86_400 * 365)),
        displayedComponents: .date)
    }
    #expect(words(film).contains("Jan 1, 1971"))
    let month = Film {
      DatePicker(
        "When", selection: .constant(Date(timeIntervalSince1970: 86_400 * 365)),
        displayedComponents: .date
      ).datePickerStyle(.graphical)
    }
    #expect(words(month).contains("January 1971"))
    #expect(words(month).contains("31"))
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func controlsFollowTheColorScheme(scheme: ColorScheme) {
    let film = Film {
      List { Text("row") }.environment(\.colorScheme, scheme)
    }
    #expect(film.colors(at: 0)[0] == RGBA(rgb: scheme == .dark ? 0x000000 : 0xF2F2F7))
    #expect(film.colors(at: 0)[1] == RGBA(rgb: scheme == .dark ? 0x1C1C1E : 0xFFFFFF))
  }
}
