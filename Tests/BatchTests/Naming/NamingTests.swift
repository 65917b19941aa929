import Batch
import Testing

@Suite struct NamingTests {
  @Test(arguments: [
    ("Plain", "Plain"), ("two words", "two-words"), ("a/b\\c", "a-b-c"), ("../../etc", "etc"),
    ("..", "_"), ("", "_"), ("  -- ", "_"), ("Ünïcode Größe", "Ünïcode-Größe"),
    ("🎬 film", "🎬-film"),
    ("a\u{301}", "á"), (".hidden", "hidden"), ("v1.2", "v1.2"), ("CON:", "CON"),
    ("a\nb\0c", "a-b-c"),
  ])
  func anyTextBecomesASafeName(text: String, slug: String) {
    let made = Slug.slug(text)
    #expect(slug == "_" ? made.hasPrefix("_") && made.count == 9 : made == slug)
  }

  @Test func longTextsAreCutAndStayApart() {
    let a = Slug.slug(String(repeating: "x", count: 300) + "a")
    let b = Slug.slug(String(repeating: "x", count: 300) + "b")
    #expect(a != b)
    #expect(a.utf8.count <= Slug.byteLimit)
    #expect(Slug.slug(String(repeating: "🎬", count: 300)).utf8.count <= Slug.byteLimit)
  }

  @Test func templatesArePathsBelowAFolder() throws {
    let template = try NameTemplate("{preset}/{row:4}-{title}.{ext}")
    #expect(template.fields == ["preset", "row", "title", "ext"])
    let values = ["preset": "suits", "row": "17", "title": "../a b", "ext": "mp4"]
    #expect(try template.name { values[$0] } == "suits/0017-a-b.mp4")
    #expect { try template.name { $0 == "title" ? nil : "x" } } throws: {
      "\($0)".contains("there is no column, parameter or field \"title\"")
    }
  }

  @Test(arguments: [
    "../{key}", "{key", "key}", "{}", "{row:x}", "{row:0}", "/abs/{key}", "a//b", "./a", "",
  ])
  func whatLeadsAwayOrIsBrokenIsRefused(pattern: String) {
    #expect(throws: BatchError.self) { try NameTemplate(pattern) }
  }

  @Test func longNamesKeepTheirEnding() throws {
    let template = try NameTemplate("{a}{b}{c}.{ext}")
    let name = try template.name { $0 == "ext" ? "mp4" : String(repeating: $0, count: 99) }
    #expect(name.hasSuffix(".mp4"))
    #expect(name.utf8.count <= 200)
  }
}
