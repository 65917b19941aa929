import Testing

@testable import Commands

@Suite struct NameUseTests {
  private static let table = SupportTable(
    """
    [core] supported: View Text .padding import:SwiftUI
    [pictures] still: .wobble
    [pictures] noOp: .help
    [pictures] missing: .sparkle MagicView @Stored import:Magic #imageLiteral
    """)

  @Test func usesHaveTheirLinesAndStatus() {
    let source = """
      import SwiftUI
      import struct Magic.Wand
      struct A: View {
        @Stored var x = 1
        var body: some View {
          // .sparkle() in a comment
          Text(".sparkle").padding().help("x")
            .sparkle().wobble()
        }
      }
      """
    let uses = NameUse.find(in: source, notOf: [], table: Self.table)
    #expect(
      uses.filter { $0.support != .supported }.map { "\($0.line) \($0.name) \($0.support)" } == [
        "2 import Magic missing", "4 @Stored missing", "7 .help noOp", "8 .sparkle missing",
        "8 .wobble still",
      ])
  }

  @Test func whatAProgramDeclaresItselfIsItsOwn() {
    let report = UseReport(
      [
        ("a.swift", "extension View { func sparkle() -> some View { self } }"),
        ("b.swift", "struct B: View { var body: some View { Text(\"\").sparkle() } }"),
        ("c.swift", "struct C: View { var body: some View { MagicView() } }"),
      ], table: Self.table)
    #expect(report.files.map(\.isCovered) == [true, true, false])
    #expect(abs(report.coverage - 2.0 / 3) < 1e-12)
    #expect(report.lines.map { "\($0.path) \($0.use.name)" } == ["c.swift MagicView"])
    #expect(report.summary.contains("66.7 %"))
    #expect(report.summary.contains("missing: MagicView 1"))
  }

  @Test func theTableOfThisBuildHasEveryPackage() {
    let table = SupportTable.current
    #expect(table.packages.count == 16)
    #expect(table.support[".padding"] == .supported)
    #expect(table.support[".ignoresSafeArea"] == .noOp)
    #expect(table.support["UIViewRepresentable"] == .missing)
    #expect(table.support["#imageLiteral"] == .missing)
  }
}

@Suite struct ConditionalCodeTests {
  @Test func nestedConditionsKeepTheLinesOfWhatIsCompiled() {
    let source = """
      a
      #if os(iOS)
      b
      #if DEBUG
      c
      #else
      d
      #endif
      #elseif os(macOS) || os(Linux)
      e
      #else
      f
      #endif
      "#if os(iOS)"
      """
    let lines = { (platform: FilmPlatform) in
      ConditionalCode(source, platform: platform).compiled.split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
    }
    let quoted = "\"#if os(iOS)\""
    #expect(
      lines(.linux) == ["a", "", "", "", "", "", "", "", "", "e", "", "", "", quoted])
    #expect(
      lines(.ios) == ["a", "", "b", "", "c", "", "", "", "", "", "", "", "", quoted])
    let code = ConditionalCode(source, platform: .linux)
    #expect(code.decided == source)
    #expect(code.vanished == [.init(line: 2, directive: "#if os(iOS)")])
  }

  @Test func conditionsAreDecidedInTheirPlace() {
    let source = """
      #if !os( iOS ) && (canImport(UIKit) || swift(>=5))
      #elseif os(tvOS) || targetEnvironment(macCatalyst)
      #endif
      """
    let decided = ConditionalCode(source, platform: .ios).decided
    #expect(
      decided
        == """
        #if !true      && (true             || swift(>=5))
        #elseif false    || false
        #endif
        """.replacing("|| false\n", with: "|| false                          \n"))
    let lengths = { (text: String) in text.split(separator: "\n").map(\.count) }
    #expect(lengths(decided) == lengths(source))
  }

  @Test(arguments: [
    "#if", "#endif", "#else", "#if (", "#if !", "#if a && ", "#elseif x", "#if os(",
  ])
  func unfinishedDirectivesAreTaken(source: String) {
    _ = ConditionalCode(source, platform: .ios)
    _ = ConditionalCode(source + "\n#endif", platform: .linux)
  }
}
