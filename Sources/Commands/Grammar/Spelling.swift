import Picture

/// Finds the words that a misspelt or shortened one may stand for.
enum Spelling {
  /// The words near to `word`, best first, at most three; none when all are far.
  ///
  /// After words that are a few edits away come those that `word` is the beginning of.
  static func near(_ word: String, among words: [String]) -> [String] {
    let near = nearWords(to: word, among: words)
    let begun = words.filter {
      word.count >= 2 && $0.hasPrefix(word.lowercased()) && !near.contains($0)
    }
    return Array((near + begun).prefix(3))
  }
}
