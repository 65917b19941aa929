import Foundation
import Testing

@testable import Motion

@Suite struct AttributeAnimatorTests {
  /// 0→100 at time 0 and back to 0 at half a second.
  func retargeted(_ animation: Animation) -> AttributeAnimator<Double> {
    var animator = AttributeAnimator(0.0)
    animator.setTarget(100, animation: animation, at: 0)
    animator.setTarget(0, animation: animation, at: 0.5)
    return animator
  }

  @Test(arguments: [
    (Animation.linear(duration: 1), [50, 54, 56, 56, 54, 50, 40, 30, 20, 10, 0]),
    (.easeInOut(duration: 1), [50, 65.5, 74.6, 74.6, 65.5, 50, 33.2, 18.7, 8.2, 2, 0]),
  ])
  func aNewCurvePullsTheRunningOneToTheNewTarget(animation: Animation, values: [Double]) {
    let animator = retargeted(animation)
    for (index, value) in values.enumerated() {
      #expect(isClose(animator.presentation(at: 0.5 + Double(index) / 10), value, within: 0.06))
    }
  }

  @Test(arguments: [
    Animation.linear(duration: 1), .easeIn, .spring, .bouncy, .interactiveSpring,
    .interpolatingSpring(stiffness: 170, damping: 15), .spring.delay(0.1), .spring.speed(2),
    .linear(duration: 0.3).repeatForever(), .spring(duration: 0.3).repeatCount(3),
  ])
  func aRetargetIsContinuousInValue(animation: Animation) {
    var random = SplitMix(seed: 21)
    var animator = AttributeAnimator(0.0)
    animator.setTarget(100, animation: animation, at: 0)
    var time = 0.0
    for _ in 0..<20 {
      time += Double.random(in: 0.01...0.4, using: &random)
      let before = animator.presentation(at: time)
      animator.setTarget(.random(in: -200...200, using: &random), animation: animation, at: time)
      #expect(isClose(animator.presentation(at: time), before, within: 1e-9))
    }
  }

  @Test(arguments: [Animation.spring, .bouncy, .interactiveSpring, .bouncy.speed(0.5)])
  func aRetargetedSpringIsContinuousInVelocity(animation: Animation) {
    var animator = AttributeAnimator(0.0)
    animator.setTarget(100, animation: animation, at: 0)
    for (time, target) in [(0.05, -50.0), (0.11, 300), (0.2, 0)] {
      let before = animator.velocity(at: time)
      animator.setTarget(target, animation: animation, at: time)
      #expect(isClose(animator.velocity(at: time), before, within: 1e-9))
      #expect(animator.entries.count == 1)
    }
  }

  @Test func aSpringOverACurveStartsFromRest() {
    var animator = AttributeAnimator(0.0)
    animator.setTarget(100, animation: .linear(duration: 1), at: 0)
    animator.setTarget(0, animation: .spring, at: 0.5)
    #expect(animator.presentation(at: 0.5) == 50)
    #expect(animator.velocity(at: 0.5) == 0)
  }

  @Test func anotherResponseBlendsInWithoutAJumpInVelocity() {
    var animator = AttributeAnimator(0.0)
    animator.setTarget(100, animation: .spring(duration: 1), at: 0)
    let before = animator.velocity(at: 0.2)
    animator.setTarget(50, animation: .interactiveSpring, at: 0.2)
    #expect(isClose(animator.velocity(at: 0.2), before, within: 1e-9))
    let settled = animator.settledTime ?? .infinity
    #expect(settled < 2)
    #expect(isClose(animator.presentation(at: settled - 1e-6), 50, within: 0.01))
  }

  @Test(arguments: [
    (Animation.spring.delay(0.1), Animation.spring.delay(0.1), true),
    (.spring.delay(0.1), .spring.delay(0.2), false), (.spring.delay(0.1), .spring, false),
    (.spring, .spring.delay(0.1), true), (.spring.speed(2), .spring.speed(2), true),
    (.spring.speed(2), .spring.speed(3), false), (.spring, .linear, true),
    (.linear, .spring, false), (.linear, .linear, false),
    (.interpolatingSpring, .spring, false), (.spring.repeatCount(2), .spring, false),
  ])
  func fluidSpringsMergeAndWrappersOnlyWithTheirEqual(
    new: Animation, running: Animation, merges: Bool
  ) {
    #expect(new.timing.merges(over: running.timing) == merges)
  }

