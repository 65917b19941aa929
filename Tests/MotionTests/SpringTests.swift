import Foundation
import Testing

@testable import Motion

@Suite struct SpringTests {
  @Test(arguments: [
    (1.0, [0.3577, 0.7154, 0.8900, 0.9605, 0.9864]),
    (0.85, [0.3881, 0.7864, 0.9564, 1.0016, 1.0060]),
    (0.7, [0.4233, 0.8737, 1.0339, 1.0393, 1.0145]),
  ])
  func halfASecondSpringsPassThroughTheirTenths(ratio: Double, values: [Double]) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    for (index, value) in values.enumerated() {
      let position = spring.value(target: 1.0, time: Double(index + 1) / 10)
      #expect(isClose(position, value, within: 0.00005))
    }
  }

  @Test(arguments: [(Spring.smooth, 0.8), (.snappy, 0.877), (.bouncy, 1.045)])
  func settlingDurationsOfThePresets(spring: Spring, duration: Double) {
    #expect(isClose(spring.settlingDuration, duration, within: 0.0005))
  }

  @Test(arguments: [
    (Spring.smooth, 1.27, 0.83), (.snappy, 1.03, 0.57), (.bouncy, 1.13, 0.77),
  ])
  func presetsRestWithinAFrameOfTheSimulatedOnes(
    spring: Spring, points: Double, unit: Double
  ) {
    let frame = 1.0 / 60 + 0.005
    let far = spring.restDuration(SpringLoad(interval: 100.0, velocity: nil))
    let near = spring.restDuration(SpringLoad(interval: 1.0, velocity: nil))
    #expect(isClose(far, points, within: frame))
    #expect(isClose(near, unit, within: frame))
  }

  @Test(arguments: [0, 0.2, 0.5, 0.99, 0.999_999_9, 1, 1.01, 2, 8], [-30.0, 0, 12])
  func closedFormFollowsTheEquationOfMotion(ratio: Double, initialVelocity: Double) {
    let spring = Spring(response: 0.6, dampingRatio: ratio)
    // Runge-Kutta at 10⁻⁴ s is good to far more than the tolerance.
    var (x, v) = (0.0, initialVelocity)
    let h = 1e-4
    func force(_ x: Double, _ v: Double) -> Double {
      spring.force(target: 1, position: x, velocity: v)
    }
    for step in 1...8000 {
      let (a1, b1) = (v, force(x, v))
      let (a2, b2) = (v + h / 2 * b1, force(x + h / 2 * a1, v + h / 2 * b1))
      let (a3, b3) = (v + h / 2 * b2, force(x + h / 2 * a2, v + h / 2 * b2))
      let (a4, b4) = (v + h * b3, force(x + h * a3, v + h * b3))
      x += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
      v += h / 6 * (b1 + 2 * b2 + 2 * b3 + b4)
      guard step % 1000 == 0 else { continue }
      let time = Double(step) * h
      let value = spring.value(target: 1, initialVelocity: initialVelocity, time: time)
      let velocity = spring.velocity(target: 1, initialVelocity: initialVelocity, time: time)
      #expect(isClose(value, x, within: 1e-6))
      #expect(isClose(velocity, v, within: 1e-5))
    }
  }

  @Test func constantsFollowFromDurationAndBounce() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(isClose(spring.stiffness, 157.9137, within: 0.0001))
    #expect(isClose(spring.damping, 2 * 0.7 * 4 * .pi, within: 1e-9))
    #expect(isClose(spring.bounce, 0.3, within: 1e-12))
    #expect(isClose(Spring(duration: 1, bounce: -0.5).dampingRatio, 2, within: 1e-12))
    #expect(isClose(Spring(duration: 1, bounce: -0.5).bounce, -0.5, within: 1e-12))
  }

  @Test func dampingAboveTheCriticalOneIsCriticalUnlessAllowed() {
    #expect(Spring(stiffness: 100, damping: 40).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 40, allowOverDamping: true).dampingRatio == 2)
  }

  @Test(arguments: [0.3, 0.7, 1, 1.5])
  func aSpringMadeToSettleDoesSo(ratio: Double) {
    let spring = Spring(settlingDuration: 1.25, dampingRatio: ratio)
    #expect(spring.dampingRatio == ratio)
    #expect(isClose(spring.value(target: 1.0, time: 1.25), 1, within: 0.00101))
    if ratio < 1 { #expect(isClose(spring.settlingDuration, 1.25, within: 1e-6)) }
  }

  @Test func updatesInAnyStepsArriveAtTheSamePlace() {
    let spring = Spring.bouncy
    var (value, velocity) = (3.0, 40.0)
    for step in [0.01, 0.2, 0.05, 0.14] {
      spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: step)
    }
    let direct: Double = 3 + spring.value(target: 7.0, initialVelocity: 40.0, time: 0.4)
    #expect(isClose(value, direct, within: 1e-9))
  }

  @Test func aBlendToTheSameResponseIsTheSpringItself() {
    let blended = BlendedSpring(initialResponse: 0.5, spring: .bouncy, blendDuration: 0.25)
    for step in 0...20 {
      let time = Double(step) / 20
      let (position, velocity) = blended.state(at: time)
      let (exact, rate) = (Spring.bouncy.response(at: time), Spring.bouncy.rate(at: time))
      #expect(isClose(position.position, exact.position, within: 1e-6))
      #expect(isClose(position.carry, exact.carry, within: 1e-6))
      #expect(isClose(velocity.position, rate.position, within: 1e-5))
      #expect(isClose(velocity.carry, rate.carry, within: 1e-5))
    }
  }

  @Test(arguments: [0.0, -1, .infinity, .nan, 1e300, 1e-300])
  func senselessParametersGiveFiniteValues(number: Double) {
    for spring in [
      Spring(duration: number, bounce: number), Spring(response: number, dampingRatio: number),
      Spring(mass: number, stiffness: number, damping: number),
      Spring(settlingDuration: number, dampingRatio: number, epsilon: number),
    ] {
      #expect(spring.value(target: 1.0, time: 0.4).isFinite)
      #expect(!spring.restDuration(SpringLoad(interval: 1.0, velocity: nil)).isNaN)
      #expect(!spring.settlingDuration.isNaN)
    }
  }
}
