import Foundation
import Geometry
import Motion
import Picture
import Testing

@testable import Presets

@Suite struct LookTests {
  @Test func gradientsMixStopByStopAndAColourCountsAsOne() throws {
    let text = film(
      """
      "shape": { "rectangle": {} }, "frame": [0, 0, 10, 10],
      "fill": { "linear": { "from": [0, 0], "to": [1, 0], "stops": [[0, "#ff0000"], [1, "#0000ff"]] } }
      """,
      """
      "timeline": [ { "at": 0, "set": { "a": { "fill": { "linear": { "from": [0, 0], "to": [0, 1],
          "stops": [[0, "#ff0000"], [1, "#0000ff"]] } } } }, "animation": { "linear": 1 } },
        { "at": 2, "set": { "a": { "fill": "#00ff00" } }, "animation": { "linear": 1 } } ]
      """)
    let plan = try load(text).composition.plan.layers[0]
    guard
      case .linear(_, _, let end)? = plan.sample(at: 0.5).fill.first?.paint(
        in: CGSize(width: 10, height: 10))
    else {
      Issue.record("no linear gradient")
      return
    }
    #expect(end == CGPoint(x: 5, y: 5))
    guard case .gradient(let middle)? = plan.sample(at: 2.5).fill.first else {
      Issue.record("no gradient half-way to a colour")
      return
    }
    let green = RGBA(red: 0, green: 1, blue: 0)
    #expect(
      middle.gradient.stops[0].color
        == RGBA(red: 1, green: 0, blue: 0).mixed(with: green, by: 0.5))
    #expect(plan.sample(at: 3).fill == [.color(green)])
  }

  @Test func severalCommandsFadeAsOneAndOneFadesByItsPaint() throws {
    let one = film("\"shape\": { \"rectangle\": {} }, \"frame\": [0, 0, 4, 4], \"opacity\": 0.5")
    #expect(try picture(one, at: 0) == "fill #00000080 M0 0 L4 0 L4 4 L0 4 Z")
    let two = film(
      """
      "shape": { "rectangle": {} }, "frame": [1, 1, 4, 4], "opacity": 0.5, "fill": "#ff0000", "stroke": "#0000ff"
      """)
    #expect(
      try picture(two, at: 0) == """
        group translate(1 1) opacity 0.5
          fill #FF0000 M0 0 L4 0 L4 4 L0 4 Z
          stroke #0000FF width 1 M0 0 L4 0 L4 4 L0 4 Z
        """)
  }

  @Test func blurShadowAndRoundCornersMakeAGroup() throws {
    let text = film(
      """
      "shape": { "rectangle": {} }, "frame": [0, 0, 8, 8], "blur": 2,
      "shadow": { "color": "#00000080", "radius": 3, "offset": [0, 4] }
      """)
    #expect(
      try picture(text, at: 0) == """
        group blur 2 shadow #00000080 3 by 0 4
          fill #000000 M0 0 L8 0 L8 8 L0 8 Z
        """)
    let round = film(
      "\"shape\": { \"rectangle\": {} }, \"frame\": [0, 0, 8, 8], \"cornerRadius\": 4")
    #expect(try picture(round, at: 0).hasPrefix("group clip M"))
  }

  @Test func trimCutsTheOutlineByLength() throws {
    let text = film(
      """
      "shape": { "line": [[0, 0], [100, 0]] }, "stroke": "#000", "trim": [0.25, 0.75]
      """)
    #expect(try picture(text, at: 0) == "stroke #000000 width 1 M25 0 L75 0")
  }

  @Test func zOrdersSiblingsAndTiesKeepTheList() throws {
    let text = """
      { "inbetween": 1, "duration": 1, "layers": [
        { "id": "a", "shape": { "line": [[0, 0], [1, 0]] }, "stroke": "#000", "z": 1 },
        { "id": "b", "shape": { "line": [[0, 0], [2, 0]] }, "stroke": "#000" },
        { "id": "c", "shape": { "line": [[0, 0], [3, 0]] }, "stroke": "#000" } ] }
      """
    let ends = try picture(text, at: 0).split(separator: "\n").compactMap {
      $0.split(separator: " ").dropLast().last
    }
    #expect(ends == ["L2", "L3", "L1"])
  }

  @Test func explainSaysWhatEveryLayerShows() throws {
    let preset = try ScenePreset.load(
      file: shippedPresets.appendingPathComponent("scenes/start-stop.json"), shaper: BoxShaper())
    #expect(
      preset.composition.explanation(at: FrameTime(seconds: 2)) == """
        badge (shape)
          shape: polygon 4
          frame: 220, 80, 200, 200
          fill: #FF3B30
        label (text)
          text: "Stop"
          at: 320, 180
          textSize: 36
          fill: #000000
        """)
    #expect(
      preset.composition.timelineTable.split(separator: "\n").first?.hasPrefix(
        "0.5 s  press    state stop     badge, label") == true)
  }

  @Test func theSpinnersLeafTakesOverFromWhereverItIs() throws {
    let preset = try ScenePreset.load(
      file: shippedPresets.appendingPathComponent("scenes/spinner.json"), shaper: BoxShaper())
    #expect(preset.composition.events.count == 61)
    let plan = preset.composition.plan
    let leaf = plan.layers[try #require(plan.indices["ring.leaf1"])]
    // In at 0.15 s, out again at 0.3 s, both over 1.5 s: in + (1 - in) pulled back.
    let ease = UnitCurve.easeInOut
    for time in [0.2, 0.3, 0.5, 0.9, 1.4] {
      let toHalf = 1 - 0.5 * ease.value(at: (time - 0.15) / 1.5)
      let expected =
        time < 0.3 ? toHalf : toHalf + ease.value(at: (time - 0.3) / 1.5) * (1 - toHalf)
      #expect(abs(leaf.sample(at: time)[.scale].x - expected) < 1e-6)
    }
    // Folded: all leaves at the same angle and round; then off the stage.
    for index in 1...12 {
      let leaf = plan.layers[try #require(plan.indices["ring.leaf\(index)"])]
      let capsule = plan.layers[try #require(plan.indices["ring.leaf\(index).capsule"])]
      #expect(leaf.sample(at: 10.5)[.rotation].x == 0)
      #expect(capsule.sample(at: 10.5)[.size].y == 20)
    }
    #expect(plan.layers[0].sample(at: 12)[.offset].y == -1000)
  }
}
