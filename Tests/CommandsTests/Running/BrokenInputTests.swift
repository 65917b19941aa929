import Foundation
import Testing

@testable import Commands

/// Scenes and requests that cannot be rendered: each is told and leaves nothing.
@Suite struct BrokenInputTests {
  /// A scene with something wrong in it.
  struct Case: CustomTestStringConvertible {
    /// What is wrong.
    var name: String
    /// The file's bytes.
    var bytes: [UInt8]
    /// A part of what is said.
    var words: String

    init(_ name: String, _ text: String, says words: String) {
      (self.name, self.bytes, self.words) = (name, Array(text.utf8), words)
    }

    init(_ name: String, bytes: [UInt8], says words: String) {
      (self.name, self.bytes, self.words) = (name, bytes, words)
    }

    var testDescription: String { name }
  }

  /// A scene of one circle, with more members.
  private static func scene(_ more: String, layer: String = "", stage: String = "") -> String {
    """
    { "inbetween": 1, "title": "T", "stage": { "width": 64, "height": 36, "fps": 10 \(stage) },
      "layers": [ { "id": "a", "shape": { "circle": {} }, "frame": [0, 0, 9, 9] \(layer) } ],
      "states": { "big": { "a": { "scale": 2 } } }
      \(more.isEmpty ? ", \"duration\": 1" : ", " + more) }
    """
  }

  static let cases = [
    Case("wrong type", scene("\"duration\": [1]"), says: "duration"),
    Case("unknown key", scene("\"duraton\": 1"), says: "duration"),
    Case(
      "unknown state",
      scene("\"timeline\": [ { \"at\": 0, \"state\": \"bog\" } ], \"duration\": 1"), says: "big"),
    Case(
      "missing layer",
      scene(
        "\"timeline\": [ { \"at\": 0, \"set\": { \"b\": { \"scale\": 1 } } } ], \"duration\": 1"),
      says: "b"),
    Case("negative duration", scene("\"duration\": -1"), says: "duration"),
    Case("not a number", scene("\"duration\": NaN"), says: "NaN"),
    Case("a thousand million fps", scene("", stage: ", \"fps\": 1e9"), says: "fps"),
    Case("too large a stage", scene("", stage: ", \"scale\": 1e6"), says: "scale"),
    Case("deep nesting", String(repeating: "[", count: 100_000), says: "128"),
    Case("truncated", String(scene("").prefix(100)), says: ":"),
    Case("binary", bytes: (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 167) }, says: ":1:"),
    Case(
      "not UTF-8", bytes: Array("{ \"inbetween\": 1, \"title\": \"".utf8) + [0xFF, 0xC0], says: ":"),
    Case("empty", "", says: ":1:"),
    Case("a list", "[]", says: ":1:1"),
    Case("another version", "{ \"inbetween\": 2 }", says: "1"),
    Case("duplicate key", scene("\"duration\": 1, \"duration\": 2"), says: "duration"),
    Case("unknown shape", scene("", layer: ", \"shape\": { \"cirle\": {} }"), says: "shape"),
    Case("unknown colour", scene("", layer: ", \"fill\": \"gren\""), says: "green"),
    Case(
      "unknown animation",
      scene(
        "\"timeline\": [ { \"at\": 0, \"state\": \"big\", \"animation\": \"easeNever\" } ], "
          + "\"duration\": 1"), says: "ease"),
    Case(
      "an event after the end",
      scene("\"timeline\": [ { \"at\": 5, \"state\": \"big\" } ], \"duration\": 1"), says: "5"),
    Case("endless", scene("\"duration\": 1e99"), says: "duration"),
  ]

  @Test(arguments: cases)
  func aBrokenSceneIsToldAndNothingIsWritten(_ broken: Case) throws {
    try withTemporaryFolder { folder in
      let input = folder.appendingPathComponent("broken.json")
      try Data(broken.bytes).write(to: input)
      let output = folder.appendingPathComponent("out.mp4").path
      for words in [["render", input.path, "-o", output], ["check", input.path]] {
        let recorder = Recorder()
        #expect(Command.run(words, in: recorder.environment()) == .badRequest)
        #expect(recorder.errorText.hasPrefix(input.path + ":"), "\(recorder.errorText)")
        #expect(recorder.errorText.contains(broken.words), "\(recorder.errorText)")
        #expect(recorder.outputText.isEmpty)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["broken.json"])
    }
  }

  /// Requests for a sound scene, the exit code, and a part of what is said.
  @Test(arguments: [
    (["-o", "missing/out.mp4"], ExitCode.badRequest, "missing"),
    (["-o", "out.xyz"], .badRequest, ".xyz"),
    (["-o", "out"], .badRequest, "--format"),
    (["-o", "out.mp4", "--background", "none"], .badRequest, "--background"),
    (["-o", "out.png"], .badRequest, "%06d"),
    (["-o", "out.mp4", "--codec", "vp9"], .badRequest, "webm"),
    (["-o", "scene.json", "--format", "mp4"], .badRequest, "--force"),
    (["-o", "out.mp4", "--range", "5..6"], .badRequest, "--range"),
    (["-o", "out.mp4", "--set", "nope=1"], .badRequest, "nope"),
    (["-o", "out.mp4", "--export", "nope"], .badRequest, "nope"),
    (["-o", "out.mp4", "--size", "9000x9000"], .badRequest, "8192"),
  ])
  func aRequestThatCannotBeMetIsToldAndNothingIsWritten(
    _ options: [String], _ code: ExitCode, _ words: String
  ) throws {
    try withTemporaryFolder { folder in
      let input = folder.appendingPathComponent("scene.json")
      try Data(Self.scene("").utf8).write(to: input)
      let options = options.enumerated().map { index, word in
        index == 1 ? folder.appendingPathComponent(word).path : word
      }
      let recorder = Recorder()
      let actual = Command.run(["render", input.path] + options, in: recorder.environment())
      #expect(actual == code)
      #expect(recorder.errorText.contains(words), "\(recorder.errorText)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["scene.json"])
    }
  }

  @Test(arguments: ["no-such-scene", "./gone.json", "/"])
  func aSceneThatCannotBeReadIsTold(_ input: String) {
    let (code, output, errors) = Recorder.run("render", input, "-o", "/nowhere/out.mp4")
    #expect(code == .badRequest)
    #expect(errors.contains(input))
    #expect(output.isEmpty)
  }
}
