import Foundation
import Motion
import Picture
import Presets
import Testing

@Suite struct ShippedPresetTests {
  static let library = PresetLibrary(folder: shippedPresets)

  @Test func theFilmsOfTheTutorialsAreShipped() {
    let films: Set<String> = [
      "animated-line", "circle-color-and-size", "circle-square-cross-fade", "corner-radius",
      "cubic-curve", "cubic-curve-change", "curve-sequence", "curve-to-line", "diamond-rotation",
      "line-end-point", "line-scale", "line-two-end-points", "polygon-sides",
      "quadratic-curve-change", "quadratic-curves", "random-shape-curves", "random-shape-equal",
      "random-shape-many", "random-shape-snap", "random-shape-unequal", "regular-polygons",
      "shape-change-rotations", "spinner", "spinner-completion", "spinner-drag", "spinner-leaves",
      "spinner-stages", "start-stop", "suits", "suits-alike", "suits-as-strokes",
    ]
    #expect(films.subtracting(Self.library.names(of: .scenes)).isEmpty)
  }

  @Test func allExportPresetsAreShipped() {
    #expect(
      Self.library.names(of: .exports) == [
        "docs-apng", "docs-gif", "docs-webp", "frames", "lossless-master", "prores-overlay",
        "slides", "square", "story", "thumbnail", "vimeo", "web-alpha", "web-alpha-packed",
        "x-linkedin", "youtube-1080p60", "youtube-2160p60",
      ])
  }

  @Test(arguments: library.names(of: .scenes))
  func scenePresetsLoadWithoutMistakesAndShowSomethingThroughout(_ name: String) throws {
    let preset = try ScenePreset.load(
      file: Self.library.url(of: name, .scenes), named: name, options: .init(usesExamples: true),
      shaper: BoxShaper())
    #expect(preset.warnings.map(\.description) == [])
    #expect(preset.title?.isEmpty == false && preset.notes?.isEmpty == false)
    let sampler = preset.composition.makeSampler()
    for share in [0, 0.25, 0.5, 0.75, 1] {
      let time = FrameTime(seconds: preset.composition.duration.seconds * share)
      let list = try sampler.displayList(at: time)
      #expect(!list.description.isEmpty)
      #expect(!list.description.contains("nan") && !list.description.contains("inf "))
      #expect(list == preset.composition.displayList(at: time))
    }
  }

  @Test func presetsInFoldersAreNamedByTheirWay() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("presets-\(UUID().uuidString)")
    let kit = folder.appendingPathComponent("scenes/kit")
    try FileManager.default.createDirectory(at: kit, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["title.json", ".draft.json", "notes.txt"] {
      try Data().write(to: kit.appendingPathComponent(name))
    }
    let library = PresetLibrary(folder: folder)
    #expect(library.names(of: .scenes) == ["kit/title"])
    #expect(try library.resolve("kit/title", .scenes).path == kit.path + "/title.json")
  }

  @Test(arguments: library.names(of: .exports))
  func exportPresetsLoad(_ name: String) throws {
    let preset = try ExportPreset.load(file: Self.library.url(of: name, .exports), named: name)
    #expect(
      preset.title?.isEmpty == false && preset.notes?.isEmpty == false && preset.format != nil
        && preset.codec != nil)
  }

  @Test func exportPresetsSayWhatTheyPromise() throws {
    let film = try ExportPreset.load(file: Self.library.url(of: "youtube-1080p60", .exports))
    #expect(film.width == 1920 && film.height == 1080 && film.frameRate == FrameRate(60))
    #expect(film.format == "mp4" && film.codec == "h264" && film.background == nil)
    let clear = try ExportPreset.load(file: Self.library.url(of: "web-alpha", .exports))
    #expect(clear.background == .some(nil) && clear.codec == "vp9")
  }

  @Test func everyExportPresetIsInTheManual() throws {
    let manual = try String(
      contentsOf: shippedPresets.deletingLastPathComponent().appendingPathComponent(
        "docs/presets.md"), encoding: .utf8)
    for name in Self.library.names(of: .exports) { #expect(manual.contains("| `\(name)` |")) }
  }

  @Test func theLibraryListsNameTitleSizeLengthAndParameters() {
    let (presets, broken) = Self.library.listing(shaper: BoxShaper())
    #expect(broken.isEmpty)
    #expect(
      presets.map(\.line).contains(
        "start-stop  Start and stop  640 × 360  4 s  start, stop, go, halt"))
  }

  @Test func aPresetIsFoundByNameOrFileAndAWrongNameGetsASuggestion() throws {
    #expect(try Self.library.resolve("spinner", .scenes).lastPathComponent == "spinner.json")
    #expect(try Self.library.resolve("./x/film.json", .scenes).lastPathComponent == "film.json")
    let error = #expect(throws: PresetErrors.self) {
      try Self.library.resolve("spiner", .scenes)
    }
    #expect(
      error?.description
        == "spiner:1:1: there is no scene preset of that name; did you mean 'spinner'?")
  }
}
