import Batch
import Foundation
import Testing

@Suite struct DelimitedReaderTests {
  private func read(_ text: String) throws -> DataTable {
    try DelimitedReader.read(Data(text.utf8), file: "rows.csv")
  }

  private func texts(_ table: DataTable) -> [[String?]] {
    table.rows.map { row in
      row.cells.map { if case .text(let text) = $0 { text } else { nil } }
    }
  }

  @Test(arguments: [
    "name,size\nA,1\nB,2\n", "name,size\r\nA,1\r\nB,2", "name;size\nA;1\nB;2\n",
    "name\tsize\nA\t1\nB\t2\n", "\u{FEFF}name,size\nA,1\n\nB,2\n\n", "sep=|\nname|size\nA|1\nB|2\n",
    "name,size\rA,1\rB,2\r", " name , size \nA,1\nB,2\n",
  ])
  func separatorsLineEndsAndMarksAreFound(text: String) throws {
    let table = try read(text)
    #expect(table.columns == ["name", "size"])
    #expect(texts(table) == [["A", "1"], ["B", "2"]])
  }

  @Test func quotesHoldSeparatorsLineEndsAndQuotes() throws {
    let table = try read("title,note\n\"One, two\",\"say \"\"hi\"\"\nand go\"\nThree,\"\"\n")
    #expect(texts(table) == [["One, two", "say \"hi\"\nand go"], ["Three", nil]])
    // The second row begins on the fourth line, as the first has two.
    #expect(table.rows.map(\.line) == [2, 4])
    #expect(table.rows.map(\.number) == [1, 2])
  }

  @Test func cellsMissingAtTheEndAreEmpty() throws {
    #expect(try read("a,b,c\n1\n").rows[0].cells == [.text("1"), .empty, .empty])
  }

  @Test(arguments: [
    ("", "could not read rows.csv: it is empty; write a header and rows"),
    (
      "a,b\n1,2,3\n",
      "could not read rows.csv: line 2: it has 3 cells, the header has 2; "
        + "put cells that hold the separator in quotes"
    ),
    (
      "a,a\n1,2\n",
      "could not read rows.csv: line 1: columns 1 and 2 are both named \"a\"; rename one of them"
    ),
    (
      "a,\n1,2\n",
      "could not read rows.csv: line 1: column 2 has no name; "
        + "write a parameter's name there, or remove the column"
    ),
    (
      "a\n\"1\nx\n",
      "could not read rows.csv: line 2: a quoted cell has no closing quote; "
        + "close it, and write a quote inside it twice"
    ),
    (
      "a,b\n\"1\"x,2\n",
      "could not read rows.csv: line 2: a quoted cell goes on after its closing quote; "
        + "write a quote inside a quoted cell twice"
    ),
  ])
  func whatIsWrongIsSaidWithItsLine(text: String, message: String) {
    #expect { try read(text) } throws: { "\($0)" == message }
  }

  @Test func anotherEncodingIsRefusedWithTheLine() {
    var data = Data("name\nfine\ncaf".utf8)
    data.append(0xE9)
    #expect { try DelimitedReader.read(data, file: "rows.csv") } throws: {
      "\($0)".contains("line 3: its letters are not UTF-8")
    }
  }

  @Test func textInUTF16IsReadByItsMark() throws {
    let data = try #require("name,städte\nA,Köln\n".data(using: .utf16))
    let table = try DelimitedReader.read(data, file: "rows.csv")
    #expect(table.columns == ["name", "städte"])
    #expect(texts(table) == [["A", "Köln"]])
  }

  @Test func manyRowsAreRead() throws {
    let rows = (1...100_000).map { "row \($0),\($0)" }.joined(separator: "\n")
    let table = try read("name,size\n" + rows)
    #expect(table.rows.count == 100_000)
    #expect(table.rows.last?.cells == [.text("row 100000"), .text("100000")])
    #expect(table.rows.last?.line == 100_001)
  }
}
