import Foundation
import Testing

@testable import Geometry

/// A closed shape for morph tests: `corners` points around the origin, straight or smooth.
func morphShape(
  corners: Int, size: CGFloat = 40, wobble: CGFloat = 0.3, isSmooth: Bool = true,
  using generator: inout PathGenerator
) -> Path {
  let points = (0..<corners).map { index -> CGPoint in
    let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(corners)
    let radius = size * (1 - wobble * generator.number(0...1))
    return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
  }
  return Path { path in
    path.move(to: points[0])
    for index in 1...corners {
      let (from, to) = (points[index - 1], points[index % corners])
      guard isSmooth else {
        path.addLine(to: to)
        continue
      }
      let (before, after) = (points[(index + corners - 2) % corners], points[(index + 1) % corners])
      path.addCurve(
        to: to,
        control1: CGPoint(x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6),
        control2: CGPoint(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6))
    }
    path.closeSubpath()
  }
}

/// How far two paths of the same structure are apart; infinite when the structure differs.
func distance(_ a: Path, _ b: Path) -> CGFloat {
  guard a.verbs == b.verbs else { return .infinity }
  return zip(a.points, b.points).reduce(0) { max($0, hypot($1.0.x - $1.1.x, $1.0.y - $1.1.y)) }
}

/// How far the points of either path's dense samples lie from the other path's.
func outlineDistance(_ a: Path, _ b: Path) -> CGFloat {
  let lines = [a, b].map { path in
    path.morphContours.flatMap { Flattener(24).polyline($0.points) }
  }
  func far(_ from: [MorphPoint], _ to: [MorphPoint]) -> Double {
    from.reduce(0) { most, point in
      max(most, to.reduce(.infinity) { min($0, ($1 - point).lengthSquared) })
    }
  }
  return max(far(lines[0], lines[1]), far(lines[1], lines[0])).squareRoot()
}

@Suite struct MorphPlanTests {
  static let moments: [Double] = [0.13, 0.5, 0.81]

  /// Two random shapes for each seed.
  private func shapes(_ seed: UInt64) -> (Path, Path, PathGenerator) {
    var generator = PathGenerator(seed: seed)
    let first = morphShape(
      corners: 3 + Int(seed % 9), isSmooth: seed % 2 == 0, using: &generator)
    let second = morphShape(
      corners: 4 + Int(seed % 7), isSmooth: seed % 3 == 0, using: &generator)
    return (first, second, generator)
  }

  @Test(arguments: MorphStrategy.allCases)
  func theEndsAreTheGivenPaths(strategy: MorphStrategy) {
    for seed in UInt64(2)..<5 {
      var (first, second, generator) = shapes(seed)
      if seed > 2 { second = generator.path() }
      let plan = MorphPlan(from: first, to: second, strategy: strategy)
      #expect(plan.path(at: 0) == first)
      #expect(plan.path(at: 1) == second)
      #expect(plan.path(at: -3) == first)
      #expect(plan.path(at: .nan) == first)
      #expect(plan.path(at: .infinity) == second)
    }
  }

  @Test(arguments: MorphStrategy.allCases)
  func framesNearTheEndsAreNearTheGivenPaths(strategy: MorphStrategy) {
    for seed in UInt64(1)..<3 {
      let (first, second, _) = shapes(seed)
      let plan = MorphPlan(from: first, to: second, strategy: strategy)
      // Samples of 40 points' size lie less than two points apart.
      #expect(outlineDistance(plan.path(at: 1e-9), first) < 2, "seed \(seed)")
      #expect(outlineDistance(plan.path(at: 1 - 1e-9), second) < 2, "seed \(seed)")
    }
  }

  @Test func framesBetweenAreCubicsAlone() {
    let (first, second, _) = shapes(1)
    let path = MorphPlan(from: first, to: second).path(at: 0.4)
    #expect(Set(path.verbs) == [.move, .curve, .close])
  }

