import Export
import Foundation
import Testing

@testable import Commands

/// Drafts after saves, and the page that shows them.
@Suite struct WatchTests {
  @Test func aRequestIsReadToItsHeaders() throws {
    let request = try #require(
      HTTPRequest(
        head: "GET /state?after=7&x=1 HTTP/1.1\r\nHost: 127.0.0.1:8137\r\nRange:bytes=2-5"))
    #expect(request.method == "GET" && request.path == "/state")
    #expect(request.number("after") == 7 && request.number("x") == 1)
    #expect(request.number("a") == nil)
    #expect(request.isLocal && request["range"] == "bytes=2-5")
  }

  @Test(arguments: ["", "GET /", "GET x HTTP/1.1", "GET / HTTP/2", "GET  / HTTP/1.1", "\r\n"])
  func whatIsNoRequestIsRefused(_ head: String) {
    #expect(HTTPRequest(head: head) == nil)
  }

  @Test(arguments: [
    ("localhost:80", true), ("127.0.0.1", true), ("evil.example", false), ("", false),
    ("127.0.0.1.evil.example:8137", false),
  ])
  func onlyThisMachinesNamesAreAnswered(_ host: String, _ isLocal: Bool) throws {
    let request = try #require(HTTPRequest(head: "GET / HTTP/1.1\r\nHost: \(host)"))
    #expect(request.isLocal == isLocal)
  }

  @Test(arguments: [
    ("bytes=0-3", 0..<4), ("bytes=4-", 4..<10), ("bytes=-3", 7..<10), ("bytes=8-99", 8..<10),
    ("bytes=-99", 0..<10), ("bytes=10-", nil), ("bytes=3-2", nil), ("bytes=1-2,4-5", nil),
    ("lines=1-2", nil), ("bytes=-0", nil), ("bytes=a-b", nil), ("bytes=--1", nil),
  ])
  func aRangeIsWithinTheFilm(_ value: String, _ expected: Range<Int>?) throws {
    let request = try #require(HTTPRequest(head: "GET / HTTP/1.1\r\nRange: \(value)"))
    #expect(request.range(of: 10) == expected)
    #expect(request.range(of: 0) == nil)
  }

  private func answer(_ server: DraftServer, _ target: String, _ more: String = "") throws -> (
    head: String, body: [UInt8]
  ) {
    let head = "GET \(target) HTTP/1.1\r\nHost: localhost\r\n\(more)"
    let response = server.response(to: try #require(HTTPRequest(head: head)))
    return (response.status + " " + response.type, response.body)
  }

  @Test func theServerShowsThePageTheStateAndTheFilm() throws {
    let cancellation = Cancellation()
    let board = DraftBoard(title: "a.json")
    let server = try DraftServer(board, port: 0, cancellation: cancellation)
    #expect(server.port > 0 && server.address == "http://127.0.0.1:\(server.port)/")
    #expect(try answer(server, "/").head == "200 OK text/html; charset=utf-8")
    #expect(try answer(server, "/draft.mp4").head.hasPrefix("404"))
    #expect(try answer(server, "/etc/passwd").head.hasPrefix("404"))
    let note = Draft.Note(severity: "warning", message: "odd", file: "a.json", line: 3, column: 1)
    board.show(
      Draft(messages: [note], film: .init(data: Data(1...9), frames: 4, framesPerSecond: 30)))
    let state = try JSONDecoder().decode(
      DraftBoard.State.self, from: Data(answer(server, "/state?after=0").body))
    #expect(state.film == 1 && state.frames == 4 && state.framesPerSecond == 30 && !state.isBusy)
    #expect(state.messages == [note] && state.version == 1)
    #expect(note.text == "a.json:3:1: odd")
    #expect(try answer(server, "/draft.mp4").body == Array(1...9))
    let part = try answer(server, "/draft.mp4", "Range: bytes=2-4")
    #expect(part.head == "206 Partial Content video/mp4" && part.body == [3, 4, 5])
    // A draft with mistakes leaves the film before.
    board.show(Draft(messages: [], film: nil))
    #expect(board.state.film == 1 && board.state.version == 2 && board.film.count == 9)
  }

  @Test func otherMachinesAndMethodsAreRefused() throws {
    let server = try DraftServer(
      DraftBoard(title: "a"), port: 0, cancellation: Cancellation())
    let foreign = try #require(HTTPRequest(head: "GET / HTTP/1.1\r\nHost: evil.example"))
    #expect(server.response(to: foreign).status == "403 Forbidden")
    let post = try #require(HTTPRequest(head: "POST / HTTP/1.1\r\nHost: localhost"))
    #expect(server.response(to: post).status == "405 Method Not Allowed")
    let head = String(decoding: server.response(to: post).bytes(withBody: false), as: UTF8.self)
    #expect(head.contains("\r\nContent-Length: 0\r\n") && head.hasSuffix("\r\n\r\n"))
  }

  @Test func aSaveByRenamingIsNoticedAndHiddenFilesAreNot() throws {
    try withTemporaryFolder { folder in
      let watch = try FolderWatch([folder.path], ignoring: ["draft.mp4"])
      #expect(!watch.takeChanges())
      for name in ["draft.mp4", ".swap"] {
        try Data([1]).write(to: folder.appendingPathComponent(name), options: [])
      }
      #expect(!watch.takeChanges())
      try Data([1]).write(to: folder.appendingPathComponent("a.json"), options: .atomic)
      #expect(watch.wait(milliseconds: 0))
      #expect(!watch.takeChanges())
      try FileManager.default.removeItem(at: folder.appendingPathComponent("a.json"))
      #expect(watch.takeChanges())
    }
  }

  @Test func aFolderThatIsNotThereIsNamed() {
    let error = #expect(throws: CommandError.self) {
      try FolderWatch(["/nowhere/at/all"], ignoring: [])
    }
    #expect(error.map { "\($0)" }?.contains("/nowhere/at/all") == true)
  }

  @Test(arguments: [
    ("60", 120, "30", 30.0, 60), ("30000/1001", 3, "30000/2002", 14.985, 2),
    ("25", 1, "12.5", 12.5, 1),
  ])
  func aDraftHasHalfTheRateAndSize(
    _ rate: String, _ frames: Int, _ half: String, _ number: Double, _ halfFrames: Int
  ) throws {
    let json = """
      { "size": [1280, 720], "stage": [640, 360], "frames": \(frames), "framesPerSecond": "\(rate)" }
      """
    let size = try #require(SceneSize(json: json))
    #expect(size.halfRate == half && size.halfFrames == halfFrames && size.halfScale == 1)
    #expect(abs(size.framesPerSecond / 2 - number) < 0.001)
    #expect(SceneSize(json: "{}") == nil)
  }

  @Test func messagesOfCommandsAndCompilersAreNotes() throws {
    let compiler = try #require(Draft.Note(line: "Film.swift:6:29: error: cannot find 'oops'"))
    #expect(compiler.text == "Film.swift:6:29: cannot find 'oops'")
    #expect(compiler.severity == "error" && compiler.line == 6 && compiler.column == 29)
    let command = try #require(
      Draft.Note(line: #"{"message":"odd","path":"layers[0]","severity":"warning"}"#))
    #expect(command.text == "layers[0]: odd" && command.file == nil)
    #expect(Draft.Note(line: "6 | oops") == nil)
  }

  @Test(arguments: [
    (["watch", "-"], "'watch' takes one scene file"),
    (["watch", "no-such-scene"], "there is no scene preset of that name"),
    (["watch", "./nowhere.json"], "there is no file ./nowhere.json"),
  ])
  func whatCannotBeWatchedIsRefused(_ words: [String], _ sentence: String) {
    let recorder = Recorder()
    #expect(Command.run(words, in: recorder.environment()) == .badRequest)
    #expect(recorder.errorText.contains(sentence), "\(recorder.errorText)")
  }
}
