import Foundation
import Testing

@testable import Motion

@Suite struct AnimationTests {
  func sample(_ animation: Animation, _ time: Double) -> Double? {
    var context = AnimationContext<Double>()
    return animation.animate(value: 100, time: time, context: &context)
  }

  func shown(_ animation: Animation, _ time: Double) -> Double {
    var animator = AttributeAnimator(0.0)
    animator.setTarget(100, animation: animation, at: 0)
    return animator.presentation(at: time)
  }

  @Test(arguments: [Animation.linear, .easeIn, .easeOut, .easeInOut])
  func curvesTake350Milliseconds(animation: Animation) {
    #expect(animation.settlingDuration(for: 1.0) == 0.35)
    #expect(animation.logicalDuration == 0.35)
  }

  @Test func aCurveIsFinishedAfterItsDurationAndAtOnceWithoutOne() {
    #expect(sample(.linear(duration: 1), 1) == 100)
    #expect(sample(.linear(duration: 1), 1.0001) == nil)
    #expect(sample(.linear(duration: 0), 0) == nil)
    #expect(sample(.linear(duration: -1), 0) == nil)
  }

  @Test func theDefaultIsACriticalSpringOf550Milliseconds() {
    #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1, blendDuration: 0))
    #expect(isClose(Animation.default.logicalDuration ?? 0, 0.55, within: 1e-12))
  }

  @Test func aBareSpringMeansDurationAndBounce() {
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.spring() == .smooth)
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy(extraBounce: 0.1) == .spring(duration: 0.5, bounce: 0.4))
    #expect(Animation.spring(response: 0.5) == .spring(response: 0.5, dampingFraction: 0.825))
    #expect(
      Animation.interactiveSpring() == .spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25))
    #expect(
      Animation.interactiveSpring(response: 0.15)
        == .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
    #expect(Animation.interpolatingSpring() == .interpolatingSpring(duration: 0.5, bounce: 0))
  }

  @Test func anInterpolatingSpringEndsWhenItsEnvelopeIsAThousandth() throws {
    let animation = Animation.interpolatingSpring(stiffness: 170, damping: 15)
    #expect(isClose(try #require(animation.settlingDuration(for: 1.0)), 0.992, within: 0.001))
    #expect(
      isClose(try #require(animation.logicalDuration), 2 * .pi / 170.0.squareRoot(), within: 1e-9))
    let critical = Animation.interpolatingSpring(stiffness: 100, damping: 50)
    let end = try #require(critical.settlingDuration(for: 1.0))
    #expect(isClose(100 - shown(critical, end - 1e-9), 0.1, within: 0.0001))
  }

  @Test func orderOfDelayAndSpeedMatters() {
    let base = Animation.linear(duration: 1)
    #expect(shown(base.delay(1).speed(2), 0.5) == 0)
    #expect(shown(base.delay(1).speed(2), 0.75) == 50)
    #expect(shown(base.delay(1).speed(2), 1) == 100)
    #expect(shown(base.speed(2).delay(1), 1) == 0)
    #expect(shown(base.speed(2).delay(1), 1.25) == 50)
    #expect(base.speed(2).delay(1).settlingDuration(for: 1.0) == 1.5)
  }

  @Test func aStoppedAnimationNeverGetsGoing() {
    #expect(Animation.linear.speed(0).isEndless)
    #expect(shown(.linear.speed(0), 1000) == 0)
    #expect(shown(.linear.speed(-1), 1000) == 0)
  }

  @Test(arguments: [
    (0.25, 25.0), (0.75, 75), (1.25, 75), (1.75, 25), (2.25, 25), (2.75, 75), (3, 100), (9, 100),
  ])
  func anOddReversingCountArrives(time: Double, value: Double) {
    #expect(isClose(shown(.linear(duration: 1).repeatCount(3), time), value, within: 1e-9))
  }

  @Test func anEvenReversingCountJumpsToTheTarget() {
    let animation = Animation.linear(duration: 1).repeatCount(2)
    #expect(isClose(shown(animation, 2 - 1e-6), 0, within: 0.001))
    #expect(shown(animation, 2) == 100)
  }

  @Test func legsThatDoNotReverseStartOver() {
    let animation = Animation.linear(duration: 0.1).repeatCount(5, autoreverses: false)
    #expect(isClose(shown(animation, 0.15), 50, within: 1e-9))
    #expect(isClose(shown(animation, 0.3), 0, within: 1e-9))
    #expect(shown(animation, 0.5) == 100)
  }

  @Test func aMillionLegsDoNotDrift() {
    let animation = Animation.linear(duration: 0.1).repeatForever(autoreverses: false)
    #expect(isClose(shown(animation, 100_000.025), 25, within: 0.001))
  }

  @Test func endlessnessAndPeriodsAreKnown() {
    let animation = Animation.linear(duration: 0.5).delay(0.1).repeatForever().speed(2)
    #expect(animation.isEndless)
    #expect(animation.settlingDuration(for: 1.0) == nil)
    #expect(animation.logicalDuration == nil)
    #expect(isClose(animation.repeatPeriod(for: 1.0) ?? 0, 0.6, within: 1e-12))
    #expect(Animation.linear.repeatPeriod(for: 1.0) == nil)
    #expect(!Animation.linear(duration: 0).repeatForever().isEndless)
    #expect(!Animation.linear.repeatCount(0).isEndless)
  }

  @Test func logicalCompletionComesEarlierOnly() {
    #expect(Animation.linear(duration: 2).logicallyComplete(after: 0.5).logicalDuration == 0.5)
    #expect(Animation.linear(duration: 2).logicallyComplete(after: 5).logicalDuration == 2)
    #expect(
      Animation.linear(duration: 2).logicallyComplete(after: 0.5).delay(1).logicalDuration == 1.5)
    #expect(
      Animation.linear(duration: 2).logicallyComplete(after: 0).settlingDuration(for: 1.0) == 2)
  }

  @Test func equalAnimationsHashAlike() {
    let animations: Set<Animation> = [.linear, .linear(duration: 0.35), .easeIn, .spring, .smooth]
    #expect(animations.count == 3)
  }

  @Test func aDescriptionNamesBaseAndWrappers() {
    #expect(
      Animation.linear(duration: 1).delay(2).repeatForever().description
        == "linear 1.0s.delay(2.0).repeatForever(autoreverses: true)")
  }
}

