import Foundation
import Testing

@testable import Commands

@Suite(.serialized, .enabled(if: FilmFixture.isBuilt, "build the product Inbetween first"))
struct EntryTests {
  private static func file() throws -> String {
    try FilmFixture.write("entries/Entries.swift", source)
  }

  private static let source = #"""
    import SwiftUI

    extension EnvironmentValues {
      @Entry var title = "from the key"
      @Entry var count: Int = 3
      @Entry var note: String?
    }

    @Animatable
    struct Bar: Shape {
      var start: CGFloat
      var end: Double = 1.0
      var tilt = Angle.zero
      @AnimatableIgnored var rounded: Bool = true
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.width * start, y: 0, width: rect.width * (end - start), height: 10))
      }
    }

    private struct Badge: View {
      let colour: Color
      @Binding var isOn: Bool
      @Environment(\.title) var title
      @Environment(\.count) var count
      @Environment(\.note) var note
      @Environment(\.colorScheme) var scheme
      var body: some View {
        VStack {
          Bar(start: isOn ? 0.5 : 0).fill(colour)
          Text("\(title) \(count) \(note ?? "none") \(scheme == .dark ? "dark" : "light")")
          Button("Turn") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        }
      }
    }

    #Preview("Night", traits: .fixedLayout(width: 260, height: 120)) {
      @Previewable @State var isOn = false
      let colour = Color(red: 1, green: 0.5, blue: 0)
      Badge(colour: colour, isOn: $isOn)
        .environment(\.note, "set")
        .preferredColorScheme(.dark)
    }

    #Preview { Text("second").frame(width: 100, height: 100) }

    #if os(macOS)
      #Preview("desk") { Text("desk").frame(width: 100, height: 100) }
    #elseif os(iOS)
      #if canImport(UIKit) && !targetEnvironment(simulator)
        #Preview("hand") { Text("hand").frame(width: 100, height: 100) }
      #endif
    #else
      #Preview("other") { Text("other").frame(width: 100, height: 100) }
    #endif

    struct Card: View {
      let number: Int
      var body: some View { Text("card \(number)").frame(width: 100, height: 100) }
    }

    struct Cards_Previews: PreviewProvider {
      static var previews: some View {
        Group {
          Card(number: 1).previewDevice("iPhone 15").previewDisplayName("One")
          Card(number: 2).previewLayout(.fixed(width: 77, height: 55))
        }
        .preferredColorScheme(.dark)
      }
    }

    final class Model: ObservableObject { @Published var number = 41 }

    @main struct Program: App {
      @StateObject private var model = Model()
      @State private var extra = 1
      @Environment(\.scenePhase) private var phase
      var body: some Scene {
        WindowGroup { Card(number: model.number + extra).onTapGesture { extra += 1 } }
        Settings { Text("settings") }
      }
    }
    """#

  /// What `info` says about an entry.
  private func info(_ words: String...) throws -> String {
    let result = try FilmFixture.run("info", try Self.file(), words)
    #expect(result.code == 0, "\(result.errors)")
    return result.output
  }

  @Test func theFirstPreviewIsTheUsualEntryWithItsArgumentsSizeAndDarkness() throws {
    let text = try info()
    #expect(
      text.contains(
        "view        Night, of Night, Preview 2, other, Cards_Previews 1, Cards_Previews 2, Program"
      ),
      "\(text)")
    #expect(text.contains("stage       260x120 points"))
    #expect(text.contains("background  #000000"))
    let picture = try FilmFixture.run("explain", try Self.file(), ["--at", "0", "-q"]).output
    #expect(
      picture.contains("from the key 3 set dark") && picture.contains("#ff8000"), "\(picture)")
    // The macro's data moves: half way the bar starts at a quarter.
    let hashes = try ["0.5", "1", "1.5"].map {
      try FilmFixture.run("explain", try Self.file(), ["--at", $0, "-q"]).output
    }
    #expect(Set(hashes).count == 3)
  }

  @Test(arguments: [
    (["--preview", "2"], "Preview 2", "100x100"), (["--preview", "other"], "other", "100x100"),
    (["--preview", "5"], "Cards_Previews 2", "77x55"),
    (["--view", "Program"], "Program", "100x100"),
    (["--view", "Card(number: 7)"], "Card(number: 7)", "100x100"),
    (["--preview", "hand", "--platform", "ios"], "hand", "100x100"),
    (["--preview", "desk", "--platform", "macos"], "desk", "100x100"),
  ])
  func anEntryIsChosen(words: [String], name: String, ideal: String) throws {
    let result = try FilmFixture.run("info", try Self.file(), words)
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.contains("view        \(name), of "), "\(result.output)")
    let size = ideal == "100x100" ? "148x148" : ideal
    #expect(result.output.contains("stage       \(size) points"), "\(result.output)")
  }

  @Test func aProgramsStatesLive() throws {
    let picture = try FilmFixture.run(
      "explain", try Self.file(), ["--view", "Program", "--at", "1", "-q"]
    ).output
    #expect(picture.contains("card 43"), "\(picture)")
  }

  @Test func aPartThatVanishesIsToldWithItsLineUnlessThePlatformTakesItIn() throws {
    let plain = try FilmFixture.run("check", try Self.file(), [])
    #expect(plain.code == 0, "\(plain.errors)")
    #expect(
      plain.errors.contains(
        "entries/Entries.swift:48: warning: '#elseif os(iOS)' is false here"), "\(plain.errors)")
    let phone = try FilmFixture.run("check", try Self.file(), ["--platform", "ios"])
    #expect(phone.code == 0 && !phone.errors.contains("is false here"), "\(phone.errors)")
  }

  /// The compiler's words name the user's file, line and column, copy or not.
  @Test func mistakesHaveTheUsersPlaces() throws {
    let file = try FilmFixture.write(
      "entries/Wrong.swift",
      """
      import SwiftUI
      struct Fine: View { var size: Int; var body: some View { Text("x") } }
      #if os(iOS)
      struct Wrong: View { var body: some View { Text(1 as Bool) } }
      #endif
      #Preview { Fine(size: 1) }
      """)
    let result = try FilmFixture.run("info", file, ["--platform", "ios"])
    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("entries/Wrong.swift:4:49: error: "), "\(result.errors)")
    let expression = try FilmFixture.run("info", file, ["--view", "Fine(size: \"a\")"])
    #expect(expression.code == 2)
    #expect(expression.errors.contains("--view:1:12: error: "), "\(expression.errors)")
    let bare = try FilmFixture.run("info", file, ["--view", "Fine"])
    #expect(bare.code == 2 && bare.errors.contains("give them, as --view 'Fine(…)'"))
    let none = try FilmFixture.run("info", file, ["--preview", "4"])
    #expect(none.code == 2 && none.errors.contains("there is 1 (Preview 1)"), "\(none.errors)")
  }

  @Test func aFolderIsAProgramWhoseWindowGoesFirst() throws {
    _ = try FilmFixture.write(
      "app/Views/Home.swift",
      """
      import SwiftUI
      struct Home: View { var body: some View { Text(greeting).frame(width: 90, height: 90) } }
      #Preview { Home() }
      """)
    _ = try FilmFixture.write(
      "app/App.swift",
      """
      import SwiftUI
      let greeting = "hello"
      @main struct Greeter: App { var body: some Scene { WindowGroup { Home() } } }
      """)
    let result = try FilmFixture.run("info", "app", [])
    #expect(
      result.output.contains("view        Greeter, of Greeter, Preview 1, Home"), "\(result.errors)"
    )
  }
}

extension FilmFixture {
  /// Runs the command with words that are a list.
  static func run(_ command: String, _ file: String, _ words: [String]) throws -> Outcome {
    try run([command, file] + words)
  }
}
