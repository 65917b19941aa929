import Motion
import Testing

@testable import Captions

@Suite struct CaptionTests {
  private func read(_ text: String) throws -> [Caption] {
    try CaptionReader.read(Array(text.utf8), named: "a.srt")
  }

  @Test(arguments: [
    "1\n00:00:01,000 --> 00:00:02,500\nHello\nworld\n\n2\n00:00:03,000 --> 00:00:04,000\nBye\n",
    "\u{FEFF}1\r\n00:00:01,000 --> 00:00:02,500\r\nHello\r\nworld\r\n\r\n2\r\n"
      + "00:00:03,000 --> 00:00:04,000\r\nBye",
    "00:01,000-->00:02.5\nHello\nworld\n\n\n0:00:03 --> 0:00:04\nBye",
    "1\n00:00:01,000 --> 00:00:02,500 X1:40 X2:600\n<font color=red>Hello</font>\n{\\an8}world\n\n"
      + "00:00:03,000 --> 00:00:04,000\nBye",
    "WEBVTT - words\nKind: captions\n\nNOTE a\nb\n\nSTYLE\n::cue { color: red }\n\nfirst\n"
      + "00:01.000 --> 00:02.500 line:90% align:start\n<v Ann>Hello</v>\n<c.loud>world</c>\n\n"
      + "00:00:03.000 --> 00:00:04.000\nBye\n",
  ])
  func theSameCaptionsComeFromEveryWayOfWriting(text: String) throws {
    let captions = try read(text)
    #expect(captions.map(\.text) == ["Hello\nworld", "Bye"])
    #expect(captions.map(\.start) == [FrameTime(1, 1), FrameTime(3, 1)])
    #expect(captions.map(\.end) == [FrameTime(5, 2), FrameTime(4, 1)])
  }

  @Test(arguments: [
    ("1\nHello\n", 1), ("1\n00:00:01 -> 00:00:02\nHello", 1),
    ("1\n00:00:01,0 --> later\nHello", 2), ("00:00:02,0 --> 00:00:01,0\nHello", 1),
    ("00:00:01,0 --> 00:00:02,0\nHello\n\nand more\n", 4),
  ])
  func brokenFilesAreRefusedWithTheLine(text: String, line: Int) {
    let error = #expect(throws: CaptionError.self) { try read(text) }
    #expect(error?.line == line)
    #expect(error?.description.hasPrefix("could not read a.srt: line \(line): ") == true)
  }

  @Test func filesWithoutCaptionsAreRefused() {
    for bytes in [[], Array("WEBVTT\n".utf8), [0xFF, 0xFE, 0x41, 0]] as [[UInt8]] {
      #expect(throws: CaptionError.self) { try CaptionReader.read(bytes, named: "a.srt") }
    }
  }

  @Test(arguments: CaptionFormat.allCases)
  func whatIsWrittenIsReadBack(format: CaptionFormat) throws {
    let captions = [
      Caption(start: FrameTime(1, 3), end: FrameTime(2, 1), markup: "a < b & <i>c</i>"),
      Caption(start: FrameTime(3661, 1), end: FrameTime(3662, 1), markup: "two\nlines"),
    ]
    let read = try CaptionReader.read(Array(format.text(captions).utf8), named: "a")
    #expect(read.map(\.markup) == captions.map(\.markup))
    for (a, b) in zip(read, captions) {
      #expect(abs(a.start.seconds - b.start.seconds) <= 0.0005)
      #expect(a.end == b.end)
    }
  }

  @Test func captionsAreCutToAPart() {
    let captions = [
      Caption(start: FrameTime(3, 1), end: FrameTime(9, 1), markup: "b"),
      Caption(start: .zero, end: FrameTime(2, 1), markup: "a"),
      Caption(start: FrameTime(1, 1), end: FrameTime(3, 1), markup: "c"),
    ]
    let part = captions.cut(from: FrameTime(2, 1), to: FrameTime(4, 1))
    #expect(part.map(\.markup) == ["c", "b"])
    #expect(part.map(\.start) == [.zero, FrameTime(1, 1)])
    #expect(part.map(\.end) == [FrameTime(1, 1), FrameTime(2, 1)])
  }

  @Test(arguments: [
    "0.500000\t0.500000\tin\n2,25\t3\tout\n", "0.5\tin\n\\\t100\t200\n2.25\t2.25\tout\n",
    "1\n00:00:00,500 --> 00:00:01,000\nin\n\n2\n00:00:02,250 --> 00:00:03,000\nout\n",
    "WEBVTT\n\nin\n00:00.500 --> 00:01.000\nWords\n\nout\n00:02.250 --> 00:03.000\nWords\n",
    "{\"out\": 2.25, \"in\": 0.5}",
    "[{\"name\": \"in\", \"at\": 0.5}, {\"name\": \"out\", \"at\": 2.25}]",
  ])
  func labelsComeFromEveryKindOfFile(text: String) throws {
    let labels = try LabelFile(Array(text.utf8), named: "labels")
    #expect(labels.labels.map(\.name) == ["in", "out"])
    #expect(labels["in"] == FrameTime(1, 2) && labels["out"] == FrameTime(9, 4))
  }

  @Test(arguments: ["", "in at 2\n", "{\"a\": \"b\"}", "[1]", "{\"a\": -1}"])
  func brokenLabelsAreRefused(text: String) {
    #expect(throws: CaptionError.self) { try LabelFile(Array(text.utf8), named: "labels") }
  }
}
