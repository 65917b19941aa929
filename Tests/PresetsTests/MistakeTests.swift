import Foundation
import Motion
import Picture
import Presets
import Testing

/// Broken presets with the exact words that each gets, in `Fixtures/mistakes.txt`.
///
/// A case is a title after `#`, the preset, `--`, and the messages. `RECORD_GOLDENS=1` writes the
/// messages anew; read them before you keep them.
@Suite struct MistakeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var preset: String
    var messages: String
    var testDescription: String { title }
  }

  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/mistakes.txt")

  static let cases: [Case] = {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return ("\n" + text).components(separatedBy: "\n# ").dropFirst().compactMap { block in
      let parts = block.components(separatedBy: "\n--\n")
      let lines = (parts.first ?? "").split(separator: "\n", maxSplits: 1).map(String.init)
      guard parts.count == 2, lines.count == 2 else { return nil }
      return Case(
        title: lines[0], preset: lines[1],
        messages: parts[1].trimmingCharacters(in: .newlines))
    }
  }()

  @Test func thereAreMoreThanAHundredCases() { #expect(Self.cases.count > 100) }

  @Test(arguments: cases)
  func eachMistakeGetsItsWords(_ test: Case) {
    #expect(messages(test.preset).joined(separator: "\n") == test.messages)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"))
  func record() throws {
    let text = Self.cases.map { test in
      "# \(test.title)\n\(test.preset)\n--\n\(messages(test.preset).joined(separator: "\n"))\n"
    }
    try text.joined(separator: "\n").write(to: Self.file, atomically: true, encoding: .utf8)
  }

  @Test func exportPresetsAreReadAsClosely() {
    func messages(_ text: String) -> [String] {
      do throws(PresetErrors) {
        _ = try ExportPreset.load(data: Data(text.utf8), named: "e.json")
        return []
      } catch {
        return error.diagnostics.map(\.description)
      }
    }
    #expect(
      messages("{ \"inbetween-export\": 1, \"size\": [0, 10], \"codec\": \"h246\", \"fsp\": 3 }")
        == [
          "e.json:1:35: size[0]: 0 is out of range; allowed: 1 to 8192",
          "e.json:1:52: codec: \"h246\" is not a codec; did you mean 'h264'?",
          "e.json:1:60: fsp: an export preset has no key \"fsp\"; did you mean 'fps'?",
        ])
    #expect(
      messages("{ \"inbetween\": 1 }") == [
        "e.json:1:1: this is a scene preset, not an export preset, which has \"inbetween-export\": 1"
      ])
  }

  @Test func valuesFromOutsideAreReadByTheDeclaredType() throws {
    let text = """
      { "inbetween": 1, "duration": 1,
        "parameters": {
          "n": { "type": "integer", "default": 3, "min": 1, "max": 9 },
          "on": { "type": "boolean", "default": false },
          "words": { "type": "list", "of": "string", "default": ["a"], "max": "${n}" },
          "tint": { "type": "color", "required": true, "example": "teal" } },
        "layers": [ { "id": "a", "text": { "string": "${words} ${count(words)} ${n}" },
          "visible": "${on}", "fill": "${tint}" } ] }
      """
    let given = ["n": "4", "on": "yes", "words": "x, y", "tint": "#00f"]
    let preset = try load(text, options: .init(parameters: given))
    #expect(preset.values["words"] == .list([.text("x"), .text("y")]))
    #expect(
      preset.composition.displayList(at: .zero).description.hasPrefix("text #0000FF \"x, y 2 4\""))
    // An empty cell means the default; a required value may come from its example.
    let empty = try load(
      text, options: .init(parameters: ["n": "", "on": "1"], usesExamples: true))
    #expect(empty.values["n"] == .number(3) && empty.values["tint"] == .text("teal"))
    #expect(
      messages(
        text, options: .init(parameters: ["n": "x", "on": "maybe", "tint": "blu", "m": "1"]))
        == [
          "film.json:2:17: parameters: there is no parameter \"m\" to set; allowed: n, on, words, tint",
          "film.json:3:5: parameters.n: the value given for \"n\": \"x\" is not a number",
          "film.json:4:5: parameters.on: the value given for \"on\": \"maybe\" is neither true nor "
            + "false",
          "film.json:6:5: parameters.tint: the value given for \"tint\": \"blu\" is not a colour: "
            + "there is no such name; did you mean blue?",
        ])
  }
}
