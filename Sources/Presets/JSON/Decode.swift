/// Plain values from JSON, each with the sentence for what it is not.
package enum Decode {
  package static func string(_ node: JSONNode, _ diagnostics: Diagnostics) -> String? {
    if let string = node.string { return string }
    diagnostics.mistake(node, "\(node.seen) is not text; put it in double quotes")
    return nil
  }

  package static func boolean(_ node: JSONNode, _ diagnostics: Diagnostics) -> Bool? {
    if let boolean = node.boolean { return boolean }
    diagnostics.mistake(node, "\(node.seen) is neither true nor false")
    return nil
  }

  package static func number(
    _ node: JSONNode, in range: ClosedRange<Double>? = nil, _ diagnostics: Diagnostics
  ) -> Double? {
    guard let number = node.number else {
      let hint = node.string.flatMap(Double.init) == nil ? "" : "; remove the quotes"
      diagnostics.mistake(node, "\(node.seen) is not a number\(hint)")
      return nil
    }
    if let range, !range.contains(number) {
      diagnostics.mistake(node, "\(node.seen) is out of range; \(words(range))")
      return nil
    }
    return number
  }

  package static func integer(
    _ node: JSONNode, in range: ClosedRange<Int>? = nil, _ diagnostics: Diagnostics
  ) -> Int? {
    guard let number = number(node, diagnostics) else { return nil }
    guard let integer = Int(exactly: number) else {
      diagnostics.mistake(node, "\(node.seen) is not a whole number")
      return nil
    }
    if let range, !range.contains(integer) {
      diagnostics.mistake(
        node,
        "\(node.seen) is out of range; \(words(Double(range.lowerBound)...Double(range.upperBound)))"
      )
      return nil
    }
    return integer
  }

  package static func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: JSONNode, _ type: Choice.Type, _ diagnostics: Diagnostics
  ) -> Choice? where Choice.RawValue == String {
    guard let word = string(node, diagnostics) else { return nil }
    if let choice = Choice(rawValue: word) { return choice }
    let hint = Suggestion.hint(for: word, in: Choice.allCases.map(\.rawValue))
    diagnostics.mistake(node, "\(node.seen) is not allowed; \(hint)")
    return nil
  }

  package static func array(
    _ node: JSONNode, count: ClosedRange<Int>? = nil, _ diagnostics: Diagnostics
  ) -> [JSONNode]? {
    guard let elements = node.elements else {
      diagnostics.mistake(node, "\(node.seen) is not a list; write [ … ]")
      return nil
    }
    if let count, !count.contains(elements.count) {
      let wanted =
        count.lowerBound == count.upperBound
        ? "\(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)"
      diagnostics.mistake(node, "a list of \(elements.count); it needs \(wanted)")
      return nil
    }
    return elements
  }

  /// Two numbers, or one for both when `single` is allowed.
  package static func pair(
    _ node: JSONNode, orSingle single: Bool = false, _ diagnostics: Diagnostics
  ) -> (Double, Double)? {
    if single, let number = node.number { return (number, number) }
    guard let elements = array(node, count: 2...2, diagnostics),
      let first = number(elements[0], diagnostics), let second = number(elements[1], diagnostics)
    else { return nil }
    return (first, second)
  }

  /// An object with exactly one key of `spec`: the key and its value.
  package static func oneKey(
    _ node: JSONNode, _ spec: ObjectSpec, _ diagnostics: Diagnostics
  ) -> (key: String, value: JSONNode)? {
    guard let reader = ObjectReader(node, spec, diagnostics) else { return nil }
    let known = reader.node.members?.filter { spec.names.contains($0.key) } ?? []
    guard let first = known.first, known.count == 1 else {
      let unknown =
        reader.node.members?.contains {
          spec.field($0.key) == nil || spec.field($0.key)?.isNotYet == true
        } ?? false
      if !(known.isEmpty && unknown) {
        diagnostics.mistake(
          node,
          "\(spec.name) needs exactly one kind, not \(known.count); "
            + Suggestion.hint(for: "", in: spec.names))
      }
      return nil
    }
    return (first.key, first.value)
  }

  /// "allowed: 0 to 1", "the least is 0".
  package static func words(_ range: ClosedRange<Double>) -> String {
    if range.upperBound >= 1e15 { return "the least is \(range.lowerBound.plain)" }
    if range.lowerBound <= -1e15 { return "the most is \(range.upperBound.plain)" }
    return "allowed: \(range.lowerBound.plain) to \(range.upperBound.plain)"
  }
}
