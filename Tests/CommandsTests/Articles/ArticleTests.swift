import Foundation
import Testing

@testable import Commands

@Suite struct MarkdownFenceTests {
  private func fences(_ text: String) -> [MarkdownFence] {
    MarkdownFence.find(in: text.split(separator: "\n", omittingEmptySubsequences: false))
  }

  @Test func aFenceHasItsInfoItsLinesAndTheHeadingAbove() {
    let found = fences(
      """
      # One
      ```swift film=a
      let x = 1
      ```
      Two words
      ---------
      ~~~~ Swift
      ```
      ~~~
      ~~~~
      """)
    #expect(found.map(\.info) == ["swift film=a", "Swift"])
    #expect(found.map(\.heading) == ["One", "Two words"])
    #expect(found.map(\.codeLines) == [3..<4, 8..<10])
  }

  @Test(arguments: [
    ("# a\n  ```swift\n  x\n  ```", 1, 3..<4), ("``` swift\nx", 1, 2..<3), ("```\n```", 1, 2..<2),
    ("```swift", 1, 2..<2),
  ])
  func indentedUnfinishedAndEmptyFencesAreFences(text: String, count: Int, lines: Range<Int>) {
    let found = fences(text)
    #expect(found.count == count && found.first?.codeLines == lines)
  }

  @Test(arguments: ["``` a `b`", "``x``", "", "text ```swift", "#no heading"])
  func codeInALineIsNoFence(text: String) { #expect(fences(text).isEmpty) }

  @Test func wordsInsideAFenceAreNoHeadings() {
    #expect(fences("# A\n```\n# B\n```\n```\n```").map(\.heading) == ["A", "A"])
  }

  @Test(arguments: [
    ("swift film=polygon view=PolygonView", "swift", ["film": "polygon", "view": "PolygonView"]),
    ("Swift do=\"tap start; wait 1\"", "swift", ["do": "tap start; wait 1"]),
    (
      "swift view='Card(title: \"x\")' film=no", "swift",
      ["view": "Card(title: \"x\")", "film": "no"]
    ),
    ("{.swift film=a}", "swift", ["film": "a"]), ("swift,ignore", "swift", [:]),
    ("swift {1,3} title film=", "swift", ["film": ""]), ("", "", [:]),
    ("swift do=\"open", "swift", ["do": "open"]), ("swift film=a FILM=b", "swift", ["film": "a"]),
  ])
  func attributesFollowTheLanguage(text: String, language: String, values: [String: String]) {
    let info = FenceInfo(text)
    #expect(info.language == language)
    #expect(info.values == values)
  }
}

@Suite struct SwiftPieceTests {
  @Test func declarationsHaveTheirLinesAndStatementsAreNone() {
    let pieces = SwiftPiece.find(
      in: """
        import SwiftUI
        @available(iOS 17, *)
        private struct A: View
        where X: Y {
          var body: some View { Text("}") }
        }
        extension View {
          func big() -> some View { self }
        }
        let x =
          3
        withAnimation {
          struct Inner {}
        }
        .padding()
        func f() async
          throws {}
        #if DEBUG
        struct B {}
        #endif
        """)
    #expect(pieces.map(\.name) == ["SwiftUI", "A", "View", "x", "f", ""])
    #expect(pieces.map(\.lines) == [1...1, 2...6, 7...9, 10...11, 16...17, 18...20])
    #expect(
      pieces.map(\.kind) == [.import, .type, .extension, .value, .function, .other])
  }
}

@Suite struct ArticleTests {
  private func article(_ fences: String...) -> Article {
    Article(
      path: "post.md",
      text: fences.map { "```swift\($0.hasPrefix(" ") ? "" : "\n")\($0)\n```" }
        .joined(separator: "\n"))
  }

  private func lines(_ article: Article, _ index: Int) -> [String] {
    article.program(of: article.listings[index]).split(separator: "\n").map(String.init)
  }

