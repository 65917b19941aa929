import CairoRenderer
import Foundation
import Media
import Motion
import Picture
import Presets

/// Finds and reads the scenes and export presets that a command line names.
struct SceneLibrary {
  private let folders: InstalledFolders
  private let arguments: ParsedArguments
  private let context: CommandContext

  /// The library of a command line.
  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
    folders = try InstalledFolders(arguments, context)
    self.context = context
    self.arguments = arguments
  }

  /// The scene that `input` names: a preset's name, a file, or `-` for standard input.
  ///
  /// With `usesExamples`, required parameters that were not given take their examples.
  func scene(_ input: String, usesExamples: Bool = false) throws -> OpenScene {
    if case .performer(let watch) = context.environment.films {
      return try FilmProgramme(arguments, context).open(input, watch: watch)
    }
    let source = try source(of: input)
    let shaper = PangoTextShaper()
    let options = ScenePreset.Options(
      parameters: parameters, usesExamples: usesExamples,
      stage: StageOverrides(duration: duration),
      files: PresetFiles(soundDuration: { path in
        Double(try AudioTrack.Source.file(path).length()) / Double(MixFormat.rate)
      }), marks: try TrackRequest.marks(arguments))
    let preset = try source.load(options, shaper)
    let stage = preset.composition.stage
    return OpenScene(preset: preset, name: source.title, file: source.file, shaper: shaper) {
      size in
      if size == stage.size { return preset.composition }
      var options = options
      options.stage.size = size
      return try source.load(options, shaper).composition
    }
  }

  /// What a scene is read from; once more for another stage.
  private enum Source {
    case file(URL)
    case standardInput(Data)

    /// The name of what is made from it.
    var title: String {
      switch self {
      case .file(let file): file.deletingPathExtension().lastPathComponent
      case .standardInput: "film"
      }
    }

    /// The file; `nil` for standard input.
    var file: URL? {
      if case .file(let file) = self { file } else { nil }
    }

    func load(
      _ options: ScenePreset.Options, _ shaper: any TextShaper
    ) throws(PresetErrors) -> ScenePreset {
      switch self {
      case .file(let file):
        try ScenePreset.load(file: file, options: options, shaper: shaper)
      case .standardInput(let data):
        try ScenePreset.load(
          data: data, named: "standard input", options: options, shaper: shaper)
      }
    }
  }

  private func source(of input: String) throws -> Source {
    guard input == "-" else { return .file(try folders.resolve(input, .scenes)) }
    // One byte more than a preset may have shows that it has too many.
    let data = try FileHandle.standardInput.read(upToCount: JSONReader.fileLimit + 1)
    return .standardInput(data ?? Data())
  }

  /// The values of `--set`; the last one of a name counts.
  private var parameters: [String: String] {
    Dictionary(arguments.all(Options.set).map { ($0.name, $0.value) }) { $1 }
  }

  /// The length of `--duration`, by which an endless scene ends.
  ///
  /// Frames without `--fps` are frames of the scene, whose rate is known only when it is read; the
  /// plan counts them.
  private var duration: FrameTime? {
    switch (arguments[Options.duration], arguments[Options.rate]) {
    case (.seconds(let time), _): time
    case (.frame(let count), let rate?): rate.time(ofFrame: count)
    default: nil
    }
  }

  /// What the export preset of `--export` asks for; nothing without one.
  func export() throws -> RenderRequest {
    guard let name = arguments[Options.export] else { return RenderRequest() }
    return RenderRequest(try ExportPreset.load(file: folders.resolve(name, .exports)))
  }
}

extension InstalledFolders {
  /// The libraries that exist, best first.
  var libraries: [PresetLibrary] {
    existing.map { PresetLibrary(folder: URL(fileURLWithPath: $0)) }
  }

  /// The file that `word` means: a name in the first library that has it, or a path.
  ///
  /// - Throws: `PresetErrors` with names that are near.
  func resolve(_ word: String, _ kind: PresetLibrary.Kind) throws(PresetErrors) -> URL {
    let libraries = libraries
    let owner = libraries.first { $0.names(of: kind).contains(word) }
    let fallback = libraries.first ?? PresetLibrary(folder: URL(fileURLWithPath: "presets"))
    return try (owner ?? fallback).resolve(word, kind)
  }
}

extension RenderRequest {
  /// What an export preset asks for.
  init(_ preset: ExportPreset) {
    if let width = preset.width, let height = preset.height {
      size = PixelSize(width: width, height: height)
    }
    scale = preset.scale
    fit = preset.fit.flatMap { FitMode(rawValue: $0.rawValue) }
    rate = preset.frameRate
    background = preset.background.map { color in color.map { .color($0) } ?? Backdrop.none }
    format = preset.format
    codec = preset.codec
    rateControl =
      preset.quality.map { .quality($0) } ?? preset.bitrate.map { .bitRate($0) }
    effort = preset.effort?.rawValue
    encoderThreads = preset.encoderThreads
    captions = preset.captions.flatMap { CaptionMode(rawValue: $0.rawValue) }
    choices.packsAlpha = preset.packsAlpha
    choices.files = preset.files
  }
}
