import Foundation
import Presets
import Scene
import Testing

@testable import Commands

@Suite struct FilmScriptTests {
  private func script(_ json: String) throws -> FilmScript {
    try FilmScript(json: Data(json.utf8), named: "script.json")
  }

  /// Cues mean the same in JSON as on the command line.
  @Test(arguments: [
    (#"{"tap": "Start"}"#, "tap Start"), (#"{"doubleTap": "Photo #2"}"#, "doubletap Photo #2"),
    (#"{"press": {"on": "Card", "duration": 0.8}}"#, "press Card .8"),
    (#"{"drag": {"from": "Card", "by": [0, -200], "duration": 0.4}}"#, "drag Card 0,-200 .4"),
    (#"{"pinch": {"on": "Photo", "scale": 2}}"#, "pinch Photo 2"),
    (#"{"pinch": {"on": [120, 80], "scale": 0.5, "duration": 1}}"#, "pinch 120,80 .5 1"),
    (#"{"at": 1.5, "rotate": {"on": "Photo", "angle": -45}}"#, "at 1.5 rotate Photo -45"),
    (#"{"rotate": {"on": "Level 3", "angle": 90, "duration": 2}}"#, #"rotate "Level 3" 90 2"#),
    (#"{"set": {"count": 3}}"#, "set count=3"), (#"{"wait": "settled"}"#, "wait settled"),
    (#"{"wait": 0.5}"#, "wait .5"), (#"{"end": true}"#, "end"),
  ])
  func bothLanguagesSayTheSame(_ json: String, _ text: String) throws {
    #expect(try script("[\(json)]") == FilmScript(parsing: text))
  }

  @Test(arguments: [
    (#"{"pinch": "Photo"}"#, "'pinch' needs 'on' and 'scale', and may have 'duration'"),
    (#"{"rotate": {"on": "Photo"}}"#, "'rotate' needs 'on' and 'angle', and may have 'duration'"),
    (#"{"pinch": {"on": "Photo", "scale": 0}}"#, "expected a multiple above 0, and found 0"),
    (#"{"rotate": {"on": "Photo", "angle": "far"}}"#, "expected degrees, and found"),
    (#"{"swipe": "Photo"}"#, "'swipe' is no cue"),
  ])
  func aMistakeIsNamedWithItsPlace(_ json: String, _ words: String) {
    do {
      _ = try script("[\(json)]")
      Issue.record("no mistake was found")
    } catch {
      #expect("\(error)".contains(words), "\(error)")
      #expect("\(error)".contains("script.json:1:"))
    }
  }
}
