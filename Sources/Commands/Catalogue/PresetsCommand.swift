import CairoRenderer
import Foundation
import Presets

extension CommandDefinition {
  /// The command `inbetween presets`.
  static let presets = CommandDefinition(
    name: "presets", summary: "list, show and begin scenes",
    discussion: """
      list (what a bare 'presets' does) prints the scenes that can be called by name, show tells \
      about one, new writes a scene to begin with, exports lists the export presets, and dir \
      prints the folders that are looked through.
      """,
    inputs: [
      InputDefinition(
        name: "ACTION", help: "list, show, new, exports or dir", arity: .optional,
        suggestions: .words(PresetsAction.allCases.map(\.rawValue))),
      InputDefinition(
        name: "NAME", help: "A scene, for show; the name of a new one, for new", arity: .optional,
        suggestions: .scenes),
    ],
    options: [
      PresetsOptions.names.definition, InspectionOptions.json.definition,
      Options.force.definition, Options.presets.definition,
    ] + Options.common,
    examples: [
      Example("presets", "The scenes with their size, length and parameters."),
      Example("presets show start-stop", "What one of them is and takes."),
      Example("presets new my-scene", "Writes my-scene.json here, ready to render."),
    ],
    run: { arguments, context in try PresetsCommand(arguments, context).run() })
}

/// What `inbetween presets` can do.
enum PresetsAction: String, CaseIterable, Sendable { case list, show, new, exports, dir }

/// The options that only `inbetween presets` has.
private enum PresetsOptions {
  static let names = Flag("names", in: .output, "Print names alone, one a line")
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
    let scene = try SceneLibrary(arguments, context).scene(name, usesExamples: true)
    let plan = try RenderPlan(RenderRequest(), scene: scene.facts, paths: [])
    let report = SceneReport(scene, plan)
    try context.console.result(arguments[InspectionOptions.json] ? report.json : report.text)
  }

  /// Writes the starter scene; a name becomes a file here.
  private func begin(_ name: String) throws {
    let path = name.hasSuffix(".json") ? name : name + ".json"
    let exists = FileManager.default.fileExists(atPath: path)
    if exists, !arguments[Options.force] {
      throw CommandError.badRequest("\(path) exists; choose another name, or give --force")
    }
    let title = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    do {
      try Data(StarterScene(title: title).text.utf8).write(
        to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandError.failed(
        "could not write \(path): \(error.localizedDescription); choose a folder that exists and "
          + "can be written to")
    }
    if !arguments[Options.quiet] {
      try context.console.result("\(path): now try 'inbetween render \(path)'\n")
    }
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
