import Foundation
import Presets
import Scene
import Testing

@testable import Commands

@Suite struct FilmScriptJSONTests {
  @Test func scrollAndTypeAreReadFromJSON() throws {
    let text = """
      [{"scroll": {"on": "Feed", "by": [0, 300], "duration": 0.5}},
       {"at": 2, "type": "Ada"},
       {"type": {"text": "x", "into": "Name", "every": 0.2}}]
      """
    let script = try FilmScript(json: Data(text.utf8), named: "script.json")
    #expect(
      script.cues == [
        .scroll("Feed", by: CGSize(width: 0, height: 300), for: 0.5),
        .type("Ada").at(2),
        .type("x", into: "Name", every: 0.2),
      ])
  }

  @Test(arguments: [
    "[{\"scroll\": \"Feed\"}]", "[{\"type\": 3}]", "[{\"type\": {\"into\": \"Name\"}}]",
  ])
  func whatIsMissingIsAMistake(text: String) {
    #expect(throws: PresetErrors.self) {
      _ = try FilmScript(json: Data(text.utf8), named: "script.json")
    }
  }
}
