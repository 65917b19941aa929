import Foundation
import Testing

@testable import Motion

@Suite struct VectorTests {
  @Test func aTurnAnimatesAs128TimesItsRadians() {
    var angle = Angle(radians: 2)
    #expect(angle.animatableData == 256)
    angle.animatableData = 128
    #expect(angle.radians == 1)
  }

  @Test func aUnitPointAnimatesAs128TimesItsCoordinates() {
    var point = UnitPoint(x: 0.5, y: 1)
    #expect(point.animatableData == AnimatablePair(64, 128))
    point.animatableData = AnimatablePair(128, 0)
    #expect(point == UnitPoint(x: 1, y: 0))
  }

  @Test func pointsSizesAndRectanglesAnimateInPoints() {
    #expect(CGPoint(x: 1, y: 2).animatableData == AnimatablePair(1, 2))
    #expect(CGSize(width: 3, height: 4).animatableData == AnimatablePair(3, 4))
    var rect = CGRect.zero
    rect.animatableData = AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func aPairsMagnitudeIsTheSumOfItsParts() {
    #expect(AnimatablePair(3.0, AnimatablePair(CGFloat(4), Float(12))).magnitudeSquared == 169)
  }

  @Test func interpolationReachesBothEndsAndTheMiddle() {
    let (a, b) = (AnimatablePair(0.0, 10.0), AnimatablePair(100.0, 20.0))
    #expect(a.interpolated(towards: b, amount: 0) == a)
    #expect(a.interpolated(towards: b, amount: 1) == b)
    #expect(a.interpolated(towards: b, amount: 0.5) == AnimatablePair(50, 15))
  }

  @Test func aTypeThatSaysNothingDoesNotAnimate() {
    struct Still: Animatable {}
    #expect(Still().animatableData == EmptyAnimatableData())
  }

  @Test func aFullTurnIsNotWrapped() {
    #expect(Angle.degrees(360) + .degrees(90) == .degrees(450))
    #expect(Angle.degrees(370) > .degrees(10))
    #expect(isClose(Angle(radians: .pi).degrees, 180, within: 1e-12))
  }

  @Test func numberVectorsOfUnequalLengthAddToTheLonger() {
    #expect(NumberVector([1, 2]) + [1] == [2, 2])
    #expect(NumberVector([1]) - [1, 2] == [0, -2])
    #expect(NumberVector.zero + [3, 4] == [3, 4])
  }
}
