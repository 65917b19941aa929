import Testing

@testable import Commands

@Suite struct MessageTests {
  private static let place = Message.Place(file: "a.json", line: 3, column: 7, path: "layers[0].x")

  @Test(arguments: [
    (Message(.error, "no; mend it"), "inbetween: error: no; mend it"),
    (Message(.notice, "so"), "inbetween: notice: so"),
    (Message(.error, "bad", at: place), "a.json:3:7: layers[0].x: bad"),
    (Message(.warning, "odd", at: place), "a.json:3:7: warning: layers[0].x: odd"),
    (Message(.error, "gone", at: Message.Place(file: "a.json")), "a.json: gone"),
  ])
  func linesBeginWithWhereTheCauseIs(_ message: Message, _ line: String) {
    #expect(message.line == line)
  }

  @Test func objectsStayOnOneLineWhateverTheText() {
    let message = Message(.error, "two\nlines \"and\" quotes/slash", at: Self.place)
    #expect(
      message.json == #"{"column":7,"file":"a.json","line":3,"#
        + #""message":"two\nlines \"and\" quotes/slash","path":"layers[0].x","severity":"error"}"#)
  }

  @Test func quietHidesNoticesAndCountsWarnings() {
    let (console, recorder) = Console.recording()
    console.settings.isQuiet = true
    console.notice("hidden")
    console.say(Message(.warning, "odd"))
    #expect(recorder.errorText == "inbetween: warning: odd\n")
    #expect(console.warningCount == 1)
  }

  @Test func aMessageWipesTheStatusLine() {
    let (console, recorder) = Console.recording(isTerminal: true)
    console.status("frame 1")
    console.notice("so")
    #expect(recorder.errorText == "\r\u{1B}[Kframe 1\r\u{1B}[Kinbetween: notice: so\n")
  }
}
