/// Which letter of one text becomes which letter of another.
struct LetterPairing {
  /// Indices into both texts, in the order of the first and then of the second; `nil` for a letter
  /// that grows or vanishes.
  let pairs: [(from: Int?, to: Int?)]

  /// Beyond so many comparisons texts are paired by position alone.
  private static let limit = 4_000_000

  /// Pairs equal letters along the longest common subsequence, then the others in order.
  init(_ from: [String], _ to: [String]) {
    let equal = Self.commonSubsequence(from, to)
    let (left, right) = (Set(equal.map(\.0)), Set(equal.map(\.1)))
    let restFrom = from.indices.filter { !left.contains($0) }
    let restTo = to.indices.filter { !right.contains($0) }
    var pairs: [(from: Int?, to: Int?)] = equal.map { ($0.0, $0.1) }
    pairs += zip(restFrom, restTo).map { ($0, $1) }
    pairs += restFrom.dropFirst(restTo.count).map { ($0, nil) }
    pairs += restTo.dropFirst(restFrom.count).map { (nil, $0) }
    self.pairs = pairs.sorted {
      ($0.from ?? .max, $0.to ?? .max) < ($1.from ?? .max, $1.to ?? .max)
    }
  }

  /// The pairs of a longest common subsequence, rising, by dynamic programming in O(n·m).
  private static func commonSubsequence(_ from: [String], _ to: [String]) -> [(Int, Int)] {
    var start = 0
    while start < min(from.count, to.count), from[start] == to[start] { start += 1 }
    var tail = 0
    while tail < min(from.count, to.count) - start,
      from[from.count - 1 - tail] == to[to.count - 1 - tail]
    { tail += 1 }
    let (rows, columns) = (from.count - start - tail, to.count - start - tail)
    var pairs = (0..<start).map { ($0, $0) }
    if rows > 0, columns > 0, rows <= limit / columns {
      let stride = columns + 1
      // The length of the longest one from each place on.
      var lengths = [Int32](repeating: 0, count: (rows + 1) * stride)
      for i in (0..<rows).reversed() {
        for j in (0..<columns).reversed() {
          lengths[i * stride + j] =
            from[start + i] == to[start + j]
            ? lengths[(i + 1) * stride + j + 1] + 1
            : max(lengths[(i + 1) * stride + j], lengths[i * stride + j + 1])
        }
      }
      var (i, j) = (0, 0)
      while i < rows, j < columns {
        if from[start + i] == to[start + j] {
          pairs.append((start + i, start + j))
          (i, j) = (i + 1, j + 1)
        } else if lengths[(i + 1) * stride + j] >= lengths[i * stride + j + 1] {
          i += 1
        } else {
          j += 1
        }
      }
    }
    return pairs
      + (0..<tail).reversed().map { (from.count - 1 - $0, to.count - 1 - $0) }
  }
}
