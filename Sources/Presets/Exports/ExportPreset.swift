package import Foundation
package import Motion
package import Picture

/// How a film is written to a file, by name: size, rate, format and quality.
///
/// What is absent is decided by the film or by the format's own defaults. Words such as formats and
/// codecs are kept as written where the encoder knows more about them than this reader.
package struct ExportPreset: Hashable, Sendable {
  /// How a film is fitted into a size of another aspect.
  package enum Fit: String, CaseIterable, Sendable { case contain, cover, stretch, error }
  /// Where captions go.
  package enum Captions: String, CaseIterable, Sendable { case burn, soft, file, none }
  /// How hard the encoder tries.
  package enum Effort: String, CaseIterable, Sendable { case preview, draft, normal, best }

  package var file: String
  package var title: String?
  package var notes: String?
  /// The file's size in pixels.
  package var width: Int?
  package var height: Int?
  /// Pixels a point.
  package var scale: Double?
  package var frameRate: FrameRate?
  package var format: String?
  package var codec: String?
  /// 0 is the worst, 100 the best.
  package var quality: Int?
  package var effort: Effort?
  /// Bits a second.
  package var bitrate: Int?
  package var encoderThreads: Int?
  /// `.some(nil)` is a clear background.
  package var background: RGBA??
  package var fit: Fit?
  package var captions: Captions?
  /// Whether the alpha goes below the picture, in a film of twice the height.
  package var packsAlpha: Bool?
  /// The files that are made together, by their endings; `poster` is a still and `html` a page.
  package var files: [String]?

  /// The preset in a file.
  ///
  /// - Throws: `PresetErrors` with every mistake.
  package static func load(
    file: URL, named name: String? = nil
  ) throws(PresetErrors) -> ExportPreset {
    let name = name ?? file.relativePath
    return try load(data: PresetFile.read(file, named: name), named: name)
  }

  /// The preset in `data`; `name` stands for the file in messages.
  ///
  /// - Throws: `PresetErrors` with every mistake.
  package static func load(
    data: Data, named name: String
  ) throws(PresetErrors) -> ExportPreset {
    let diagnostics = Diagnostics(file: name)
    let preset = ExportPresetDecoder(diagnostics: diagnostics).decode(data)
    guard let preset, !diagnostics.hasMistakes else { throw diagnostics.errors }
    return preset
  }
}

/// Reads export presets.
struct ExportPresetDecoder {
  /// The formats with the endings of their files.
  static let formats = [
    "mp4", "webm", "mov", "mkv", "gif", "apng", "webp", "png", "jpeg", "tiff", "svg", "pdf",
    "framehash",
  ]
  static let codecs = [
    "h264", "h265", "vp9", "av1", "prores4444", "prores422hq", "ffv1", "gif", "apng", "webp", "png",
    "jpeg", "tiff",
  ]

  static let spec = ObjectSpec(
    "an export preset",
    [
      .init("$schema", .string, "The schema's address, for editors."),
      .init("inbetween-export", .constant(1), "The version of the format.", required: true),
      .init("title", .string, "A name for people."),
      .init("notes", .any(of: [.string, .array(.string, 0...1000)]), "What it is for."),
      .init("size", .array(.integer(1...8192), 2...2), "[width, height] in pixels."),
      .init("scale", .number(0.01...16), "Pixels a point."),
      .init("fps", .definition("frameRate"), "Frames a second."),
      .init("format", .choice(formats), "The kind of file."),
      .init("codec", .choice(codecs), "How the picture is coded."),
      .init("quality", .integer(0...100), "0 is the worst, 100 the best."),
      .init(
        "effort", .choice(ExportPreset.Effort.allCases.map(\.rawValue)),
        "How hard the encoder tries."),
      .init("bitrate", .integer(1000...1_000_000_000), "Bits a second, in place of a quality."),
      .init("encoderThreads", .integer(1...64), "Fixed, since pictures depend on it."),
      .init("background", .definition("color"), "In place of the stage's; `none` is clear."),
      .init(
        "fit", .choice(ExportPreset.Fit.allCases.map(\.rawValue)),
        "What is done about another aspect."),
      .init(
        "captions", .choice(ExportPreset.Captions.allCases.map(\.rawValue)), "Where captions go."),
      .init("alpha", .choice(["below"]), "`below` puts the alpha under the picture, for H.264."),
      .init(
        "files", .array(.choice(fileKinds), 1...8),
        "What is made together, by endings; `poster` is a still, `html` a page that plays it."),
    ])

