import Foundation

/// Writes JSON for people: two spaces a level, short lists and objects on one line.
enum JSONWriter {
  /// The longest value that is kept on one line, in characters.
  private static let lineLimit = 80

  static func text(_ node: JSONNode) -> String { lines(node, indent: 0) + "\n" }

  private static func lines(_ node: JSONNode, indent: Int) -> String {
    let flat = flat(node)
    if flat.count + indent <= lineLimit { return flat }
    let margin = String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch node.value {
    case .array(let elements):
      return "[\n"
        + elements.map { margin + lines($0, indent: indent + 2) }.joined(separator: ",\n") + end
        + "]"
    case .object(let members):
      return "{\n"
        + members.map { margin + quoted($0.key) + ": " + lines($0.value, indent: indent + 2) }
        .joined(separator: ",\n") + end + "}"
    default: return flat
    }
  }

  private static func flat(_ node: JSONNode) -> String {
    switch node.value {
    case .null: return "null"
    case .boolean(let boolean): return boolean ? "true" : "false"
    case .number(let number): return number.plain
    case .string(let string): return quoted(string)
    case .array(let elements): return "[" + elements.map(flat).joined(separator: ", ") + "]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      return "{ "
        + members.map { quoted($0.key) + ": " + flat($0.value) }.joined(separator: ", ") + " }"
    }
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      default:
        if scalar.value < 0x20 {
          text += String(format: "\\u%04x", scalar.value)
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return text + "\""
  }
}

extension JSONNode {
  /// Values that were made, not read.
  static func object(_ members: [(String, JSONNode)]) -> JSONNode {
    JSONNode(
      .object(members.map { Member(key: $0.0, keyPosition: .start, value: $0.1) }), at: .start)
  }

  static func array(_ elements: [JSONNode]) -> JSONNode { JSONNode(.array(elements), at: .start) }
  static func text(_ string: String) -> JSONNode { JSONNode(.string(string), at: .start) }
  static func number(_ number: Double) -> JSONNode { JSONNode(.number(number), at: .start) }
  static func boolean(_ boolean: Bool) -> JSONNode { JSONNode(.boolean(boolean), at: .start) }
}
