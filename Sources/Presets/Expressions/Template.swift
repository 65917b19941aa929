/// A string with `${…}` in it: `"${x}"` alone keeps x's type, inside text it is formatted, and
/// `$${` stands for `${`.
package enum Template {
  /// Whether the string has anything to expand.
  package static func isPlain(_ string: String) -> Bool { !string.contains("${") }

  /// The value of `string` with the names of `scope`.
  package static func value(
    of string: String, in scope: any ExpressionScope
  ) throws(ExpressionError) -> ExpressionValue {
    let evaluator = ExpressionEvaluator(scope: scope)
    let parts = try split(string)
    if parts.count == 1, case .expression(let source) = parts[0] {
      return try evaluator.value(ExpressionParser.parse(source))
    }
    var text = ""
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .expression(let source):
        text += try evaluator.value(ExpressionParser.parse(source)).formatted
      }
      guard text.utf8.count <= JSONReader.stringLimit else {
        throw ExpressionError("a text longer than \(JSONReader.stringLimit) bytes (1 MiB)")
      }
    }
    return .text(text)
  }

  private enum Part {
    case literal(String)
    case expression(String)
  }

  private static func split(_ string: String) throws(ExpressionError) -> [Part] {
    var (parts, literal): ([Part], String) = ([], "")
    var rest = string[...]
    while let start = rest.firstRange(of: "${") {
      let before = rest[..<start.lowerBound]
      if before.hasSuffix("$") {
        literal += before.dropLast() + "${"
        rest = rest[start.upperBound...]
        continue
      }
      literal += before
      guard let end = closingBrace(in: rest[start.upperBound...]) else {
        throw ExpressionError("${ without its closing brace; write $${ for the characters ${")
      }
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
      parts.append(.expression(String(rest[start.upperBound..<end])))
      rest = rest[rest.index(after: end)...]
    }
    literal += rest
    if !literal.isEmpty || parts.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  /// The first `}` outside quotes.
  private static func closingBrace(in text: Substring) -> String.Index? {
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if character == "}" {
        return index
      }
    }
    return nil
  }

  /// `node` with every string's expressions replaced by their values; keys stay as they are.
  package static func expand(
    _ node: JSONNode, in scope: any ExpressionScope, _ diagnostics: Diagnostics
  ) -> JSONNode {
    switch node.value {
    case .null, .boolean, .number: return node
    case .string(let string):
      guard !isPlain(string) else { return node }
      do {
        return try value(of: string, in: scope).node(at: node.position)
      } catch {
        if error.isConsequence {
          diagnostics.silence(node)
          return node
        }
        diagnostics.unreadable(node, "\(error.message) (in \(node.seen))")
        return node
      }
    case .array(let elements):
      return JSONNode(
        .array(elements.map { expand($0, in: scope, diagnostics) }), at: node.position)
    case .object(let members):
      let expanded = members.map { member in
        // Names are fixed: what refers to them must not depend on a parameter.
        let isName = member.key == "id" || member.key == "extends" || member.key == "layer"
        if isName, let name = member.value.string, !isPlain(name) {
          diagnostics.mistake(member.value, "an expression in a name; names are fixed")
          return member
        }
        return JSONNode.Member(
          key: member.key, keyPosition: member.keyPosition,
          value: expand(member.value, in: scope, diagnostics))
      }
      return JSONNode(.object(expanded), at: node.position)
    }
  }
}
