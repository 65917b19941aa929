/// A pattern of file names, as of `--name '{preset}-{key}-{export}.{ext}'`.
///
/// A name in braces stands for a value; `{row:4}` pads digits with zeros. Slashes in the pattern
/// make folders, those in values do not.
package struct NameTemplate: Hashable, Sendable {
  /// What is used when nothing is asked for.
  package static let standard = "{preset}-{key}-{export}.{ext}"

  private enum Part: Hashable, Sendable {
    case text(String)
    case field(String, width: Int)
  }

  private let parts: [Part]
  private let pattern: String

  /// Throws when a brace is not closed, a width is no number from 1 to 12, or the pattern could lead
  /// out of the output folder.
  package init(_ pattern: String) throws(BatchError) {
    self.pattern = pattern
    var parts: [Part] = []
    var rest = pattern[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else {
        throw Self.fault(pattern, "a brace has no partner", "write {name}")
      }
      let words = rest[rest.index(after: open)..<close].split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      var width = 0
      if words.count == 2 {
        guard let digits = Int(words[1]), (1...12).contains(digits) else {
          throw Self.fault(
            pattern, "\"\(words[1])\" is no number of digits", "write {row:4} for four digits")
        }
        width = digits
      }
      guard let name = words.first?.trimmingSpaces, !name.isEmpty else {
        throw Self.fault(pattern, "a brace holds no name", "write {name}")
      }
      parts.append(.field(name, width: width))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    let folders = pattern.split(separator: "/", omittingEmptySubsequences: false)
    if folders.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) {
      throw Self.fault(
        pattern, "it leads out of the output folder, or names no file",
        "write a name, or folder/name, below the folder of -o")
    }
    self.parts = parts
  }

  /// The names in braces, each once.
  package var fields: [String] {
    var result: [String] = []
    for case .field(let name, _) in parts where !result.contains(name) { result.append(name) }
    return result
  }

  /// The name for these values; nil for a field that has none.
  package func name(_ value: (String) -> String?) throws(BatchError) -> String {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .field(let name, let width):
        guard let text = value(name) else {
          throw Self.fault(
            pattern, "there is no column, parameter or field \"\(name)\"",
            "use preset, key, row, export, index, ext, or a column's name")
        }
        let isNumber = !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
        let padding = isNumber ? String(repeating: "0", count: max(0, width - text.count)) : ""
        result += Slug.slug(padding + text)
      }
    }
    return Self.shortened(result)
  }

  /// Cuts the parts of a path to what file systems hold, 255 bytes with room for a partial file's
  /// affixes; the ending stays.
  private static func shortened(_ path: String) -> String {
    let limit = 200
    return path.split(separator: "/", omittingEmptySubsequences: false).map { part in
      guard part.utf8.count > limit else { return String(part) }
      let dot = part.lastIndex(of: ".")
      let ending = dot.map { part[$0...] } ?? ""
      let tail = "-" + Slug.digest(of: String(part)) + (ending.utf8.count <= 12 ? ending : "")
      var head = dot.map { part[..<$0] } ?? part
      while head.utf8.count + tail.utf8.count > limit { head.removeLast() }
      return head + tail
    }.joined(separator: "/")
  }

  private static func fault(_ pattern: String, _ reason: String, _ advice: String) -> BatchError {
    BatchError("use the name '\(pattern)'", reason: reason, advice: advice)
  }
}
