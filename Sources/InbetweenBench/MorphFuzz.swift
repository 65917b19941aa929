import Foundation
import Geometry
import Picture

/// Plans morphs between random pairs of paths, degenerate ones too, and looks at their frames.
///
/// A trap ends the process; anything else that must not be is printed with its seed. Every pair has a
/// seed of its own, so that one can be run again alone.
struct MorphFuzz {
  /// How many pairs are tried.
  let count: Int
  /// The seed of the first pair; the next has the next.
  let seed: UInt64

  /// What one pair showed.
  private struct Finding {
    var faults: [String] = []
    var seconds = 0.0
    var strategy = MorphStrategy.auto
  }

  /// Runs all pairs and prints what was found; whether nothing was wrong.
  func run() -> Bool {
    var (faults, slowest, tally) = (0, (seconds: 0.0, seed: UInt64(0)), [MorphStrategy: Int]())
    for index in 0..<count {
      let own = seed &+ UInt64(index)
      let finding = Self.pair(own)
      tally[finding.strategy, default: 0] += 1
      for fault in finding.faults {
        print("  seed \(own), \(finding.strategy): \(fault)")
        faults += 1
      }
      if finding.seconds > slowest.seconds { slowest = (finding.seconds, own) }
    }
    let shares = MorphStrategy.allCases.map { "\($0) \(tally[$0] ?? 0)" }.joined(separator: ", ")
    print("morph-fuzz: \(count) pairs from seed \(seed) (\(shares)), \(faults) faults")
    print(String(format: "  slowest %.0f ms (seed %llu)", slowest.seconds * 1000, slowest.seed))
    return faults == 0
  }

  private static func pair(_ seed: UInt64) -> Finding {
    var source = FuzzPaths(seed: seed)
    let (from, to) = source.pair()
    var finding = Finding()
    finding.strategy = source.strategy()
    var plan: MorphPlan?
    finding.seconds =
      ContinuousClock().measure {
        plan = MorphPlan(
          from: from, to: to, strategy: finding.strategy, options: source.options())
      } / .seconds(1)
    guard let plan else { return finding }
    if plan.path(at: 0) != from || plan.path(at: 1) != to {
      // A coordinate that is not a number is never equal to itself.
      let isOrdered = (from.points + to.points).allSatisfy { !$0.x.isNaN && !$0.y.isNaN }
      if isOrdered { finding.faults.append("the ends are not the given paths") }
    }
    var buffer = Path()
    for progress in [1e-9, 0.25, 0.5, 0.8, 1 - 1e-9] {
      plan.write(at: progress, into: &buffer)
      if !buffer.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) {
        finding.faults.append("a point at \(progress) is not finite")
      }
      if buffer.verbs.contains(where: { $0 != .move && $0 != .curve && $0 != .close }) {
        finding.faults.append("the frame at \(progress) is not of cubics alone")
      }
    }
    let figures = [plan.report.leastArea, plan.report.cost, plan.report.crossingShare]
    if !figures.allSatisfy(\.isFinite) { finding.faults.append("the report is not finite") }
    return finding
  }
}

/// Random paths of every kind that planning must answer.
private struct FuzzPaths {
  private var random: SplitMix64

  init(seed: UInt64) {
    // Neighbouring seeds start far apart.
    random = SplitMix64(seed: seed &* 0xD134_2543_DE82_EF95)
  }

  private mutating func number(_ range: ClosedRange<Double> = -100...100) -> Double {
    .random(in: range, using: &random)
  }

  private mutating func below(_ count: Int) -> Int { .random(in: 0..<count, using: &random) }

  private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  mutating func strategy() -> MorphStrategy {
    MorphStrategy.allCases[below(MorphStrategy.allCases.count)]
  }

