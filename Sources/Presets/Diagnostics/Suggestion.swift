import Picture

/// Helps with a word that is not known.
package enum Suggestion {
  /// "did you mean 'x'?", or else the list of what is allowed.
  ///
  /// A single letter is near to every other one, so it gets the list.
  package static func hint(for word: String, in known: [String]) -> String {
    if word.count > 1, let close = nearWords(to: word, among: known, limit: 1).first {
      return "did you mean '\(close)'?"
    }
    let shown = known.prefix(24).joined(separator: ", ")
    return "allowed: " + shown + (known.count > 24 ? ", …" : "")
  }
}
