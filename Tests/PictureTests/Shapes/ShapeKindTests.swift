import Foundation
import Geometry
import Picture
import Testing

@Suite struct ShapeKindTests {
  static let frame = CGRect(x: 10, y: 20, width: 200, height: 100)

  @Test(
    arguments: [
      (2.0, 2), (3, 3), (3.2, 4), (27.3, 28), (50, 50), (1, 2), (.nan, 2), (1e9, 10_000),
    ] as [(Double, Int)])
  func polygonHasAVertexForEverySideBegun(sides: Double, vertices: Int) {
    let path = ShapeKind.polygon(sides: sides).path(in: Self.frame)
    #expect(path.points.count == vertices)
    for point in path.points {
      #expect(abs(hypot(point.x - 110, point.y - 70) - 50) < 1e-9)
    }
  }

  @Test func squareStandsOnASide() {
    let points = ShapeKind.polygon(sides: 4).path(in: Self.frame).points
    let half = 50 / 2.0.squareRoot()
    #expect(abs(points[0].x - (110 - half)) < 1e-9)
    #expect(abs(points[0].y - (70 + half)) < 1e-9)
    #expect(abs(points[3].y - (70 + half)) < 1e-9)
  }

  @Test func boxShapesFillTheirFrame() {
    for kind in [
      ShapeKind.ellipse, .rectangle, .capsule(style: .circular),
      .roundedRectangle(radius: 20, style: .continuous),
    ] {
      #expect(kind.path(in: Self.frame).boundingRect.isNear(Self.frame), "\(kind)")
    }
    let square = CGRect(x: 60, y: 20, width: 100, height: 100)
    #expect(ShapeKind.circle.path(in: Self.frame).boundingRect.isNear(square))
    #expect(ShapeKind.rectangle.path(in: Self.frame).points.first == CGPoint(x: 10, y: 20))
    let start = ShapeKind.circle.path(in: Self.frame).points.first ?? .zero
    #expect(abs(start.x - 160) < 1e-9 && abs(start.y - 70) < 1e-9)
  }

  @Test func starPointsUpAndAlternatesRadii() {
    let points = ShapeKind.star(points: 5, inner: 0.4).path(in: Self.frame).points
    #expect(points.count == 10)
    #expect(abs(points[0].x - 110) < 1e-9 && abs(points[0].y - 20) < 1e-9)
    #expect(abs(hypot(points[1].x - 110, points[1].y - 70) - 20) < 1e-9)
  }

  @Test(arguments: Suit.allCases)
  func suitsAreClosedChainsInTheirFrame(suit: Suit) {
    let path = ShapeKind.suit(suit).path(in: Self.frame)
    let contours = path.cubicContours
    #expect(contours.count == 1)
    #expect(contours.first?.isClosed == true)
    #expect(contours.first?.curves.count == suit.curves.count)
    for curve in contours.first?.curves ?? [] {
      for step in 0...16 {
        let point = curve.evaluate(CGFloat(step) / 16)
        #expect(Self.frame.insetBy(dx: -2, dy: -2).contains(point), "\(suit) at \(point)")
      }
    }
  }

  @Test(arguments: [(1, 3), (7, 6), (31, 12), (5, 100)] as [(UInt64, Int)])
  func blobIsSmoothAndFollowsFromItsSeed(seed: UInt64, segments: Int) {
    let kind = ShapeKind.blob(seed: seed, segments: segments)
    let curves = kind.path(in: Self.frame).cubicContours.first?.curves ?? []
    #expect(curves.count == segments)
    for (curve, next) in zip(curves, curves.dropFirst() + curves.prefix(1)) {
      let (ax, ay) = (curve.end.x - curve.control2.x, curve.end.y - curve.control2.y)
      let (bx, by) = (next.control1.x - next.start.x, next.control1.y - next.start.y)
      #expect(abs(ax - bx) < 1e-9 && abs(ay - by) < 1e-9)
    }
    #expect(kind.path(in: Self.frame) == kind.path(in: Self.frame))
    let other = ShapeKind.blob(seed: seed + 1, segments: segments)
    #expect(kind.path(in: Self.frame) != other.path(in: Self.frame))
  }

  @Test func blobOfSeedSevenNeverChanges() {
    let path = ShapeKind.blob(seed: 7, segments: 3).path(
      in: CGRect(x: 0, y: 0, width: 1, height: 1))
    let fill = DisplayCommand.fill(path, .color(.black), rule: .nonZero, transform: .identity)
    #expect(fill.description == blobOfSeedSeven)
  }

  @Test func outlinesInPointsLieAtTheFrameOrFillTheViewBox() {
    let line = ShapeKind.line(start: .zero, end: CGPoint(x: 50, y: 50))
    #expect(line.path(in: Self.frame).points == [CGPoint(x: 10, y: 20), CGPoint(x: 60, y: 70)])
    let box = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(
      line.path(in: Self.frame, viewBox: box).points
        == [CGPoint(x: 10, y: 20), CGPoint(x: 210, y: 120)])
    let bars = ShapeKind.polyline(values: [0, 1, 0.5]).path(in: Self.frame)
    #expect(
      bars.points == [CGPoint(x: 10, y: 120), CGPoint(x: 110, y: 20), CGPoint(x: 210, y: 70)])
  }

  @Test func parametersOfOneKindMoveAndOthersMorph() {
    let kind = ShapeKind.polygon(sides: 50)
    #expect(kind.mixed(with: .polygon(sides: 4), by: 0.5) == .polygon(sides: 27))
    #expect(kind.mixed(with: .circle, by: 0.5) == nil)
    #expect(
      ShapeKind.blob(seed: 1, segments: 5).mixed(with: .blob(seed: 2, segments: 5), by: 0.5) == nil)
    #expect(ShapeKind.circle.interpolates(to: .circle))
    let (circular, continuous) = (
      ShapeKind.roundedRectangle(radius: 1, style: .circular),
      ShapeKind.roundedRectangle(radius: 1, style: .continuous)
    )
    #expect(!circular.interpolates(to: continuous))
    let curve = ShapeKind.curves(Suit.heart.curves)
    let moved = curve.mixed(with: .curves(Suit.diamond.curves), by: 1)?.parameters ?? []
    let expected = ShapeKind.curves(Suit.diamond.curves).parameters
    #expect(zip(moved, expected).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(curve.parameters.count == 32)
  }
}

/// Recorded once: a film with a blob must look the same for ever.
private let blobOfSeedSeven = """
  fill #000000 M0.4679 0.2231 C0.554 0.2479 0.7795 0.7527 0.7385 0.8288 \
  C0.6975 0.9049 0.2669 0.7806 0.2218 0.6796 C0.1767 0.5787 0.3818 0.1982 0.4679 0.2231 Z
  """

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-9 && abs(minY - other.minY) < 1e-9
      && abs(maxX - other.maxX) < 1e-9 && abs(maxY - other.maxY) < 1e-9
  }
}
