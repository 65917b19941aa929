import Foundation
import Testing

/// The lists of `docs/swiftui-support.md` and the table of `inbetween check`, read from the sources: what
/// they say cannot fall behind.
///
/// `INBETWEEN_RECORD_GOLDENS=1` writes them anew, as `tools/api-table` does; the words around the lists
/// are kept.
@Suite struct SupportPageTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let page = root.appending(path: "docs/swiftui-support.md")
  private static let names = root.appending(path: "docs/swiftui-names.txt")
  private static let table = root.appending(path: "Sources/Commands/Support/KnownNames.swift")

  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["INBETWEEN_RECORD_GOLDENS"] == "1"
  }

  @Test func thePageListsWhatThereIs() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let interface = try PublicInterface(root: Self.root)
    var fresh = page
    fresh = Self.replaced("types", in: fresh, by: interface.types.map { "`\($0)`" })
    for owner in ["View", "Shape", "Animation", "AnyTransition", "Color", "Text"] {
      let list = (interface.members[owner] ?? []).map { "`\($0)`" }
      fresh = Self.replaced(owner, in: fresh, by: list)
    }
    let names = try KnownNames(Self.names, interface)
    for status in ["missing", "noOp", "still"] {
      let list = names.all(status).map { "`\($0)`" }
      fresh = Self.replaced(status, in: fresh, by: list.isEmpty ? ["none"] : list)
    }
    if Self.isRecording {
      try fresh.write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(page == fresh, "run tools/api-table")
    }
  }

  @Test func theTableOfCheckHoldsWhatThereIs() throws {
    let names = try KnownNames(Self.names, try PublicInterface(root: Self.root))
    if Self.isRecording {
      try names.swift.write(to: Self.table, atomically: true, encoding: .utf8)
    } else {
      let table = try String(contentsOf: Self.table, encoding: .utf8)
      #expect(table == names.swift, "run tools/api-table")
    }
  }

  private static func replaced(_ name: String, in page: String, by list: [String]) -> String {
    let (start, end) = ("<!-- \(name) -->\n", "<!-- end \(name) -->")
    guard let opening = page.range(of: start), let closing = page.range(of: end) else {
      return page
    }
    let words = list.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
    let text = words.joined(separator: " ") + "\n"
    return page.replacingCharacters(in: opening.upperBound..<closing.lowerBound, with: text)
  }
}
