package import Foundation
package import Motion
package import Picture

/// A scene preset, read and checked, with its film.
package struct ScenePreset: Sendable {
  /// The file, as it was named.
  package var file: String
  package var title: String?
  package var notes: String?
  package var parameters: [Parameter]
  /// The values that the film was built with, by name.
  package var values: [String: ExpressionValue]
  /// The time of a still that stands for the film.
  package var poster: FrameTime
  /// Whether the layout follows the stage: it has percentages or asks for the stage's size.
  package var isResponsive: Bool
  /// What is allowed but probably not meant.
  package var warnings: [Diagnostic]
  package var composition: PresetComposition
  /// What there is beside the pictures.
  package var tracks: SceneTracks

  /// How a preset is to be read.
  package struct Options: Sendable {
    /// Values for parameters, as text: a command line's or a data row's cells.
    package var parameters: [String: String]
    /// Whether a required parameter without a value takes its example.
    package var usesExamples: Bool
    package var stage: StageOverrides
    package var interpolation: ColorInterpolation
    /// The files that it may name; without a folder, those beside the preset's own file.
    package var files: PresetFiles
    /// Times that come before the preset's own marks of the same names.
    package var marks: [String: FrameTime]

    package init(
      parameters: [String: String] = [:], usesExamples: Bool = false,
      stage: StageOverrides = StageOverrides(), interpolation: ColorInterpolation = .oklab,
      files: PresetFiles = PresetFiles(), marks: [String: FrameTime] = [:]
    ) {
      (self.parameters, self.usesExamples) = (parameters, usesExamples)
      (self.files, self.marks) = (files, marks)
      (self.stage, self.interpolation) = (stage, interpolation)
    }
  }

  /// The preset in a file.
  ///
  /// - Throws: `PresetErrors` with every mistake.
  package static func load(
    file: URL, named name: String? = nil, options: Options = Options(),
    shaper: any TextShaper
  ) throws(PresetErrors) -> ScenePreset {
    let name = name ?? file.relativePath
    var options = options
    options.files.folder = options.files.folder ?? file.deletingLastPathComponent()
    return try load(
      data: PresetFile.read(file, named: name), named: name, options: options, shaper: shaper)
  }

  /// The preset in `data`; `name` stands for the file in messages.
  ///
  /// - Throws: `PresetErrors` with every mistake.
  package static func load(
    data: Data, named name: String, options: Options = Options(), shaper: any TextShaper
  ) throws(PresetErrors) -> ScenePreset {
    let diagnostics = Diagnostics(file: name)
    let loader = SceneLoader(options: options, shaper: shaper, diagnostics: diagnostics)
    guard let preset = loader.load(data), !diagnostics.hasMistakes else {
      throw diagnostics.errors
    }
    return preset
  }
}

/// What a preset has beside its pictures.
package struct SceneTracks: Hashable, Sendable {
  package var sounds: [SceneSound] = []
  package var captions: SceneCaptions?
  /// By their starts.
  package var chapters: [SceneChapter] = []
  /// The resolved marks, by their times.
  package var marks: [SceneMark] = []

  package init() {}

  init(
    sounds: [SceneSound], captions: SceneCaptions?, chapters: [SceneChapter], marks: [SceneMark]
  ) {
    (self.sounds, self.captions) = (sounds, captions)
    (self.chapters, self.marks) = (chapters, marks)
  }
}

/// A name for a time.
package struct SceneMark: Hashable, Sendable {
  package var time: FrameTime
  package var name: String
}

/// Reads a preset's file within the limit of files.
enum PresetFile {
  static func read(_ file: URL, named name: String) throws(PresetErrors) -> Data {
    func failure(_ message: String) -> PresetErrors {
      PresetErrors([Diagnostic(file: name, position: .start, path: "", message: message)])
    }
    let handle: FileHandle
    do {
      handle = try FileHandle(forReadingFrom: file)
    } catch {
      let exists = FileManager.default.fileExists(atPath: file.path)
      throw failure(
        exists
          ? "the file cannot be read; check its permissions"
          : "there is no such file; check the name, or see `inbetween presets`")
    }
    defer { try? handle.close() }
    do {
      // One byte more than allowed shows that the file is too long without reading it all.
      return try handle.read(upToCount: JSONReader.fileLimit + 1) ?? Data()
    } catch {
      throw failure("the file cannot be read; it may be a folder")
    }
  }
}
