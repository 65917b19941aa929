import Batch
import Presets
import Testing

@Suite struct CellTextTests {
  @Test(arguments: [
    ("12", "12"), ("12,5", "12.5"), ("-0,25", "-0.25"), ("85 %", "0.85"), ("12,5%", "0.125"),
    ("1.234,5", "1234.5"), ("1,234.5", "1234.5"), ("1.234.567", "1234567"), ("1'234.5", "1234.5"),
    ("1,234,567", "1234567"), ("1e3", "1e3"), (" 7 ", "7"), ("0.5", "0.5"), ("12,50", "12.50"),
  ])
  func numbersAreReadAsPeopleWriteThem(text: String, number: String) throws {
    #expect(try CellText.words(of: .text(text), as: .number) == number)
  }

  @Test(arguments: ["1,234", "a", "1.2.3", "", "12,,5", "1,23,4"])
  func whatIsAmbiguousOrNoNumberIsRefused(text: String) {
    #expect(throws: CellFault.self) { try CellText.words(of: .text(text), as: .number) }
  }

  @Test func typesOfTheFileMeetThoseOfTheParameter() throws {
    #expect(try CellText.words(of: .empty, as: .number) == nil)
    #expect(try CellText.words(of: .number(3), as: .string) == "3")
    #expect(try CellText.words(of: .number(0.5), as: .number) == "0.5")
    #expect(try CellText.words(of: .number(1), as: .boolean) == "true")
    #expect(try CellText.words(of: .text("TRUE"), as: .boolean) == "true")
    #expect(try CellText.words(of: .text("no"), as: .boolean) == "false")
    #expect(try CellText.words(of: .boolean(false), as: .string) == "false")
    #expect(try CellText.words(of: .date(46357), as: .string) == "2026-12-01")
    #expect(throws: CellFault.self) { try CellText.words(of: .date(46357), as: .number) }
    #expect(throws: CellFault.self) { try CellText.words(of: .text("maybe"), as: .boolean) }
    #expect(throws: CellFault.self) { try CellText.words(of: .list([]), as: .string) }
  }

  @Test func listsAreCellsWithBarsOrArrays() throws {
    #expect(
      try CellText.words(of: .text("a | b, c|\"d\""), as: .list, items: .string)
        == #"["a","b, c","\"d\""]"#)
    #expect(try CellText.words(of: .text("1,5|2"), as: .list, items: .number) == "[1.5,2]")
    #expect(
      try CellText.words(of: .list([.number(1), .text("x")]), as: .list, items: .string)
        == #"["1","x"]"#)
    #expect(try CellText.words(of: .text(#"["a"]"#), as: .list, items: .string) == #"["a"]"#)
    #expect(try CellText.words(of: .number(4), as: .list, items: .number) == "[4]")
  }
}
