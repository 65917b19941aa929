/// The tags inside captions.
///
/// SRT has HTML's `<i>`, `<b>`, `<u>`, `<font>` and, from other programs, `{\an8}`; WebVTT has
/// `<c>`, `<v Name>`, `<lang>` and times beside the first three.
package enum CaptionMarkup {
  /// What stays in a caption's markup.
  static let kept: Set<String> = ["b", "i", "u"]

  /// The text without any tag whose name is not in `names`; a `<` that begins no tag stays.
  package static func stripped(_ text: String, keeping names: Set<String>) -> String {
    var (result, rest) = ("", text[...])
    while let first = rest.first {
      if first == "<", let end = rest.firstIndex(of: ">"), isTag(rest[..<end].dropFirst()) {
        if names.contains(name(of: rest[..<end].dropFirst())) { result += rest[...end] }
        rest = rest[rest.index(after: end)...]
      } else if rest.hasPrefix("{\\"), let end = rest.firstIndex(of: "}") {
        rest = rest[rest.index(after: end)...]
      } else {
        result.append(first)
        rest.removeFirst()
      }
    }
    return result
  }

  /// The text with WebVTT's character references replaced by the characters.
  static func unescaped(_ text: String) -> String {
    var (result, rest) = ("", text[...])
    while let first = rest.first {
      if first == "&",
        let (reference, character) = references.first(where: { rest.hasPrefix($0.0) })
      {
        result += character
        rest = rest.dropFirst(reference.count)
      } else {
        result.append(first)
        rest.removeFirst()
      }
    }
    return result
  }

  /// The markup as WebVTT writes it: `&`, and `<` outside the tags that are kept, as references.
  package static func escaped(_ markup: String) -> String {
    var (result, rest) = ("", markup[...])
    while let first = rest.first {
      if first == "<", let end = rest.firstIndex(of: ">"),
        kept.contains(name(of: rest[..<end].dropFirst()))
      {
        result += rest[...end]
        rest = rest[rest.index(after: end)...]
        continue
      }
      result += first == "&" ? "&amp;" : first == "<" ? "&lt;" : String(first)
      rest.removeFirst()
    }
    // The arrow would end the cue.
    return result.replacing("-->", with: "--&gt;")
  }

  private static let references = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", "\u{A0}"), ("&lrm;", "\u{200E}"),
    ("&rlm;", "\u{200F}"),
  ]

  /// Whether what stands between `<` and `>` is a tag: a letter first, `/`, or WebVTT's times.
  private static func isTag(_ inside: Substring) -> Bool {
    guard let first = inside.first, !inside.contains("<"), !inside.contains("\n") else {
      return false
    }
    return first.isLetter || first == "/" || (first.isNumber && inside.contains(":"))
  }

  /// `b` of `b`, `/b` and `b.loud`.
  private static func name(of inside: Substring) -> String {
    let word = inside.first == "/" ? inside.dropFirst() : inside
    return String(word.prefix { $0.isLetter }).lowercased()
  }
}
