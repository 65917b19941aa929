import Foundation
import Testing

@testable import Geometry

struct SVGPathTests {
  @Test(arguments: [
    ("", ""), (" \t\n\u{0C}\r ", ""),
    ("M1,2", "M1,2"),
    ("M 1 2 3 4 5 6", "M1,2 L3,4 L5,6"),
    ("m1 2 3 4 5 6", "M1,2 L4,6 L9,12"),
    ("M0 0L1 1 2 2l1 1 1 1", "M0,0 L1,1 L2,2 L3,3 L4,4"),
    ("M0,0H5h5V5v5", "M0,0 L5,0 L10,0 L10,5 L10,10"),
    ("M0 0H1 2 3", "M0,0 L1,0 L2,0 L3,0"),
    ("M1-2.5.5e1,+1E-1", "M1,-2.5 L5,0.1"),
    ("M.5.5-.5-.5", "M0.5,0.5 L-0.5,-0.5"),
    ("M1.,2.", "M1,2"),
    ("M0 0C1 2 3 4 5 6 7 8 9 10 11 12", "M0,0 C1,2 3,4 5,6 C7,8 9,10 11,12"),
    ("M1 1c1 2 3 4 5 6", "M1,1 C2,3 4,5 6,7"),
    ("M0 0C1 2 3 4 5 6S9 10 11 12", "M0,0 C1,2 3,4 5,6 C7,8 9,10 11,12"),
    ("M1 1S9 10 11 12s1 1 2 2", "M1,1 C1,1 9,10 11,12 C13,14 12,13 13,14"),
    ("M0 0Q1 2 3 4T5 6T7 8", "M0,0 Q1,2 3,4 Q5,6 5,6 Q5,6 7,8"),
    ("M1 1T5 5t1 1", "M1,1 Q1,1 5,5 Q9,9 6,6"),
    ("M0 0C1 2 3 4 5 6T7 8", "M0,0 C1,2 3,4 5,6 Q5,6 7,8"),
    ("M0 0Q1 2 3 4S7 8 9 10", "M0,0 Q1,2 3,4 C3,4 7,8 9,10"),
    ("M1 1h9v9zl5 5", "M1,1 L10,1 L10,10 Z M1,1 L6,6"),
    ("M1 1h9v9zm5 5h1", "M1,1 L10,1 L10,10 Z M6,6 L7,6"),
    ("M1 1h9zz Z", "M1,1 L10,1 Z"),
    ("M0 0A0 5 0 0 1 9 9", "M0,0 L9,9"), ("M0 0A5 5 0 0 1 0 0L1 1", "M0,0 L1,1"),
    ("M0 0L1 1M2 2M3 3L4 4", "M0,0 L1,1 M3,3 L4,4"),
  ])
  func theGrammarIsRead(data: String, canonical: String) throws {
    #expect(try Path(svgPathData: data).svgPathData == canonical)
  }

  @Test(
    arguments: [
      ("L1 1", 0, .move, "L", ""), ("x", 0, .move, "x", ""),
      ("M", 1, .number, nil, ""), ("M1", 2, .number, nil, ""),
      ("M1 1L2", 6, .number, nil, "M1,1"), ("M1 1L2 3 4", 10, .number, nil, "M1,1 L2,3"),
      ("M1 1 é", 5, .command, "é", "M1,1"), ("M1 1L2 2,L3 3", 8, .command, ",", "M1,1 L2,2"),
      ("M1 1L-z", 6, .number, "z", "M1,1"), ("M1 1L1 .", 8, .number, nil, "M1,1"),
      ("M1 1e", 4, .command, "e", "M1,1"), ("M,,1 1", 2, .number, ",", ""),
      ("M0 0A5 5 0 2 1 9 9", 11, .flag, "2", "M0,0"), ("M0 0A5 5 0 0", 12, .flag, nil, "M0,0"),
      ("M0 0L1e999 0", 5, .smallerNumber, "1", "M0,0"),
      ("M1e308 0l1e308 0", 14, .smallerNumber, " ", "M1e+308,0"),
      ("M0 0 NaN", 5, .command, "N", "M0,0"),
    ] as [(String, Int, SVGPathError.Expectation, Character?, String)])
  func mistakesAreNamedAndThePathGoesUpToThem(
    data: String, offset: Int, expected: SVGPathError.Expectation, found: Character?, drawn: String
  ) {
    let (path, error) = Path.reading(svgPathData: data)
    #expect(error == SVGPathError(offset: offset, expected: expected, found: found))
    #expect(path.svgPathData == drawn)
    #expect(throws: SVGPathError.self) { try Path(svgPathData: data) }
  }

