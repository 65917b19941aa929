import Foundation
import Motion
import Picture
import Synchronization
import Testing

@testable import Presets

/// The films of the tutorials that Inbetween began with: what their numbers make half-way.
@Suite struct TutorialFilmTests {
  static let library = PresetLibrary(folder: shippedPresets)

  /// The scenes that were read; matching the curves of an outline takes a tenth of a second.
  private static let films = Mutex<[String: PresetComposition]>([:])

  private static func film(_ name: String) throws -> PresetComposition {
    if let film = films.withLock({ $0[name] }) { return film }
    let film = try ScenePreset.load(
      file: library.url(of: name, .scenes), named: name, options: .init(usesExamples: true),
      shaper: BoxShaper()
    ).composition
    films.withLock { $0[name] = film }
    return film
  }

  /// The drawing commands of a shipped scene at `seconds`, one a line, without their margins.
  static func commands(_ name: String, at seconds: Double) throws -> [String] {
    try film(name).displayList(at: FrameTime(seconds: seconds)).description
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The strokes and areas among them.
  static func outlines(_ name: String, at seconds: Double) throws -> [String] {
    try commands(name, at: seconds).filter { $0.hasPrefix("stroke") || $0.hasPrefix("fill") }
  }

  @Test func circlesChangeColourAndSizeTogether() throws {
    // Half of 0.35 s after the tap, and half of 2 s: scale 0.75, half-way from red to pure green.
    let early = try Self.outlines("circle-color-and-size", at: 0.5 + 0.175)
    let late = try Self.outlines("circle-color-and-size", at: 1.5)
    #expect(early.count == 3 && late.count == 3)
    for line in [early[0], early[2]] {
      #expect(line.hasPrefix("fill #CDB028 matrix(0.75 0 0 0.75"))
    }
    #expect(late[1].hasPrefix("fill #CDB028 matrix(0.75 0 0 0.75"))
    for line in [late[0], late[2]] { #expect(line.hasPrefix("fill #00FF00 matrix(0.5 0 0 0.5")) }
    // The circle that is a path has the outline of the shape.
    #expect(late[0].split(separator: ")").last == late[2].split(separator: ")").last)
  }

  @Test func circleAndSquareCrossFadeInTwoSeconds() throws {
    let middle = try Self.outlines("circle-square-cross-fade", at: 1.5)
    #expect(middle.map { $0.prefix(14) } == ["fill #34C75980", "fill #FF3B3080"])
    #expect(try Self.outlines("circle-square-cross-fade", at: 2.5).count == 1)
  }

  @Test func sixPolygonsHaveThreeToEightSides() throws {
    let lines = try Self.outlines("regular-polygons", at: 2)
    let colors = ["#FF3B30", "#FF9500", "#FFCC00", "#34C759", "#007AFF", "#AF52DE"]
    #expect(lines.count == 6)
    for (index, line) in lines.enumerated() {
      #expect(line.hasPrefix("stroke \(colors[index]) width 10 "))
      #expect(line.split(separator: " ").filter { $0.hasPrefix("L") }.count == index + 2)
    }
    // Half the outline of the square, half a second after it began.
    #expect(
      try Self.outlines("regular-polygons", at: 0.7)[1]
        == "stroke #FF9500 width 10 translate(155 75) M13.1802 76.8198 L13.1802 13.1802"
        + " L76.8198 13.1802")
  }

  @Test func sidesSnapOnTheLeftAndMoveOnTheRight() throws {
    let lines = try Self.outlines("polygon-sides", at: 1)
    let square = "M29.2893 170.7107 L29.2893 29.2893 L170.7107 29.2893 L170.7107 170.7107 Z"
    #expect(lines[0] == "stroke #FF9500 width 20 translate(40 70) " + square)
    #expect(lines[1].hasPrefix("fill #FF582B ") && lines[1].hasSuffix(square))
    // Four vertices of the polygon with 3.5 sides: the third side ends short of the first vertex.
    let between = "M21.8169 162.349 L56.6116 9.9031 L197.4928 77.7479 L100 200 Z"
    #expect(lines[2] == "stroke #C09445 width 20 translate(320 70) " + between)
    #expect(lines[3] == "fill #C09445 translate(320 310) " + between)
    // Eight taps lead round.
    #expect(try Self.outlines("polygon-sides", at: 20.4) == Self.outlines("polygon-sides", at: 0))
    #expect(try Self.commands("polygon-sides", at: 17.9).contains { $0.contains("\"10\"") })
  }

  @Test func theCornerRadiusPassesSixty() throws {
    let shape = try ScenePreset.load(
      file: Self.library.url(of: "corner-radius", .scenes), shaper: BoxShaper()
    ).composition.plan.layers[0].shape
    #expect(
      [0.5, 1, 1.5].map { shape?.summary(at: $0) }
        == ["roundedRectangle 100", "roundedRectangle 60", "roundedRectangle 20"])
    #expect(try Self.outlines("corner-radius", at: 1)[0].hasPrefix("fill #CDB028 "))
  }