  @Test(arguments: [
    Animation.linear, .easeInOut, .spring, .bouncy, .interpolatingSpring,
    .linear.repeatCount(2), .easeOut.delay(0.2).speed(1.5),
  ])
  func theModelIsExactOnceAllIsOver(animation: Animation) throws {
    var animator = AttributeAnimator(0.1)
    animator.setTarget(0.7, animation: animation, at: 3)
    let end = try #require(animator.settledTime)
    #expect(animator.presentation(at: end) == 0.7)
    #expect(animator.isAnimating(at: end - 1e-6))
    #expect(!animator.isAnimating(at: end))
    #expect(try #require(animator.logicalCompletionTime) <= end)
  }

  @Test func noAnimationSnaps() {
    var animator = AttributeAnimator(0.0)
    animator.setTarget(10, animation: .linear(duration: 1).repeatForever(), at: 0)
    #expect(animator.settledTime == nil)
    animator.setTarget(20, animation: nil, at: 0.3)
    #expect(animator.presentation(at: 0.3) == 20)
    #expect(!animator.isAnimating(at: 0.3))
    #expect(animator.settledTime == -.infinity)
  }

  @Test func ofTwoChangesAtATimeTheLaterCounts() {
    var animator = AttributeAnimator(0.0)
    animator.setTarget(100, animation: .linear(duration: 1), at: 1)
    animator.setTarget(10, animation: .linear(duration: 2), at: 1)
    #expect(animator.presentation(at: 2) == 5)
    animator.setTarget(50, animation: nil, at: 2)
    animator.setTarget(10, animation: .easeIn, at: 2)
    #expect(animator.presentation(at: 2) == 5)
    #expect(animator.presentation(at: 2.5) == 7.5)
  }

  @Test func anEqualTargetChangesNothing() {
    var animator = AttributeAnimator(0.0)
    animator.setTarget(100, animation: .linear(duration: 1), at: 0)
    animator.setTarget(100, animation: .linear(duration: 9), at: 0.5)
    #expect(animator.presentation(at: 0.75) == 75)
  }

  @Test func finishedAnimationsAndThoseBeforeThemAreForgotten() {
    var animator = AttributeAnimator(0.0)
    animator.setTarget(100, animation: .linear(duration: 10), at: 0)
    animator.setTarget(50, animation: .linear(duration: 1), at: 1)
    animator.setTarget(80, animation: .linear(duration: 5), at: 1.5)
    let before = animator.presentation(at: 2.5)
    animator.prune(at: 2.5)
    #expect(animator.entries.count == 1)
    #expect(animator.presentation(at: 2.5) == before)
    for step in 0..<200 {
      animator.setTarget(Double(step), animation: .linear(duration: 0.2), at: 3 + Double(step) / 60)
      #expect(animator.entries.count < 20)
    }
  }

  @Test func velocityIsTheSlopeOfWhatIsShown() {
    var animator = retargeted(.easeInOut(duration: 1))
    animator.setTarget(30, animation: .interpolatingSpring, at: 0.8)
    for time in [0.9, 1.0, 1.1, 1.3] {
      let slope =
        (animator.presentation(at: time + 1e-3) - animator.presentation(at: time - 1e-3)) / 2e-3
      #expect(isClose(animator.velocity(at: time), slope, within: 0.2))
    }
  }

  @Test func vectorsThatClaimNoMagnitudeStillMoveAndRest() throws {
    struct Unmeasured: VectorArithmetic {
      var x: Double
      static var zero: Self { Self(x: 0) }
      static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x) }
      static func - (a: Self, b: Self) -> Self { Self(x: a.x - b.x) }
      mutating func scale(by rhs: Double) { x *= rhs }
      var magnitudeSquared: Double { 0 }
    }
    var animator = AttributeAnimator(Unmeasured(x: 0))
    animator.setTarget(Unmeasured(x: 100), animation: .smooth, at: 0)
    #expect(animator.presentation(at: 0.2).x > 50)
    #expect(isClose(try #require(animator.settledTime), 1.27, within: 0.03))
  }
}
