/// Helps with a word that is not known.
package enum Suggestion {
  /// The word of `known` that `word` was most likely meant to be, or `nil` when none is close.
  ///
  /// Close is at most a third of the word's length in edits (insert, remove, replace, swap two
  /// neighbours), at least one, and none for words of one or two letters; letters' case is free. Ties go to the earlier word.
  package static func closest(to word: String, in known: [String]) -> String? {
    guard word.utf8.count <= 64 else { return nil }
    let lowered = Array(word.lowercased())
    let allowance = lowered.count < 3 ? 0 : max(1, lowered.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in known {
      let distance = editDistance(lowered, Array(candidate.lowercased()))
      if distance <= allowance, distance < (best?.distance ?? .max) { best = (candidate, distance) }
    }
    return best?.word
  }

  /// "did you mean 'x'?", or else the list of what is allowed.
  package static func hint(for word: String, in known: [String]) -> String {
    if let close = closest(to: word, in: known) { return "did you mean '\(close)'?" }
    let shown = known.prefix(24).joined(separator: ", ")
    return "allowed: " + shown + (known.count > 24 ? ", …" : "")
  }

  /// The optimal string alignment distance, by dynamic programming over three rows.
  private static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + [Int](repeating: 0, count: b.count)
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
