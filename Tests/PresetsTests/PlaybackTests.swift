import Foundation
import Geometry
import Motion
import Picture
import Testing

@testable import Presets

@Suite struct PlaybackTests {
  @Test func aLayerAsWrittenBecomesCommands() throws {
    let text = film(
      """
      "shape": { "rectangle": {} }, "frame": [10, "20%", "50%", 30], "fill": "#ff0000",
      "stroke": { "color": "#0000ff", "width": 2, "cap": "round" }
      """)
    #expect(
      try picture(text, at: 0) == """
        fill #FF0000 translate(10 20) M0 0 L100 0 L100 30 L0 30 Z
        stroke #0000FF width 2 cap round translate(10 20) M0 0 L100 0 L100 30 L0 30 Z
        """)
  }

  @Test(arguments: [
    (0.5, 50.0), (0.75, 39.78), (1.0, 18.511), (1.5, 4.0),
  ])
  func sidesMoveAsANumberUnderEaseOut(_ time: Double, _ sides: Double) throws {
    // easeOut at a quarter and a half: 0.3781 and 0.6846 of the way from 50 to 4 are 32.6 and 18.5.
    let text = film(
      "\"shape\": { \"polygon\": { \"sides\": 50 } }, \"frame\": [0, 0, 100, 100]",
      """
      "timeline": [ { "at": 0.5, "set": { "a": { "shape": { "polygon": { "sides": 4 } } } },
        "animation": { "easeOut": 1 } } ]
      """)
    let shape = try #require(try load(text).composition.plan.layers[0].shape)
    let words = shape.summary(at: time).split(separator: " ")
    let shown = try #require(words.last.flatMap { Double($0) })
    let expected = time == 0.75 ? 50 - 46 * 0.3781 : sides
    #expect(abs(shown - expected) < 0.02)
  }

  @Test func fiftyToFourPassesTwentySevenPointThree() throws {
    let preset = try ScenePreset.load(
      file: shippedPresets.appendingPathComponent("scenes/start-stop.json"), shaper: BoxShaper())
    let shape = try #require(preset.composition.plan.layers[0].shape)
    // Where easeOut(1) has covered (50 - 27.3) / 46 of the way.
    let share = (50 - 27.3) / 46
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if UnitCurve.easeOut.value(at: middle) < share { low = middle } else { high = middle }
    }
    #expect(shape.summary(at: 0.5 + low) == "polygon 27.3")
    #expect(abs(low - 0.3382) < 0.001)
  }

  /// 0 to 100 in a second, back to 0 at half: what SwiftUI shows at every tenth.
  @Test(arguments: [
    ("linear", [50.0, 54, 56, 56, 54, 50, 40, 30, 20, 10, 0]),
    ("easeInOut", [50, 65.5, 74.6, 74.6, 65.5, 50, 33.2, 18.7, 8.2, 2, 0]),
  ])
  func retargetingFollowsTheCheckValues(_ curve: String, _ expected: [Double]) throws {
    let text = film(
      "\"shape\": { \"rectangle\": {} }",
      """
      "timeline": [ { "at": 0, "set": { "a": { "offset": [100, 0] } }, "animation": { "\(curve)": 1 } },
                    { "at": 0.5, "state": "initial", "animation": { "\(curve)": 1 } } ]
      """)
    let plan = try load(text).composition.plan.layers[0]
    for (index, value) in expected.enumerated() {
      let time = 0.5 + Double(index) / 10
      #expect(abs(plan.sample(at: time)[.offset].x - value) < 0.06)
    }
  }

  @Test func threeMovesOfAHundredthNeitherVanishNorMoveTheTotal() throws {
    let text = """
      { "inbetween": 1, "stage": { "width": 100, "height": 100, "fps": 15 },
        "layers": [ { "id": "a", "shape": { "rectangle": {} } } ],
        "timeline": [
          { "at": 0.5, "set": { "a": { "offset": [10, 0] } }, "animation": { "linear": 0.01 } },
          { "at": 0.51, "set": { "a": { "offset": [20, 0] } }, "animation": { "linear": 0.01 } },
          { "at": 0.52, "set": { "a": { "offset": [30, 0] } }, "animation": { "linear": 0.01 } } ],
        "duration": 1 }
      """
    let film = try load(text).composition
    #expect(film.stage.frameRate.frameCount(in: film.duration) == 15)
    let plan = film.plan.layers[0]
    let shown = [0.5, 0.505, 0.51, 0.515, 0.52, 0.525, 0.53].map { plan.sample(at: $0)[.offset].x }
    for (value, expected) in zip(shown, [0, 5, 10, 15, 20, 25, 30.0]) {
      #expect(abs(value - expected) < 1e-6)
    }
    #expect(plan.sample(at: 8.0 / 15)[.offset].x == 30)
    #expect(plan.sample(at: 7.0 / 15)[.offset].x == 0)
  }

  @Test func withoutADurationTheFilmLastsUntilItRests() throws {
    func seconds(_ timeline: String) throws -> Double {
      try load(film("\"shape\": { \"rectangle\": {} }", "\"timeline\": [\(timeline)]"))
        .composition.duration.seconds
    }
    let set = "\"set\": { \"a\": { \"opacity\": 0.5 } }"
    #expect(try seconds("{ \"at\": 0.5, \(set), \"animation\": { \"linear\": 1 } }") == 1.5)
    #expect(try seconds("{ \"at\": 0.5, \(set), \"animation\": \"none\" }") == 0.5)
    #expect(
      try seconds("{ \"at\": \"90f\", \(set), \"animation\": { \"linear\": 0.001 } }")
        == 91.0 / 60)
    #expect(try seconds("") == 1.0 / 60)
    #expect(
      try seconds(
        "{ \"at\": 0, \(set), \"animation\": { \"linear\": 1, \"repeat\": 3, \"delay\": 0.25 } }")
        == 3.25)
  }

  @Test func noneAndAColourAnimateOpacityAlone() throws {
    let text = film(
      "\"shape\": { \"rectangle\": {} }, \"frame\": [0, 0, 10, 10], \"fill\": \"none\"",
      """
      "timeline": [ { "at": 0, "set": { "a": { "fill": "#ff0000" } }, "animation": { "linear": 1 } },
                    { "at": 2, "set": { "a": { "fill": "none" } }, "animation": { "linear": 1 } } ]
      """)
    #expect(try picture(text, at: 0.5) == "fill #FF000080 M0 0 L10 0 L10 10 L0 10 Z")
    #expect(try picture(text, at: 2.75) == "fill #FF000040 M0 0 L10 0 L10 10 L0 10 Z")
    #expect(try picture(text, at: 4) == "")
  }

  @Test func coloursMixInOklabUnlessAskedOtherwise() throws {
    let text = film(
      "\"shape\": { \"rectangle\": {} }, \"frame\": [0, 0, 10, 10], \"fill\": \"#000000\"",
      """
      "timeline": [ { "at": 0, "set": { "a": { "fill": "#ffffff" } }, "animation": { "linear": 1 } } ]
      """)
    #expect(try picture(text, at: 0.5).hasPrefix("fill #636363 "))
    let linear = try load(text, options: .init(interpolation: .linear))
    #expect(
      linear.composition.displayList(at: FrameTime(1, 2)).description.hasPrefix("fill #BCBCBC "))
  }

  @Test func anotherKindMorphsInTheFrameOfTheMoment() throws {
    let text = film(
      "\"shape\": { \"rectangle\": {} }, \"frame\": [0, 0, 100, 100]",
      """
      "timeline": [ { "at": 0, "set": { "a": { "shape": { "path": "M0 0 L50 0 L50 25 L0 25 Z" },
        "frame": [0, 0, 50, 25] } }, "animation": { "linear": 1 } } ]
      """)
    // Both outlines fill their boxes, so every stage fills the frame, half-way 75 × 62.5.
    let film = try load(text).composition
    for (time, width, height) in [(0.0, 100.0, 100.0), (0.5, 75, 62.5), (1, 50, 25)] {
      let path = try #require(film.plan.layers[0].sample(at: time).path)
      #expect(abs(path.boundingRect.width - width) < 1e-9)
      #expect(abs(path.boundingRect.height - height) < 1e-9)
    }
  }

  @Test func aSpringOvershootsTheFrameButNotTheMorph() throws {
    let text = film(
      "\"shape\": { \"circle\": {} }, \"frame\": [0, 0, 100, 100]",
      """
      "timeline": [ { "at": 0, "set": { "a": { "shape": { "rectangle": {} }, "frame": [0, 0, 200, 100] } },
        "animation": { "bouncy": 0.5 } } ]
      """)
    let plan = try load(text).composition.plan.layers[0]
    let sample = plan.sample(at: 0.38)
    #expect(sample[.size].x > 200.5)
    let path = try #require(sample.path)
    #expect(abs(path.boundingRect.width - sample[.size].x) < 1e-6)
  }

  @Test func aChangeInMidMorphSetsOutFromTheOutlineThatShows() throws {
    let text = film(
      "\"shape\": { \"circle\": {} }, \"frame\": [0, 0, 100, 100]",
      """
      "timeline": [
        { "at": 0, "set": { "a": { "shape": { "rectangle": {} } } }, "animation": { "linear": 1 } },
        { "at": 0.5, "set": { "a": { "shape": { "star": { "points": 5 } } } }, "animation": { "linear": 1 } } ]
      """)
    let shape = try #require(try load(text).composition.plan.layers[0].shape)
    let size = CGSize(width: 100, height: 100)
    let before = shape.path(at: 0.5 - 1e-9, size: size).boundingRect
    let after = shape.path(at: 0.5 + 1e-9, size: size).boundingRect
    #expect(abs(before.width - after.width) < 1e-5 && abs(before.minY - after.minY) < 1e-5)
    #expect(shape.summary(at: 1) == "morph to star at 0.5")
    #expect(shape.summary(at: 1.5) == "star")
  }

  @Test func placeThenRotationThenScaleAboutTheAnchor() throws {
    let text = film(
      """
      "shape": { "rectangle": {} }, "at": [100, 50], "size": [20, 10], "anchor": "topLeft",
      "offset": [1, 2], "rotation": 90, "scale": [2, 3]
      """)
    let map = try load(text).composition.plan.layers[0].sample(at: 0).transform
    let corner = CGPoint(x: 20, y: 10).applying(map)
    // (20, 10) → scaled (40, 30) → turned (-30, 40) → placed at (101, 52).
    #expect(abs(corner.x - 71) < 1e-9 && abs(corner.y - 92) < 1e-9)
  }

  @Test func textAtAPointHangsFromItsAnchorAndScalesWithItsSize() throws {
    let text = film(
      "\"text\": { \"string\": \"abcd\", \"size\": 10 }, \"at\": [100, 50]",
      """
      "timeline": [ { "at": 0, "set": { "a": { "text": { "size": 20 } } }, "animation": { "linear": 1 } } ]
      """)
    let sample = try load(text).composition.plan.layers[0].sample(at: 0.5)
    let setting = try #require(sample.texts.first?.setting)
    // Laid out at 20: 40 × 24. At 15 it is 30 × 18, and its middle is at the point.
    let map = setting.placing(in: sample)
    #expect(map.a == 0.75 && map.tx == -15 && map.ty == -9)
  }

  @Test func changedWordsCrossFade() throws {
    let text = film(
      "\"text\": { \"string\": \"one\" }, \"at\": [0, 0]",
      """
      "timeline": [ { "at": 0, "set": { "a": { "text": { "string": "two" } } }, "animation": { "linear": 1 } } ]
      """)
    let plan = try load(text).composition.plan.layers[0]
    let middle = plan.sample(at: 0.25).texts
    #expect(middle.map(\.setting.model.block.string) == ["one", "two"])
    #expect(middle.map(\.weight) == [0.75, 0.25])
    #expect(plan.sample(at: 1).texts.map(\.setting.model.block.string) == ["two"])
  }

  @Test func statesReplaceAddsLayAndSetsChangeOnlyWhatTheySay() throws {
    let text = film(
      "\"shape\": { \"rectangle\": {} }, \"rotation\": 1, \"opacity\": 0.9",
      """
      "states": { "base": { "a": { "rotation": 10 } },
                  "more": { "extends": "base", "a": { "opacity": 0.5 } },
                  "other": { "a": { "blur": 3 } } },
      "timeline": [ { "at": 1, "state": "more", "animation": "none" },
                    { "at": 2, "add": "other", "animation": "none" },
                    { "at": 3, "set": { "a": { "rotation": 20 } }, "animation": "none" },
                    { "at": 4, "state": "base", "animation": "none" },
                    { "at": 5, "state": "initial", "animation": "none" } ]
      """)
    let plan = try load(text).composition.plan.layers[0]
    let shown = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5].map { time in
      let sample = plan.sample(at: time)
      return [sample[.rotation].x, sample[.opacity].x, sample[.blur].x]
    }
    #expect(
      shown == [
        [1, 0.9, 0], [10, 0.5, 0], [10, 0.5, 3], [20, 0.5, 3], [10, 0.9, 0], [1, 0.9, 0],
      ])
  }

  @Test func aLayerMayHaveAnAnimationOfItsOwnAndAGroupsHoldsInside() throws {
    let text = """
      { "inbetween": 1, "stage": { "width": 100, "height": 100 }, "duration": 2,
        "layers": [ { "id": "g", "layers": [ { "id": "a", "shape": { "circle": {} } } ] },
                    { "id": "b", "shape": { "circle": {} } } ],
        "timeline": [ { "at": 0, "animation": { "linear": 1 }, "animations": { "g": { "linear": 2 } },
          "set": { "g.a": { "opacity": 0 }, "b": { "opacity": 0 } } } ] }
      """
    let layers = try load(text).composition.plan.layers
    #expect(layers.map(\.layer.path) == ["g", "g.a", "b"])
    #expect(layers[1].sample(at: 0.5).opacity == 0.75)
    #expect(layers[2].sample(at: 0.5).opacity == 0.5)
  }

  @Test func percentagesFollowTheParentAndTheStageOfTheCommandLine() throws {
    let text = """
      { "inbetween": 1, "stage": { "width": 200, "height": 100 }, "duration": 2,
        "layers": [ { "id": "g", "frame": ["10%", 0, "50%", "100%"],
          "layers": [ { "id": "a", "shape": { "rectangle": {} }, "frame": [0, 0, "50%", "50%"] } ] } ],
        "timeline": [ { "at": 0, "set": { "g": { "frame": [0, 0, 20, 20] } }, "animation": { "linear": 1 } } ] }
      """
    let preset = try load(text)
    #expect(preset.isResponsive)
    let sizes = [0.0, 0.5, 1].map { preset.composition.plan.layers[1].sample(at: $0)[.size] }
    #expect(sizes.map(\.x) == [50, 30, 10] && sizes.map(\.y) == [50, 30, 10])
    let wide = try load(
      text, options: .init(stage: .init(size: CGSize(width: 400, height: 100))))
    #expect(wide.composition.plan.layers[0].sample(at: -1)[.origin].x == 40)
  }

  @Test func aClipIsTheOtherLayersOutlineInTheParentsSpace() throws {
    let text = """
      { "inbetween": 1, "stage": { "width": 100, "height": 100 }, "duration": 1,
        "layers": [
          { "id": "hole", "shape": { "rectangle": {} }, "frame": [10, 10, 20, 20], "visible": false },
          { "id": "g", "frame": [5, 5, 90, 90], "layers": [
            { "id": "a", "shape": { "rectangle": {} }, "frame": [0, 0, 50, 50], "fill": "#ff0000", "clipTo": "hole" } ] } ] }
      """
    #expect(
      try picture(text, at: 0) == """
        group translate(5 5)
          group clip M5 5 L25 5 L25 25 L5 25 Z
            fill #FF0000 M0 0 L50 0 L50 50 L0 50 Z
        """)
  }
}

@Suite struct DurationTests {
  @Test func aShorterLengthAskedForOnceCutsTheFilmAndItsPoster() throws {
    let text = film(
      "\"shape\": { \"circle\": {} }, \"frame\": [0, 0, 10, 10]",
      "\"duration\": 2, \"poster\": 1.5")
    let options = ScenePreset.Options(stage: StageOverrides(duration: FrameTime(1, 5)))
    let preset = try load(text, options: options)
    #expect(preset.composition.duration == FrameTime(1, 5))
    #expect(preset.poster == FrameTime(1, 5))
    #expect(try load(text).poster == FrameTime(3, 2))
  }
}
