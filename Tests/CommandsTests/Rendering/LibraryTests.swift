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

  @Test func withoutAFolderTheListSaysWhatToDo() {
    let (code, _, errors) = Recorder.run("presets")
    #expect(code == .failed)
    #expect(errors.contains("INBETWEEN_HOME"))
    #expect(Recorder.run("presets", "list", "--names").code == .done)
  }
}
