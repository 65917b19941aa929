import Foundation

/// Which contour of one shape becomes which contour of the other.
struct ContourMatching {
  /// Indices into both lists of outlines.
  var pairs: [SIMD2<Int>]
  /// Contours of the first shape without a partner.
  var deaths: [Int]
  /// Contours of the second shape without a partner.
  var births: [Int]

  /// Matches contours of equal role by place and length at the least total cost.
  ///
  /// Outer contours, holes and open contours match among themselves; open and outer contours that
  /// are then left over match each other. Forced pairs come first.
  init(_ a: [MorphOutline], _ b: [MorphOutline], forced: [SIMD2<Int>]) {
    pairs = []
    var (freeA, freeB) = (Set(a.indices), Set(b.indices))
    for pair in forced where freeA.contains(pair.x) && freeB.contains(pair.y) {
      pairs.append(pair)
      freeA.remove(pair.x)
      freeB.remove(pair.y)
    }
    let groups: [Set<MorphOutline.Role>] = [[.outer], [.hole], [.open], [.outer, .open]]
    for group in groups {
      let left = freeA.filter { group.contains(a[$0].role) }.sorted()
      let right = freeB.filter { group.contains(b[$0].role) }.sorted()
      guard !left.isEmpty, !right.isEmpty else { continue }
      let costs = left.map { i in right.map { Self.cost(a[i], b[$0]) } }
      for (row, column) in Self.assign(costs) {
        pairs.append(SIMD2(left[row], right[column]))
        freeA.remove(left[row])
        freeB.remove(right[column])
      }
    }
    pairs.sort { ($0.x, $0.y) < ($1.x, $1.y) }
    (deaths, births) = (freeA.sorted(), freeB.sorted())
  }

  private static func cost(_ a: MorphOutline, _ b: MorphOutline) -> Double {
    let reach = max(a.radius + b.radius, 1e-9)
    return (a.center - b.center).lengthSquared / (reach * reach)
      + abs(log((a.length + 1e-9) / (b.length + 1e-9)))
  }

  /// The assignment of the least total cost: pairs of row and column.
  ///
  /// The Hungarian method with potentials, O(n²·m). See Kuhn, "The Hungarian method for the
  /// assignment problem" (1955).
  static func assign(_ costs: [[Double]]) -> [(Int, Int)] {
    let (rows, columns) = (costs.count, costs.first?.count ?? 0)
    guard rows <= columns else {
      let turned = (0..<columns).map { column in costs.map { $0[column] } }
      return assign(turned).map { ($0.1, $0.0) }
    }
    var (rowPotential, columnPotential) = (
      [Double](repeating: 0, count: rows + 1), [Double](repeating: 0, count: columns + 1)
    )
    // Row 0 and column 0 stand for "none".
    var rowOf = [Int](repeating: 0, count: columns + 1)
    for row in 1...max(rows, 1) where row <= rows {
      var previous = [Int](repeating: 0, count: columns + 1)
      var slack = [Double](repeating: .infinity, count: columns + 1)
      var isUsed = [Bool](repeating: false, count: columns + 1)
      var column = 0
      rowOf[0] = row
      repeat {
        isUsed[column] = true
        let present = rowOf[column]
        var (least, next) = (Double.infinity, 0)
        for other in 1...columns where !isUsed[other] {
          let reduced =
            costs[present - 1][other - 1] - rowPotential[present] - columnPotential[other]
          if reduced < slack[other] { (slack[other], previous[other]) = (reduced, column) }
          if slack[other] < least { (least, next) = (slack[other], other) }
        }
        guard next > 0 else { break }
        for other in 0...columns {
          if isUsed[other] {
            rowPotential[rowOf[other]] += least
            columnPotential[other] -= least
          } else {
            slack[other] -= least
          }
        }
        column = next
      } while rowOf[column] != 0
      while column != 0 {
        rowOf[column] = rowOf[previous[column]]
        column = previous[column]
      }
    }
    return (1...max(columns, 1)).filter { $0 <= columns && rowOf[$0] > 0 }
      .map { (rowOf[$0] - 1, $0 - 1) }.sorted { $0 < $1 }
  }
}