  static let fileKinds = ["mp4", "webm", "mov", "mkv", "gif", "apng", "webp", "poster", "html"]

  let diagnostics: Diagnostics

  func decode(_ data: Data) -> ExportPreset? {
    guard let root = JSONReader.read(data, into: diagnostics) else { return nil }
    if root[key: "inbetween"] != nil, root[key: "inbetween-export"] == nil {
      diagnostics.mistake(
        root, "this is a scene preset, not an export preset, which has \"inbetween-export\": 1")
      return nil
    }
    guard let reader = ObjectReader(root, Self.spec, diagnostics) else { return nil }
    if let node = reader["inbetween-export"], let version = Decode.integer(node, diagnostics),
      version != 1
    {
      diagnostics.mistake(
        node, "version \(version) of the format is not known; this program reads version 1")
    }
    var preset = ExportPreset(file: diagnostics.file)
    preset.title = reader.string("title")
    preset.notes = reader["notes"].flatMap(text)
    size(reader, &preset)
    preset.scale = reader.number("scale", in: 0.01...16)
    preset.frameRate = reader["fps"].flatMap { Rate.decode($0, diagnostics) }
    preset.format = word(reader, "format", Self.formats)
    preset.codec = word(reader, "codec", Self.codecs)
    preset.quality = reader.integer("quality", in: 0...100)
    preset.effort = reader.choice("effort", ExportPreset.Effort.self)
    preset.bitrate = reader.integer("bitrate", in: 1000...1_000_000_000)
    if let node = reader["bitrate"], reader["quality"] != nil {
      diagnostics.mistake(node, "\"bitrate\" beside \"quality\"; they contradict each other")
    }
    preset.encoderThreads = reader.integer("encoderThreads", in: 1...64)
    preset.background = reader["background"].flatMap { ColorDecoder().decode($0, diagnostics) }
    preset.fit = reader.choice("fit", ExportPreset.Fit.self)
    preset.captions = reader.choice("captions", ExportPreset.Captions.self)
    preset.packsAlpha = word(reader, "alpha", ["below"]).map { _ in true }
    preset.files = reader.array("files", count: 1...8)?.compactMap { node in
      guard let word = Decode.string(node, diagnostics) else { return nil }
      if Self.fileKinds.contains(word) { return word }
      diagnostics.mistake(
        node,
        "\(node.seen) is not a file of a set; \(Suggestion.hint(for: word, in: Self.fileKinds))")
      return nil
    }
    return preset
  }

  private func size(_ reader: ObjectReader, _ preset: inout ExportPreset) {
    guard let list = reader.array("size", count: 2...2) else { return }
    let sides = list.compactMap { Decode.integer($0, in: 1...8192, diagnostics) }
    if sides.count == 2 { (preset.width, preset.height) = (sides[0], sides[1]) }
  }

  private func text(_ node: JSONNode) -> String? {
    guard let lines = node.elements else { return Decode.string(node, diagnostics) }
    return lines.compactMap { Decode.string($0, diagnostics) }.joined(separator: "\n")
  }

  private func word(_ reader: ObjectReader, _ key: String, _ words: [String]) -> String? {
    guard let node = reader[key], let word = Decode.string(node, diagnostics) else { return nil }
    guard words.contains(word) else {
      diagnostics.mistake(
        node, "\(node.seen) is not a \(key); \(Suggestion.hint(for: word, in: words))")
      return nil
    }
    return word
  }
}
