import Foundation
import Geometry
import Picture

extension Bench {
  /// How long plans and frames of morphs take, on one core.
  func morph() {
    print("morph (best of \(runs))")
    for (count, isRough, bound) in [
      (200, false, 20.0), (200, true, 20), (2000, false, 1000), (2000, true, 1000),
    ] {
      let (from, to) = (
        Self.blob(count, seed: 1, isRough: isRough), Self.blob(count, seed: 2, isRough: isRough)
      )
      let times = (0..<runs).map { _ in
        ContinuousClock().measure { _ = MorphPlan(from: from, to: to) } / .milliseconds(1)
      }
      print(
        "  plan \(count)/\(count) curves\(isRough ? ", crossing" : "")  \(tenths(times.min() ?? 0)) ms  (at most \(Int(bound)))"
      )
      guard !isRough else { continue }
      for strategy in [MorphStrategy.auto, .elastic, .rigid, .intrinsic] {
        let plan = MorphPlan(from: from, to: to, strategy: strategy)
        var path = Path()
        let frames = 400_000 / count
        let rates = (0..<runs).map { _ -> Double in
          let spent = ContinuousClock().measure {
            for frame in 1..<frames { plan.write(at: Double(frame) / Double(frames), into: &path) }
          }
          return spent / .nanoseconds(1) / Double((frames - 1) * max(path.points.count, 1))
        }
        print("  frame \(count), \(strategy)  \(tenths(rates.min() ?? 0)) ns a point  (at most 15)")
      }
    }
  }

  private func tenths(_ value: Double) -> String { String(format: "%.1f", value) }

  /// A smooth closed outline of `count` curves, whose points lie at 0.85…1 of its radius, or at
  /// 0.4…1, so rough that no film of two such is free of crossings.
  private static func blob(_ count: Int, seed: UInt64, isRough: Bool) -> Path {
    var random = SplitMix64(seed: seed)
    let points = (0..<count).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(count)
      let radius = 50 * (1 - (isRough ? 0.6 : 0.15) * Double.random(in: 0...1, using: &random))
      return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
    }
    func handle(_ index: Int, _ sign: Double) -> CGPoint {
      let (before, after) = (points[(index + count - 1) % count], points[(index + 1) % count])
      return CGPoint(
        x: points[index].x + sign * (after.x - before.x) / 6,
        y: points[index].y + sign * (after.y - before.y) / 6)
    }
    return Path { path in
      path.move(to: points[0])
      for index in 0..<count {
        let next = (index + 1) % count
        path.addCurve(
          to: points[next], control1: handle(index, 1), control2: handle(next, -1))
      }
      path.closeSubpath()
    }
  }
}