  @Test(arguments: [
    ("line-scale", 1.0, ["stroke #D74B8C width 4 matrix(0.75 0 0 0.75 245 123.75) M0 0 L200 150"]),
    (
      "line-end-point", 1.5,
      [
        "stroke #D74B8C width 4 translate(60 95) M0 0 L60 135",
        "stroke #D74B8C width 4 translate(380 95) M0 0 L130 142.5",
      ]
    ),
    (
      "line-two-end-points", 1.5,
      [
        "stroke #D74B8C width 4 translate(195 30) M125 90 L175 97.5",
        "stroke #34C759 width 4 translate(166 188) M15 67.5 L82.5 97.5",
        "stroke #FF9500 width 4 translate(324 188) M82.5 90 L90 60",
      ]
    ),
    (
      "quadratic-curves", 1,
      [
        "stroke #D74B8C width 4 translate(12 55) M100 150 Q100 50 140 162.5",
        "stroke #D74B8C width 4 translate(220 55) M100 125 Q100 125 100 125",
        "stroke #D74B8C width 4 translate(428 55) M100 225 Q100 125 100 25",
      ]
    ),
    (
      "quadratic-curve-change", 1,
      ["stroke #D74B8C width 4 translate(95 55) M67.5 125 Q247.5 175 382.5 137.5"]
    ),
    ("curve-to-line", 1, ["stroke #C09445 width 4 translate(95 55) M0 250 Q112.5 62.5 450 0"]),
    ("curve-to-line", 1.5, ["stroke #34C759 width 4 translate(95 55) M0 250 Q225 125 450 0"]),
    ("curve-to-line", 2.5, ["stroke #00A8B9 width 4 translate(95 55) M0 250 Q337.5 187.5 450 0"]),
    (
      "diamond-rotation", 1,
      [
        "stroke #FF6E24 width 8 translate(170 30) M225 75 Q180 150 225 225",
        "stroke #FF6E24 width 8 translate(170 30) M225 225 Q150 180 75 225",
        "stroke #FF6E24 width 8 translate(170 30) M75 225 Q120 150 75 75",
        "stroke #FF6E24 width 8 translate(170 30) M75 75 Q150 120 225 75",
      ]
    ),
    (
      "cubic-curve-change", 1,
      ["stroke #BC5B69 width 4 translate(195 55) M125 112.5 C137.5 156.25 112.5 93.75 137.5 212.5"]
    ),
    (
      "curve-sequence", 1.5,
      ["stroke #FF6E24 width 4 translate(115 30) M25 30 C0 30 250 270 225 270"]
    ),
    (
      "curve-sequence", 36.5,
      ["stroke #D65595 width 4 translate(115 30) M125 0 C0 0 125 300 125 300"]
    ),
    (
      "curve-sequence", 37.5, ["stroke #FF3B30 width 4 translate(115 30) M0 0 C0 0 250 300 250 300"]
    ),
    (
      "animated-line", 1.5,
      [
        "stroke #A774A6 width 4 translate(25 25) M0 87.5 L58.3333 273 L116.6667 231 L175 336"
          + " L233.3333 231 L291.6667 126"
      ]
    ),
  ])
  func linesAndCurvesAreHalfWay(_ name: String, _ time: Double, _ expected: [String]) throws {
    #expect(try Self.outlines(name, at: time) == expected)
  }

