import Export
import Foundation
import Media
import Testing

@testable import Commands

/// Renders of a small scene through the command line, in process.
@Suite struct RenderCommandTests {
  private static let scene = """
    { "inbetween": 1, "title": "Small", "parameters": { "paint": { "type": "color", "default": "red" } },
      "stage": { "width": 65, "height": 36, "fps": 10 },
      "layers": [ { "id": "a", "shape": { "circle": {} }, "frame": [3, 3, 30, 30], "fill": "${paint}" } ],
      "states": { "right": { "a": { "frame": [32, 3, 30, 30] } } },
      "timeline": [ { "at": 0.2, "state": "right", "animation": { "easeInOut": 0.6 } } ],
      "duration": 1 }
    """

  /// Runs `words`, in which `@` stands for the folder, beside the small scene.
  private func run(
    _ words: String..., in folder: URL, cancellation: Cancellation = Cancellation()
  ) throws -> (code: ExitCode, output: String, errors: String) {
    try Data(Self.scene.utf8).write(to: folder.appendingPathComponent("small.json"))
    let recorder = Recorder()
    let code = Command.run(
      words.map { $0.replacing("@", with: folder.path) },
      in: recorder.environment(cancellation: cancellation))
    func local(_ text: String) -> String { text.replacing(folder.path, with: "@") }
    return (code, local(recorder.outputText), local(recorder.errorText))
  }

