/// Finds the words that a misspelt one may stand for.
enum Spelling {
  /// The words closest to `word`, best first, at most three; none when all are far.
  ///
  /// A word is near when it takes at most one edit for every three letters to reach, or when
  /// `word` is the beginning of it.
  static func near(_ word: String, among words: [String]) -> [String] {
    let typed = Array(word.lowercased())
    guard !typed.isEmpty else { return [] }
    let ranked = words.enumerated().compactMap { index, candidate -> (Int, Int, String)? in
      let letters = Array(candidate.lowercased())
      let edits = distance(typed, letters)
      let isNear = edits <= max(1, min(typed.count, letters.count) / 3)
      let isPrefix = typed.count >= 2 && letters.starts(with: typed)
      return isNear || isPrefix ? (isNear ? edits : typed.count, index, candidate) : nil
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
  }

  /// The least number of insertions, deletions, substitutions and swaps of neighbours that turn
  /// one word into the other: the optimal string alignment distance.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        var best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          best = min(best, beforeLast[j - 2] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