  @Test func threeRotationsOfOneChangePassTheirOwnShapes() throws {
    let lines = try Self.outlines("shape-change-rotations", at: 1)
    #expect(lines.count == 12)
    #expect(lines[0] == "stroke #FF6E24 width 6 M125 0 Q168.75 81.25 250 125")
    #expect(lines[4] == "stroke #FF6E24 width 6 M187.5 62.5 Q168.75 143.75 187.5 187.5")
    // Half a turn leads both ends through the middle.
    #expect(lines[8] == "stroke #FF6E24 width 6 M125 125 Q106.25 143.75 125 125")
    #expect(
      try Self.outlines("shape-change-rotations", at: 15.4)
        == Self.outlines("shape-change-rotations", at: 0))
  }

  @Test func suitsAreStrokesOfTheirOwn() throws {
    let lines = try Self.outlines("suits-as-strokes", at: 1)
    #expect(lines.count == 8 + 9 + 9 + 8)
    #expect(lines[0] == "stroke #63110C width 4 M80 55 C50 -20 200 -10 170 55")
    #expect(Set(lines.map { $0.prefix(14) }) == ["stroke #63110C", "stroke #630000"])
    // A heart of four curves stands for eight: every stroke is there twice.
    let hearts = try Self.outlines("suits-as-strokes", at: 2).prefix(8)
    #expect(hearts.count == 8 && Set(hearts).count == 4)
    let alike = try Self.outlines("suits-alike", at: 1)
    #expect(alike.count == 9 + 4)
    #expect(alike[0] == "stroke #002B63 width 4 M60 22.5 C45 15 120 15 116.25 52.5")
    #expect(alike[9] == "stroke #FF6400 width 4 M75 18.75 C90 15 127.5 22.5 150 56.25")
  }

  /// The path data of a command.
  private static func path(_ line: String) -> Substring {
    line.firstIndex(of: "M").map { line[$0...] } ?? ""
  }

  private static func curveCount(_ line: String) -> Int {
    line.split(separator: " ").filter { $0.hasPrefix("C") }.count
  }

  @Test func aRandomShapeSnapsWhileItsColourMoves() throws {
    let before = try Self.outlines("random-shape-snap", at: 0.49)
    let middle = try Self.outlines("random-shape-snap", at: 1.5)
    let after = try Self.outlines("random-shape-snap", at: 2.9)
    #expect(Self.curveCount(middle[0]) == 5)
    #expect(
      Self.path(middle[0]) == Self.path(after[0]) && Self.path(before[0]) != Self.path(after[0]))
    #expect(middle.map { $0.prefix(14) } == ["stroke #D65595", "fill #D65595 t"])
  }

  @Test func eightSeparateCurvesStayJoinedWhereOneOutlineJumps() throws {
    let lines = try Self.outlines("random-shape-curves", at: 1.5)
    #expect(lines.count == 9)
    let points = lines.prefix(8).map { Self.path($0).dropFirst().split { " C".contains($0) } }
    for (curve, next) in zip(points, points.dropFirst() + [points[0]]) {
      #expect(curve.suffix(2) == next.prefix(2))
    }
    #expect(
      try Self.path(lines[8]) == Self.path(Self.outlines("random-shape-curves", at: 2.9)[8]))
  }

  @Test(arguments: [("random-shape-equal", 19, 19), ("random-shape-many", 60, 100)])
  func randomShapesFlowCurveByCurve(_ name: String, _ first: Int, _ second: Int) throws {
    let (start, middle) = try (Self.outlines(name, at: 0), Self.outlines(name, at: 1.5))
    #expect(start.map(Self.curveCount) == [first, first])
    #expect(middle.map(Self.curveCount) == [second, second])
    #expect(try Self.outlines(name, at: 2.5).map(Self.curveCount) == [second, second])
    // Half-way of easeInOut is half of both: the first points' mean.
    func point(_ time: Double) throws -> [Double] {
      try Self.path(Self.outlines(name, at: time)[0]).dropFirst().split(separator: " ").prefix(2)
        .compactMap { Double($0) }
    }
    let means = try zip(point(0), point(2.5)).map { ($0 + $1) / 2 }
    for (value, mean) in try zip(point(1.5), means) { #expect(abs(value - mean) < 1e-3) }
  }

  @Test func unequalSegmentsJumpOnTheLeftAndPadOnTheRight() throws {
    func counts(_ time: Double) throws -> [Int] {
      try Self.outlines("random-shape-unequal", at: time).map(Self.curveCount)
    }
    // The left one mixes eight curves and closes itself by a straight one.
    #expect(try counts(0) == [8, 8, 8, 8])
    #expect(try counts(1.5) == [9, 9, 12, 12])
    #expect(try counts(2.5) == [12, 12, 12, 12])
    #expect(try counts(2.99) == [12, 12, 12, 12])
    #expect(try counts(4) == [9, 9, 12, 12])
    #expect(try counts(5.4) == [8, 8, 8, 8])
  }

  @Test func leavesTurnAndMoveApart() throws {
    let placed = try Self.commands("spinner-leaves", at: 3.5)
    #expect(placed.filter { $0.contains("stroke #8E8E93 width 8 translate(0 70)") }.count == 12)
    // Half-way the second leaf has turned by 15°.
    #expect(try Self.commands("spinner-leaves", at: 1)[3].hasPrefix("group matrix(0.9659 0.2588"))
    #expect(
      try Self.outlines("spinner-leaves", at: 2.5).allSatisfy { $0.contains("translate(0 35)") })
  }

  @Test func theStagesOfTheSpinnerMoveNoneFewOrTenLeaves() throws {
    // Just after the thirteenth turn: how many of each spinner's leaves are not at rest.
    let lines = try Self.outlines("spinner-stages", at: 2)
    let moving = (0..<5).map { stage in
      lines[(12 * stage)..<(12 * stage + 12)].filter {
        !$0.hasPrefix("stroke #8E8E93 width 8 translate(0 70)")
      }
      .count
    }
    #expect(moving == [1, 4, 10, 11, 11])
    #expect(lines.filter { $0.hasPrefix("stroke #FFFFFF width 8 translate(0 70)") }.count == 1)
    let rest = try Self.outlines("spinner-stages", at: 5.4)
    #expect(rest.count == 60 && rest.allSatisfy { $0.hasPrefix("stroke #8E8E93") })
  }

  @Test func completionFoldsRoundsAndLeavesOneOver() throws {
    let lines = try Self.outlines("spinner-completion", at: 2.4)
    #expect(Set(lines.prefix(12)).count == 1 && lines[0].contains("M20 25 L20 40"))
    #expect(Set(lines[12..<23]).count == 1 && lines[12].contains("translate(0 85) M20 10"))
    #expect(lines[23].hasPrefix("stroke #FFFFFF width 8 translate(10 55)"))
    #expect(Set(lines.suffix(12)) == [lines[12]])
  }

  @Test func aDragBeyondAHundredAndFiftyPointsCancels() throws {
    func ring(_ time: Double) throws -> String { try Self.commands("spinner-drag", at: time)[0] }
    #expect(try ring(2.9) == "group")
    #expect(try ring(3.5) == "group translate(0 19.2737) blur 3.4797")
    #expect(try ring(5.6) == "group")
    let folded = try Self.outlines("spinner-drag", at: 5.6)
    #expect(folded.count == 12 && Set(folded).count == 1)
    #expect(folded[0].contains("translate(0 85) M20 10"))
    #expect(try ring(6.5) == "group translate(0 -315.3572)")
  }
}
