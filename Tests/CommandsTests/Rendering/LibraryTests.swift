import Foundation
import Testing

@testable import Commands

/// The presets that come with the package, found by name.
@Suite struct LibraryTests {
  private static let presets = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../presets").standardizedFileURL.path

  @Test func scenesAreListedOnceAndByName() {
    let (code, output, errors) = Recorder.run("presets", "--presets", Self.presets)
    #expect(code == .done)
    #expect(errors.isEmpty)
    #expect(output.contains("start-stop"))
    let names = Recorder.run("presets", "list", "--names", "--presets", Self.presets).output
    #expect(names.split(separator: "\n").contains("spinner"))
    #expect(names.split(separator: "\n").sorted() == names.split(separator: "\n"))
  }

  @Test func aMisspeltSceneIsAnswered() {
    let (code, _, errors) = Recorder.run("check", "start-stp", "--presets", Self.presets)
    #expect(code == .badRequest)
    #expect(errors.contains("did you mean 'start-stop'?"))
  }

  @Test func everySceneThatComesWithItIsSound() {
    let names = Recorder.run("presets", "list", "--names", "--presets", Self.presets).output
    for name in names.split(separator: "\n").map(String.init) {
      let (code, _, errors) = Recorder.run("check", name, "--strict", "--presets", Self.presets)
      #expect(code == .done, "\(name): \(errors)")
    }
  }

  @Test func anExportPresetDecidesWhatTheCommandLineLeavesOpen() {
    func plan(_ words: String...) -> String {
      let recorder = Recorder()
      _ = Command.run(
        ["render", "start-stop", "--presets", Self.presets, "--dry-run"] + words,
        in: recorder.environment())
      return recorder.outputText
    }
    #expect(plan("--export", "youtube-1080p60", "-o", "a.mp4").contains("size        1920x1080"))
    #expect(
      plan("--export", "youtube-1080p60", "--size", "640x360", "-o", "a.mp4")
        .contains("size        640x360"))
    #expect(plan("--export", "web-alpha", "-o", "a.webm").contains("background  none"))
  }

  /// What is written by every export preset: the ending, the codec and the size of a small scene.
  @Test(arguments: [
    ("docs-apng", "a.apng", "apng, 64x36"), ("docs-gif", "a.gif", "gif, 64x36"),
    ("docs-webp", "a.webp", "webp, 64x36"), ("frames", "f/%06d.png", "png, 64x36"),
    ("lossless-master", "a.mkv", "ffv1, 64x36"),
    ("prores-overlay", "a.mov", "prores4444, 1920x1080"), ("slides", "a.gif", "gif, 960x540"),
    ("square", "a.mp4", "h264, 1080x1080"), ("story", "a.mp4", "h264, 1080x1920"),
    ("vimeo", "a.mp4", "h264, 1920x1080"),
    ("x-linkedin", "a.mp4", "h264, 1920x1080"), ("youtube-1080p60", "a.mp4", "h264, 1920x1080"),
    ("youtube-2160p60", "a.mp4", "h264, 3840x2160"),
  ])
  func anExportPresetWritesItsFile(_ name: String, _ file: String, _ facts: String) throws {
    try withTemporaryFolder { folder in
      let scene = folder.appendingPathComponent("dot.json").path
      try Data(Self.dot.utf8).write(to: URL(fileURLWithPath: scene))
      let (code, output, errors) = Recorder.run(
        "render", scene, "--presets", Self.presets, "--export", name, "--range", "0f..2f",
        "-o", folder.appendingPathComponent(file).path)
      #expect(code == .done, "\(errors)")
      #expect(output.contains(": \(facts), 2 frames, "), "\(output)")
    }
  }

  private static let dot = """
    { "inbetween": 1, "title": "Dot", "stage": { "width": 64, "height": 36, "fps": 20, "background": "white" },
      "layers": [ { "id": "dot", "shape": { "circle": {} }, "fill": "red" } ],
      "tracks": [ { "layer": "dot", "property": "scale.x", "keyframes": [ { "at": 0, "value": 1 }, { "at": 1, "value": 0.5 } ] } ],
      "duration": 1 }
    """

  @Test func aThumbnailIsAStillByItsExportPreset() throws {
    try withTemporaryFolder { folder in
      let (code, output, _) = Recorder.run(
        "still", "start-stop", "--presets", Self.presets, "--export", "thumbnail", "-o",
        folder.appendingPathComponent("a.png").path)
      #expect(code == .done)
      #expect(output.contains("png, 1280x720"))
    }
  }

  @Test func anExportPresetIsShown() {
    let (code, output, _) = Recorder.run("presets", "show", "slides", "--presets", Self.presets)
    #expect(code == .done)
    #expect(
      output.contains("size") && output.contains("960x540") && output.contains("1,000 frames"))
    let json = Recorder.run("presets", "show", "slides", "--json", "--presets", Self.presets)
    #expect(json.output.contains("\"codec\" : \"gif\""))
  }

  @Test func aNewSceneBeginsAsAnother() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("mine.json").path
      let words = ["presets", "new", file, "--from", "spinner-drag", "--presets", Self.presets]
      let recorder = Recorder()
      #expect(Command.run(words, in: recorder.environment()) == .done)
      let (copy, original) = try (
        Data(contentsOf: URL(fileURLWithPath: file)),
        Data(contentsOf: URL(fileURLWithPath: Self.presets + "/scenes/spinner-drag.json"))
      )
      #expect(copy == original)
      #expect(Command.run(words, in: recorder.environment()) == .badRequest)
      let wrong = Recorder.run(
        "presets", "new", file + "x", "--from", "spiner", "--presets", Self.presets)
      #expect(wrong.code == .badRequest && wrong.errors.contains("did you mean 'spinner'?"))
    }
  }

  @Test func withoutAFolderTheListSaysWhatToDo() {
    let (code, _, errors) = Recorder.run("presets")
    #expect(code == .failed)
    #expect(errors.contains("INBETWEEN_HOME"))
    #expect(Recorder.run("presets", "list", "--names").code == .done)
  }
}
