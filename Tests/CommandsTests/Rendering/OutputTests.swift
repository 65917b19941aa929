import Export
import Foundation
import Media
import Testing

@testable import Commands

/// What is made beside a film, and of several outputs at once.
@Suite struct OutputTests {
  private static let scene = """
    { "inbetween": 1, "title": "Small",
      "stage": { "width": 64, "height": 36, "fps": 60, "background": "white" },
      "layers": [ { "id": "a", "shape": { "circle": {} }, "frame": [3, 3, 30, 30],
        "fill": { "linear": { "stops": [[0, "red"], [1, "blue"]] } } } ],
      "states": { "right": { "a": { "frame": [32, 3, 30, 30] } } },
      "timeline": [ { "at": 0.1, "state": "right", "animation": { "easeInOut": 0.3 } } ],
      "duration": 0.5 }
    """

  private func run(_ words: String..., in folder: URL) throws -> (
    code: ExitCode, output: String, errors: String
  ) {
    try Data(Self.scene.utf8).write(to: folder.appendingPathComponent("small.json"))
    let recorder = Recorder()
    let code = Command.run(
      words.map { $0.replacing("@", with: folder.path) }, in: recorder.environment())
    func local(_ text: String) -> String { text.replacing(folder.path, with: "@") }
    return (code, local(recorder.outputText), local(recorder.errorText))
  }

