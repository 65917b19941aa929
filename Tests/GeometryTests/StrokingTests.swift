import Foundation
import Testing

@testable import Geometry

/// The fill of a stroke's outline against the definition: what lies within half the width.
struct StrokingTests {
  /// Compares fill and distance on random points, except within `margin` of the edge.
  ///
  /// Only points whose nearest point is no end of the line count, because the cap decides there.
  private func expectFillFollowsDistance(
    _ curve: CubicCurve, width: CGFloat, seed: UInt64, samples: Int = 150,
    margin: CGFloat = 0.02
  ) {
    var random = PathGenerator(seed: seed)
    let path = Path { $0.addContour(Contour(start: curve.start, curves: [curve])) }
    let outline = path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
    for _ in 0..<samples {
      // Half of the points lie about the edge.
      let t = random.number(0...1)
      let near = curve.evaluate(t) + random.number(0...1.5) * (width / 2) * unit(&random)
      let point = Bool.random(using: &random) ? near : random.point()
      let distance = curve.nearest(to: point).distance
      guard abs(distance - width / 2) > margin else { continue }
      #expect(
        outline.contains(point) == (distance < width / 2),
        "\(point) at \(distance) of \(curve)")
    }
  }

  private func unit(_ random: inout PathGenerator) -> CGPoint {
    let angle = random.number(0...(2 * .pi))
    return at(cos(angle), sin(angle))
  }

  @Test(arguments: [1, 8, 30, 80] as [CGFloat])
  func randomCurvesAreCoveredExactly(width: CGFloat) {
    var random = PathGenerator(seed: UInt64(width))
    for index in 0..<25 {
      expectFillFollowsDistance(random.cubic(), width: width, seed: UInt64(index))
    }
  }

  @Test(arguments: [
    // A cusp, a loop, a curve that doubles back on itself, coincident control points, a hairpin.
    CubicCurve(start: at(0, 0), control1: at(100, 100), control2: at(0, 100), end: at(100, 0)),
    CubicCurve(start: at(0, 0), control1: at(150, 100), control2: at(-50, 100), end: at(100, 0)),
    CubicCurve(start: at(0, 0), control1: at(100, 0), control2: at(-50, 0), end: at(50, 0)),
    CubicCurve(start: at(0, 0), control1: at(0, 0), control2: at(0, 60), end: at(60, 60)),
    CubicCurve(start: at(0, 0), control1: at(60, 0), control2: at(60, 60), end: at(60, 60)),
    CubicCurve(start: at(0, 0), control1: at(100, 0), control2: at(100, 2), end: at(0, 2)),
    CubicCurve(start: at(0, 0), control1: at(0, 0), control2: at(50, 0), end: at(50, 0)),
  ])
  func difficultCurvesAreCoveredExactly(curve: CubicCurve) {
    for width: CGFloat in [2, 20, 50] {
      expectFillFollowsDistance(curve, width: width, seed: 7, samples: 300)
    }
  }

  @Test func theOutlineLiesAtHalfTheWidth() {
    var random = PathGenerator(seed: 50)
    for _ in 0..<20 {
      let curve = random.cubic()
      let path = Path { $0.addContour(Contour(start: curve.start, curves: [curve])) }
      let box = path.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round)).boundingRect
      let expected = curve.boundingBox.insetBy(dx: -5, dy: -5)
      #expect(abs(box.minX - expected.minX) < 0.02 && abs(box.maxX - expected.maxX) < 0.02)
      #expect(abs(box.minY - expected.minY) < 0.02 && abs(box.maxY - expected.maxY) < 0.02)
    }
  }

  @Test func aCircleHasTwoCirclesForItsOutline() {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let outline = circle.strokedPath(StrokeStyle(lineWidth: 20))
    #expect(abs(outline.signedArea - .pi * (3600 - 1600)) < 2)
    #expect(outline.verbs.count == 12, "four curves, a move and a close for each side")
    #expect(!outline.contains(.zero) && outline.contains(at(50, 0)))
    #expect(circle.reversed.strokedPath(StrokeStyle(lineWidth: 20)).contains(at(0, 50)))
  }

  @Test(arguments: [
    (CGLineCap.butt, 100.0, 0.0), (.square, 200, 0), (.round, 100 + 25 * Double.pi, 0.02),
  ])
  func capsEndALine(cap: CGLineCap, area: CGFloat, tolerance: CGFloat) {
    let line = Path { $0.addLines([at(0, 0), at(10, 0)]) }
    let outline = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap))
    #expect(abs(outline.signedArea - area) <= tolerance * area + 1e-9)
    #expect(outline.contains(at(-3, 0)) == (cap != .butt))
    #expect(outline.contains(at(14.5, 4.5)) == (cap == .square))
    #expect(outline.verbs.first == .move && outline.verbs.last == .close)
  }

  @Test(arguments: [
    (CGLineJoin.miter, 10.0, true, true), (.miter, 1.0, false, false), (.bevel, 10, false, false),
    (.round, 10, true, false),
  ])
  func joinsFillACorner(join: CGLineJoin, limit: CGFloat, inRound: Bool, inTip: Bool) {
    let corner = Path { $0.addLines([at(-50, 0), at(0, 0), at(0, 50)]) }
    for path in [corner, corner.reversed] {
      let outline = path.strokedPath(
        StrokeStyle(lineWidth: 20, lineJoin: join, miterLimit: limit))
      #expect(outline.contains(at(4, -4)))
      #expect(outline.contains(at(6.5, -6.5)) == inRound)
      #expect(outline.contains(at(9.5, -9.5)) == inTip)
      #expect(outline.contains(at(-5, 5)) && outline.contains(at(-9.5, 9.5)))
      #expect(!outline.contains(at(-11, 11)))
    }
  }

  @Test func theMiterLimitIsTheRatioOfLengthToWidth() {
    // A right angle's miter is √2 widths long.
    let corner = Path { $0.addLines([at(-50, 0), at(0, 0), at(0, 50)]) }
    for (limit, isSharp) in [(1.41, false), (1.42, true)] as [(CGFloat, Bool)] {
      let outline = corner.strokedPath(StrokeStyle(lineWidth: 20, miterLimit: limit))
      #expect(outline.contains(at(9, -9)) == isSharp)
    }
  }

  @Test func aTurnBackIsJoined() {
    let path = Path { $0.addLines([at(0, 0), at(10, 0), at(0, 0)]) }
    let round = path.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .round))
    #expect(round.contains(at(14, 0)) && !round.contains(at(14, 4)))
    let miter = path.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .miter))
    #expect(!miter.contains(at(10.1, 0)) && miter.contains(at(9.9, 0)))
  }

  @Test func shortPiecesBesideAWidePenStayCovered() {
    var random = PathGenerator(seed: 51)
    for _ in 0..<20 {
      let points = (0..<8).map { _ in random.point(-20...20) }
      let path = Path { $0.addLines(points) }
      let outline = path.strokedPath(StrokeStyle(lineWidth: 30, lineCap: .round, lineJoin: .round))
      for _ in 0..<100 {
        let point = random.point(-50...50)
        let distance =
          zip(points, points.dropFirst())
          .map { LineSegment(start: $0, end: $1).nearest(to: point).distance }.min() ?? 0
        guard abs(distance - 15) > 0.02 else { continue }
        #expect(outline.contains(point) == (distance < 15))
      }
    }
  }

  @Test(arguments: [CGLineCap.butt, .round, .square])
  func aDotHasTheShapeOfItsCaps(cap: CGLineCap) {
    for dot in [
      Path { $0.addLines([at(5, 5), at(5, 5)]) },
      Path {
        $0.move(to: at(5, 5))
        $0.closeSubpath()
      },
    ] {
      let outline = dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
      #expect(outline.isEmpty == (cap == .butt))
      #expect(outline.contains(at(6, 5)) == (cap != .butt))
      #expect(outline.contains(at(6.8, 6.8)) == (cap == .square))
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func aPenWithoutWidthDrawsNothing(width: CGFloat) {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
  }
}
