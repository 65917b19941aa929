import Foundation
import Scene

/// What a process has to do with Swift programs.
enum FilmRole: Sendable {
  /// It is the command: programs are compiled, and run as processes of their own.
  case command
  /// It is a program with films of its own, which runs itself once more and watches that.
  case program(executable: String)
  /// It is the process that is watched: what is to be rendered is in it.
  case performer(watch: any FilmWatch)
}

/// A command line about the film of a Swift program, which another process carries out.
struct FilmCommand {
  private let arguments: ParsedArguments
  private let context: CommandContext
  /// Whether the command says what names a program uses: `nil` if not, true if that is all it does.
  private let usesAlone: Bool?

  /// `nil` when the command line is about something else, or when this is the process that renders.
  init?(
    _ command: CommandDefinition, _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(CommandError) {
    guard command.option(named: FilmOptions.view.definition.name) != nil else { return nil }
    switch context.environment.films {
    case .performer: return nil
    case .program: break
    case .command:
      guard FilmSources.areSwift(arguments.inputs) else {
        guard arguments.inputs.count <= 1 || command.name == CommandDefinition.check.name else {
          throw .badRequest(
            "'\(command.name)' takes one scene, or the Swift files of one program; give one, or see "
              + "'inbetween batch'")
        }
        return nil
      }
    }
    (self.arguments, self.context) = (arguments, context)
    usesAlone =
      command.name == CommandDefinition.check.name ? arguments[FilmOptions.uses] : nil
  }

  /// Compiles the program if need be, has it carry out `words`, and watches it.
  func run(_ words: [String]) throws {
    var executable: String
    var sources: FilmSources?
    switch context.environment.films {
    case .program(let path): executable = path
    case .performer: return
    case .command:
      let read = try FilmSources(
        arguments.inputs, platform: arguments[FilmOptions.platform] ?? .linux)
      if arguments[FilmOptions.platform] == nil { tellWhatVanishes(read) }
      if try reportUses(read) { return }
      try check(read)
      executable = try build(read)
      sources = read
    }
    var supervisor = FilmSupervisor(
      executable: executable, words: words, context: context,
      stallTimeout: arguments[FilmOptions.stallTimeout] ?? FilmSupervisor.usualStallTimeout)
    supervisor.outputs = arguments.all(Options.output)
    supervisor.sourcePaths = sources?.files.map(\.path) ?? []
    try context.environment.jobs.run { try supervisor.run() }
  }

  private func build(_ sources: FilmSources) throws -> String {
    let environment = context.environment
    let toolchain = try FilmToolchain(
      executable: environment.executable, variables: environment.variables)
    let build = FilmBuild(
      sources, version: arguments[FilmOptions.swiftVersion] ?? .five, request: request,
      toolchain: toolchain, cache: FilmCache(variables: environment.variables))
    let product = try environment.jobs.run {
      try build.run(console: context.console, cancellation: environment.cancellation)
    }
    for view in product.unlisted {
      let text = "\(view.view.name) cannot be made without arguments, so it cannot be filmed"
      guard view.view.kind == .preview || arguments[FilmOptions.view] != view.view.name else {
        throw CommandError.badRequest(text + "; name another --view")
      }
      context.console.detail(text)
    }
    return product.path
  }

  /// Says what of SwiftUI the program uses and does not get, as `check` does; whether that is all that
  /// was asked for.
  private func reportUses(_ sources: FilmSources) throws -> Bool {
    guard let isAll = usesAlone else { return false }
    let report = UseReport(sources.files.map { ($0.path, $0.code.compiled) })
    for (path, use) in report.lines {
      let severity: Message.Severity = use.support == .missing ? .warning : .notice
      context.console.say(
        Message(
          severity, "'\(use.name)' is \(use.support.sentence)",
          at: Message.Place(file: path, line: use.line)))
    }
    if isAll { try context.console.result(report.summary) }
    return isAll
  }

  /// The `--view` that is no name but an expression.
  private var request: String? {
    guard let text = arguments[FilmOptions.view],
      !text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == " " })
    else { return nil }
    return text
  }

  /// Says what a program for Apple's systems does not have here.
  private func tellWhatVanishes(_ sources: FilmSources) {
    for (path, part) in sources.vanished {
      context.console.say(
        Message(
          .warning,
          "'\(part.directive)' is false here, so what it guards is left out: see --platform ios",
          at: Message.Place(file: path, line: part.line)))
    }
  }

  /// Refuses a `--view` that is not there, before anything is compiled.
  private func check(_ sources: FilmSources) throws(CommandError) {
    guard let name = arguments[FilmOptions.view], request == nil else { return }
    let views = sources.views
    guard let view = views.first(where: { $0.view.name == name })?.view else {
      // Only the program knows what its previews are called.
      if views.contains(where: { [.preview, .previewProvider].contains($0.view.kind) }) { return }
      throw .noView(name, among: sources.choices.map(\.view.name))
    }
    guard view.missingArguments.isEmpty else {
      throw .badRequest(
        "'\(name)' cannot be made without arguments: it needs "
          + view.missingArguments.joined(separator: ", ") + "; give them, as --view '\(name)(…)'")
    }
  }
}

extension CommandError {
  /// `--view` names what is not there.
  static func noView(_ name: String, among names: [String]) -> CommandError {
    let near = Spelling.near(name, among: names)
    let list = (near.isEmpty ? names : near).map { "'\($0)'" }.joined(separator: ", ")
    return .badRequest(
      "there is no view '\(name)' that can be filmed; "
        + (names.isEmpty ? "add one" : near.isEmpty ? "there is \(list)" : "did you mean \(list)?"))
  }
}