  private func names(in folder: URL) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)).subtracting(["small.json"]
    )
  }

  @Test func aGIFBesideAFilmTakesEveryThirdFrameAndTheFilmKeepsItsRate() throws {
    try withTemporaryFolder { folder in
      let (code, output, errors) = try run(
        "render", "@/small.json", "-o", "@/a.mp4", "-o", "@/a.gif", "-o", "@/p.png", "--sheet",
        "@/s.png", "--poster", "@/q.jpg", in: folder)
      #expect(code == .done)
      #expect(errors.contains("a.gif takes every 3rd frame: 20 fps"))
      #expect(output.contains("@/a.mp4: h264, 64x36, 30 frames, 0.5 s"))
      #expect(output.contains("@/p.png: png, 64x36, "))
      #expect(try names(in: folder) == ["a.mp4", "a.gif", "p.png", "s.png", "q.jpg"])
      let gif = try MediaFacts(of: folder.appendingPathComponent("a.gif").path)
      #expect(abs(gif.duration - 0.5) < 0.011)
    }
  }

  @Test func noOutputGetsItsNameWhenOneFails() throws {
    try withTemporaryFolder { folder in
      let (code, _, _) = try run(
        "render", "@/small.json", "-o", "@/a.mp4", "--poster", "@/no/p.png", in: folder)
      #expect(code == .badRequest)
      #expect(try names(in: folder).isEmpty)
    }
  }

  @Test func severalTimesGiveAStillEach() throws {
    try withTemporaryFolder { folder in
      let numbered = try run(
        "still", "@/small.json", "--at", "0", "--at", "6f", "-o", "@/n-%02d.png", in: folder)
      #expect(numbered.code == .done)
      let named = try run(
        "still", "@/small.json", "--at", "0.25", "--at", "6f", "-o", "@/t.webp", in: folder)
      #expect(named.code == .done)
      #expect(
        try names(in: folder) == ["n-01.png", "n-02.png", "t-0.25s.webp", "t-6f.webp"])
      let twice = try run(
        "still", "@/small.json", "--at", "6f", "--at", "6f", "-o", "@/u.png", in: folder)
      #expect(twice.code == .badRequest)
    }
  }

  @Test func aSheetTakesListedTimesAndRows() throws {
    try withTemporaryFolder { folder in
      let listed = try run(
        "sheet", "@/small.json", "--at", "0.1", "--at", "0.2", "--at", "0.3", "--columns", "3",
        "--scale", "1", "-o", "@/a.png", in: folder)
      #expect(listed.output.hasPrefix("@/a.png: png, 224x70, "))
      let rows = try run(
        "sheet", "@/small.json", "--rows", "2", "--columns", "2", "--scale", "1", "-o", "@/b.png",
        in: folder)
      #expect(rows.output.hasPrefix("@/b.png: png, 152x132, "))
    }
  }

  @Test func vectorFramesAreShapes() throws {
    try withTemporaryFolder { folder in
      for arguments in [
        ["still", "@/small.json", "--at", "0", "-o", "@/a.svg"],
        ["render", "@/small.json", "--fps", "10", "-o", "@/a.pdf", "-o", "@/v/%02d.svg"],
      ] {
        let recorder = Recorder()
        try Data(Self.scene.utf8).write(to: folder.appendingPathComponent("small.json"))
        #expect(
          Command.run(
            arguments.map { $0.replacing("@", with: folder.path) }, in: recorder.environment())
            == .done)
      }
      let svg = try String(contentsOf: folder.appendingPathComponent("a.svg"), encoding: .utf8)
      #expect(svg.contains("<linearGradient") && !svg.contains("<image"))
      #expect(try names(in: folder.appendingPathComponent("v")).count == 5)
      let pdf = try Data(contentsOf: folder.appendingPathComponent("a.pdf"))
      #expect(pdf.range(of: Data("/Count 5".utf8)) != nil)
      // Nothing depends on what else the process has drawn.
      #expect(
        try run("still", "@/small.json", "--at", "0", "-o", "@/b.svg", in: folder).code == .done)
      let again = try String(contentsOf: folder.appendingPathComponent("b.svg"), encoding: .utf8)
      #expect(svg == again)
    }
  }

  @Test(arguments: ["gif", "mp4", "webm"])
  func aFileFitsTheBytesAskedForAndSaysWhatWasGivenUp(ending: String) throws {
    try withTemporaryFolder { folder in
      let path = "@/a.\(ending)"
      _ = try run("render", "@/small.json", "--scale", "4", "-o", path, in: folder)
      let file = folder.appendingPathComponent("a.\(ending)")
      let usual = try Data(contentsOf: file).count
      let limit = usual * 6 / 10
      let (code, _, errors) = try run(
        "render", "@/small.json", "--scale", "4", "-fo", path, "--max-bytes", "\(limit)",
        in: folder)
      #expect(code == .done)
      #expect(try Data(contentsOf: file).count <= limit)
      #expect(errors.contains("to fit "))
      let (bad, _, words) = try run(
        "render", "@/small.json", "-o", "@/b.\(ending)", "--max-bytes", "100", in: folder)
      #expect(bad == .failed)
      #expect(words.contains("the least of"))
      #expect(try names(in: folder) == ["a.\(ending)"])
    }
  }

  @Test func averagedFramesAreSixteenBitsDeep() throws {
    try withTemporaryFolder { folder in
      let (code, _, _) = try run(
        "render", "@/small.json", "--motion-blur", "4", "--supersample", "2", "-o", "@/f/%02d.png",
        "-o", "@/a.mp4", in: folder)
      #expect(code == .done)
      let facts = try MediaFacts(of: folder.appendingPathComponent("f/12.png").path)
      #expect(facts.pixelFormat == "rgb48be")
    }
  }

  @Test func aSetHasAllThatAPageNeeds() throws {
    try withTemporaryFolder { folder in
      let presets = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../presets").standardizedFileURL.path
      for (export, files) in [
        ("web-alpha", ["a.webm", "a.webp", "a-poster.png", "a.html"]),
        ("web-alpha-packed", ["a.mp4", "a-poster.png", "a.html"]),
      ] {
        let inner = folder.appendingPathComponent(export)
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
        let (code, _, errors) = try run(
          "render", "@/small.json", "--presets", presets, "--export", export, "-o",
          "@/\(export)/\(files[0])", in: folder)
        #expect(code == .done, "\(errors)")
        #expect(try names(in: inner) == Set(files))
        let page = try String(
          contentsOf: inner.appendingPathComponent("a.html"), encoding: .utf8)
        #expect(page.contains("\"\(files[0])\"") && page.contains("width=\"64\""))
      }
      let packed = folder.appendingPathComponent("web-alpha-packed/a.mp4").path
      #expect(try MediaFacts(of: packed).height == 72)
    }
  }

  @Test func anOptionThatNoOutputTakesIsRefused() throws {
    try withTemporaryFolder { folder in
      let (code, _, errors) = try run(
        "render", "@/small.json", "-o", "@/a.mp4", "--dither", "bayer", in: folder)
      #expect(code == .badRequest)
      #expect(errors.contains("--dither is for GIF"))
    }
  }
}
