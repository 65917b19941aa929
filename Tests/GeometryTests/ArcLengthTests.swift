import Foundation
import Testing

@testable import Geometry

struct ArcLengthTests {
  @Test func aParabolasLengthIsTheClosedForm() {
    // y = x² from 0 to 1: √5/2 + asinh(2)/4.
    let curve = QuadCurve(start: at(0, 0), control: at(0.5, 0), end: at(1, 1))
    let exact = CGFloat(5).squareRoot() / 2 + asinh(2) / 4
    #expect(abs(curve.arcLength(accuracy: 1e-12) - exact) < 1e-12)
    #expect(abs(curve.cubic.arcLength(accuracy: 1e-12) - exact) < 1e-12)
  }

  @Test func aSemicubicalParabolasLengthIsTheClosedForm() {
    // x = t², y = t³ has a cusp at the start; its length to t = 1 is (13√13 − 8)/27.
    let curve = CubicCurve(
      start: at(0, 0), control1: at(0, 0), control2: at(1.0 / 3, 0), end: at(1, 1))
    let exact = (13 * CGFloat(13).squareRoot() - 8) / 27
    #expect(abs(curve.arcLength(accuracy: 1e-9) - exact) < 1e-9)
  }

  @Test func aCuspAndATurnBackAreMeasured() {
    // Along the x axis: ahead, back and ahead again.
    let line = CubicCurve(
      start: at(0, 0), control1: at(100, 0), control2: at(-50, 0), end: at(50, 0))
    let far = line.evaluate(line.extremaInX.0).x
    let near = line.evaluate(line.extremaInX.1).x
    let exact = far + (far - near) + (50 - near)
    #expect(abs(line.arcLength(accuracy: 1e-6) - exact) < 1e-6)
  }

  @Test(arguments: 1...9)
  func theErrorIsBelowTheAccuracy(power: Int) {
    var random = PathGenerator(seed: UInt64(power))
    let accuracy = pow(10, -CGFloat(power))
    for _ in 0..<30 {
      let curve = random.cubic()
      #expect(
        abs(curve.arcLength(accuracy: accuracy) - curve.arcLength(accuracy: 1e-11)) < accuracy)
    }
  }

  @Test func lengthIsAdditive() {
    var random = PathGenerator(seed: 20)
    for _ in 0..<50 {
      let (curve, t) = (random.cubic(), random.number(0...1))
      let (a, b) = curve.split(at: t)
      #expect(abs(a.arcLength() + b.arcLength() - curve.arcLength()) < 5e-6)
      #expect(abs(curve.arcLength(from: 0, to: t) - a.arcLength()) < 5e-6)
    }
  }

  @Test func theInverseUndoesTheLength() {
    var random = PathGenerator(seed: 21)
    for _ in 0..<50 {
      let curve = random.cubic()
      let length = curve.arcLength()
      for fraction: CGFloat in [0, 0.01, 0.3, 0.5, 0.99, 1] {
        let t = curve.parameter(atLength: fraction * length)
        #expect(abs(curve.arcLength(from: 0, to: t) - fraction * length) < 3e-6)
      }
      #expect(curve.parameter(atLength: -1) == 0)
      #expect(curve.parameter(atLength: .nan) == 0)
      #expect(curve.parameter(atLength: length + 1) == 1)
    }
  }

  @Test func pathLengthsAreTheSums() {
    #expect(Path(CGRect(x: 0, y: 0, width: 30, height: 40)).arcLength() == 140)
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    #expect(abs(circle.arcLength() - 100 * .pi) < 0.05)
    #expect(Path().arcLength() == 0)
  }

  @Test func aMotionPathGivesPointAndDirection() {
    let measure = PathMeasure(Path(CGRect(x: 0, y: 0, width: 30, height: 40)))
    for (distance, point, tangent) in [
      (-5, at(0, 0), at(1, 0)), (10, at(10, 0), at(1, 0)), (50, at(30, 20), at(0, 1)),
      (85, at(15, 40), at(-1, 0)), (120, at(0, 20), at(0, -1)), (900, at(0, 0), at(0, -1)),
    ] as [(CGFloat, CGPoint, CGPoint)] {
      let location = measure.location(at: distance)
      #expect(location?.point.isClose(to: point) == true)
      #expect(location?.tangent.isClose(to: tangent) == true)
    }
    #expect(PathMeasure(Path()).location(at: 0) == nil)
    #expect(Path { $0.move(to: at(1, 1)) }.location(atLength: 0) == nil)
  }

  @Test func piecesWithoutLengthHaveNoDirection() {
    let path = Path { $0.addLines([at(0, 0), at(0, 0), at(0, 10), at(0, 10)]) }
    let measure = PathMeasure(path)
    #expect(measure.location(at: 0)?.tangent == at(0, 1))
    #expect(measure.location(at: 10)?.tangent == at(0, 1))
    let dot = Path { $0.addLines([at(3, 3), at(3, 3)]) }
    #expect(dot.location(atLength: 1)?.point == at(3, 3))
    #expect(dot.location(atLength: 1)?.tangent == at(1, 0))
  }

  @Test func equalStepsAlongACurveAreEqualLengths() {
    var random = PathGenerator(seed: 22)
    let path = Path { $0.addContour(Contour(start: .zero, curves: [random.cubic()])) }
    let measure = PathMeasure(path)
    for step in 0..<20 {
      let (a, b) = (CGFloat(step) / 20 * measure.length, CGFloat(step + 1) / 20 * measure.length)
      #expect(abs(measure.part(from: a, to: b).arcLength() - measure.length / 20) < 1e-5)
    }
  }
}
