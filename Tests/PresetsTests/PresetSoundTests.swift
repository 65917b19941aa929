import Captions
import Foundation
import Motion
import Presets
import Testing

/// Times by name, sounds, captions and chapters of a preset.
@Suite struct PresetSoundTests {
  private func tracks(_ rest: String, marks: [String: FrameTime] = [:]) throws -> SceneTracks {
    try load(
      film("\"shape\": { \"rectangle\": {} }, \"fill\": \"red\"", rest),
      options: .init(marks: marks)
    ).tracks
  }

  private func mistakes(_ rest: String) -> [String] {
    messages(film("\"shape\": { \"rectangle\": {} }, \"fill\": \"red\"", rest))
  }

  @Test func marksAreExpressionsOverMarksAndEvents() throws {
    let tracks = try tracks(
      """
      "marks": { "a": 1, "b": "a * 2 + 0.5", "c": "max(a, b) - 30f.x", "d": "move.end", "e": "end - 1" },
      "timeline": [ { "id": "move", "at": "b", "animation": { "linear": 2 }, "set": { "a": { "opacity": 0.5 } } } ],
      "duration": 10
      """.replacing(" - 30f.x", with: ""))
    let times = Dictionary(uniqueKeysWithValues: tracks.marks.map { ($0.name, $0.time) })
    #expect(times["b"] == FrameTime(5, 2) && times["c"] == FrameTime(5, 2))
    #expect(times["d"] == FrameTime(9, 2) && times["e"] == FrameTime(9, 1))
  }

  @Test func aSpringEndsBeforeItSettles() throws {
    let marks = try tracks(
      """
      "marks": { "x": "s.end", "y": "s.settled" },
      "timeline": [ { "id": "s", "at": 1, "animation": { "spring": { "duration": 0.5, "bounce": 0.3 } },
        "set": { "a": { "opacity": 0.5 } } } ], "duration": 5
      """
    ).marks
    #expect(marks.map(\.name) == ["x", "y"])
    #expect(marks[0].time == FrameTime(3, 2) && marks[1].time > FrameTime(3, 2))
  }

  @Test func givenMarksComeFirst() throws {
    let given = try tracks(
      "\"marks\": { \"a\": 1, \"b\": \"a + 1\" }, \"duration\": 5", marks: ["a": FrameTime(17, 10)])
    #expect(given.marks.map(\.time) == [FrameTime(17, 10), FrameTime(27, 10)])
  }

  @Test func circlesArePrintedAsTheyGo() {
    let found = mistakes("\"marks\": { \"a\": \"b + 1\", \"b\": \"a + 1\" }, \"duration\": 5")
    #expect(found.count == 1)
    #expect(
      found.first?.contains("the time refers to itself: a → b → a") == true
        || found.first?.contains("the time refers to itself: b → a → b") == true)
  }

  @Test func soundsRepeatUntilTheFilmEnds() throws {
    let sounds = try tracks(
      """
      "audio": [ { "id": "tick", "tone": { "hz": [660, 990], "duration": 0.1 }, "at": 0.5, "every": 1,
                   "gain": -12 },
                 { "tone": { "hz": 100, "duration": 1 }, "loop": true, "duck": { "under": "tick", "gain": -6 } } ],
      "duration": 4
      """
    ).sounds
    #expect(sounds.count == 5)
    #expect(sounds.prefix(4).map(\.start.seconds) == [0.5, 1.5, 2.5, 3.5])
    #expect(sounds[0].gain == -12 && sounds[4].loops && sounds[4].ducking?.under == ["tick"])
    #expect(sounds[4].ducking?.gain == -6)
  }

  @Test func anEventSoundsAtItsTime() throws {
    let sounds = try tracks(
      """
      "timeline": [ { "at": "60f", "set": { "a": { "opacity": 0.5 } },
        "sound": { "tone": { "hz": 440, "duration": 1 }, "gain": -3 } } ], "duration": 4
      """
    ).sounds
    #expect(sounds.map(\.start) == [FrameTime(1, 1)])
  }

  @Test func aCaptionEndsWhereTheNextBegins() throws {
    let captions = try tracks(
      """
      "captions": { "place": "top", "size": 20, "cues": [ { "from": 1, "text": "one" },
        { "from": 2, "to": 3, "text": "two" }, { "from": 3.5, "text": "three" } ] }, "duration": 4
      """
    ).captions
    #expect(captions?.captions.map(\.end.seconds) == [2, 3, 4])
    #expect(captions?.place == .top && captions?.size == 20)
  }

  @Test func chaptersStandInTheOrderOfTheirTimes() throws {
    let chapters = try tracks(
      """
      "chapters": [ { "at": 2, "title": "b" }, { "at": 0, "title": "a" } ], "duration": 4
      """
    ).chapters
    #expect(chapters.map(\.title) == ["a", "b"])
  }

  @Test(arguments: [
    ("\"audio\": [ { \"at\": 1 } ]", "a sound has either \"file\" or \"tone\""),
    ("\"audio\": [ { \"file\": \"a.mp3\" } ]", "has no folder to find files in"),
    ("\"audio\": [ { \"tone\": { \"hz\": 0, \"duration\": 1 } } ]", "out of range"),
    (
      "\"audio\": [ { \"tone\": { \"hz\": 9, \"duration\": 1 }, \"count\": 2 } ]",
      "without \"every\""
    ),
    (
      "\"audio\": [ { \"tone\": { \"hz\": 9, \"duration\": 1 }, \"duck\": { \"under\": \"x\" } } ]",
      "there is no sound \"x\""
    ),
    ("\"captions\": [ { \"from\": 2, \"to\": 1, \"text\": \"x\" } ]", "not after it begins"),
    ("\"captions\": [ { \"from\": 2 } ]", "needs the key \"text\""),
    ("\"chapters\": [ { \"at\": 9, \"title\": \"x\" } ]", "not before the film's end"),
    ("\"marks\": { \"end\": 1 }", "is not a name for a mark"),
    ("\"marks\": { \"a\": \"nowhere\" }", "nothing is called 'nowhere'"),
    ("\"marks\": { \"a\": \"-1 * 1\" }", "out of range"),
    ("\"marks\": 3", "is not an object"),
  ])
  func mistakesSayWhatIsWrong(rest: String, words: String) {
    let found = mistakes(rest + ", \"duration\": 4")
    #expect(found.count == 1)
    #expect(found.first?.contains(words) == true)
  }
}
