import Foundation
import Testing

/// The lists of `docs/swiftui.md`, read from the sources: what the page says cannot fall behind.
///
/// `INBETWEEN_RECORD_GOLDENS=1` writes the lists anew; the words around them are kept.
@Suite struct SupportPageTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let page = root.appending(path: "docs/swiftui.md")

  @Test func thePageListsWhatThereIs() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let fresh = try Self.withLists(page)
    if ProcessInfo.processInfo.environment["INBETWEEN_RECORD_GOLDENS"] == "1" {
      try fresh.write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(page == fresh, "record docs/swiftui.md anew with INBETWEEN_RECORD_GOLDENS=1")
    }
  }

  /// The page with the text between each pair of markers replaced by the list that they name.
  private static func withLists(_ page: String) throws -> String {
    var (types, members): (Set<String>, [String: Set<String>]) = ([], [:])
    for module in ["Geometry", "Motion", "Scene"] {
      for file in try sources(of: module) { read(file, types: &types, members: &members) }
    }
    var page = page
    page = replaced("types", in: page, by: types)
    for owner in ["View", "Shape", "Animation", "AnyTransition", "Color", "Text"] {
      page = replaced(owner, in: page, by: members[owner] ?? [])
    }
    return page
  }

  private static func sources(of module: String) throws -> [String] {
    let folder = root.appending(path: "Sources/\(module)").resolvingSymlinksInPath()
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }

  /// Takes down the public types of a file, and the public members of its extensions.
  private static func read(
    _ file: String, types: inout Set<String>, members: inout [String: Set<String>]
  ) {
    let type =
      /^(?:@\w+ )*(?:nonisolated )?public (?:nonisolated |final )*(?:struct|class|enum|protocol|typealias) (\w+)/
    let block = /^(?:public )?(?:nonisolated )?(?:extension|struct|final class) (\w+)/
    let member =
      /^  (?:@\w+ )*(?:nonisolated(?:\(unsafe\))? )?public (?:nonisolated |static |mutating )*(?:func|var|let) (\w+)/
    var owner = ""
    for line in file.split(separator: "\n") {
      if let match = line.firstMatch(of: type), !match.1.hasPrefix("_") {
        types.insert(String(match.1))
      }
      if let first = line.first, first.isLetter {
        owner = line.replacing("public ", with: "").firstMatch(of: block).map { String($0.1) } ?? ""
      }
      if let match = line.firstMatch(of: member), !match.1.hasPrefix("_") {
        members[owner, default: []].insert(String(match.1))
      }
    }
  }

  private static func replaced(_ name: String, in page: String, by list: Set<String>) -> String {
    let (start, end) = ("<!-- \(name) -->\n", "<!-- end \(name) -->")
    guard let opening = page.range(of: start), let closing = page.range(of: end) else {
      return page
    }
    let words = list.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
    let text = words.map { "`\($0)`" }.joined(separator: " ") + "\n"
    return page.replacingCharacters(in: opening.upperBound..<closing.lowerBound, with: text)
  }
}
