import CairoRenderer
import Foundation
import Picture
import Presets

extension CommandDefinition {
  /// The command `inbetween presets`.
  static let presets = CommandDefinition(
    name: "presets", summary: "list, show and begin scenes",
    discussion: """
      list (what a bare 'presets' does) prints the scenes that can be called by name, show tells \
      about one or about an export preset, new writes a scene to begin with, exports lists the \
      export presets, and dir prints the folders that are looked through.
      """,
    inputs: [
      InputDefinition(
        name: "ACTION", help: "list, show, new, exports or dir", arity: .optional,
        suggestions: .words(PresetsAction.allCases.map(\.rawValue))),
      InputDefinition(
        name: "NAME", help: "A preset, for show; the name of a new scene, for new",
        arity: .optional,
        suggestions: .scenes),
    ],
    options: [
      PresetsOptions.names.definition, PresetsOptions.from.definition,
      InspectionOptions.json.definition,
      Options.force.definition, Options.presets.definition,
    ] + Options.common,
    examples: [
      Example("presets", "The scenes with their size, length and parameters."),
      Example("presets show start-stop", "What one of them is and takes."),
      Example("presets show youtube-1080p60", "What an export preset asks for."),
      Example("presets new my-scene", "Writes my-scene.json here, ready to render."),
      Example("presets new my-scene --from spinner", "The same with a scene that exists."),
    ],
    run: { arguments, context in try PresetsCommand(arguments, context).run() })
}

/// What `inbetween presets` can do.
enum PresetsAction: String, CaseIterable, Sendable { case list, show, new, exports, dir }

/// The options that only `inbetween presets` has.
private enum PresetsOptions {
  static let names = Flag("names", in: .output, "Print names alone, one a line")
  static let from = Option(
    "from", .text("NAME", suggestions: .scenes), in: .output,
    "The scene that a new one begins as, for new")
}

/// Lists, shows and begins presets.
private struct PresetsCommand {
  let arguments: ParsedArguments
  let context: CommandContext
  let folders: InstalledFolders

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
    (self.arguments, self.context) = (arguments, context)
    folders = try InstalledFolders(arguments, context)
  }

  func run() throws {
    let action = arguments.inputs.first.flatMap(PresetsAction.init) ?? .list
    let name = arguments.inputs.dropFirst().first
    switch action {
    case .list: try requireNone(name) { try list() }
    case .exports: try requireNone(name) { try listExports() }
    case .dir: try requireNone(name) { try listFolders() }
    case .show: try require(name, of: "show") { try show($0) }
    case .new: try require(name, of: "new") { try begin($0) }
    }
  }

  private func require(_ name: String?, of action: String, _ body: (String) throws -> Void) throws {
    guard let name else { throw RequestFault(error: .missingInput("NAME"), command: "presets") }
    try body(name)
  }

  private func requireNone(_ name: String?, _ body: () throws -> Void) throws {
    if let name {
      throw RequestFault(
        error: .tooManyInputs(extra: name, allowed: ["ACTION"]), command: "presets")
    }
    try body()
  }

  private func list() throws {
    let libraries = folders.libraries
    if arguments[PresetsOptions.names] {
      return try say(names: libraries.flatMap { $0.names(of: .scenes) })
    }
    try requireSome(libraries)
    let shaper = PangoTextShaper()
    var seen: Set<String> = []
    var entries: [SceneEntry] = []
    for library in libraries {
      let (presets, broken) = library.listing(shaper: shaper)
      entries += presets.filter { seen.insert($0.name).inserted }.map(SceneEntry.init)
      // A scene that cannot be read is no reason to hide the others.
      for errors in broken { errors.diagnostics.map(Message.init).forEach(context.console.say) }
    }
    if arguments[InspectionOptions.json] {
      return try context.console.result(jsonText(entries, pretty: true) + "\n")
    }
    let rows = [["name", "title", "stage", "length", "parameters"]] + entries.map(\.row)
    try context.console.result(TextTable(rows: rows).text)
  }

  private func listExports() throws {
    let libraries = folders.libraries
    if arguments[PresetsOptions.names] {
      return try say(names: libraries.flatMap { $0.names(of: .exports) })
    }
    try requireSome(libraries)
    var seen: Set<String> = []
    var rows = [["name", "title", "size", "fps", "format"]]
    for library in libraries {
      for name in library.names(of: .exports) where seen.insert(name).inserted {
        let preset = try ExportPreset.load(file: library.url(of: name, .exports))
        let size = RenderRequest(preset).size.map(\.description) ?? ""
        rows.append([
          name, preset.title ?? name, size, preset.frameRate?.text ?? "", preset.format ?? "",
        ])
      }
    }
    try context.console.result(TextTable(rows: rows).text)
  }

  private func listFolders() throws {
    try requireSome(folders.libraries)
    try context.console.result(folders.existing.map { $0 + "\n" }.joined())
  }

  private func show(_ name: String) throws {
    let libraries = folders.libraries
    func isNamed(_ kind: PresetLibrary.Kind) -> Bool {
      libraries.contains { $0.names(of: kind).contains(name) }
    }
    if isNamed(.exports), !isNamed(.scenes) { return try showExport(name) }
    let scene = try SceneLibrary(arguments, context).scene(name, usesExamples: true)
    let plan = try RenderPlan(RenderRequest(), scene: scene.facts, paths: [])
    let report = scene.report(plan)
    try context.console.result(arguments[InspectionOptions.json] ? report.json : report.text)
  }

  private func showExport(_ name: String) throws {
    let preset = try ExportPreset.load(file: folders.resolve(name, .exports))
    let facts = ExportFacts(name: name, preset)
    try context.console.result(
      arguments[InspectionOptions.json] ? jsonText(facts, pretty: true) + "\n" : facts.text)
  }

  /// Writes the starter scene, or a copy of another; a name becomes a file here.
  private func begin(_ name: String) throws {
    let path = name.hasSuffix(".json") ? name : name + ".json"
    let exists = FileManager.default.fileExists(atPath: path)
    if exists, !arguments[Options.force] {
      throw CommandError.badRequest("\(path) exists; choose another name, or give --force")
    }
    let title = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let text =
      try arguments[PresetsOptions.from].map(copy) ?? Data(StarterScene(title: title).text.utf8)
    do {
      try text.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandError.failed(
        "could not write \(path): \(error.localizedDescription); choose a folder that exists and "
          + "can be written to")
    }
    if !arguments[Options.quiet] {
      try context.console.result("\(path): now try 'inbetween render \(path)'\n")
    }
  }

  /// The text of the scene that `source` names, which must be sound.
  private func copy(of source: String) throws -> Data {
    let file = try folders.resolve(source, .scenes)
    let shaper = PangoTextShaper()
    _ = try ScenePreset.load(file: file, options: .init(usesExamples: true), shaper: shaper)
    return try Data(contentsOf: file)
  }

  private func requireSome(_ libraries: [PresetLibrary]) throws(CommandError) {
    guard libraries.isEmpty else { return }
    throw .failed(
      "no folder of presets was found; give --presets FOLDER, or set INBETWEEN_HOME to where "
        + "Inbetween is installed")
  }

  private func say(names: [String]) throws {
    try context.console.result(Set(names).sorted().map { $0 + "\n" }.joined())
  }
}

