import Foundation
import Motion
import Picture
import Testing

@testable import Presets

/// How the properties of a state lie over those of a layer.
@Suite struct MergeTests {
  /// The layer at rest after `set` was laid over it at once.
  private func sample(_ layer: String, _ set: String) throws -> LayerSample {
    let text = film(
      layer,
      "\"timeline\": [ { \"at\": 0, \"set\": { \"a\": { \(set) } }, \"animation\": \"none\" } ]")
    return try load(text).composition.plan.layers[0].sample(at: 1)
  }

  private let box = "\"shape\": { \"rectangle\": {} }, \"frame\": [10, 10, 40, 20]"

  @Test func aStrokeKeepsWhatTheStateDoesNotName() throws {
    let wider = try sample(box + ", \"stroke\": \"#ff0000\"", "\"stroke\": { \"width\": 9 }")
    #expect(wider.stroke == [.color(RGBA(red: 1, green: 0, blue: 0))])
    #expect(wider[.strokeWidth].x == 9)
    let blue = try sample(
      box + ", \"stroke\": { \"color\": \"#ff0000\", \"width\": 5 }", "\"stroke\": \"#0000ff\"")
    #expect(blue.stroke == [.color(RGBA(red: 0, green: 0, blue: 1))])
    #expect(blue[.strokeWidth].x == 5)
  }

  @Test func aPlaceMovesAFramedLayerByItsAnchorAndASizeResizesAboutIt() throws {
    let moved = try sample(box, "\"at\": [100, 50]")
    #expect(moved[.origin].x == 80 && moved[.origin].y == 40 && moved[.size].x == 40)
    let resized = try sample(box, "\"size\": [20, 20]")
    #expect(resized[.origin].x == 20 && resized[.origin].y == 10 && resized[.size].x == 20)
    let framed = try sample(
      "\"shape\": { \"rectangle\": {} }, \"at\": [50, 50], \"size\": [10, 10]",
      "\"frame\": [1, 2, 3, 4]")
    #expect(framed[.origin].x == 1 && framed[.size].y == 4)
  }

  @Test func aShapeOfTheSameKindKeepsItsOtherNumbersAndAnotherKindReplaces() throws {
    let text = film(
      "\"shape\": { \"star\": { \"points\": 5, \"inner\": 0.4 } }",
      """
      "timeline": [ { "at": 0, "set": { "a": { "shape": { "star": { "points": 7 } } } }, "animation": "none" },
                    { "at": 1, "set": { "a": { "shape": { "circle": {} } } }, "animation": "none" } ]
      """)
    let shape = try #require(try load(text).composition.plan.layers[0].shape)
    #expect(shape.summary(at: 0.5) == "star 7 0.4")
    #expect(shape.summary(at: 1) == "circle")
  }

  @Test func wordsChangeWithoutTheirSetting() throws {
    let sample = try sample(
      "\"text\": { \"string\": \"one\", \"size\": 30, \"weight\": \"bold\" }, \"at\": [0, 0]",
      "\"text\": { \"string\": \"two\" }")
    let block = try #require(sample.texts.first?.setting.model.block)
    #expect(block.string == "two" && block.font.size == 30 && block.font.weight == 700)
  }

  @Test func aSpringCarriesItsVelocityIntoTheNextState() throws {
    let text = film(
      "\"shape\": { \"rectangle\": {} }",
      """
      "timeline": [ { "at": 0, "set": { "a": { "offset": [100, 0] } }, "animation": { "spring": 0.5 } },
                    { "at": 0.1, "set": { "a": { "offset": [0, 0] } }, "animation": { "spring": 0.5 } } ]
      """)
    let plan = try load(text).composition.plan.layers[0]
    let at = { (time: Double) in plan.sample(at: time)[.offset].x }
    // No corner at the change: the slope before is the slope after.
    let before = (at(0.1) - at(0.1 - 1e-5)) / 1e-5
    let after = (at(0.1 + 1e-5) - at(0.1)) / 1e-5
    #expect(before > 100 && abs(before - after) < 1)
    // A critical spring of half a second covers 0.3577 in a fifth of it.
    #expect(abs(at(0.1) - 35.77) < 0.01)
  }
}
