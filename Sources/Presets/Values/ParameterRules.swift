import Foundation

/// Checks values against a parameter's declaration, and reads them from a command line.
package struct ParameterRules {
  package let parameter: Parameter
  package let colors: ColorDecoder

  package init(_ parameter: Parameter, colors: ColorDecoder) {
    (self.parameter, self.colors) = (parameter, colors)
  }

  /// The value that `text` stands for by the declared type.
  ///
  /// A list is JSON when it begins with `[`, else its items are separated by commas.
  package func parse(_ text: String) throws(ExpressionError) -> ExpressionValue {
    guard parameter.type == .list else {
      return try checked(scalar(text, parameter.type))
    }
    var items: [ExpressionValue] = []
    if text.hasPrefix("[") {
      let diagnostics = Diagnostics(file: "")
      guard let elements = JSONReader.read(Data(text.utf8), into: diagnostics)?.elements else {
        let reason = diagnostics.sorted.first?.message ?? "it is not a list"
        throw ExpressionError("\"\(text.prefix(40))\" is not a list: \(reason)")
      }
      for element in elements {
        guard let item = Self.value(of: element) else {
          throw ExpressionError("\(element.seen) is not \(parameter.itemType.rawValue)")
        }
        items.append(item)
      }
    } else {
      for part in text.split(separator: ",") {
        let word = String(part).trimmingCharacters(in: .whitespaces)
        items.append(try scalar(word, parameter.itemType))
      }
    }
    return try checked(.list(items))
  }

  private func scalar(
    _ text: String, _ type: ParameterType
  ) throws(ExpressionError) -> ExpressionValue {
    switch type {
    case .number, .integer:
      guard let number = Double(text), number.isFinite else {
        throw ExpressionError("\"\(text.prefix(40))\" is not a number")
      }
      return .number(number)
    case .boolean:
      switch text.lowercased() {
      case "true", "yes", "1", "on": return .boolean(true)
      case "false", "no", "0", "off": return .boolean(false)
      default: throw ExpressionError("\"\(text.prefix(40))\" is neither true nor false")
      }
    default: return .text(text)
    }
  }

  /// The JSON value as an expression's, or `nil` for null and objects.
  package static func value(of node: JSONNode) -> ExpressionValue? {
    switch node.value {
    case .null, .object: return nil
    case .boolean(let boolean): return .boolean(boolean)
    case .number(let number): return .number(number)
    case .string(let string): return .text(string)
    case .array(let elements):
      let items = elements.compactMap(value(of:))
      return items.count == elements.count ? .list(items) : nil
    }
  }

  /// `value` itself when it obeys every rule.
  package func checked(_ value: ExpressionValue) throws(ExpressionError) -> ExpressionValue {
    guard parameter.type == .list else {
      try check(value, parameter.type)
      return value
    }
    guard case .list(let items) = value else {
      throw ExpressionError("\(shown(value)) is not a list")
    }
    for item in items { try check(item, parameter.itemType) }
    try checkRange(Double(items.count), "a list of \(items.count)")
    return value
  }

  private func check(
    _ value: ExpressionValue, _ type: ParameterType
  ) throws(ExpressionError) {
    switch (type, value) {
    case (.number, .number(let number)), (.integer, .number(let number)):
      if type == .integer, Int(exactly: number) == nil {
        throw ExpressionError("\(shown(value)) is not a whole number")
      }
      if parameter.type != .list { try checkRange(number, shown(value)) }
    case (.boolean, .boolean): break
    case (.string, .text(let text)), (.audio, .text(let text)): try checkText(text)
    case (.color, .text(let text)):
      if let reason = colors.explanation(of: text) {
        throw ExpressionError("\(shown(value)) is not a colour: \(reason)")
      }
    case (.choice, .text(let text)):
      guard parameter.choices.contains(text) else {
        let hint = Suggestion.hint(for: text, in: parameter.choices)
        throw ExpressionError("\(shown(value)) is not a choice; \(hint)")
      }
    case (.path, .text(let text)):
      if let reason = PathData.mistake(in: text) {
        throw ExpressionError("\(shown(value)) is not path data: \(reason)")
      }
    default: throw ExpressionError("\(shown(value)) is not a value of type \(type.rawValue)")
    }
  }

  private func checkRange(_ number: Double, _ seen: String) throws(ExpressionError) {
    if let least = parameter.least, number < least {
      throw ExpressionError("\(seen) is too small; the least is \(least.plain)")
    }
    if let most = parameter.most, number > most {
      throw ExpressionError("\(seen) is too large; the most is \(most.plain)")
    }
  }

  private func checkText(_ text: String) throws(ExpressionError) {
    if let most = parameter.maxLength, text.count > most {
      throw ExpressionError("a text of \(text.count) characters; the most is \(most)")
    }
    guard let pattern = parameter.pattern else { return }
    guard text.utf8.count <= 10_000 else {
      throw ExpressionError("a text of \(text.utf8.count) bytes, too long for a pattern")
    }
    if try !TextPattern(pattern).matches(text) {
      throw ExpressionError("\"\(text.prefix(40))\" does not match the pattern \(pattern)")
    }
  }

  private func shown(_ value: ExpressionValue) -> String {
    if case .text(let text) = value { return "\"\(text.prefix(40))\"" }
    return value.formatted
  }
}
