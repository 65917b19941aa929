import Foundation
import Testing

@testable import Motion

@Suite struct UnitCurveTests {
  static let presets: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
    .circularEaseInOut, .circularEaseInOut.inverse,
    .bezier(
      startControlPoint: UnitPoint(x: 0.2, y: -0.6), endControlPoint: UnitPoint(x: 0.7, y: 1.8)),
  ]

  @Test(arguments: [
    (UnitCurve.easeIn, [0.0935, 0.3154, 0.6219]),
    (UnitCurve.easeOut, [0.3781, 0.6846, 0.9065]),
    (UnitCurve.easeInOut, [0.1292, 0.5, 0.8708]),
  ])
  func easingsPassThroughTheirQuarterPoints(curve: UnitCurve, values: [Double]) {
    for (progress, value) in zip([0.25, 0.5, 0.75], values) {
      #expect(isClose(curve.value(at: progress), value, within: 0.00005))
    }
  }

  @Test(arguments: presets)
  func easingFixesZeroAndOneAndClampsOutside(curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0)
    #expect(curve.value(at: 7) == 1)
    #expect(curve.value(at: .nan) == 0)
  }

  @Test(arguments: presets.dropLast())
  func anInverseUndoesItsCurve(curve: UnitCurve) {
    for step in 1..<50 {
      let x = Double(step) / 50
      #expect(isClose(curve.inverse.value(at: curve.value(at: x)), x, within: 0.0005))
    }
  }

  @Test(arguments: presets)
  func velocityIsTheSlopeOfTheValue(curve: UnitCurve) {
    for step in 1..<20 where step != 10 {
      let (x, h) = (Double(step) / 20, 1.0 / 512)
      let slope = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
      #expect(isClose(curve.velocity(at: x), slope, within: 0.02))
    }
  }

  @Test func aBezierIsQuantisedToTwoToTheMinusTwenty() {
    let steps = UnitCurve.easeIn.value(at: 0.3) * 0x1p20
    #expect(steps == steps.rounded())
  }

  @Test func circularEasingsAreQuarterCircles() {
    #expect(isClose(UnitCurve.circularEaseIn.value(at: 0.6), 0.2, within: 1e-12))
    #expect(isClose(UnitCurve.circularEaseOut.value(at: 0.4), 0.8, within: 1e-12))
    #expect(isClose(UnitCurve.circularEaseInOut.value(at: 0.3), 0.1, within: 1e-12))
  }

  @Test func controlPointsMayLeaveTheSquareInValueOnly() {
    let overshoot = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.3, y: 2), endControlPoint: UnitPoint(x: 0.7, y: 1))
    #expect(overshoot.value(at: 0.4) > 1)
    let clamped = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -2, y: 0), endControlPoint: UnitPoint(x: 3, y: 1))
    let steep = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    #expect(clamped.value(at: 0.37) == steep.value(at: 0.37))
  }

  @Test func randomBeziersMatchTheirParametricForm() {
    var random = SplitMix(seed: 11)
    for _ in 0..<200 {
      let (x1, x2) = (
        Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random)
      )
      let (y1, y2) = (
        Double.random(in: -1...2, using: &random), Double.random(in: -1...2, using: &random)
      )
      let t = Double.random(in: 0.05...0.95, using: &random)
      func cubic(_ a: Double, _ b: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
      }
      let slope =
        3 * (1 - t) * (1 - t) * x1 + 6 * (1 - t) * t * (x2 - x1) + 3 * t * t * (1 - x2)
      guard slope > 0.05 else { continue }
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
      #expect(isClose(curve.value(at: cubic(x1, x2)), cubic(y1, y2), within: 0.0005))
    }
  }
}
