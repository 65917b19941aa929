/// One option as data, whatever the type of its value.
struct OptionDefinition: Sendable {
  /// The long name, without dashes.
  let name: String
  /// The one-letter name.
  let short: Character?
  /// What stands for the value in help; `nil` for an option without one.
  let placeholder: String?
  /// What it does, in one sentence without a full stop.
  let help: String
  /// The heading it stands under in help.
  let section: Section
  /// Whether each occurrence counts; otherwise the last one does.
  let isRepeatable: Bool
  /// What a shell offers for the value.
  let suggestions: Suggestions
  /// Reads the value; an option without one reads nothing.
  let parse: @Sendable (String) throws(ValueFault) -> any Sendable

  /// The headings of help, in its order.
  enum Section: String, CaseIterable, Sendable {
    case output = "Output"
    case picture = "Picture"
    case time = "Time"
    case scene = "Scene"
    case tracks = "Sound and words"
    case encoding = "Encoding"
    case running = "Running"
    case messages = "Messages"
    case help = "Help"
  }

  /// The long name as it is typed.
  var spelling: String { "--" + name }
}

/// An option that takes a value: the key to it in parsed arguments.
struct Option<Value: Sendable>: Sendable {
  /// The option as data.
  let definition: OptionDefinition

  /// `--name VALUE`, read by `syntax`.
  init(
    _ name: String, short: Character? = nil, _ syntax: ValueSyntax<Value>,
    in section: OptionDefinition.Section, repeatable: Bool = false, _ help: String
  ) {
    definition = OptionDefinition(
      name: name, short: short, placeholder: syntax.placeholder, help: help, section: section,
      isRepeatable: repeatable, suggestions: syntax.suggestions,
      parse: { text throws(ValueFault) in try syntax.parse(text) })
  }
}

/// An option that is there or is not.
struct Flag: Sendable {
  /// The option as data.
  let definition: OptionDefinition

  /// `--name`.
  init(
    _ name: String, short: Character? = nil, in section: OptionDefinition.Section, _ help: String
  ) {
    definition = OptionDefinition(
      name: name, short: short, placeholder: nil, help: help, section: section,
      isRepeatable: false, suggestions: .none, parse: { _ throws(ValueFault) in true })
  }
}