  @Test func aListingTakesTheHelpersThatItUsesAndNoOthers() {
    let article = article(
      "struct Dot: Shape { }\nstruct Other { }", "extension Dot { }\nextension Other { }",
      "extension View { }", "struct V: View { let d = Dot() }")
    #expect(article.films.map(\.name) == ["post"])
    #expect(
      lines(article, 3) == [
        "struct Dot: Shape { }", "extension Dot { }", "extension View { }",
        "struct V: View { let d = Dot() }",
      ])
  }

  @Test func ofATypeInStepsTheLatestCounts() {
    let article = article(
      "struct Dot { let one = 1 }", "struct V: View { let d = Dot() }",
      "struct Dot { let two = 2 }", "struct V: View { let e = Dot() }")
    #expect(article.films.map(\.name) == ["post", "post-2"])
    #expect(
      lines(article, 1) == ["struct Dot { let one = 1 }", "struct V: View { let d = Dot() }"])
    #expect(
      lines(article, 3) == ["struct Dot { let two = 2 }", "struct V: View { let e = Dot() }"])
  }

  @Test func everyLineStaysInItsPlace() {
    let article = article("struct Dot { }", "struct V: View { let d = Dot() }")
    let program = article.program(of: article.listings[1]).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(program.count == 6)
    #expect(program[1] == "struct Dot { }")
    #expect(program[4] == "struct V: View { let d = Dot() }")
  }

  @Test func whatHasNoFilmSaysWhy() {
    let article = article(
      "x += 1", "var body: some View { Text(\"\") }", " film=no\nstruct A: View { }",
      "struct B: View { let size: Int }", " view=\"C(size: 1)\"\nstruct C: View { let size: Int }",
      " film=helper\nlet size = 1")
    #expect(
      article.listings.map(\.reason) == [
        "has no view", "has no view",
        "has no view that can be made without arguments; add view='B(…)' to its fence", nil,
        "is a helper of the others",
      ])
    #expect(article.films.first?.options == ["--view=C(size: 1)"])
  }

  @Test(arguments: [
    ("a.md#b", "a.md", "b"), ("a.md", "a.md", nil), ("x#1.markdown", "x#1.markdown", nil),
    ("a.json#b", nil, nil), ("md", nil, nil),
  ])
  func aListingIsAnInput(input: String, path: String?, name: String?) {
    let found = ArticleInput(input)
    #expect(found?.path == path && found?.name == name)
  }

  @Test func jobsAreNamedAfterListingsAndExportsOnceThereAreSeveral() {
    let article = article(" film=\"Big Dot!\"\nstruct V: View { }")
    let listing = article.listings[0]
    let gif = Article.Target(export: nil, ending: "gif")
    let film = Article.Target(export: "square", ending: "mp4")
    #expect(
      article.jobs(listing, folder: "m", targets: [gif]) == [
        ArticleJob(
          input: "post.md#big-dot", path: "m/big-dot.gif",
          words: ["render", "post.md#big-dot", "--output=m/big-dot.gif"])
      ])
    #expect(
      article.jobs(listing, folder: "m", targets: [gif, film]).map(\.path) == [
        "m/big-dot-gif.gif", "m/big-dot-square.mp4",
      ])
  }

  @Test func aCopyShowsEachFilmOnceBelowItsListing() {
    let first = article("struct V: View { }", "struct W: View { }")
    let films = first.listings.map { ($0, ["media/\($0.name).gif"]) }
    let copy = ArticleCopy(first).text(showing: films, besides: "out/post.md")
    let lines = copy.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[3...5] == ["", "![post](../media/post.gif)", "```swift"])
    #expect(lines.last == "![post-2](../media/post-2.gif)")
    let again = Article(path: "post.md", text: copy)
    let twice = ArticleCopy(again).text(
      showing: again.listings.map { ($0, ["media/\($0.name).gif"]) }, besides: "out/post.md")
    #expect(twice == copy)
    let player = ArticleCopy(first).text(
      showing: [(first.listings[0], ["a b.mp4"])], besides: "p.md")
    #expect(player.contains("<video src=\"a%20b.mp4\" controls muted loop playsinline></video>"))
  }

  /// No text, however it is cut, makes the reader trap, and no program has more lines than its article.
  @Test func everyPrefixOfAnArticleIsRead() throws {
    let text = try String(
      contentsOf: FilmFixture.package.appendingPathComponent("Examples/Article.md"), encoding: .utf8
    )
    for count in stride(from: 0, through: text.count, by: 7) {
      let article = Article(path: "a.md", text: String(text.prefix(count)))
      for listing in article.listings {
        let program = article.program(of: listing)
        #expect(
          program.split(separator: "\n", omittingEmptySubsequences: false).count
            == article.lines.count)
      }
    }
  }
}

@Suite(.serialized, .enabled(if: FilmFixture.isBuilt, "build the product Inbetween first"))
struct ArticleFilmTests {
  private static let article = FilmFixture.package.appendingPathComponent("Examples/Article.md")
    .path

  @Test func theExampleArticleIsFilmedAndRewritten() throws {
    let result = try FilmFixture.run(
      "article", Self.article, "--format", "gif", "--fps", "10", "--scale", "0.5", "-o", "media",
      "--rewrite", "Article-with-films.md")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.errors.contains("Article.md:6: notice: the listing has no view"))
    #expect(result.errors.contains("Article.md:53: notice: the listing has no view"))
    for name in ["polygon", "a-polygon-that-breathes"] {
      #expect(result.output.contains("media/\(name).gif: gif"), "\(result.output)")
    }
    let copy = try String(
      contentsOf: FilmFixture.folder.appendingPathComponent("Article-with-films.md"),
      encoding: .utf8)
    #expect(copy.contains("```\n\n![polygon](media/polygon.gif)\n\nThe line that matters"))
  }

  @Test func aListingIsSeenByEveryCommandWithTheCuesOfItsFence() throws {
    let result = try FilmFixture.run("info", Self.article + "#polygon", "--timeline")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.contains("0.2   12     tap More"), "\(result.output)")
    let none = try FilmFixture.run("info", Self.article)
    #expect(none.code == 2 && none.errors.contains("has 2 films; name one"), "\(none.errors)")
    let wrong = try FilmFixture.run("info", Self.article + "#polygn")
    #expect(wrong.code == 2 && wrong.errors.contains("there is 'polygon'"), "\(wrong.errors)")
  }

  @Test func theCompilersLinesAreTheArticles() throws {
    let file = try FilmFixture.write(
      "wrong.md",
      "Words\n\n```swift\nstruct V: View { let x: Int = \"a\"; var body: some View { EmptyView() } }\n```\n"
    )
    let result = try FilmFixture.run("article", file, "--format", "gif")
    #expect(result.code == 1)
    #expect(result.errors.contains("wrong.md:4:31: error: "), "\(result.errors)")
    #expect(result.errors.contains("1 of 1 film of wrong.md could not be made"))
  }
}