/// A straight move that keeps count of its samples and claims completion half way.
private struct Straight: CustomAnimation {
  var duration: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= duration / 2 { context.isLogicallyComplete = true }
    guard time < duration else { return nil }
    var result = value
    result.scale(by: time / duration)
    return result
  }
}

@Suite struct CustomAnimationTests {
  func animator(_ animation: Animation) -> AttributeAnimator<Double> {
    var animator = AttributeAnimator(0.0)
    animator.setTarget(100, animation: animation, at: 0)
    return animator
  }

  @Test func aCustomAnimationMovesAndEnds() {
    let animator = animator(Animation(Straight(duration: 2)))
    #expect(animator.presentation(at: 1) == 50)
    #expect(animator.isAnimating(at: 1.99))
    #expect(!animator.isAnimating(at: 2))
    #expect(animator.presentation(at: 2) == 100)
    #expect(animator.settledTime == 2)
    #expect(animator.logicalCompletionTime == 1)
  }

  @Test func wrappersApplyToCustomAnimations() {
    let animation = Animation(Straight(duration: 1)).delay(1).speed(2)
    #expect(animator(animation).presentation(at: 0.5) == 0)
    #expect(animator(animation).presentation(at: 0.75) == 50)
  }

  @Test func aRepeatedCustomAnimationReverses() {
    var animator = animator(Animation(Straight(duration: 1)).repeatCount(2))
    var values: [Double] = []
    for step in 0...9 { values.append(animator.advance(to: Double(step) / 4)) }
    #expect(values == [0, 25, 50, 75, 100, 75, 50, 25, 100, 100])
  }

  @Test func customAnimationsCombineWithOthers() {
    var animator = animator(.linear(duration: 1))
    animator.setTarget(0, animation: Animation(Straight(duration: 1)), at: 0.5)
    for (time, value) in [(0.5, 50.0), (0.7, 56), (1.0, 50), (1.2, 30), (1.5, 0)] {
      #expect(isClose(animator.presentation(at: time), value, within: 1e-9))
    }
  }

  @Test func equalCustomAnimationsAreEqual() {
    #expect(Animation(Straight(duration: 1)) == Animation(Straight(duration: 1)))
    #expect(Animation(Straight(duration: 1)) != Animation(Straight(duration: 2)))
  }
}