  @Test func theMessageSaysWhatToDo() {
    #expect(
      Path.reading(svgPathData: "M1 1L2 x").error?.description
        == "could not read the path data: at byte 7 there is “x”; write a number")
    #expect(
      Path.reading(svgPathData: "M0 0H1 2 3", elementLimit: 2).error?.description
        == "could not read the path data: at byte 7 the path has more than 2 steps; "
        + "split it or make it simpler")
  }

  @Test func aMillionStepsAreTheLimit() {
    let steps = Path.svgElementLimit - 1
    let data = "M0 0h" + String(repeating: "1 ", count: steps)
    #expect(Path.reading(svgPathData: data).error == nil)
    #expect(
      Path.reading(svgPathData: data + "1").error?.expected == .end(limit: 1_000_000))
  }

  @Test func flagsMayTouchWhatFollows() throws {
    let spaced = try Path(svgPathData: "M0 0a1 1 0 0 1 .5 3a1,1,0,1,0,1,1")
    #expect(try Path(svgPathData: "M0 0a1,1 0 01.5,3 1 1 0 101 1") == spaced)
  }

  @Test(arguments: [
    // The four arcs of the specification's figure: large or not, clockwise or not.
    (false, false), (false, true), (true, false), (true, true),
  ])
  func arcsTakeTheRightWayAround(isLarge: Bool, clockwise: Bool) throws {
    let data = "M 10,0 A 10 10 0 \(isLarge ? 1 : 0) \(clockwise ? 1 : 0) 0,10"
    let path = try Path(svgPathData: data)
    #expect(path.currentPoint == at(0, 10))
    // Either about the origin or about (10, 10).
    let center = isLarge == clockwise ? at(10, 10) : at(0, 0)
    for point in path.flattened(tolerance: 0.01).joined() {
      #expect(abs(point.distance(to: center) - 10) < 0.005)
    }
    let turn = (isLarge ? 1.5 : 0.5) * CGFloat.pi
    #expect(abs(path.arcLength() - 10 * turn) < 0.01)
    let chord = at(5, 5)
    let side = (at(0, 10) - at(10, 0)).cross(
      (path.location(atLength: 5 * turn)?.point ?? chord) - chord)
    #expect((side < 0) == clockwise)
  }

  @Test func radiiThatAreTooSmallGrow() throws {
    let path = try Path(svgPathData: "M0 0A1 1 0 0 1 20 0")
    #expect(abs(path.boundingRect.minY + 10) < 0.01)
    #expect(path.verbs.count == 3)
    let turned = try Path(svgPathData: "M0 0A20 10 90 0 1 20 0")
    #expect(abs(turned.boundingRect.minY + 20) < 0.01)
  }

  @Test func dataIsExactToTheLastBit() throws {
    var random = PathGenerator(seed: 70)
    for _ in 0..<100 {
      let path = random.path()
      #expect(try Path(svgPathData: path.svgPathData) == path)
    }
    for _ in 0..<500 {
      // Any bits at all.
      let bits = [random.next(), random.next()].map(Double.init(bitPattern:))
      guard bits.allSatisfy(\.isFinite) else { continue }
      let path = Path { $0.move(to: at(CGFloat(bits[0]), CGFloat(bits[1]))) }
      let read = try Path(svgPathData: path.svgPathData).points[0]
      #expect(Double(read.x).bitPattern == bits[0].bitPattern)
      #expect(Double(read.y).bitPattern == bits[1].bitPattern)
    }
  }

  @Test(
    arguments: [
      0.1, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e22, 1e23,
      123_456_789_012_345_680, 0.3, .leastNormalMagnitude.nextDown, 9_007_199_254_740_992,
    ] as [Double])
  func numbersRoundTrip(value: Double) throws {
    let path = Path { $0.move(to: at(CGFloat(value), 0)) }
    let read = try Path(svgPathData: path.svgPathData).points[0].x
    #expect(Double(read).bitPattern == value.bitPattern)
    // Long spellings round correctly, too.
    let long = try Path(svgPathData: "M\(String(format: "%.400f", value)) 0").points[0].x
    #expect(Double(long).bitPattern == value.bitPattern || value.magnitude < 1e-300)
  }

  @Test func rubbishNeverTraps() {
    var random = PathGenerator(seed: 71)
    let letters = Array("MmZzLlHhVvCcSsQqTtAa0123456789.-+eE, \n\u{0}é")
    for _ in 0..<2000 {
      let data = String((0..<40).map { _ in letters.randomElement(using: &random) ?? "M" })
      let (path, _) = Path.reading(svgPathData: "M0 0" + data)
      #expect(path.points.allSatisfy { $0.isFinite })
    }
  }
}
