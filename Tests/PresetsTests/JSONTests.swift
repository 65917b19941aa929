import Foundation
import Testing

@testable import Presets

@Suite struct JSONTests {
  private func read(_ text: String) -> (node: JSONNode?, messages: [String]) {
    read(Data(text.utf8))
  }

  private func read(_ data: Data) -> (node: JSONNode?, messages: [String]) {
    let diagnostics = Diagnostics(file: "f")
    let node = JSONReader.read(data, into: diagnostics)
    return (node, diagnostics.sorted.map(\.description))
  }

  @Test func commentsAndTrailingCommasAreRead() {
    let (node, messages) = read("// a\n{ /* b */ \"x\": [1, 2, ], // c\n \"y\": true, }\n")
    #expect(messages == [])
    #expect(node?[key: "x"]?.elements?.compactMap(\.number) == [1, 2])
    #expect(node?[key: "y"]?.boolean == true)
  }

  @Test func everyValueKnowsItsLineAndColumn() {
    let (node, _) = read("{\r\n  \"ä\": [1,\r\n 2] }")
    let list = node?[key: "ä"]
    #expect(list?.position == SourcePosition(line: 2, column: 8))
    #expect(list?.elements?[1].position == SourcePosition(line: 3, column: 2))
    #expect(node?.path(to: SourcePosition(line: 3, column: 2)) == "ä[1]")
    #expect(node?.path(to: SourcePosition(line: 2, column: 3)) == "ä")
  }

  @Test func aByteOrderMarkIsSkippedAndDoesNotCount() {
    let (node, messages) = read(Data([0xEF, 0xBB, 0xBF]) + Data("[7]".utf8))
    #expect(messages == [] && node?.elements?[0].position == SourcePosition(line: 1, column: 2))
  }

  @Test func escapesAreDecodedSurrogatePairsIncluded() {
    let (node, _) = read(#"["\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00"]"#)
    #expect(node?.elements?[0].string == "\"\\/\u{8}\u{c}\n\r\té😀")
  }

  @Test(arguments: [
    ("", "f:1:1: the file is empty; a preset is an object: { … }"),
    ("{\"a\": 1", "f:1:8: the file ends inside the object that began at 1:1"),
    ("[1, 2\n", "f:2:1: the file ends inside the list that began at 1:1"),
    ("[1 2]", "f:1:4: '2' in a list; a comma is missing before it"),
    ("[1,,2]", "f:1:4: two commas in a row; remove one"),
    ("{\"a\" 1}", "f:1:6: '1' after the key \"a\"; a colon should be"),
    ("{a: 1}", "f:1:2: 'a' where a key in double quotes should be"),
    ("[NaN]", "f:1:2: NaN is not a number JSON has; write a finite one"),
    ("[-Infinity]", "f:1:2: -Infinity is not a number JSON has"),
    ("[1e999]", "f:1:2: the number 1e999 is too large"),
    ("[01]", "f:1:2: a number with a leading zero; remove the zero"),
    ("[.5]", "f:1:2: '.' does not begin a number; write 0.5 or 5"),
    ("[1.]", "f:1:4: ']' after a decimal point; a digit should be"),
    ("[90f]", "f:1:4: 'f' directly after a number; text with a unit needs double quotes"),
    ("['a']", "f:1:2: a string in single quotes; use double quotes"),
    (
      "[red]",
      "f:1:2: red is not a value; text needs double quotes (allowed words: true, false, null)"
    ),
    ("[\"a\nb\"]", "f:1:4: a line break in a string; write \\n, or close the string"),
    (
      "[\"a\\x\"]",
      "f:1:5: \\'x' is not an escape; allowed: \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0000"
    ),
    ("[\"\\uD800\"]", "f:1:3: half of a surrogate pair; the other half is missing"),
    ("[\"\\u12\"]", "f:1:3: \\u needs four hexadecimal digits"),
    ("[1] /* x", "f:1:5: a comment /* that does not end"),
    ("[1] 2", "f:1:5: '2' after the end of the value; remove it"),
    ("{\"a\": 1,\n \"a\": 2}", "f:2:2: a: the key \"a\" is already at 1:2; remove one"),
  ])
  func aMistakeHasItsPlaceAndAWayOut(_ text: String, _ message: String) {
    #expect(read(text).messages == [message])
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(
      read(Data("[\"a".utf8) + Data([0xFF, 0x22, 0x5D])).messages
        == ["f:1:4: the file is not UTF-8 text here"])
    #expect(
      read(Data([0xFF, 0xFE, 0x5B, 0])).messages
        == ["f:1:1: the file is UTF-16; save it as UTF-8"])
    #expect(
      read(Data([0x5B, 0, 0x5D])).messages
        == ["f:1:2: the file holds a zero byte; it is not a text file"])
  }

  @Test func nestingAndStringsAreBounded() {
    let deep = String(repeating: "[", count: 200)
    #expect(read(deep).messages == ["f:1:129: lists and objects nested deeper than 128"])
    let legal = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(read(legal).messages == [])
    let long = "[\"" + String(repeating: "x", count: (1 << 20) + 1) + "\"]"
    #expect(read(long).messages == ["f:1:2: a string longer than 1048576 bytes (1 MiB)"])
  }

  /// Any change of one byte gives a tree or messages, and never a trap.
  @Test func noDamagedFileTraps() throws {
    let url = shippedPresets.appendingPathComponent("scenes/start-stop.json")
    let bytes = [UInt8](try Data(contentsOf: url))
    var state: UInt64 = 42
    for _ in 0..<400 {
      var damaged = bytes
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        damaged[Int(state >> 33) % damaged.count] = UInt8(truncatingIfNeeded: state >> 24)
      }
      let text = String(decoding: damaged, as: UTF8.self)
      _ = messages(text)
      _ = read(Data(damaged))
    }
    for end in stride(from: 0, to: bytes.count, by: 37) { _ = read(Data(bytes[..<end])) }
  }

  @Test func whatTheWriterWritesReadsBack() {
    let (node, _) = read(#"{"a": [1, 2.5, "x\n\"y\""], "b": {"c": null, "d": false}}"#)
    let text = node.map(JSONWriter.text) ?? ""
    #expect(JSONWriter.text(read(text).node ?? .array([])) == text)
  }
}