  mutating func options() -> MorphOptions {
    var options = MorphOptions()
    guard below(4) == 0 else { return options }
    options.smoothJoints = below(2) == 0
    options.symmetry = below(2) == 0
    options.splits = below(2) == 0
    options.birth = MorphOptions.Birth.allCases[below(3)]
    options.rotationPenalty = [0, 0.9, -3, 1e300, .infinity, .nan][below(6)]
    options.anchors = (0..<below(3)).map { _ in
      MorphOptions.Anchor(
        from: point(), to: below(8) == 0 ? CGPoint(x: CGFloat.nan, y: 0) : point())
    }
    options.contourPairs = (0..<below(3)).map { _ in
      MorphOptions.ContourPair(from: below(4) - 1, to: below(4) - 1)
    }
    return options
  }

  mutating func pair() -> (Path, Path) {
    let first = path()
    switch below(12) {
    case 0: return (first, first)
    case 1:
      let map = CGAffineTransform(rotationAngle: number(-4...4)).scaledBy(x: 0.5, y: 0.5)
      return (first, first.applying(map))
    default: return (first, path())
    }
  }

  private mutating func path() -> Path {
    let plain = shape()
    guard below(10) == 0 else { return plain }
    let scale = [0, 1e-300, 1e-150, 1e150, 1e306, -1][below(6)]
    return plain.applying(CGAffineTransform(scaleX: scale, y: below(3) == 0 ? 1 : scale))
  }

  private mutating func shape() -> Path {
    switch below(16) {
    case 0: return Path()
    case 1: return Path { $0.move(to: point()) }
    case 2:
      // A point drawn over and over.
      let place = point()
      return Path { path in
        path.move(to: place)
        for _ in 0...below(4) { path.addLine(to: place) }
        path.closeSubpath()
      }
    case 3:
      // Flat, there and back.
      return Path { path in
        path.move(to: .zero)
        for _ in 0...below(6) { path.addLine(to: CGPoint(x: number(), y: 0)) }
        if below(2) == 0 { path.closeSubpath() }
      }
    case 4:
      // Coordinates at the end of the range, or none at all.
      let far = [1e308, -1e308, 1.7e308, .infinity, .nan, .leastNonzeroMagnitude][below(6)]
      return Path { path in
        path.move(to: CGPoint(x: far, y: number()))
        path.addLine(to: point())
        path.addCurve(to: CGPoint(x: -far, y: far), control1: point(), control2: point())
        path.closeSubpath()
      }
    case 5:
      // The same contour twice.
      let shape = polygon(3 + below(6))
      return Path(shape.cubicContours + shape.cubicContours)
    case 6: return polygon(below(400) == 0 ? 2000 : 3 + below(40))
    case 7:
      return Path(
        (0...below(5)).flatMap { _ in
          polygon(3 + below(5)).applying(
            CGAffineTransform(translationX: number(), y: number()).scaledBy(x: 0.4, y: 0.4)
          ).cubicContours
        })
    case 8:
      return Path(
        ellipseIn: CGRect(x: number(), y: number(), width: number(), height: number(0...1)))
    case 9, 10:
      // A star that crosses itself.
      let corners = 5 + 2 * below(4)
      return Path { path in
        for index in 0..<corners {
          let angle = 4 * Double.pi * Double(index) / Double(corners)
          let place = CGPoint(x: 40 * cos(angle), y: 40 * sin(angle))
          if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.closeSubpath()
      }
    default: return steps(1 + below(10))
    }
  }

  /// A polygon whose corners lie around the origin.
  private mutating func polygon(_ corners: Int) -> Path {
    Path { path in
      for index in 0..<corners {
        let angle = 2 * Double.pi * Double(index) / Double(corners)
        let reach = number(10...60)
        let place = CGPoint(x: reach * cos(angle), y: reach * sin(angle))
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
      path.closeSubpath()
    }
  }

  /// Steps of every kind between random points.
  private mutating func steps(_ count: Int) -> Path {
    Path { path in
      path.move(to: point())
      for _ in 0..<count {
        switch below(8) {
        case 0: path.move(to: point())
        case 1: path.closeSubpath()
        case 2, 3: path.addLine(to: point())
        case 4, 5: path.addQuadCurve(to: point(), control: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
    }
  }
}
