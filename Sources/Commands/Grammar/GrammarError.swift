/// What is wrong with a command line, as facts; `GrammarSentence` has the words.
enum GrammarError: Error, Hashable, Sendable {
  /// There is no such command.
  case unknownCommand(String, near: [String])
  /// The command has no such option.
  case unknownOption(String, near: [String])
  /// An option came without its value.
  case missingValue(option: String, placeholder: String)
  /// An option without a value was given one.
  case unexpectedValue(option: String, value: String)
  /// A value cannot be read.
  case badValue(of: String, value: String, ValueFault)
  /// A positional word is missing.
  case missingInput(String)
  /// There are more positional words than the command takes.
  case tooManyInputs(extra: String, allowed: [String])
}

/// Why a value cannot be read.
enum ValueFault: Error, Hashable, Sendable {
  /// It is not of the expected form.
  case malformed(expected: String, example: String)
  /// It lies outside the allowed range, both ends of which are allowed.
  case outside(least: String, most: String)
  /// It is none of the allowed words.
  case notOneOf([String])
  /// Another reader's reason and what to do.
  case explained(String)
}

/// Turns what is wrong with a command line into a sentence that ends in what to do.
struct GrammarSentence {
  /// What is wrong.
  let error: GrammarError
  /// The command that was being read, if it was known.
  let command: String?

  /// The sentence, without a full stop.
  var text: String {
    switch error {
    case .unknownCommand(let word, let near):
      "there is no command '\(word)'; \(remedy(near))"
    case .unknownOption(let option, let near):
      "there is no option '\(option)'\(command.map { " of \($0)" } ?? ""); \(remedy(near))"
    case .missingValue(let option, let placeholder):
      "\(option) needs a value; write \(option) \(placeholder)"
    case .unexpectedValue(let option, let value):
      "\(option) takes no value, yet '\(value)' was given; write \(option) alone"
    case .badValue(let name, let value, let fault):
      "\(name) cannot be '\(value)'; \(remedy(fault, value))"
    case .missingInput(let name):
      "\(name) is missing; \(seeHelp)"
    case .tooManyInputs(let extra, let allowed):
      allowed.isEmpty
        ? "'\(extra)' is one word too many; leave it out"
        : "'\(extra)' is one word too many; only \(allowed.joined(separator: " and ")) may stand there"
    }
  }

  private var seeHelp: String {
    "see 'inbetween \(command.map { $0 + " " } ?? "")--help'"
  }

  private func remedy(_ near: [String]) -> String {
    near.isEmpty ? seeHelp : "did you mean \(near.joined(separator: " or "))?"
  }

  private func remedy(_ fault: ValueFault, _ value: String) -> String {
    switch fault {
    case .malformed(let expected, let example): "write \(expected), such as \(example)"
    case .explained(let sentence): sentence
    case .outside(let least, let most): "the least is \(least), the most \(most)"
    case .notOneOf(let words):
      if let near = Spelling.near(value, among: words).first {
        "did you mean \(near)? Allowed: \(words.joined(separator: ", "))"
      } else {
        "write one of \(words.joined(separator: ", "))"
      }
    }
  }
}
