import Foundation
import Geometry
import Picture
import Testing

@testable import Presets

@Suite struct MorphTests {
  private func film(_ layer: String, _ change: String) -> String {
    """
    { "inbetween": 1, "stage": { "width": 100, "height": 100, "fps": 10 },
      "duration": 2, "layers": [ { "id": "a", \(layer) } ],
      "timeline": [ { "at": 0, "set": { "a": { \(change) } }, "animation": { "linear": 1 } } ] }
    """
  }

  private func sample(_ layer: String, _ change: String, at time: Double) throws -> LayerSample {
    try load(film(layer, change)).composition.plan.layers[0].sample(at: time)
  }

  private let square = """
    "shape": { "path": "M0 0H100V100H0Z" }, "frame": [0, 0, 100, 100]
    """

  @Test func anchorsMeet() throws {
    // The square turned by a quarter looks the same: only the anchors say which corner goes where.
    let change = """
      "shape": { "path": "M0 0V100H100V0Z" },
      "morph": { "strategy": "elastic", "anchors": [[[0, 0], [1, 0]], [[1, 1], [0, 1]]] }
      """
    let path = try #require(try sample(square, change, at: 0.5).path)
    for middle in [CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 100)] {
      #expect(path.points.contains { hypot($0.x - middle.x, $0.y - middle.y) < 1e-6 })
    }
  }

  @Test func contoursBecomeThoseThatTheyAreToldTo() throws {
    let two = """
      "shape": { "path": "M0 0H20V100H0Z M80 0H100V100H80Z" }, "frame": [0, 0, 100, 100]
      """
    // The same two bars, in another order of corners, so that it is a change.
    let bars = "\"shape\": { \"path\": \"M0 0V100H20V0Z M80 0V100H100V0Z\" }"
    let plain = try #require(try sample(two, bars, at: 0.5).path).cubicContours
    let crossed = try #require(
      try sample(two, bars + ", \"morph\": { \"contours\": [[0, 1], [1, 0]] }", at: 0.5).path
    ).cubicContours
    #expect(plain.allSatisfy { abs($0.start.x - 50) > 25 })
    #expect(crossed.allSatisfy { abs($0.start.x - 50) < 15 })
  }

  @Test func mistakesOfAMorphAreNamed() {
    for (morph, words) in [
      ("{ \"anchors\": [[[0, 0]]] }", "a list of 1; it needs 2"),
      ("{ \"anchors\": [[0, 1]] }", "is not a list"),
      ("{ \"contours\": [[0, -1]] }", "out of range"),
      ("{ \"contours\": [[0, 0.5]] }", "not a whole number"),
    ] {
      let text = film(square + ", \"morph\": \(morph)", "\"opacity\": 0")
      let mistakes = messages(text)
      #expect(mistakes.contains { $0.contains(words) }, "\(morph): \(mistakes)")
    }
  }

  private let words = """
    "text": { "string": "ab", "size": 20 }, "frame": [0, 0, 100, 50]
    """

  @Test func changedWordsMorphWhenTheLayerSaysSo() throws {
    let change = "\"text\": { \"string\": \"abcd\", \"size\": 20 }"
    let faded = try sample(words, change, at: 0.5)
    #expect(faded.letters == nil && faded.texts.count == 2)
    let morphed = try sample(words + ", \"morph\": {}", change, at: 0.5)
    #expect(morphed.texts.isEmpty)
    let letters = try #require(morphed.letters)
    // Two letters are a box of 20 × 24 points, four one of 40 × 24: halfway it is 30 wide.
    let box = letters.path.applying(letters.place.transform(in: morphed)).boundingRect
    #expect(abs(box.width - 30) < 1e-6 && abs(box.height - 24) < 1e-6)
    #expect(try sample(words + ", \"morph\": {}", change, at: 1).letters == nil)
  }

  @Test func aTextThatChangesInMidMorphSetsOutFromWhatShows() throws {
    let text = """
      { "inbetween": 1, "stage": { "width": 100, "height": 100, "fps": 10 },
        "duration": 3, "layers": [ { "id": "a", \(words), "morph": {} } ],
        "timeline": [
          { "at": 0, "set": { "a": { "text": { "string": "abcd", "size": 20 } } },
            "animation": { "linear": 1 } },
          { "at": 0.5, "set": { "a": { "text": { "string": "x", "size": 40 } } },
            "animation": { "linear": 1 } } ] }
      """
    let layer = try load(text).composition.plan.layers[0]
    func box(_ time: Double) throws -> CGRect {
      let sample = layer.sample(at: time)
      let letters = try #require(sample.letters)
      return letters.path.applying(letters.place.transform(in: sample)).boundingRect
    }
    let (before, after) = (try box(0.5 - 1e-9), try box(0.5 + 1e-9))
    #expect(abs(before.width - after.width) < 1e-5 && abs(before.minX - after.minX) < 1e-5)
    #expect(layer.sample(at: 1.6).texts.count == 1)
  }
}
