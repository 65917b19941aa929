/// The places where the outlines of a frame cross themselves or each other.
enum MorphCrossings {
  private struct Edge {
    var from: MorphPoint
    var to: MorphPoint
    var low: MorphPoint
    var high: MorphPoint
  }

  /// How many pairs of edges cross properly.
  ///
  /// Edges that only touch, share an end or overlap do not count: the ends of both must lie apart
  /// from the other's line by more than 1e-9 of `size`. Edges are sorted into upright strips and swept
  /// from left to right, so the cost is near linear for outlines.
  static func count(_ polylines: [[MorphPoint]], size: Double) -> Int {
    var edges: [Edge] = []
    edges.reserveCapacity(polylines.reduce(0) { $0 + $1.count })
    let least = 1e-9 * size
    for line in polylines {
      for index in line.indices.dropFirst() {
        let (from, to) = (line[index - 1], line[index])
        guard (to - from).lengthSquared > least * least else { continue }
        edges.append(
          Edge(from: from, to: to, low: pointwiseMin(from, to), high: pointwiseMax(from, to)))
      }
    }
    guard let sorted = Buckets(edges.map(\.low.x)) else { return 0 }
    edges = sorted.order.map { edges[$0] }
    let epsilon = 1e-9 * size * size
    var crossings = 0
    edges.withUnsafeBufferPointer { edges in
      for i in 0..<edges.count {
        let edge = edges[i]
        let way = edge.to - edge.from
        var j = i + 1
        let end = sorted.end(upTo: edge.high.x)
        while j < end {
          let other = edges[j]
          j += 1
          guard other.low.y <= edge.high.y, other.high.y >= edge.low.y else { continue }
          let (a, b) = (way.cross(other.from - edge.from), way.cross(other.to - edge.from))
          guard (a > epsilon && b < -epsilon) || (a < -epsilon && b > epsilon) else { continue }
          let back = other.to - other.from
          let (c, d) = (back.cross(edge.from - other.from), back.cross(edge.to - other.from))
          if (c > epsilon && d < -epsilon) || (c < -epsilon && d > epsilon) { crossings += 1 }
        }
      }
    }
    return crossings
  }

  /// Values sorted into about as many equal intervals as there are values, in linear time.
  private struct Buckets {
    /// The indices of the values, by interval.
    let order: [Int]
    /// How many values lie in the intervals before each.
    private let starts: [Int]
    private let low: Double
    private let scale: Double

    init?(_ values: [Double]) {
      guard let low = values.min(), let high = values.max() else { return nil }
      let count = values.count
      self.low = low
      scale = high > low ? Double(count - 1) / (high - low) : 0
      guard scale.isFinite else { return nil }
      var starts = [Int](repeating: 0, count: count + 1)
      let buckets = values.map { [low, scale] in Int(($0 - low) * scale) }
      for bucket in buckets { starts[bucket + 1] += 1 }
      for index in 1...count { starts[index] += starts[index - 1] }
      self.starts = starts
      var order = [Int](repeating: 0, count: count)
      for (index, bucket) in buckets.enumerated() {
        order[starts[bucket]] = index
        starts[bucket] += 1
      }
      self.order = order
    }

    /// The place in `order` past all values that may be at most `value`.
    func end(upTo value: Double) -> Int {
      starts[min(Int((value - low) * scale), starts.count - 2) + 1]
    }
  }
}
