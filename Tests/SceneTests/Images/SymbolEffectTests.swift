import Testing

@testable import Scene

@Suite struct SymbolEffectTests {
  private func run(
    _ motion: _SymbolMotion, _ options: SymbolEffectOptions = .default, stop: Double? = nil,
    endless: Bool = false
  ) -> SymbolRun {
    SymbolRun(motion: motion, options: options, start: 1, stop: stop, isIndefinite: endless)
  }

  @Test func aBounceLastsHalfASecondAndEndsWhereItBegan() {
    let run = run(BounceSymbolEffect().up._motion)
    #expect(run.end == 1.5)
    #expect(run.pose(at: 1) == SymbolPose() && run.pose(at: 1.5) == SymbolPose())
    #expect(run.pose(at: 1.1).scale > 1.15)
    #expect(run.pose(at: 1.4).scale < 1)
  }

  @Test func repeatAndSpeedCountAndShortenThePlays() {
    let run = run(BounceSymbolEffect()._motion, .repeat(3).speed(2))
    #expect(run.end == 1.75)
    #expect(abs(run.pose(at: 1.05).scale - run.pose(at: 1.3).scale) < 1e-9)
  }

  @Test func anActivePulseIsEndlessAndStopsAtTheEndOfItsRound() {
    #expect(run(PulseSymbolEffect()._motion, endless: true).end == .infinity)
    #expect(run(PulseSymbolEffect()._motion, endless: true).period == 1.5)
    #expect(run(PulseSymbolEffect()._motion, stop: 1.2, endless: true).end == 2.5)
    #expect(abs(run(PulseSymbolEffect()._motion).pose(at: 1.75).opacity - 0.35) < 1e-9)
  }

  @Test func aScaleHoldsUntilItIsSwitchedOff() {
    #expect(run(ScaleSymbolEffect().up._motion).pose(at: 9).scale == 1.2)
    #expect(run(ScaleSymbolEffect().up._motion, stop: 2).pose(at: 2.3).scale == 1)
  }

  @Test func lightsGoOverTheLayersInTurn() {
    func lights(_ progress: Double, cumulative: Bool) -> [Double] {
      let lights = SymbolLights(
        progress: progress, isCumulative: cumulative, reverses: false, dimmed: 0)
      return (0..<3).map { lights.opacity(of: $0, count: 3) }
    }
    #expect(lights(0.5, cumulative: true) == [1, 1, 0])
    #expect(lights(0.5, cumulative: false) == [0, 1, 0])
    #expect(lights(0, cumulative: true) == lights(1, cumulative: true))
  }

  @Test func variantsAreTriedFromTheFullestOn() {
    #expect(
      SymbolVariants.circle.fill.names(of: "heart") == ["heart.circle.fill", "heart.fill", "heart"])
    #expect(SymbolVariants.none.names(of: "heart") == ["heart"])
  }
}
