/// Reads the words of one command by GNU's conventions.
///
/// Long options take their value after `=` or as the next word; one-letter options bundle, and the
/// last of a bundle may carry its value; `--` ends options; `-` alone is an input. When an option
/// that is not repeatable comes twice, the last one counts.
struct ArgumentParser {
  /// The command whose words are read.
  let command: CommandDefinition

  /// Reads `words`, those after the command's name.
  func parse(_ words: [String]) throws(GrammarError) -> ParsedArguments {
    var result = ParsedArguments()
    var inputs: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        inputs += rest
        break
      } else if word.hasPrefix("--") {
        try parseLong(word.dropFirst(2), &rest, &result)
      } else if word.hasPrefix("-"), word.count > 1 {
        try parseBundle(word.dropFirst(), &rest, &result)
      } else {
        inputs.append(word)
      }
    }
    // Help explains what is missing, so nothing else is checked when it is asked for.
    if !result[Options.help] { try check(inputs) }
    result.inputs = inputs
    return result
  }

  private func parseLong(
    _ body: Substring, _ rest: inout ArraySlice<String>, _ result: inout ParsedArguments
  ) throws(GrammarError) {
    let equals = body.firstIndex(of: "=")
    let name = String(body[..<(equals ?? body.endIndex)])
    guard let option = command.option(named: name) else {
      let near = Spelling.near(name, among: command.options.map(\.name)).map { "--" + $0 }
      throw .unknownOption("--" + name, near: near)
    }
    let attached = equals.map { String(body[body.index(after: $0)...]) }
    guard let placeholder = option.placeholder else {
      if let attached { throw .unexpectedValue(option: option.spelling, value: attached) }
      result.words.append(option.spelling)
      return result.append(true, to: option)
    }
    // A next word that is itself a long option is a forgotten value; `=` can still pass it.
    let following = rest.first.flatMap { isLongOption($0) ? nil : $0 }
    guard let text = attached ?? following else {
      throw .missingValue(option: option.spelling, placeholder: placeholder)
    }
    if attached == nil { rest.removeFirst() }
    try read(text, for: option, named: option.spelling, &result)
  }

  private func parseBundle(
    _ letters: Substring, _ rest: inout ArraySlice<String>, _ result: inout ParsedArguments
  ) throws(GrammarError) {
    var letters = letters
    while let letter = letters.popFirst() {
      let name = "-" + String(letter)
      guard let option = command.option(short: letter) else {
        // `-fps` is a long option that lost a dash more often than a bundle.
        let word = String(letter) + letters
        let near = command.option(named: word).map { [$0.spelling] } ?? []
        throw .unknownOption(near.isEmpty ? name : "-" + word, near: near)
      }
      guard let placeholder = option.placeholder else {
        result.append(true, to: option)
        result.words.append(option.spelling)
        continue
      }
      let attached = letters.first == "=" ? letters.dropFirst() : letters
      if !letters.isEmpty {
        return try read(String(attached), for: option, named: name, &result)
      }
      guard let text = rest.first, !isLongOption(text) else {
        throw .missingValue(option: name, placeholder: placeholder)
      }
      rest.removeFirst()
      return try read(text, for: option, named: name, &result)
    }
  }

  private func isLongOption(_ word: String) -> Bool { word.hasPrefix("--") && word.count > 2 }

  private func read(
    _ text: String, for option: OptionDefinition, named name: String,
    _ result: inout ParsedArguments
  ) throws(GrammarError) {
    do {
      result.append(try option.parse(text), to: option)
      result.words.append("\(option.spelling)=\(text)")
    } catch {
      throw .badValue(of: name, value: text, error)
    }
  }

  private func check(_ inputs: [String]) throws(GrammarError) {
    var rest = inputs[...]
    for input in command.inputs {
      switch input.arity {
      case .many where rest.isEmpty, .one where rest.isEmpty: throw .missingInput(input.name)
      case .many: rest.removeAll()
      case .one, .optional:
        guard let word = rest.popFirst() else { continue }
        if case .words(let allowed) = input.suggestions, !allowed.contains(word) {
          throw .badValue(of: input.name, value: word, .notOneOf(allowed))
        }
      }
    }
    if let extra = rest.first {
      throw .tooManyInputs(extra: extra, allowed: command.inputs.map(\.name))
    }
  }
}

/// The words of a command line, read and typed.
struct ParsedArguments: Sendable {
  /// The positional words.
  var inputs: [String] = []
  /// The options as words that mean the same: `--name=value` or `--name`, in order.
  var words: [String] = []
  private var values: [String: [any Sendable]] = [:]

  /// The last value of `option`, or `nil` when it was not given.
  subscript<Value>(_ option: Option<Value>) -> Value? {
    values[option.definition.name]?.last as? Value
  }

  /// Whether `flag` was given.
  subscript(_ flag: Flag) -> Bool { values[flag.definition.name] != nil }

  /// Every value of a repeatable `option`, in order.
  func all<Value>(_ option: Option<Value>) -> [Value] {
    (values[option.definition.name] ?? []).compactMap { $0 as? Value }
  }

  /// Adds one occurrence of `option`.
  mutating func append(_ value: any Sendable, to option: OptionDefinition) {
    values[option.name, default: []].append(value)
  }
}