/// What an export preset asks for.
private struct ExportFacts: Encodable {
  let name: String
  let title, notes, size, fps, format, codec, effort, background, fit, captions: String?
  let scale: Double?
  let quality, bitrate, encoderThreads: Int?

  init(name: String, _ preset: ExportPreset) {
    self.name = name
    (title, notes, format, codec) = (preset.title, preset.notes, preset.format, preset.codec)
    (size, fps) = (RenderRequest(preset).size?.description, preset.frameRate?.text)
    (effort, fit) = (preset.effort?.rawValue, preset.fit?.rawValue)
    (captions, scale, quality) = (preset.captions?.rawValue, preset.scale, preset.quality)
    (bitrate, encoderThreads) = (preset.bitrate, preset.encoderThreads)
    background = preset.background.map { $0?.description ?? "none" }
  }

  /// The facts that are there, one a line.
  var text: String {
    let rows: [(String, String?)] = [
      ("name", name), ("title", title), ("notes", notes), ("size", size ?? "the film's"),
      ("fps", fps ?? "the film's"), ("scale", scale.map { brief($0) }), ("format", format),
      ("codec", codec), ("quality", quality.map(String.init)),
      ("bitrate", bitrate.map(String.init)), ("effort", effort), ("fit", fit),
      ("background", background), ("captions", captions),
      ("threads", encoderThreads.map(String.init)),
    ]
    return TextTable(rows: rows.compactMap { row in row.1.map { [row.0, $0] } }).text
  }
}

/// A scene in a list.
private struct SceneEntry: Encodable {
  let name, title: String
  let width, height, duration: Double
  let parameters: [String]

  init(_ listing: PresetListing) {
    (name, title, parameters) = (listing.name, listing.title, listing.parameters)
    (width, height, duration) = (listing.width, listing.height, listing.duration)
  }

  /// The cells of a table.
  var row: [String] {
    let names = parameters.map { String($0.prefix { $0 != ":" }) }
    return [
      name, title, "\(brief(width))x\(brief(height))", "\(brief(duration, digits: 3)) s",
      names.joined(separator: ", "),
    ]
  }
}
