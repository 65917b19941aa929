import Foundation
import Testing

@testable import Motion

@Suite struct KeyframeCurveTests {
  typealias Curve = KeyframeCurve<Double>

  @Test func theFirstValueHoldsBeforeAndTheLastAfter() {
    let curve = Curve(3, startTime: 1, keys: [.init(7, duration: 2, .eased(.linear))])
    #expect(curve.value(at: 0) == 3)
    #expect(curve.value(at: 2) == 5)
    #expect(curve.value(at: 3) == 7)
    #expect(curve.value(at: 90) == 7)
    #expect(curve.duration == 3)
  }

  @Test func aHeldStretchJumpsAtItsKey() {
    let curve = Curve(0, keys: [.init(1, duration: 1, .hold), .init(2, duration: 1, .hold)])
    #expect(curve.value(at: 0.999) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: 2) == 2)
  }

  @Test func cubicsShareTheirVelocityAtUnevenTimes() {
    let cubic = Curve.Interpolation.cubic(startVelocity: nil, endVelocity: nil)
    let curve = Curve(
      0, keys: [.init(10, duration: 1, cubic), .init(40, duration: 2, cubic)])
    #expect(isClose(curve.velocity(at: 1 - 1e-9), 40.0 / 3, within: 1e-5))
    #expect(isClose(curve.velocity(at: 1), 40.0 / 3, within: 1e-9))
    #expect(curve.value(at: 1) == 10)
    #expect(curve.velocity(at: 0) == 0)
    #expect(isClose(curve.finalVelocity, 0, within: 1e-9))
  }

  @Test func aCubicTakesItsNeighboursVelocity() {
    let cubic = Curve.Interpolation.cubic(startVelocity: nil, endVelocity: nil)
    let curve = Curve(
      0,
      keys: [
        .init(10, duration: 1, .eased(.linear)), .init(30, duration: 1, cubic),
        .init(0, duration: 2, .eased(.linear)),
      ])
    #expect(isClose(curve.velocity(at: 1), 10, within: 1e-9))
    #expect(isClose(curve.velocity(at: 2 - 1e-9), -15, within: 1e-5))
  }

  @Test func aSpringCarriesTheVelocityOverAndIsExactAtTheEnd() {
    let curve = Curve(
      0,
      keys: [
        .init(10, duration: 1, .eased(.linear)),
        .init(30, duration: 1, .spring(.bouncy, startVelocity: nil)),
      ])
    #expect(isClose(curve.velocity(at: 1), 10, within: 1e-9))
    #expect(curve.value(at: 2) == 30)
  }

  @Test func aSpringThatIsCutShortGoesOnFromWhereItIs() {
    let curve = Curve(
      0,
      keys: [
        .init(100, duration: 0.1, .spring(Spring(duration: 1), startVelocity: nil)),
        .init(0, duration: 1, .eased(.linear)),
      ])
    let reached = curve.value(at: 0.1 - 1e-9)
    #expect(reached < 30)
    #expect(isClose(curve.value(at: 0.1), reached, within: 1e-5))
    #expect(curve.value(at: 1.1) == 0)
  }

  @Test func randomCurvesAreContinuousAndPassThroughTheirKeys() {
    var random = SplitMix(seed: 99)
    for _ in 0..<200 {
      var keys: [Curve.Key] = []
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let kinds: [Curve.Interpolation] = [
          .eased(.easeInOut), .eased(.linear), .cubic(startVelocity: nil, endVelocity: nil),
          .cubic(startVelocity: 3, endVelocity: -4),
        ]
        keys.append(
          .init(
            .random(in: -10...10, using: &random), duration: .random(in: 0.1...2, using: &random),
            kinds[Int.random(in: 0..<4, using: &random)]))
      }
      let curve = Curve(1, keys: keys)
      var time = 0.0
      for key in keys {
        time += key.duration
        #expect(isClose(curve.value(at: time), key.value, within: 1e-9))
        #expect(isClose(curve.value(at: time - 1e-9), key.value, within: 1e-6))
      }
    }
  }

  @Test func vectorsOfAnySizeFollowOneCurve() {
    let curve = KeyframeCurve<NumberVector>(
      [0, 10], keys: [.init([10, 0], duration: 1, .eased(.linear))])
    #expect(curve.value(at: 0.25).numbers == [2.5, 7.5])
  }
}

@Suite struct KeyframeTimelineTests {
  struct Pose {
    var scale = 1.0
    var angle = Angle.zero
    var offset = CGSize.zero
  }

  @Test func tracksRunSideBySideAndTheLongestCounts() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
        MoveKeyframe(5)
        LinearKeyframe(6, duration: 1, timingCurve: .linear)
      }
      KeyframeTrack(\.angle) {
        LinearKeyframe(.degrees(90), duration: 4)
      }
      KeyframeTrack(\.offset) {
        CubicKeyframe(CGSize(width: 10, height: 0), duration: 0.5)
      }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 0.5).scale == 1.5)
    #expect(timeline.value(time: 1).scale == 5)
    #expect(timeline.value(time: 1.5).scale == 5.5)
    #expect(timeline.value(time: 3).scale == 6)
    #expect(isClose(timeline.value(progress: 0.5).angle.degrees, 45, within: 1e-9))
    #expect(timeline.value(time: 1).offset == CGSize(width: 10, height: 0))
  }

  @Test func keyframesAloneAnimateTheWholeValue() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      LinearKeyframe(0, duration: 1)
    }
    #expect(timeline.value(time: 1.5) == 5)
  }

  @Test func aSpringKeyframeTakesItsSettlingDuration() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(10, spring: .bouncy) }
    #expect(isClose(timeline.duration, 1.045, within: 0.0005))
    #expect(timeline.value(time: 2) == 10)
  }

  @Test(arguments: [true, false])
  func conditionsAndLoopsChooseKeyframes(isLong: Bool) {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        for scale in [1.0, 2, 3] { LinearKeyframe(scale, duration: 0.5) }
        if isLong { LinearKeyframe(9, duration: 1) }
        if isLong { LinearKeyframe(1, duration: 1) } else { MoveKeyframe(7) }
      }
    }
    #expect(timeline.duration == (isLong ? 3.5 : 1.5))
    #expect(timeline.value(time: 9).scale == (isLong ? 1 : 7))
  }

  @Test func anInterruptedTimelineKeepsItsVelocity() {
    let first = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10, duration: 1) }
    let second = KeyframeTimeline(
      initialValue: first.value(time: 0.5), initialVelocity: first.velocity(time: 0.5),
      content: KeyframeTrack(content: { CubicKeyframe(0, duration: 1) }))
    #expect(second.value(time: 0) == 5)
    #expect(isClose(second.velocity(time: 0), 10, within: 1e-9))
  }
}
