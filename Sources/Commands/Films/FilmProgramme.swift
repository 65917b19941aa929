import CairoRenderer
import Foundation
import Presets
import Scene

/// What a program can show, and the choice that a command line makes of it.
struct FilmProgramme {
  private let arguments: ParsedArguments
  private let context: CommandContext

  /// The programme of this process for a command line.
  init(_ arguments: ParsedArguments, _ context: CommandContext) {
    (self.arguments, self.context) = (arguments, context)
  }

  /// Opens the film that is asked for; results are called after it, or after `input`.
  func open(_ input: String, watch: any FilmWatch) throws -> OpenScene {
    let entry = try entry()
    let production = FilmProduction(
      entry: entry, shaper: PangoTextShaper(), script: try script(for: entry),
      seed: arguments[FilmOptions.seed],
      settings: arguments.all(Options.set).map { ($0.name, FilmValue(parsing: $0.value)) },
      showsTouches: arguments[FilmOptions.showsTouches], watch: watch)
    let title = URL(fileURLWithPath: input).standardizedFileURL
    // An expression is no name for a file, but the view that it makes is.
    let view = arguments[FilmOptions.view].map { $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" } }
    let name =
      view.flatMap { $0.isEmpty ? nil : String($0) }
      ?? (title.pathExtension == "swift" ? title.deletingPathExtension() : title).lastPathComponent
    return try OpenScene(
      film: production,
      facts: FilmFacts(view: entry.name, choices: FilmEntry.program.map(\.name)), name: name)
  }

  /// The view, preview or film that is asked for; else the usual one.
  private func entry() throws(CommandError) -> FilmEntry {
    let entries = FilmEntry.program
    if let asked = arguments[FilmOptions.preview] { return try preview(asked, of: entries) }
    if let name = arguments[FilmOptions.view] {
      guard let entry = entries.last(where: { $0.name == name }) else {
        throw .noView(name, among: entries.map(\.name))
      }
      return entry
    }
    guard let entry = entries.usual else {
      throw .badRequest("the program has nothing to film; add a view that needs no arguments")
    }
    if entries.count > 1 {
      context.console.notice(
        "filming \(entry.name); --view names another of \(entries.count)")
    }
    return entry
  }

  /// The preview by its number or name.
  private func preview(
    _ asked: String, of entries: [FilmEntry]
  ) throws(CommandError) -> FilmEntry {
    guard arguments[FilmOptions.view] == nil else {
      throw .badRequest("--view and --preview exclude each other; leave one of them out")
    }
    let previews = entries.filter { $0.kind == .preview }
    if let entry = previews.first(where: { $0.name == asked }) { return entry }
    if let number = Int(asked), previews.indices.contains(number - 1) {
      return previews[number - 1]
    }
    let list = previews.enumerated().map { "\($0 + 1) (\($1.name))" }
    throw .badRequest(
      "there is no preview '\(asked)'; "
        + (list.isEmpty ? "the program has none" : "there is " + list.joined(separator: ", ")))
  }

  /// The script of the command line, or of a comment beside the view; else the program decides.
  private func script(for entry: FilmEntry) throws -> FilmScript? {
    let (file, cues) = (arguments[FilmOptions.script], arguments[FilmOptions.cues])
    switch (file, cues) {
    case (.some, .some): throw PlanError.exclusive(["--script", "--do"])
    case (let file?, nil): return try FilmScript(file: file)
    case (nil, let cues?): return try FilmScript(parsing: cues)
    case (nil, nil): return try entry.comment.map { try FilmScript(parsing: $0) }
    }
  }
}

/// What is known about a film beside its composition.
struct FilmFacts: Sendable {
  /// The view or film.
  let view: String
  /// Everything in the program that can be filmed.
  let choices: [String]
}
