import Batch
import Foundation
import Testing

@Suite struct SpreadsheetTests {
  private func data(_ name: String) throws -> Data {
    try Data(
      contentsOf: #require(Bundle.module.url(forResource: "Fixtures/" + name, withExtension: nil)))
  }

  /// What both fixtures hold.
  private let expected: [[DataCell]] = [
    [.text("a"), .text("One & two"), .number(0.5), .boolean(true), .date(46357)],
    [.text("b"), .text("Zwei\nZeilen"), .number(12), .boolean(false), .date(45351.5)],
  ]

  @Test func aWorkbookIsATableOfTypedCells() throws {
    let table = try WorkbookReader.read(data("films.xlsx"), file: "films.xlsx")
    #expect(table.columns == ["id", "title", "share", "on", "due"])
    #expect(table.rows.map(\.cells) == expected)
    #expect(table.rows.map(\.line) == [2, 4])
  }

  @Test func anOpenDocumentSheetIsTheSame() throws {
    let table = try OpenDocumentReader.read(data("films.ods"), file: "films.ods")
    #expect(table.columns == ["id", "title", "share", "on", "due"])
    #expect(table.rows.map(\.cells) == expected)
    #expect(table.rows.map(\.line) == [2, 4])
  }

  @Test func aSheetIsChosenByItsName() throws {
    #expect {
      try WorkbookReader.read(data("films.xlsx"), file: "films.xlsx", sheet: "Other")
    } throws: {
      "\($0)"
        == "could not read films.xlsx: cell C3 stands in a column without a name; "
        + "name the column in row 2, or clear the cell"
    }
    #expect {
      try WorkbookReader.read(data("films.xlsx"), file: "films.xlsx", sheet: "Mine")
    } throws: {
      "\($0)"
        == "could not read films.xlsx: it has no sheet \"Mine\"; choose --sheet Films, Other"
    }
    #expect {
      try OpenDocumentReader.read(data("films.ods"), file: "films.ods", sheet: "Mine")
    } throws: {
      "\($0)" == "could not read films.ods: it has no sheet \"Mine\"; choose --sheet Films"
    }
  }

  @Test func damagedFilesAreRefused() throws {
    let whole = try data("films.xlsx")
    for count in stride(from: 0, to: whole.count, by: 331) {
      #expect(throws: BatchError.self) {
        try WorkbookReader.read(whole.prefix(count), file: "films.xlsx")
      }
    }
    #expect(throws: BatchError.self) {
      try OpenDocumentReader.read(Data("PK no archive".utf8), file: "x.ods")
    }
    #expect(throws: BatchError.self) { try OpenDocumentReader.read(whole, file: "films.xlsx") }
  }
}
