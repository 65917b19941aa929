/// The monotone matching of two sampled curves with the least elastic work.
///
/// A step of the matching takes `di` samples of one curve onto `dj` of the other. With unit tangents
/// `Ta`, `Tb` it costs the sum over its pieces of `di + dj - 2 √(di·dj) Ta·Tb`, which is the distance
/// of the curves' square-root velocities (Srivastava et al., "Shape analysis of elastic curves in
/// Euclidean spaces", 2011), plus a term of position, so that a symmetric shape does not spin. The
/// least path through the grid of samples is found by dynamic programming.
struct ElasticMatcher {
  /// A matching: pairs of sample indices from (0, 0), the second counted from `start`.
  struct Match {
    var work: Double
    var start: Int
    var nodes: [SIMD2<Int>]
  }

  /// The steps a matching may take: local stretch by 1/4 to 4.
  private static let steps = [
    (1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (2, 3), (3, 2), (1, 4), (4, 1),
  ]
  /// Samples of the first curve, less one.
  private let rows: Int
  /// Samples of the second curve: less one when it is open, all of them when it wraps.
  private let columns: Int
  private let wraps: Bool
  /// Entries in a row of `costs`: twice the columns when the second curve wraps.
  private let width: Int
  /// For every step and every sample of the first curve, a row of costs by the second's sample.
  private let costs: [Double]

  /// A matcher for two lists of samples at equal steps of length.
  ///
  /// Both curves are about their own centre and of unit size. A second curve that wraps is given
  /// without repeating its first sample.
  /// `positionWeight` weighs squared distance against elastic work.
  init(_ a: [MorphPoint], _ b: [MorphPoint], wraps: Bool, positionWeight: Double = 2) {
    rows = a.count - 1
    columns = wraps ? b.count : b.count - 1
    self.wraps = wraps
    width = wraps ? 2 * columns : columns
    func tangent(_ from: MorphPoint, _ to: MorphPoint) -> MorphPoint {
      (to - from) / max((to - from).length, 1e-12)
    }
    costs = Self.costs(
      a, b, rows: rows, columns: columns, width: width, wraps: wraps, positionWeight)
  }

  /// The costs of every step from every pair of samples.
  ///
  /// They are sums of shifted rows of two matrices, the cosines of the tangents and the squared
  /// distances of the samples, both as wide as two turns of a second curve that wraps.
  private static func costs(
    _ a: [MorphPoint], _ b: [MorphPoint], rows: Int, columns: Int, width: Int, wraps: Bool,
    _ positionWeight: Double
  ) -> [Double] {
    func tangent(_ from: MorphPoint, _ to: MorphPoint) -> MorphPoint {
      (to - from) / max((to - from).length, 1e-12)
    }
    func matrix(
      _ left: [MorphPoint], _ right: [MorphPoint], _ width: Int,
      _ body: (MorphPoint, MorphPoint) -> Double
    ) -> [Double] {
      var values: [Double] = []
      values.reserveCapacity(left.count * width)
      for x in left {
        for j in 0..<width { values.append(body(x, right[j < right.count ? j : j - right.count])) }
      }
      return values
    }
    let ta = (0..<rows).map { tangent(a[$0], a[$0 + 1]) }
    let tb = (0..<columns).map { tangent(b[$0], b[($0 + 1) % b.count]) }
    let span = wraps ? 2 * columns : columns + 1
    let cosines = matrix(ta, tb, width) { $0.dot($1) }
    let distances = matrix(a, b, span) { ($0 - $1).lengthSquared }
    var costs = [Double](repeating: .infinity, count: steps.count * rows * width)
    costs.withUnsafeMutableBufferPointer { costs in
      for (index, (di, dj)) in steps.enumerated() where di <= rows && dj <= width {
        let scale = -2 * Double(di * dj).squareRoot() / Double(rows)
        let weight = 0.25 * positionWeight * Double(di + dj) / Double(rows)
        let pieces = pieces(di, dj)
        for i in 0...(rows - di) {
          guard let row = costs.baseAddress.map({ $0 + (index * rows + i) * width }) else { return }
          // In the second turn the last steps would leave the rows: no start reaches them.
          let count = width - dj + (wraps ? 0 : 1)
          let constant = Double(di + dj) / Double(rows)
          distances.withUnsafeBufferPointer { distances in
            let (from, to) = (i * span, (i + di) * span + dj)
            for j in 0..<count {
              row[j] = constant + weight * (distances[from + j] + distances[to + j])
            }
          }
          cosines.withUnsafeBufferPointer { cosines in
            for piece in pieces {
              let share = piece.share * scale
              let from = (i + piece.i) * width + piece.j
              for j in 0..<count { row[j] += share * cosines[from + j] }
            }
          }
        }
      }
    }
    return costs
  }

  /// The pieces into which a step's samples cut it: their share of the step and their samples.
  private static func pieces(_ di: Int, _ dj: Int) -> [(share: Double, i: Int, j: Int)] {
    let cuts = Set((0...di).map { $0 * dj } + (0...dj).map { $0 * di }).sorted()
    return zip(cuts, cuts.dropFirst()).map { low, high in
      (Double(high - low) / Double(di * dj), low / dj, low / di)
    }
  }

  /// The work of the best matching for a start of the second curve.
  func work(start: Int) -> Double {
    solve(start: start) { $0[rows * (columns + 1) + columns] }
  }

  /// The best matching over some starts of the second curve.
  func match(starts: [Int]) -> Match {
    var best: (work: Double, start: Int)?
    for start in starts {
      let work = work(start: start)
      if best.map({ work < $0.work }) ?? true { best = (work, start) }
    }
    let start = best?.start ?? 0
    return solve(start: start) { table in
      var (i, j) = (rows, columns)
      var nodes = [SIMD2(i, j)]
      while i > 0 || j > 0 {
        let here = table[i * (columns + 1) + j]
        let step = Self.steps.indices.first { index in
          let (di, dj) = Self.steps[index]
          guard di <= i, dj <= j else { return false }
          let cost = costs[(index * rows + i - di) * width + start + j - dj]
          return table[(i - di) * (columns + 1) + j - dj] + cost == here
        }
        // An unreachable end (far fewer samples on one side) leaves the straight matching.
        guard let step, here.isFinite else {
          return Match(work: .infinity, start: start, nodes: [SIMD2(0, 0), SIMD2(rows, columns)])
        }
        (i, j) = (i - Self.steps[step].0, j - Self.steps[step].1)
        nodes.append(SIMD2(i, j))
      }
      return Match(
        work: table[rows * (columns + 1) + columns], start: start, nodes: nodes.reversed())
    }
  }

  /// Fills the table of least work to every pair of samples and hands it out.
  private func solve<Result>(
    start: Int, _ body: (UnsafeMutableBufferPointer<Double>) -> Result
  ) -> Result {
    let stride = columns + 1
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: (rows + 1) * stride) { table in
      table.initialize(repeating: .infinity)
      table[0] = 0
      costs.withUnsafeBufferPointer { costs in
        for i in 1...max(rows, 1) where i <= rows {
          for (index, (di, dj)) in Self.steps.enumerated() where di <= i && dj <= columns {
            let cost = costs.baseAddress.map { $0 + (index * rows + i - di) * width + start }
            let from = table.baseAddress.map { $0 + (i - di) * stride }
            let to = table.baseAddress.map { $0 + i * stride + dj }
            guard let cost, let from, let to else { continue }
            for j in 0...(columns - dj) {
              let sum = from[j] + cost[j]
              to[j] = sum < to[j] ? sum : to[j]
            }
          }
        }
      }
      return body(table)
    }
  }
}
