import Foundation
import Testing

@testable import Geometry

struct CurveTests {
  @Test func splitHalvesMeetAndFollowTheCurve() {
    var random = PathGenerator(seed: 10)
    for _ in 0..<100 {
      let curve = random.cubic()
      let t = random.number(0...1)
      let (a, b) = curve.split(at: t)
      #expect(a.end == b.start && a.start == curve.start && b.end == curve.end)
      for u: CGFloat in [0, 0.25, 0.5, 0.75, 1] {
        #expect(a.evaluate(u).isClose(to: curve.evaluate(u * t)))
        #expect(b.evaluate(u).isClose(to: curve.evaluate(t + u * (1 - t))))
        let part = curve.subsegment(t, 0.5)
        #expect(part.evaluate(u).isClose(to: curve.evaluate(t + u * (0.5 - t))))
      }
    }
  }

  @Test func aQuadraticCurveIsTheSameAsACubicOne() {
    var random = PathGenerator(seed: 11)
    for _ in 0..<100 {
      let quad = QuadCurve(start: random.point(), control: random.point(), end: random.point())
      for t: CGFloat in [0, 0.2, 0.5, 0.9, 1] {
        #expect(quad.evaluate(t).isClose(to: quad.cubic.evaluate(t)))
        #expect(quad.derivative(at: t).isClose(to: quad.cubic.derivative(at: t), within: 1e-8))
        #expect(
          quad.secondDerivative(at: t).isClose(
            to: quad.cubic.secondDerivative(at: t), within: 1e-8))
      }
      #expect(abs(quad.signedArea - quad.cubic.signedArea) < 1e-8)
      #expect(abs(quad.arcLength() - quad.cubic.arcLength()) < 1e-5)
      let (box, cubicBox) = (quad.boundingBox, quad.cubic.boundingBox)
      #expect(box.origin.isClose(to: cubicBox.origin, within: 1e-7))
      #expect(abs(box.maxX - cubicBox.maxX) < 1e-7 && abs(box.maxY - cubicBox.maxY) < 1e-7)
    }
  }

  @Test func derivativesAreThoseOfTheDifferences() {
    var random = PathGenerator(seed: 12)
    for _ in 0..<50 {
      let (curve, t, h) = (random.cubic(), random.number(0.1...0.9), CGFloat(1e-5))
      let slope = (1 / (2 * h)) * (curve.evaluate(t + h) - curve.evaluate(t - h))
      #expect(slope.isClose(to: curve.derivative(at: t), within: 1e-4))
      let bend = (1 / (2 * h)) * (curve.derivative(at: t + h) - curve.derivative(at: t - h))
      #expect(bend.isClose(to: curve.secondDerivative(at: t), within: 1e-4))
    }
  }

  @Test func theBoxHoldsTheCurveAndTouchesIt() {
    var random = PathGenerator(seed: 13)
    for _ in 0..<100 {
      let curve = random.cubic()
      let box = curve.boundingBox
      var sampled = PointBox(curve.start)
      for step in 0...2000 { sampled.insert(curve.evaluate(CGFloat(step) / 2000)) }
      #expect(box.minX <= sampled.rect.minX + 1e-9 && box.maxX >= sampled.rect.maxX - 1e-9)
      #expect(box.minY <= sampled.rect.minY + 1e-9 && box.maxY >= sampled.rect.maxY - 1e-9)
      #expect(abs(box.width - sampled.rect.width) < 1e-3)
      #expect(abs(box.height - sampled.rect.height) < 1e-3)
    }
  }

  @Test func theBoxOfAKnownCurve() {
    let curve = CubicCurve(
      start: at(0, 0), control1: at(0, 100), control2: at(100, 100), end: at(100, 0))
    #expect(curve.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 75))
  }

  @Test func theCurvatureOfACircle() {
    let quarter = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
      .cubicContours[0].curves[0]
    for t: CGFloat in [0.1, 0.3, 0.5, 0.8] {
      #expect(abs(quarter.curvature(at: t) - 0.02) < 0.0005)
      #expect(abs(quarter.reversed.curvature(at: t) + 0.02) < 0.0005)
    }
  }

  @Test func theTangentSurvivesCoincidentControlPoints() {
    let curve = CubicCurve(
      start: at(0, 0), control1: at(0, 0), control2: at(10, 0), end: at(10, 0))
    for t: CGFloat in [0, 0.5, 1] {
      #expect(curve.tangent(at: t)?.isClose(to: at(1, 0)) == true)
    }
    let point = CubicCurve(line: at(1, 1), to: at(1, 1))
    #expect(point.tangent(at: 0.5) == nil)
  }

  @Test func theNearestPointIsNearerThanAnySample() {
    var random = PathGenerator(seed: 14)
    for _ in 0..<50 {
      let (curve, point) = (random.cubic(), random.point())
      let nearest = curve.nearest(to: point)
      #expect(abs(curve.evaluate(nearest.t).distance(to: point) - nearest.distance) < 1e-9)
      let sampled = (0...1000).map { curve.evaluate(CGFloat($0) / 1000).distance(to: point) }
      #expect(nearest.distance <= (sampled.min() ?? 0) + 1e-9)
      #expect(nearest.distance >= (sampled.min() ?? 0) - 0.5)
    }
    let line = LineSegment(start: at(0, 0), end: at(10, 0))
    #expect(line.nearest(to: at(3, 4)) == (0.3, 4))
    #expect(line.nearest(to: at(-3, 4)).distance == 5)
    #expect(LineSegment(start: at(1, 1), end: at(1, 1)).nearest(to: at(4, 5)).distance == 5)
  }

  @Test(arguments: [1, 0.1, 0.01, 0.001] as [CGFloat])
  func aFlattenedCurveStaysWithinTheTolerance(tolerance: CGFloat) {
    var random = PathGenerator(seed: 15)
    for _ in 0..<10 {
      let curve = random.cubic()
      var points = [curve.start]
      curve.flatten(tolerance: tolerance) { points.append($0) }
      #expect(points.last == curve.end)
      for step in 0...200 {
        let point = curve.evaluate(CGFloat(step) / 200)
        let distance =
          zip(points, points.dropFirst())
          .map { LineSegment(start: $0, end: $1).nearest(to: point).distance }.min() ?? .infinity
        #expect(distance <= tolerance)
      }
    }
  }

  @Test func quadraticRootsKeepTheirDigits() {
    #expect(quadraticRoots(1, -3, 2) == (1, 2))
    #expect(quadraticRoots(0, 2, -1).0 == 0.5 && quadraticRoots(0, 2, -1).1.isNaN)
    #expect(quadraticRoots(3, 0, 0).0 == 0 && quadraticRoots(3, 0, 0).1.isNaN)
    for (a, b, c) in [(0, 0, 1), (0, 0, 0), (1, 0, 1), (.nan, 1, 1)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      #expect(quadraticRoots(a, b, c).0.isNaN && quadraticRoots(a, b, c).1.isNaN)
    }
    // x² − 10⁸x + 1: the small root is 10⁻⁸ within rounding, where the school formula has no digit
    // right.
    let small = quadraticRoots(1, -1e8, 1).0
    #expect(abs(small - 1e-8) < 1e-20)
  }
}