  private func names(in folder: URL) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)).subtracting(["small.json"]
    )
  }

  @Test func severalOutputsComeFromOnePass() throws {
    try withTemporaryFolder { folder in
      let (code, output, errors) = try run(
        "render", "@/small.json", "-o", "@/a.mp4", "-o", "@/b.webm", "-o", "@/f/%06d.png",
        in: folder)
      #expect(code == .done)
      #expect(output.split(separator: "\n").count == 3)
      #expect(output.hasPrefix("@/a.mp4: h264, 66x36, 10 frames, 1 s, "))
      #expect(errors.contains("notice: H.264 needs even sizes: 65×36 is padded to 66×36"))
      #expect(try names(in: folder) == ["a.mp4", "b.webm", "f"])
      let facts = try MediaFacts(of: folder.appendingPathComponent("b.webm").path)
      #expect(facts.frames == 10)
      let frames = try names(in: folder.appendingPathComponent("f"))
      #expect(frames.count == 10 && frames.contains("000009.png"))
    }
  }

  @Test func theTimeOptionsChooseTheFrames() throws {
    try withTemporaryFolder { folder in
      let (code, _, _) = try run(
        "render", "@/small.json", "--range", "0.5..", "--include-end", "-o", "@/f/%06d.png",
        in: folder)
      #expect(code == .done)
      let expected = (5...10).map { "0000\($0 < 10 ? "0" : "")\($0).png" }
      #expect(try names(in: folder.appendingPathComponent("f")) == Set(expected))
    }
  }

  @Test func framesDoNotDependOnTheNumberOfJobs() throws {
    try withTemporaryFolder { folder in
      for jobs in ["1", "2"] {
        let (code, _, _) = try run(
          "render", "@/small.json", "-j", jobs, "-q", "-o", "@/\(jobs).framehash", in: folder)
        #expect(code == .done)
      }
      let files = try ["1", "2"].map {
        try Data(contentsOf: folder.appendingPathComponent("\($0).framehash"))
      }
      #expect(files[0] == files[1])
      let hash = try run("info", "@/small.json", "--hash", in: folder).output
      #expect(hash == FilmHash.hash(files[0]) + "\n")
    }
  }

  @Test func aParameterChangesThePicture() throws {
    try withTemporaryFolder { folder in
      let first = try run("info", "@/small.json", "--hash", in: folder).output
      let other = try run("info", "@/small.json", "--hash", "--set", "paint=blue", in: folder)
        .output
      #expect(first != other)
    }
  }

  @Test func whatExistsIsReplacedOnlyByForce() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("a.mp4")
      try Data("precious".utf8).write(to: file)
      let (code, _, errors) = try run("render", "@/small.json", "-o", "@/a.mp4", in: folder)
      #expect(code == .badRequest)
      #expect(errors.contains("--force"))
      #expect(try Data(contentsOf: file) == Data("precious".utf8))
      #expect(try run("render", "@/small.json", "-fo", "@/a.mp4", in: folder).code == .done)
      #expect(try Data(contentsOf: file) != Data("precious".utf8))
    }
  }

  @Test func theSceneItselfIsNeverWrittenOver() throws {
    try withTemporaryFolder { folder in
      let (code, _, errors) = try run(
        "render", "@/small.json", "-fo", "@/x/../small.json", "--format", "mp4", in: folder)
      #expect(code == .badRequest)
      #expect(errors.contains("-o names the scene itself"))
      let kept = try Data(contentsOf: folder.appendingPathComponent("small.json"))
      #expect(kept == Data(Self.scene.utf8))
    }
  }

  @Test func aDryRunWritesNothing() throws {
    try withTemporaryFolder { folder in
      let (code, output, _) = try run(
        "render", "@/small.json", "-o", "@/a.mp4", "--dry-run", "--scale", "2", in: folder)
      #expect(code == .done)
      #expect(output.contains("size        130x72 pixels"))
      #expect(try names(in: folder).isEmpty)
    }
  }

  @Test func aCancelledRenderLeavesNothing() throws {
    try withTemporaryFolder { folder in
      let cancellation = Cancellation()
      cancellation.cancel()
      let (code, output, errors) = try run(
        "render", "@/small.json", "-o", "@/a.mp4", "-o", "@/f/%06d.png", in: folder,
        cancellation: cancellation)
      #expect(code == .interrupted)
      #expect(output.isEmpty)
      #expect(errors.hasSuffix("error: interrupted; nothing was left behind, so run it again\n"))
      #expect(try names(in: folder).isEmpty)
    }
  }

  @Test func programsGetObjects() throws {
    try withTemporaryFolder { folder in
      let (code, output, errors) = try run(
        "render", "@/small.json", "-o", "@/a.mp4", "--progress", "json", "--errors", "json",
        in: folder)
      #expect(code == .done)
      for line in (output + errors).split(separator: "\n") {
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
      }
      #expect(errors.contains(#""event":"progress","frame":10,"frames":10"#))
      #expect(output.contains(#""path":"@/a.mp4""#))
    }
  }

  @Test func strictLetsWarningsFailBeforeAnythingIsWritten() throws {
    try withTemporaryFolder { folder in
      let scene = Self.scene.replacing("\"fill\": \"${paint}\"", with: "\"fill\": \"blue\"")
      let input = folder.appendingPathComponent("unused.json")
      try Data(scene.utf8).write(to: input)
      let output = folder.appendingPathComponent("a.mp4").path
      let recorder = Recorder()
      let code = Command.run(
        ["render", input.path, "--strict", "-o", output], in: recorder.environment())
      #expect(code == .badRequest)
      #expect(recorder.errorText.contains("warning"))
      #expect(!FileManager.default.fileExists(atPath: output))
    }
  }

  @Test func aStillHasTheSizeAskedFor() throws {
    try withTemporaryFolder { folder in
      let (code, output, _) = try run(
        "still", "@/small.json", "--at", "0.5", "--scale", "3", "-o", "@/a.png", in: folder)
      #expect(code == .done)
      #expect(output.hasPrefix("@/a.png: png, 195x108, 2."))
      let (bad, _, errors) = try run(
        "still", "@/small.json", "--at", "7", "-o", "@/b.png", in: folder)
      #expect(bad == .badRequest)
      #expect(errors.contains("choose --at from 0 to 1"))
    }
  }

  @Test func aSheetHasItsPicturesInRows() throws {
    try withTemporaryFolder { folder in
      let (code, output, _) = try run(
        "sheet", "@/small.json", "--pictures", "6", "--columns", "3", "--scale", "1", "-o",
        "@/a.png", in: folder)
      #expect(code == .done)
      // Three cells of 65 with gaps of 8, two rows of 36 with captions of 18.
      #expect(output.hasPrefix("@/a.png: png, 227x132, 8"))
    }
  }

  @Test func aSceneIsExplainedAndDescribed() throws {
    try withTemporaryFolder { folder in
      let explained = try run("explain", "@/small.json", "--at", "1", in: folder)
      #expect(explained.code == .done)
      #expect(explained.output.contains("a (shape)"))
      #expect(explained.output.contains("\ndrawing commands\nfill #FF"))
      let described = try run("info", "@/small.json", in: folder)
      #expect(described.output.contains("length      1 s, 10 frames at 10 fps\n"))
      let events = try run("info", "@/small.json", "--timeline", in: folder)
      #expect(events.output.contains("state right"))
      let json = try run("info", "@/small.json", "--json", in: folder).output
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      #expect(object["frames"] as? Int == 10)
    }
  }

  @Test func aNewSceneIsSound() throws {
    try withTemporaryFolder { folder in
      #expect(try run("presets", "new", "@/a \"b\".json", in: folder).code == .done)
      #expect(try run("presets", "new", "@/a \"b\"", in: folder).code == .badRequest)
      let (code, output, errors) = try run("check", "--strict", "@/a \"b\".json", in: folder)
      #expect(code == .done)
      #expect(output == "@/a \"b\".json: ok\n")
      #expect(errors.isEmpty)
    }
  }
}
