/// One command as data: parsing, help, suggestions and shell completions all derive from it.
struct CommandDefinition: Sendable {
  /// The word after `inbetween`.
  let name: String
  /// What it does, in one line without a full stop.
  let summary: String
  /// What the summary cannot say, or empty.
  var discussion = ""
  /// The positional words, in order.
  var inputs: [InputDefinition] = []
  /// The options, in the order in which help lists them.
  var options: [OptionDefinition] = []
  /// Command lines that work, each with what it does.
  let examples: [Example]
  /// Does the work; what it throws becomes messages and an exit code.
  let run: @Sendable (ParsedArguments, CommandContext) throws -> Void

  /// A command line that works.
  struct Example: Sendable {
    /// What follows `inbetween`.
    let line: String
    /// What it does.
    let purpose: String

    init(_ line: String, _ purpose: String) { (self.line, self.purpose) = (line, purpose) }
  }

  /// The option called `name`, without its dashes.
  func option(named name: String) -> OptionDefinition? { options.first { $0.name == name } }

  /// The option with the one-letter name `letter`.
  func option(short letter: Character) -> OptionDefinition? {
    options.first { $0.short == letter }
  }
}

/// A positional word of a command.
struct InputDefinition: Sendable {
  /// How many words it takes.
  enum Arity: Sendable { case one, optional, many }

  /// The placeholder in help, in capitals.
  let name: String
  /// What to write there.
  let help: String
  /// How many words it takes; only the last input may take many.
  var arity: Arity = .one
  /// What a shell offers; a list of words is also all that is allowed.
  var suggestions: Suggestions = .none
}

/// What a shell offers for a value.
enum Suggestions: Hashable, Sendable {
  /// Nothing.
  case none
  /// Exactly these words.
  case words([String])
  /// These words, among others that the shell cannot know.
  case someWords([String])
  /// Any file.
  case files
  /// Any folder.
  case folders
  /// The names of scene presets, and files.
  case scenes
  /// The names of export presets.
  case exports
}
