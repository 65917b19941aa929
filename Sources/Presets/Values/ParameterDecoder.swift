/// Reads the declarations under `parameters` and gives each its value.
struct ParameterDecoder {
  static let spec = ObjectSpec(
    "a parameter",
    [
      .init(
        "type", .choice(ParameterType.allCases.map(\.rawValue)), "What kind of value it is.",
        required: true),
      .init(
        "of", .choice(ParameterType.allCases.filter { $0 != .list }.map(\.rawValue)),
        "The type of a list's items; default string."),
      .init("default", .anything, "The value when none is given."),
      .init("required", .boolean, "Whether a value must be given."),
      .init("min", .number(), "The least number, or the least count of a list."),
      .init("max", .number(), "The greatest number, or the greatest count of a list."),
      .init("maxLength", .integer(0...1_000_000), "The most characters of a text."),
      .init("pattern", .string, "A regular expression that the whole text must match."),
      .init("choices", .array(.string, 1...1000), "The words that a choice may be."),
      .init("title", .string, "A name for people."),
      .init("description", .string, "What the value does."),
      .init("example", .anything, "A value for previews; a required parameter needs one."),
    ])

  let diagnostics: Diagnostics
  let colors: ColorDecoder
  /// What was given from outside, as text: a command line's or a data row's cells.
  let given: [String: String]
  /// Whether a required parameter without a value takes its example.
  let usesExamples: Bool

  /// The declarations in the order of the file, and the values by name.
  func decode(_ node: JSONNode?) -> (parameters: [Parameter], values: [String: ExpressionValue]) {
    var (parameters, values): ([Parameter], [String: ExpressionValue]) = ([], [:])
    if let node, node.members == nil {
      diagnostics.mistake(node, "\(node.seen) is not an object; write {\"name\": {\"type\": …}}")
    }
    for member in node?.members ?? [] {
      guard let parameter = declaration(member, values) else { continue }
      parameters.append(parameter)
      if let value = value(of: parameter, at: member) { values[parameter.name] = value }
    }
    let names = parameters.map(\.name)
    for name in given.keys.sorted() where node?[key: name] == nil {
      let hint = names.isEmpty ? "the preset has none" : Suggestion.hint(for: name, in: names)
      diagnostics.mistake(
        at: node?.position ?? .start, "there is no parameter \"\(name)\" to set; \(hint)")
    }
    return (parameters, values)
  }

  private func declaration(
    _ member: JSONNode.Member, _ values: [String: ExpressionValue]
  ) -> Parameter? {
    guard isName(member.key) else {
      diagnostics.mistake(
        at: member.keyPosition,
        "\"\(member.key)\" is not a name for a parameter; write letters, digits and _")
      return nil
    }
    if let type = member.value[key: "type"], let word = type.string,
      ParameterType.notYet.contains(word)
    {
      diagnostics.mistake(
        type, "parameters of type \"\(word)\" are part of version 1 but not built yet")
      return nil
    }
    let expanded = Template.expand(member.value, in: Values(values: values), diagnostics)
    guard let reader = ObjectReader(expanded, Self.spec, diagnostics),
      let type = reader.choice("type", ParameterType.self)
    else { return nil }
    var parameter = Parameter(
      name: member.key, type: type, itemType: reader.choice("of", ParameterType.self) ?? .string,
      title: reader.string("title"), about: reader.string("description"),
      isRequired: reader.boolean("required") ?? false, least: reader.number("min"),
      most: reader.number("max"), maxLength: reader.integer("maxLength", in: 0...1_000_000),
      pattern: reader.string("pattern"), choices: choices(reader), position: member.keyPosition)
    checkDeclaration(&parameter, reader)
    let rules = ParameterRules(parameter, colors: colors)
    parameter.defaultValue = written(reader["default"], rules)
    parameter.example = written(reader["example"], rules)
    if parameter.isRequired, reader["example"] == nil {
      diagnostics.mistake(
        expanded, "a required parameter needs an \"example\" for previews; add one")
    }
    if !parameter.isRequired, reader["default"] == nil {
      diagnostics.mistake(
        expanded, "a parameter needs a \"default\", or \"required\": true with an \"example\"")
    }
    return parameter
  }

