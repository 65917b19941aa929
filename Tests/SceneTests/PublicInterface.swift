import Foundation

/// The names that a user's file may use, as the sources declare them.
struct PublicInterface {
  /// The types.
  private(set) var types: Set<String> = []
  /// The members by the type that they are declared for.
  private(set) var members: [String: Set<String>] = [:]
  /// What every declaration of a name says of its effect: none, still, or moving.
  private(set) var effects: [String: Set<String>] = [:]

  private static let modules = ["Geometry", "Motion", "Picture", "Scene", "Inbetween", "Shims"]

  /// Reads the modules' sources.
  init(root: URL) throws {
    for module in Self.modules {
      let folder = root.appending(path: "Sources/\(module)").resolvingSymlinksInPath()
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      for name in names.filter({ $0.hasSuffix(".swift") }).sorted() {
        // A renderer's colours and lists are no names of SwiftUI.
        read(
          try String(contentsOf: folder.appending(path: name), encoding: .utf8),
          listsTypes: !["Picture", "Inbetween", "Shims"].contains(module))
      }
    }
  }

  /// Takes down the public types of a file, and the public members of its types and extensions.
  private mutating func read(_ file: String, listsTypes: Bool) {
    let type =
      /^(?:@\w+ )*(?:nonisolated )?(?:public|open) (?:nonisolated |final |indirect )*(?:struct|class|enum|protocol|typealias) (\w+)/
    let block = /^(?:public )?(?:nonisolated )?(?:extension|struct|final class) (\w+)/
    let member =
      /^  +(?:@\w+ )*(?:nonisolated(?:\(unsafe\))? )?public (?:nonisolated |static |mutating )*(?:func|var|let) (\w+)/
    let cases = /^  case (\w[\w, ]*)$/
    var owner = ""
    var comment = ""
    var isUnavailable = false
    for line in file.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") {
        comment += text.dropFirst(3)
        continue
      }
      if text.hasPrefix("@available(*, unavailable") || text.hasPrefix("*, unavailable") {
        isUnavailable = true
      }
      // A declaration may begin lines below its comment, behind attributes.
      if text.hasPrefix("@") && !text.contains(" func ") && !text.contains("public ") { continue }
      if text.hasPrefix("*,") || text.hasPrefix("message:") || text.hasPrefix(")") { continue }
      if let match = line.firstMatch(of: type), !match.1.hasPrefix("_"), !isUnavailable {
        if listsTypes { types.insert(String(match.1)) }
        note(String(match.1), comment)
      }
      if let first = line.first, first.isLetter || first == "@" {
        owner =
          line.replacing("public ", with: "").firstMatch(of: block).map { String($0.1) } ?? ""
      }
      if let match = line.firstMatch(of: member), !match.1.hasPrefix("_"), !isUnavailable {
        if line.prefix(while: { $0 == " " }).count == 2 {
          members[owner, default: []].insert(String(match.1))
        }
        note("." + match.1, comment)
      }
      if let match = line.firstMatch(of: cases) {
        for name in match.1.split(separator: ",") {
          note("." + name.trimmingCharacters(in: .whitespaces), "")
        }
      }
      (comment, isUnavailable) = ("", false)
    }
  }

  private mutating func note(_ name: String, _ comment: String) {
    let words = comment.lowercased()
    let saysNothing = [
      "view as it is", "the window as it is", "does nothing", "nothing shows it", "nothing in a film",
      "would let one feel", "where it is.",
    ]
    let effect =
      words.contains("drawn still")
      ? "still" : saysNothing.contains { words.contains($0) } ? "noOp" : "supported"
    effects[name, default: []].insert(effect)
  }

  /// `supported`, `still` or `noOp`, the most of what a name's declarations do; `nil` without one.
  func status(of name: String) -> String? {
    let found = effects[name] ?? []
    return ["supported", "still", "noOp"].first { found.contains($0) }
  }
}
