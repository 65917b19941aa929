/// Reads the members of one object: records what is unknown or mistyped and goes on.
///
/// Every accessor returns `nil` both for an absent key and after recording a mistake, so a caller
/// states its default once.
package struct ObjectReader {
  package let node: JSONNode
  package let spec: ObjectSpec
  package let diagnostics: Diagnostics

  /// Opens `node`, or records that it is no object; unknown and not-yet keys are recorded here.
  package init?(_ node: JSONNode, _ spec: ObjectSpec, _ diagnostics: Diagnostics) {
    guard let members = node.members else {
      diagnostics.mistake(node, "\(node.seen) is not an object; \(spec.name) is { … }")
      return nil
    }
    (self.node, self.spec, self.diagnostics) = (node, spec, diagnostics)
    for member in members {
      guard let field = spec.field(member.key) else {
        let hint = Suggestion.hint(for: member.key, in: spec.names)
        diagnostics.mistake(
          at: member.keyPosition, "\(spec.name) has no key \"\(member.key)\"; \(hint)")
        continue
      }
      if field.isNotYet {
        diagnostics.mistake(
          at: member.keyPosition,
          "\"\(member.key)\" is part of version 1 but not built yet; remove it")
      }
    }
    for field in spec.fields where field.isRequired && node[key: field.name] == nil {
      diagnostics.mistake(node, "\(spec.name) needs \(field.need)")
    }
  }

  /// The value of `key` as it stands.
  package subscript(_ key: String) -> JSONNode? {
    assert(spec.field(key) != nil, "\(spec.name) does not list \(key)")
    return node[key: key]
  }

  package func string(_ key: String) -> String? {
    self[key].flatMap { Decode.string($0, diagnostics) }
  }

  package func number(_ key: String, in range: ClosedRange<Double>? = nil) -> Double? {
    self[key].flatMap { Decode.number($0, in: range, diagnostics) }
  }

  package func integer(_ key: String, in range: ClosedRange<Int>? = nil) -> Int? {
    self[key].flatMap { Decode.integer($0, in: range, diagnostics) }
  }

  package func boolean(_ key: String) -> Bool? {
    self[key].flatMap { Decode.boolean($0, diagnostics) }
  }

  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, _ type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    self[key].flatMap { Decode.choice($0, type, diagnostics) }
  }

  package func array(_ key: String, count: ClosedRange<Int>? = nil) -> [JSONNode]? {
    self[key].flatMap { Decode.array($0, count: count, diagnostics) }
  }
}
