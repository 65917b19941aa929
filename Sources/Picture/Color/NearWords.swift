/// The words nearest to a mistyped one, best first and at most three; equal ones keep their order.
///
/// A word is near when at most a third of its letters, and at least one, must be changed, added,
/// dropped or swapped with a neighbour. Letter case counts for nothing.
package func nearWords(to word: String, among candidates: [String], limit: Int = 3) -> [String] {
  let target = Array(word.lowercased())
  guard !target.isEmpty, target.count <= 64 else { return [] }
  let ranked = candidates.enumerated().compactMap { index, candidate -> (Int, Int, String)? in
    let distance = editDistance(target, Array(candidate.lowercased()))
    return distance <= max(1, min(target.count, candidate.count) / 3)
      ? (distance, index, candidate) : nil
  }
  return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(limit).map(\.2)
}

/// The least number of changed, added, dropped or swapped neighbouring letters (the optimal string
/// alignment distance).
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
  var (earlier, previous) = ([Int](), Array(0...b.count))
  for i in 1...a.count {
    var row = [i]
    for j in 1...b.count {
      let change = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
      var best = min(change, previous[j] + 1, row[j - 1] + 1)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        best = min(best, earlier[j - 2] + 1)
      }
      row.append(best)
    }
    (earlier, previous) = (previous, row)
  }
  return previous[b.count]
}