  @Test(arguments: [MorphStrategy.auto, .elastic, .arcLength, .rigid, .intrinsic, .indexed])
  func theWayBackIsTheSameFilm(strategy: MorphStrategy) {
    for seed in UInt64(1)..<3 {
      let (first, second, _) = shapes(seed)
      let ahead = MorphPlan(from: first, to: second, strategy: strategy)
      let back = MorphPlan(from: second, to: first, strategy: strategy)
      for moment in Self.moments {
        #expect(
          distance(ahead.path(at: moment), back.path(at: 1 - moment)) < 1e-9, "seed \(seed)")
      }
    }
  }

  @Test(arguments: [MorphStrategy.auto, .elastic, .arcLength, .rigid, .intrinsic])
  func movingTurningAndScalingBothPathsDoesSoToTheFrames(strategy: MorphStrategy) {
    for seed in UInt64(1)..<3 {
      let (first, second, _) = shapes(seed)
      let map = CGAffineTransform(rotationAngle: 0.4 + CGFloat(seed))
        .scaledBy(x: 3.5, y: 3.5).concatenating(CGAffineTransform(translationX: 1234, y: -77))
      let plain = MorphPlan(from: first, to: second, strategy: strategy)
      let mapped = MorphPlan(
        from: first.applying(map), to: second.applying(map), strategy: strategy)
      for moment in Self.moments {
        let apart = outlineDistance(plain.path(at: moment).applying(map), mapped.path(at: moment))
        #expect(apart < 1e-3, "seed \(seed) at \(moment)")
      }
    }
  }

  @Test func startsAndDirectionsDoNotMatter() {
    for seed in UInt64(1)..<3 {
      let (first, second, _) = shapes(seed)
      let contour = second.morphContours[0]
      let other = Path([MorphPlanTests.contour(contour.startingAtJoint(2).reversed)])
      let plans = [second, other].map { MorphPlan(from: first, to: $0) }
      for moment in Self.moments {
        let apart = outlineDistance(plans[0].path(at: moment), plans[1].path(at: moment))
        #expect(apart < 1e-3, "seed \(seed) at \(moment)")
      }
    }
  }

  private static func contour(_ chain: MorphContour) -> Contour {
    let points = chain.points.map { CGPoint($0) }
    return Contour(
      start: points[0],
      curves: stride(from: 0, to: points.count - 3, by: 3).map {
        CubicCurve(
          start: points[$0], control1: points[$0 + 1], control2: points[$0 + 2],
          end: points[$0 + 3])
      }, isClosed: chain.isClosed)
  }

  @Test func theOrderOfContoursDoesNotMatter() {
    var generator = PathGenerator(seed: 5)
    let parts = (0..<3).map { index in
      morphShape(corners: 5 + index, size: 20, using: &generator)
        .applying(CGAffineTransform(translationX: 60 * CGFloat(index), y: 0)).cubicContours[0]
    }
    let target = Path(
      (0..<3).map { index in
        morphShape(corners: 4, size: 15, using: &generator)
          .applying(CGAffineTransform(translationX: 60 * CGFloat(index), y: 90)).cubicContours[0]
      })
    let plans = [Path(parts), Path([parts[2], parts[0], parts[1]])].map {
      MorphPlan(from: $0, to: target)
    }
    for moment in Self.moments {
      #expect(distance(plans[0].path(at: moment), plans[1].path(at: moment)) < 1e-9)
    }
  }

  @Test func aReusedBufferHoldsTheFrameAlone() {
    let (first, second, _) = shapes(3)
    let plan = MorphPlan(from: first, to: second)
    var buffer = Path()
    for moment in [0.2, 0.9, 0, 0.5, 1, 0.3] {
      plan.write(at: moment, into: &buffer)
      #expect(buffer == plan.path(at: moment))
    }
  }

  @Test func emptyPathsGrowAndVanish() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(MorphPlan(from: Path(), to: Path()).path(at: 0.5).isEmpty)
    let half = MorphPlan(from: Path(), to: square).path(at: 0.5).boundingRect
    #expect(abs(half.width - 5) < 1e-9 && abs(half.midX - 5) < 1e-9)
    #expect(MorphPlan(from: square, to: Path()).path(at: 0.75).boundingRect.width < 2.6)
  }

  @Test func aDotBecomesAShapeWhereItLies() {
    let dot = Path { $0.move(to: CGPoint(x: 100, y: 0)) }
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let early = MorphPlan(from: dot, to: square).path(at: 0.01).boundingRect
    #expect(abs(early.midX - 99) < 1.5)
  }

  @Test func coordinatesThatAreNotFiniteAreLeftOut() {
    let broken = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      path.move(to: CGPoint(x: CGFloat.nan, y: 0))
      path.addLine(to: CGPoint(x: CGFloat.infinity, y: 3))
    }
    let path = MorphPlan(from: broken, to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8)))
      .path(at: 0.5)
    #expect(!path.isEmpty)
    #expect(path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

  @Test func plansOfRandomPathsAreFinite() {
    var generator = PathGenerator(seed: 77)
    for round in 0..<90 {
      let (first, second) = (
        generator.degeneratePath(round), generator.degeneratePath(round / 3)
      )
      let strategy = MorphStrategy.allCases[round % MorphStrategy.allCases.count]
      let plan = MorphPlan(from: first, to: second, strategy: strategy)
      for moment in [0.001, 0.35, 0.5, 0.9] {
        let isFinite = plan.path(at: moment).points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
        #expect(isFinite, "round \(round), \(strategy)")
      }
    }
  }
}

extension PathGenerator {
  /// A path that may be empty, a dot, flat, doubled, tiny or huge.
  mutating func degeneratePath(_ kind: Int) -> Path {
    switch kind % 12 {
    case 0: return Path()
    case 1: return Path { $0.move(to: point()) }
    case 2:
      let place = point()
      return Path { path in
        path.move(to: place)
        path.addLine(to: place)
        path.closeSubpath()
      }
    case 3:
      return Path { path in
        path.move(to: .zero)
        for _ in 0..<4 { path.addLine(to: CGPoint(x: number(), y: 0)) }
        path.closeSubpath()
      }
    case 4: return path(steps: 3).applying(CGAffineTransform(scaleX: 1e-200, y: 1e-200))
    case 5: return path(steps: 3).applying(CGAffineTransform(scaleX: 1e200, y: 1e200))
    case 6: return morphShape(corners: 5, using: &self)
    case 7:
      let shape = morphShape(corners: 4, using: &self)
      return Path(shape.cubicContours + shape.cubicContours)
    case 8:
      return Path { path in
        path.move(to: point())
        path.addLine(to: point())
      }
    case 9: return Path(ellipseIn: CGRect(x: number(), y: number(), width: 20, height: 0))
    default: return path(steps: 1 + kind % 7)
    }
  }
}
