import Foundation
import Testing

@testable import Commands

/// A program whose views fail, each in its way, at the demo's first tap half a second in.
@Suite(.serialized, .enabled(if: FilmFixture.isBuilt, "build the product Inbetween first"))
struct FilmCrashTests {
  private static let source = """
    import SwiftUI
    struct Index: View {
      @State private var n = 0
      let list = [1, 2, 3]
      var body: some View {
        Button("Go \\(list[n])") { n += 5 }
      }
    }
    struct Fatal: View {
      var body: some View {
        Button("Go") { fatalError("no more") }
      }
    }
    struct Quits: View {
      var body: some View { Button("Go") { print("printed"); exit(0) } }
    }
    struct Stalls: View {
      @State private var n = 0
      var body: some View {
        var x = n
        while n > 0 { x &+= 1 }
        return Button("Go \\(x)") { n = 1 }
      }
    }
    struct Recurs: View {
      var body: some View { AnyView(VStack { Recurs() }) }
    }
    """

  /// Each film fails with one line that names place and time, and with nothing left behind.
  @Test(arguments: [
    (
      "Index",
      "Fails.swift:6:22: the film crashed at 0.6 s: an index out of range; mend the program"
    ),
    ("Fatal", "Fails.swift:11: the film crashed at 0.6 s: no more; mend the program"),
    ("Quits", "the film ended itself at 0.6 s with exit code 0"),
    ("Stalls", "Fails.swift:21:11: the film stalled at 0.6 s"),
    ("Recurs", "the film crashed at 0 s: bad memory, most often an endless recursion"),
  ])
  func theEndIsOneMessageAndNothingIsLeft(view: String, message: String) throws {
    let file = try FilmFixture.write("Fails.swift", Self.source)
    let result = try FilmFixture.run(
      "render", file, "--view", view, "-o", "\(view).mp4", "--stall-timeout",
      view == "Stalls" ? "1" : "60", "-q")
    #expect(result.code == 1)
    #expect(result.errors.contains(message), "\(result.errors)")
    let lines = result.errors.split(separator: "\n").filter { $0 != "printed" }
    #expect(lines.count == 1, "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(FilmFixture.leftovers(of: "\(view).mp4").isEmpty)
    let path = FilmFixture.folder.appendingPathComponent("\(view).mp4").path
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
