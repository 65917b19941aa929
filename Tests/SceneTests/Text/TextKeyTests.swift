import Foundation
import Testing

@testable import Scene

@Suite struct TextKeyTests {
  @Test func wholeNumbersAreWrittenInGroups() {
    #expect(Text("\(7) of \(1_234_567)").string == "7 of 1,234,567")
    #expect(Text("\(-1234)").string == "-1,234")
  }

  @Test func otherNumbersHaveSixDecimals() {
    #expect(Text("\(0.5)").string == "0.500000")
    #expect(Text("\(CGFloat(1234.25))").string == "1,234.250000")
  }

  @Test(arguments: [("%.1f", "3.1"), ("%.0f", "3"), ("%05.2f", "03.14"), ("%.2f%%", "3.14%")])
  func aSpecifierSaysHowANumberIsWritten(specifier: String, text: String) {
    #expect(Text("\(3.14159, specifier: specifier)").string == text)
  }

  @Test func stringsAndOtherValuesAreWrittenAsTheyPrint() {
    let name = "Ada"
    #expect(Text("Hello, \(name)!").string == "Hello, Ada!")
    #expect(Text("\(true) \([1, 2])").string == "true [1, 2]")
  }

  @Test func aFormatStyleWritesItsInput() {
    #expect(Text(0.25, format: .percent).string == "25%")
    #expect(Text("\(12.5, format: .number)").string == "12.5")
  }

  @Test func markdownOfALiteralIsFollowed() throws {
    let runs = Text("a **b** *c* `d` ~~e~~ [f](https://swift.org)").runs
    try #require(runs.map(\.string) == ["a ", "b", " ", "c", " ", "d", " ", "e", " ", "f"])
    #expect(runs[1].style.weight == .bold)
    #expect(runs[3].style.isItalic == true)
    #expect(runs[5].style.design == .monospaced)
    #expect(runs[7].style.strikethrough == TextLine())
    #expect(runs[9].style.foreground != nil)
  }

  @Test func markdownOfArgumentsAndOfPlainStringsIsNot() {
    let stars = "**b**"
    #expect(Text("a \(stars)").runs.map(\.string) == ["a **b**"])
    #expect(Text(stars).runs.map(\.string) == ["**b**"])
    #expect(Text(verbatim: "*c*").runs.map(\.string) == ["*c*"])
  }

  @Test(arguments: ["2 * 3 * 4", "a_b_c", "*", "**", "[no](", "`", "~~", "* x*"])
  func marksWithoutCounterpartsAreCharacters(line: String) {
    #expect(Text(LocalizedStringKey(line)).string == line)
  }

  @Test func textsInsideAKeyKeepTheirLook() throws {
    let runs = Text("a \(Text("b").bold()) c").runs
    try #require(runs.map(\.string) == ["a ", "b", " c"])
    #expect(runs[1].style.weight == .bold)
  }
}
