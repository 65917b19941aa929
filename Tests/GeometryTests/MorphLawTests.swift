import Foundation
import Testing

@testable import Geometry

/// What holds for every morph, swept over random shapes; every seed has a strategy of its own.
@Suite struct MorphLawTests {
  static let seeds = Array(UInt64(100)..<120)
  private static let moments = [0.2, 0.5, 0.85]

  /// Shapes of one or two contours, or open ones, and the strategy of the seed.
  private func pair(_ seed: UInt64) -> (from: Path, to: Path, strategy: MorphStrategy) {
    let strategies: [MorphStrategy] = [.arcLength, .elastic, .rigid, .intrinsic]
    var generator = PathGenerator(seed: seed)
    let strategy = seed % 10 == 9 ? .auto : strategies[Int(seed % 4)]
    func shape() -> Path {
      let plain = morphShape(
        corners: 3 + Int(seed % 4), isSmooth: seed % 3 == 0, using: &generator)
      guard seed % 5 == 2 else { return plain }
      let small = morphShape(corners: 4, size: 12, using: &generator)
        .applying(CGAffineTransform(translationX: 90, y: generator.number(-9...9)))
      return Path(plain.cubicContours + small.cubicContours)
    }
    return (shape(), shape(), strategy)
  }

  @Test(arguments: seeds) func theEndsAreTheGivenPathsSegmentForSegment(seed: UInt64) {
    let (from, to, strategy) = pair(seed)
    let plan = MorphPlan(from: from, to: to, strategy: strategy)
    #expect(plan.path(at: 0) == from)
    #expect(plan.path(at: 1) == to)
    // What is drawn a moment later and earlier lies on them.
    #expect(outlineDistance(plan.path(at: 1e-9), from) < 2)
    #expect(outlineDistance(plan.path(at: 1 - 1e-9), to) < 2)
  }

  @Test(arguments: seeds) func theWayBackIsTheSameFilm(seed: UInt64) {
    let (from, to, strategy) = pair(seed)
    let ahead = MorphPlan(from: from, to: to, strategy: strategy)
    let back = MorphPlan(from: to, to: from, strategy: strategy)
    for moment in Self.moments {
      #expect(distance(ahead.path(at: moment), back.path(at: 1 - moment)) < 1e-9)
    }
  }

  @Test(arguments: seeds) func similaritiesOfBothPathsAreThoseOfTheFrames(seed: UInt64) {
    let (from, to, strategy) = pair(seed)
    var generator = PathGenerator(seed: seed + 1)
    let size = generator.number(0.02...50)
    let map = CGAffineTransform(rotationAngle: generator.number(-3...3))
      .scaledBy(x: size, y: size).concatenating(
        CGAffineTransform(translationX: generator.number(), y: generator.number()))
    let plain = MorphPlan(from: from, to: to, strategy: strategy)
    let mapped = MorphPlan(from: from.applying(map), to: to.applying(map), strategy: strategy)
    for moment in Self.moments {
      let apart = outlineDistance(plain.path(at: moment).applying(map), mapped.path(at: moment))
      #expect(apart < 1e-4 * size)
    }
  }

  @Test(arguments: seeds) func theOrderOfContoursChangesNothing(seed: UInt64) {
    var generator = PathGenerator(seed: seed)
    func parts(_ y: CGFloat) -> [Contour] {
      (0..<2).map { index in
        morphShape(corners: 3 + index, size: 20, using: &generator).applying(
          CGAffineTransform(translationX: 70 * CGFloat(index), y: y)
        ).cubicContours[0]
      }
    }
    let (first, second) = (parts(0), parts(60))
    let strategy: MorphStrategy = seed % 2 == 0 ? .arcLength : .elastic
    let plans = [first, first.reversed()].map {
      MorphPlan(from: Path($0), to: Path(second), strategy: strategy)
    }
    for moment in Self.moments {
      #expect(outlineDistance(plans[0].path(at: moment), plans[1].path(at: moment)) < 1e-9)
    }
  }

  @Test(arguments: seeds) func framesAreFinite(seed: UInt64) {
    var generator = PathGenerator(seed: seed)
    let kind = Int(seed)
    let (from, to) = (generator.degeneratePath(kind), generator.degeneratePath(kind / 2))
    let (_, _, strategy) = pair(seed)
    let plan = MorphPlan(from: from, to: to, strategy: strategy)
    for moment in Self.moments {
      let points = plan.path(at: moment).points
      #expect(points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
  }

  @Test(arguments: seeds) func allFramesHaveOneStructure(seed: UInt64) {
    let (from, to, strategy) = pair(seed)
    let frames = MorphFrames(
      MorphPlan(from: from, to: to, strategy: strategy), samples: 8
    ).frames
    let structures = Set(frames.map { frame in frame.contours.map(\.cubic.count) })
    #expect(structures.count == 1)
  }
}
