import Foundation
import Motion
import Picture
import Testing

@testable import Presets

@Suite struct TrackTests {
  private func plan(_ track: String, layer: String = "\"shape\": { \"rectangle\": {} }") throws
    -> LayerPlan
  {
    try load(film(layer, "\"duration\": 9, \"tracks\": [ { \"layer\": \"a\", \(track) } ]"))
      .composition.plan.layers[0]
  }

  @Test func theFirstValueHoldsBeforeTheKeysAndTheLastAfter() throws {
    let plan = try plan(
      """
      "property": "rotation", "keyframes": [ { "at": 1, "value": 10 }, { "at": 2, "value": 30 },
        { "at": 3, "value": 50, "curve": "hold" }, { "at": 4, "value": 90, "curve": "easeInOut" } ]
      """)
    let shown = [0, 1, 1.5, 2, 2.99, 3, 3.5, 4, 8].map { plan.sample(at: $0)[.rotation].x }
    #expect(shown == [10, 10, 20, 30, 30, 50, 70, 90, 90])
    #expect(plan.settledTime == 4)
  }

  @Test(arguments: [
    ("\"repeat\": 3", [0.0, 5, 0, 5, 0, 5, 10, 10], 3.0),
    ("\"repeat\": 3, \"autoreverses\": true", [0, 5, 10, 5, 0, 5, 10, 10], 3),
    ("\"repeat\": 2, \"autoreverses\": true", [0, 5, 10, 5, 0, 0, 0, 0], 2),
    ("\"repeat\": 2, \"delay\": 0.5", [0, 0, 5, 0, 5, 10, 10, 10], 2.5),
    ("\"repeat\": 2, \"phase\": 0.5", [5, 0, 5, 10, 10, 10, 10, 10], 1.5),
  ])
  func runsRepeatReverseWaitAndBeginInside(_ rule: String, _ values: [Double], _ end: Double) throws
  {
    let plan = try plan(
      """
      "property": "offset.x", \(rule), "keyframes": [ { "at": 0, "value": 0 }, { "at": 1, "value": 10 } ]
      """)
    let shown = values.indices.map { plan.sample(at: Double($0) / 2)[.offset].x }
    #expect(shown == values)
    #expect(plan.settledTime == end)
  }

  @Test func aTrackForEverNeverRests() throws {
    let plan = try plan(
      """
      "property": "opacity", "repeat": "forever", "autoreverses": true,
      "keyframes": [ { "at": 0, "value": 0 }, { "at": 1, "value": 1 } ]
      """)
    #expect(plan.settledTime == nil)
    #expect([0.25, 1.75, 8.25].map { plan.sample(at: $0).opacity } == [0.25, 0.25, 0.25])
  }

  @Test func coloursMoveInOklabAndSidesAsNumbers() throws {
    let color = try plan(
      """
      "property": "fill", "keyframes": [ { "at": 0, "value": "black" }, { "at": 1, "value": "white" } ]
      """)
    guard case .color(let mixed)? = color.sample(at: 0.5).fill.first else {
      Issue.record("no colour")
      return
    }
    #expect(abs(mixed.red * 255 - 99) < 0.6)
    let sides = try plan(
      """
      "property": "shape.sides", "keyframes": [ { "at": 0, "value": 50 }, { "at": 1, "value": 4 } ]
      """, layer: "\"shape\": { \"polygon\": { \"sides\": 3 } }, \"frame\": [0, 0, 10, 10]")
    let square = try #require(sides.sample(at: 1).path)
    #expect(
      square == ShapeKind.polygon(sides: 4).path(in: .init(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test func aTrackOfAtMovesTheAnchorAndOneOfSizeKeepsIt() throws {
    let layer = "\"shape\": { \"rectangle\": {} }, \"at\": [50, 50], \"size\": [20, 10]"
    let moved = try plan(
      "\"property\": \"at\", \"keyframes\": [ { \"at\": 0, \"value\": [\"50%\", 30] } ]",
      layer: layer
    ).sample(at: 0)
    #expect(moved[.origin].x == 90 && moved[.origin].y == 25)
    let grown = try plan(
      "\"property\": \"size.x\", \"keyframes\": [ { \"at\": 0, \"value\": 40 } ]", layer: layer
    ).sample(at: 0)
    #expect(grown[.origin].x == 30 && grown[.size].x == 40 && grown[.origin].y == 45)
  }

  @Test func cubicIsSmoothThroughItsKeysAndASpringArrives() throws {
    let cubic = try plan(
      """
      "property": "blur", "keyframes": [ { "at": 0, "value": 0 }, { "at": 1, "value": 10, "curve": "cubic" },
        { "at": 2, "value": 0, "curve": "cubic" } ]
      """)
    let slope = { (time: Double) in
      (cubic.sample(at: time + 1e-5)[.blur].x - cubic.sample(at: time - 1e-5)[.blur].x) / 2e-5
    }
    #expect(abs(slope(1)) < 1e-3)
    let spring = try plan(
      """
      "property": "blur", "keyframes": [ { "at": 0, "value": 0 },
        { "at": 2, "value": 10, "curve": { "spring": { "duration": 0.5, "bounce": 0.3 } } } ]
      """)
    #expect(spring.sample(at: 0.4)[.blur].x > 10)
    #expect(abs(spring.sample(at: 2)[.blur].x - 10) < 0.01)
  }
}
