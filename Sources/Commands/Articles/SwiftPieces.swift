/// A declaration at the top level of a listing.
struct SwiftPiece: Equatable {
  enum Kind: Equatable { case type, `extension`, function, value, preview, `import`, other }
  let kind: Kind
  /// What it declares or extends; empty for what has no name.
  let name: String
  /// Its lines, from 1.
  let lines: ClosedRange<Int>
  /// Every word in it.
  let words: Set<String>
  /// What stands in it after `func`, `var`, `let`, `case` or a type's keyword.
  let members: Set<String>

  private static let kinds: [String: Kind] = [
    "struct": .type, "class": .type, "enum": .type, "actor": .type, "protocol": .type,
    "typealias": .type, "extension": .extension, "func": .function, "let": .value, "var": .value,
    "#Preview": .preview, "import": .import, "operator": .other, "precedencegroup": .other,
    "#if": .other,
  ]
  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "package", "open", "final", "indirect",
    "nonisolated", "infix", "prefix", "postfix", "lazy", "weak",
  ]

  /// The declarations of `source`, in order.
  ///
  /// Reads words, not meanings. Statements and modifiers that stand alone, as articles quote them, are
  /// no declarations and are left out.
  static func find(in source: String) -> [SwiftPiece] {
    let tokens = SwiftTokens.scan(source)
    var pieces: [SwiftPiece] = []
    var place = 0
    while place < tokens.count {
      guard tokens[place].startsLine, let keyword = keyword(of: tokens, at: place),
        let kind = kinds[tokens[keyword].text]
      else {
        // A statement: its blocks hold no top level.
        place = end(of: tokens, from: place)
        continue
      }
      let next = end(of: tokens, from: keyword, isCondition: tokens[keyword].text == "#if")
      pieces.append(SwiftPiece(kind, tokens[place..<next], keyword: keyword))
      place = next
    }
    return pieces
  }

  private init(_ kind: Kind, _ tokens: ArraySlice<SwiftToken>, keyword: Int) {
    self.kind = kind
    name =
      keyword + 1 < tokens.endIndex && tokens[keyword + 1].kind == .word
        && tokens[keyword].text != "#if"
      ? tokens[keyword + 1].text : ""
    lines = (tokens.first?.line ?? 1)...(tokens.last?.line ?? 1)
    words = Set(tokens.filter { $0.kind == .word }.map(\.text))
    var members: Set<String> = []
    for (word, name) in zip(tokens, tokens.dropFirst())
    where (Self.kinds[word.text] != nil || word.text == "case") && name.kind == .word {
      members.insert(name.text)
    }
    self.members = members
  }

  /// The keyword of the declaration that begins at `place`, after its attributes and modifiers.
  private static func keyword(of tokens: [SwiftToken], at place: Int) -> Int? {
    var place = place
    while place < tokens.count {
      let text = tokens[place].text
      if kinds[text] != nil { return place }
      guard modifiers.contains(text) || text.hasPrefix("@") else { return nil }
      place += 1
      if place < tokens.count, tokens[place].text == "(" { place = close(of: tokens, from: place) }
    }
    return nil
  }

  /// The place after the bracket that closes the one at `place`.
  private static func close(of tokens: [SwiftToken], from place: Int) -> Int {
    var depth = 0
    var place = place
    repeat {
      if "{([".contains(tokens[place].text) { depth += 1 }
      if "})]".contains(tokens[place].text) { depth -= 1 }
      place += 1
    } while depth > 0 && place < tokens.count
    return place
  }

  /// The place of the first word after what begins at `place`: one that starts a line outside of all
  /// brackets and does not go on with a sign.
  private static func end(
    of tokens: [SwiftToken], from place: Int, isCondition: Bool = false
  ) -> Int {
    var place = place
    if isCondition {
      var depth = 0
      repeat {
        if tokens[place].text == "#if" { depth += 1 }
        if tokens[place].text == "#endif" { depth -= 1 }
        place += 1
      } while depth > 0 && place < tokens.count
      return place
    }
    repeat {
      place = "{([".contains(tokens[place].text) ? close(of: tokens, from: place) : place + 1
    } while place < tokens.count
      && !(tokens[place].startsLine && tokens[place].kind == .word
        && !["where", "else", "async", "throws", "rethrows"].contains(tokens[place].text)
        && !["=", ",", ":", "."].contains(tokens[place - 1].text))
    return place
  }
}
