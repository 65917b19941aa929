import Batch
import Foundation
import Testing

@Suite struct JSONRowsTests {
  @Test func anArrayOfObjectsIsATable() throws {
    let text = #"[{"id": 1, "title": "One"}, {"title": "Two", "tags": ["a", "b"], "on": true}]"#
    let table = try JSONRows.readArray(Data(text.utf8), file: "rows.json")
    #expect(table.columns == ["id", "title", "tags", "on"])
    #expect(
      table.rows.map(\.cells) == [
        [.number(1), .text("One"), .empty, .empty],
        [.empty, .text("Two"), .list([.text("a"), .text("b")]), .boolean(true)],
      ])
  }

  @Test func linesAreObjectsWithTheirNumbers() throws {
    let text = "{\"a\": 1}\n\n{\"a\": null}\n"
    let table = try JSONRows.readLines(Data(text.utf8), file: "rows.jsonl")
    #expect(table.rows.map(\.line) == [1, 3])
    #expect(table.rows.map(\.cells) == [[.number(1)], [.empty]])
  }

  @Test(arguments: [
    ("{\"a\": 1}\n{\"a\": }", "line 2"), ("{\"a\": 1}\n[2]", "line 2"),
    ("{\"a\": {\"b\": 1}}", "line 1: a row's value may not be an object"),
  ])
  func aBrokenLineIsNamed(text: String, part: String) {
    #expect { try JSONRows.readLines(Data(text.utf8), file: "rows.jsonl") } throws: {
      "\($0)".contains(part)
    }
  }
}
