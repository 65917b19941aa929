/// A JSON value that remembers where it stands in its file.
package struct JSONNode: Sendable {
  /// What the value is.
  package indirect enum Value: Sendable {
    case null
    case boolean(Bool)
    /// Always finite.
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// The members in the order of the file, each key once.
    case object([Member])
  }

  /// A key with its value.
  package struct Member: Sendable {
    package var key: String
    package var keyPosition: SourcePosition
    package var value: JSONNode

    package init(key: String, keyPosition: SourcePosition, value: JSONNode) {
      (self.key, self.keyPosition, self.value) = (key, keyPosition, value)
    }
  }

  package var value: Value
  /// Where the value begins.
  package var position: SourcePosition

  package init(_ value: Value, at position: SourcePosition) {
    (self.value, self.position) = (value, position)
  }
}

extension JSONNode {
  /// The members of an object; `nil` for any other value.
  package var members: [Member]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// The elements of an array; `nil` for any other value.
  package var elements: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The characters of a string; `nil` for any other value.
  package var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  /// The number; `nil` for any other value.
  package var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  /// The truth value; `nil` for any other value.
  package var boolean: Bool? {
    if case .boolean(let boolean) = value { boolean } else { nil }
  }

  /// The value of an object's member.
  package subscript(key key: String) -> JSONNode? {
    members?.first { $0.key == key }?.value
  }

  /// The value in a few words for a message: `"gren"`, `12`, `a list of 3`.
  package var seen: String {
    switch value {
    case .null: return "null"
    case .boolean(let boolean): return boolean ? "true" : "false"
    case .number(let number): return number.plain
    case .string(let string):
      let short = string.count > 40 ? string.prefix(40) + "…" : string[...]
      return "\"" + short.replacing("\n", with: "\\n") + "\""
    case .array(let elements): return "a list of \(elements.count)"
    case .object(let members):
      guard let first = members.first else { return "{}" }
      return members.count == 1 ? "{\"\(first.key)\": …}" : "an object of \(members.count) keys"
    }
  }

  /// The path of the value or key at `position`: `states.stop.badge.fill`, `timeline[2].at`.
  ///
  /// Values stand in the tree in the order of the file, so each level is one search.
  package func path(to position: SourcePosition) -> String {
    var (node, path) = (self, "")
    while node.position != position {
      switch node.value {
      case .array(let elements):
        guard let index = elements.lastIndex(where: { $0.position <= position }) else {
          return path
        }
        path += "[\(index)]"
        node = elements[index]
      case .object(let members):
        guard let index = members.lastIndex(where: { $0.keyPosition <= position }) else {
          return path
        }
        path += (path.isEmpty ? "" : ".") + members[index].key
        if members[index].keyPosition == position { return path }
        node = members[index].value
      default: return path
      }
    }
    return path
  }
}

extension Double {
  /// The number without a needless fraction: `3`, `0.25`, `1e+21`.
  package var plain: String {
    if let whole = Int(exactly: self), magnitude < 1e15 { return "\(whole)" }
    return "\(self)"
  }
}
