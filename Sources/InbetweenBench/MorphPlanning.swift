import Foundation
import Geometry
import Picture

extension Bench {
  /// How long plans and frames of morphs take, on one core.
  func morph() {
    print("morph (best of \(runs))")
    for (count, bound) in [(200, 20.0), (2000, 1000)] {
      let (from, to) = (Self.blob(count, seed: 1), Self.blob(count, seed: 2))
      let times = (0..<runs).map { _ in
        ContinuousClock().measure { _ = MorphPlan(from: from, to: to) } / .milliseconds(1)
      }
      print(
        "  plan \(count)/\(count) curves  \(tenths(times.min() ?? 0)) ms  (at most \(Int(bound)))")
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

  /// A smooth closed outline of `count` curves.
  private static func blob(_ count: Int, seed: UInt64) -> Path {
    ShapeKind.blob(seed: seed, segments: count).path(
      in: CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}
