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
  /// from the other's line by more than 1e-9 of `size`. Edges are swept from left to right, so the
  /// cost is near linear for outlines.
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
    edges.sort { $0.low.x < $1.low.x }
    let epsilon = 1e-9 * size * size
    var crossings = 0
    edges.withUnsafeBufferPointer { edges in
      for i in 0..<edges.count {
        let edge = edges[i]
        let way = edge.to - edge.from
        var j = i + 1
        while j < edges.count, edges[j].low.x <= edge.high.x {
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
}