  private func choices(_ reader: ObjectReader) -> [String] {
    reader.array("choices", count: 1...1000)?.compactMap { Decode.string($0, diagnostics) } ?? []
  }

  private func checkDeclaration(_ parameter: inout Parameter, _ reader: ObjectReader) {
    if parameter.type == .choice, reader["choices"] == nil {
      diagnostics.mistake(reader.node, "a parameter of type choice needs \"choices\"")
    }
    if let least = parameter.least, let most = parameter.most, least > most,
      let node = reader["min"]
    {
      diagnostics.mistake(node, "min \(least.plain) is greater than max \(most.plain)")
    }
    if parameter.itemType == .list, let node = reader["of"] {
      diagnostics.mistake(node, "a list of lists is not allowed; name the items' type")
    }
    if let pattern = parameter.pattern, let node = reader["pattern"] {
      do {
        _ = try TextPattern(pattern)
      } catch {
        diagnostics.mistake(node, "\(node.seen) is not a pattern: \(error.message)")
        parameter.pattern = nil
      }
    }
  }

  /// A default or an example, checked against the declaration.
  private func written(_ node: JSONNode?, _ rules: ParameterRules) -> ExpressionValue? {
    guard let node else { return nil }
    guard let value = ParameterRules.value(of: node) else {
      diagnostics.mistake(
        node, "\(node.seen) is not a value of type \(rules.parameter.type.rawValue)")
      return nil
    }
    do {
      return try rules.checked(value)
    } catch {
      diagnostics.mistake(node, error.message)
      return nil
    }
  }

  private func value(of parameter: Parameter, at member: JSONNode.Member) -> ExpressionValue? {
    // An empty cell of a data row means the default.
    if let text = given[parameter.name], !(text.isEmpty && parameter.type != .string) {
      if text.isEmpty, parameter.defaultValue != nil { return parameter.defaultValue }
      do {
        return try ParameterRules(parameter, colors: colors).parse(text)
      } catch {
        diagnostics.mistake(
          at: member.keyPosition, "the value given for \"\(parameter.name)\": \(error.message)")
        return parameter.defaultValue ?? parameter.example
      }
    }
    if parameter.isRequired, parameter.defaultValue == nil, !usesExamples {
      diagnostics.mistake(
        at: member.keyPosition,
        "\"\(parameter.name)\" is required and has no value; add --set \(parameter.name)=…")
    }
    // The example keeps the rest of the preset checkable after that mistake.
    return parameter.defaultValue ?? parameter.example
  }

  private func isName(_ word: String) -> Bool {
    let letters = word.unicodeScalars
    guard let first = letters.first, first == "_" || first.properties.isAlphabetic else {
      return false
    }
    let reserved = ["and", "or", "not", "true", "false"]
    return letters.allSatisfy {
      $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
    } && !reserved.contains(word)
  }
}

/// The names that a preset's expressions see; remembers which were used.
final class Values: ExpressionScope {
  private var values: [String: ExpressionValue]
  private(set) var used: Set<String> = []

  init(values: [String: ExpressionValue]) { self.values = values }

  func set(_ name: String, _ value: ExpressionValue) { values[name] = value }

  func value(of name: String) -> ExpressionValue? {
    used.insert(name)
    return values[name]
  }

  /// Declared without a usable value.
  private var broken: Set<String> = []

  func setBroken(_ name: String) { broken.insert(name) }

  func isBroken(_ name: String) -> Bool {
    if broken.contains(name) { used.insert(name) }
    return broken.contains(name)
  }

  var names: [String] { values.keys.sorted() }
}
