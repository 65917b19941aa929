import Foundation
import Geometry
import Motion
import Picture
import Testing

@testable import Scene

@MainActor
@Suite struct TextFieldTests {
  struct Form: View {
    @State var name = ""
    @State var secret = ""
    @State var sent = ""
    @FocusState var focus: Field?
    enum Field: Hashable { case name, secret }

    var body: some View {
      VStack {
        TextField("Name", text: $name).textFieldStyle(.roundedBorder)
          .focused($focus, equals: .name)
          .onSubmit {
            sent = name
            focus = .secret
          }
        SecureField("Secret", text: $secret).focused($focus, equals: .secret)
        Text(verbatim: "sent \(sent)")
        Text(verbatim: "secret is \(secret)")
        Text(verbatim: focus == .secret ? "at secret" : focus == .name ? "at name" : "nowhere")
      }
      .padding()
    }
  }

  private func words(_ film: Film) -> [String] {
    film.host.search().targets.map(\.name)
  }

  @Test func aTypeCueTypesLetterByLetterIntoTheField() throws {
    let film = Film { Form() }
    var director = FilmDirector(host: film.host, watch: Unwatched())
    let timeline = try director.direct([.type("Ada", into: "Name", every: 0.2), .end])
    #expect(words(film).contains("Ada"))
    #expect(words(film).contains("at name"))
    // A tap of 0.1 s, then a letter every 0.2 s.
    #expect(abs(timeline.duration - 0.7) < 1e-9)
    #expect(timeline.events.suffix(3).map(\.kind) == [.type("A"), .type("d"), .type("a")])
  }

  @Test func aReturnSubmitsAndTheFocusGoesOn() throws {
    let film = Film { Form() }
    var director = FilmDirector(host: film.host, watch: Unwatched())
    _ = try director.direct([.type("Ada\n", into: "Name"), .type("xyz", every: 0), .end])
    #expect(words(film).contains("sent Ada"))
    #expect(words(film).contains("secret is xyz"))
    #expect(words(film).contains("\u{2022}\u{2022}\u{2022}"))
    #expect(words(film).contains("at secret"))
  }

  @Test func withoutAFieldTypingIsAMistake() {
    let film = Film { Form() }
    var director = FilmDirector(host: film.host, watch: Unwatched())
    #expect(throws: FilmScriptError.noField("a", time: 0)) {
      try director.direct([.type("a")])
    }
  }

  @Test func aRoundedFieldIs34PointsHigh() {
    let film = Film {
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).frame(width: 200)
    }
    #expect(film.boxes(at: 0).first == CGRect(x: 100, y: 183, width: 200, height: 34))
  }

  struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(20).background(Color.red)
    }
  }

  @Test func aStyleOfAUsersOwnDressesTheField() {
    let film = Film { TextField("Name", text: .constant("x")).textFieldStyle(Boxed()) }
    #expect(film.boxes(at: 0).first?.width == 400)
    #expect(film.colors(at: 0).first == .init(rgb: 0xFF3B30))
  }

  struct Stored: View {
    @AppStorage("count") var count = 1
    var body: some View { Button("\(count)") { count += 1 } }
  }

  @Test func whatIsStoredIsSharedAndForgottenWithTheFilm() {
    for _ in 0..<2 {
      let film = Film {
        VStack {
          Stored()
          Stored()
        }
      }
      #expect(words(film).filter { $0 == "1" }.count == 4)
      let point = film.host.tapTargets()[0].point
      film.host.touchDown(at: point)
      film.host.touchUp(at: point)
      #expect(words(film).filter { $0 == "2" }.count == 4)
    }
  }

  @Test(arguments: [
    ("type \"Ada L.\" into Name", FilmCue.type("Ada L.", into: "Name")),
    ("type Ada into Full Name .2", .type("Ada", into: "Full Name", every: 0.2)),
    ("type hello world", .type("hello world")),
    ("type \"a\\n\" .3", .type("a\n", every: 0.3)),
    ("scroll Feed 0,300 .5", .scroll("Feed", by: CGSize(width: 0, height: 300), for: 0.5)),
    ("scroll 200,100 0,-50", .scroll(.point(200, 100), by: CGSize(width: 0, height: -50))),
  ])
  func cuesAreReadFromText(text: String, cue: FilmCue) throws {
    #expect(try FilmScript(parsing: text).cues == [cue])
  }
}
