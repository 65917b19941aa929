/// How a strategy does on a list of pairs of paths.
public struct MorphScore: Hashable, Sendable {
  /// How one pair of paths did.
  public struct Pair: Hashable, Sendable {
    /// The name of the pair.
    public let name: String
    /// What the plan reports.
    public let report: MorphReport

    /// 100 less what the film loses by the plan's own measure, at least 0.
    public var quality: Double { max(0, 100 - report.cost) }
  }

  /// The strategy.
  public let strategy: MorphStrategy
  /// The pairs in their order.
  public let pairs: [Pair]

  /// Plans every pair with a strategy.
  public init(
    _ strategy: MorphStrategy, of pairs: [(name: String, from: Path, to: Path)],
    options: MorphOptions = .init()
  ) {
    self.strategy = strategy
    self.pairs = pairs.map { pair in
      let plan = MorphPlan(from: pair.from, to: pair.to, strategy: strategy, options: options)
      return Pair(name: pair.name, report: plan.report)
    }
  }

  /// The mean quality; 100 for no pairs.
  public var mean: Double {
    pairs.isEmpty ? 100 : pairs.reduce(0) { $0 + $1.quality } / Double(pairs.count)
  }
  /// The worst quality; 100 for no pairs.
  public var worst: Double { pairs.reduce(100) { min($0, $1.quality) } }
  /// How many pairs have outlines that cross on the way.
  public var crossing: Int { pairs.count { $0.report.crossings > 0 } }
  /// How many pairs fall below 0.7 of the interpolated area.
  public var collapsed: Int { pairs.count { $0.report.leastArea < 0.7 } }
  /// The mean of the least areas, as shares of the interpolated ones.
  public var leastArea: Double {
    pairs.isEmpty ? 1 : pairs.reduce(0) { $0 + $1.report.leastArea } / Double(pairs.count)
  }
}
