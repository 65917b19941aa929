import Foundation
import Picture
import Testing

@testable import Scene

@MainActor
@Suite struct AttributedTextTests {
  @Test func attributesBecomeTheLooksOfParts() {
    var string = AttributedString("red and rest")
    if let range = string.range(of: "red") {
      string[range].foregroundColor = .red
      string[range].font = .title
      string[range].kern = 2
      string[range].underlineStyle = .single
      string[range].backgroundColor = .yellow
    }
    let text = Text(string)
    #expect(text.runs.map(\.string) == ["red", " and rest"])
    let style = text.runs[0].style
    #expect(style.font == .title && style.tracking == 2 && style.background == .yellow)
    #expect(style.underline == TextLine() && style.foreground == TextForeground(style: Color.red))
    #expect(text.runs[1].style == TextStyle())
  }

  @Test func markdownMarksBecomeIntents() throws {
    let string = try AttributedString(markdown: "a **b** *c* `d` ~~e~~ [f](https://a.b)")
    let text = Text(string)
    #expect(text.string == "a b c d e f")
    func style(of words: String) -> TextStyle? { text.runs.first { $0.string == words }?.style }
    #expect(style(of: "b")?.weight == .bold)
    #expect(style(of: "c")?.isItalic == true)
    #expect(style(of: "d")?.design == .monospaced)
    #expect(style(of: "e")?.strikethrough != nil)
    #expect(style(of: "f")?.foreground != nil)
    #expect(string.runs.last?.link == URL(string: "https://a.b"))
  }

  @Test func backgroundsLieBehindTheirWords() {
    var string = AttributedString("ab cd")
    if let range = string.range(of: "cd") { string[range].backgroundColor = .red }
    let film = Film(withGlyphs: Text(string).font(.system(size: 10)))
    // The box of two letters of 5 points after three others, a line high.
    let box = film.boxes(at: 0).first
    #expect(box?.width == 10 && box?.height == 12)
  }
}
