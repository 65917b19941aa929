/// The command line as a whole.
public enum Command {
  /// Runs one command line, whose first word is the executable, and gives the exit code.
  ///
  /// SIGINT and SIGTERM end the command; a film that is being made is cleaned up first, unless a
  /// second one comes. A closed pipe is an error of the write to it.
  public static func run(_ arguments: [String]) -> Int32 {
    let interruption = Interruption()
    let environment = CommandEnvironment.process(
      executable: arguments.first ?? "inbetween", interruption: interruption)
    let code = run(Array(arguments.dropFirst()), in: environment)
    // A command that had finished before the signal came did what was asked.
    return code == .done ? code.rawValue : interruption.exitCode?.rawValue ?? code.rawValue
  }

  /// Runs the command that `words`, those after the executable, ask for.
  package static func run(_ words: [String], in environment: CommandEnvironment) -> ExitCode {
    let console = Console(
      output: environment.standardOutput, errorOutput: environment.standardError)
    // Messages about the command line itself take their form from it too.
    if Self.asksForJSON(words) { console.settings.form = .json }
    do {
      try dispatch(words, CommandContext(environment: environment, console: console))
      return .done
    } catch {
      console.clearStatus()
      // A reader that closes the pipe has had enough: that is no failure of the command.
      if let failure = error as? OutputFailure, failure.isClosedPipe { return .done }
      let report = FailureReport(error)
      report.messages.forEach(console.say)
      return report.exitCode
    }
  }

  private static func dispatch(_ words: [String], _ context: CommandContext) throws {
    let overview = OverviewText(commands: CommandTable.commands)
    guard let name = words.first else { return try context.console.result(overview.start) }
    switch name {
    case "--version", "version": return try context.console.result(Version.text + "\n")
    case "--help", "-h": return try context.console.result(overview.text)
    case "help":
      guard words.count > 1 else { return try context.console.result(overview.text) }
      return try dispatch([words[1], "--help"], context)
    default: break
    }
    guard let command = CommandTable.command(named: name) else {
      let near = Spelling.near(name, among: CommandTable.commands.map(\.name))
      let error: GrammarError =
        name.hasPrefix("-")
        ? .unknownOption(name, near: Spelling.near(name, among: ["--help", "--version"]))
        : .unknownCommand(name, near: near)
      throw RequestFault(error: error, command: nil)
    }
    var arguments: ParsedArguments
    do {
      arguments = try ArgumentParser(command: command).parse(Array(words.dropFirst()))
    } catch {
      throw RequestFault(error: error, command: name)
    }
    if arguments[Options.help] {
      return try context.console.result(HelpText(command: command).text)
    }
    context.console.settings = Console.Settings(
      form: arguments[Options.errors] ?? .text, isQuiet: arguments[Options.quiet],
      isVerbose: arguments[Options.verbose])
    if var film = try FilmCommand(command, arguments, context) {
      return try film.run(words)
    }
    // The program is there, under whatever names its files have.
    var context = context
    if case .performer = context.environment.films {
      context.environment.sources = arguments.inputs
      arguments.inputs = [arguments.inputs[0]]
    }
    try command.run(arguments, context)
  }

  private static func asksForJSON(_ words: [String]) -> Bool {
    let words = words.prefix { $0 != "--" }
    return words.contains("--errors=json")
      || zip(words, words.dropFirst()).contains { $0 == "--errors" && $1 == "json" }
  }
}

/// A command line that cannot be read.
struct RequestFault: Error {
  /// What is wrong.
  let error: GrammarError
  /// The command that was being read, if it was known.
  let command: String?
}

/// The commands, in the order of help.
enum CommandTable {
  /// Every command.
  static let commands: [CommandDefinition] = [
    .render, .still, .sheet, .article, .morph, .watch, .check, .info, .explain, .presets, .schema,
    .doctor, .probe, .completions,
  ]

  /// The command called `name`.
  static func command(named name: String) -> CommandDefinition? {
    commands.first { $0.name == name }
  }
}
