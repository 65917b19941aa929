/// A declaration of a Swift file that can be filmed.
struct FilmView: Equatable {
  enum Kind { case view, film, preview, previewProvider, program }
  /// The type's name; that of a `#Preview` is not known.
  let name: String
  let kind: Kind
  /// Where it is declared, from 1.
  let line: Int
  /// Where its declaration ends, from 1.
  let lastLine: Int
  /// The stored properties that must be given, if it cannot be made without arguments.
  let missingArguments: [String]
}

/// Finds the views, previews, programs and films that Swift files declare at their top level.
///
/// Reads declarations, not meanings: a conformance that reaches `View` only through another protocol
/// is not seen. A type that is private to its file, generic, or nested cannot be named from outside
/// and is left out.
enum FilmViews {
  /// The types of `source` that can be filmed, in the order of their declaration.
  static func find(in source: String) -> [FilmView] {
    let tokens = SwiftTokens.scan(source)
    var found: [FilmView] = []
    var depth = 0
    var place = 0
    while place < tokens.count {
      let token = tokens[place]
      if depth == 0, token.text == "struct",
        let declaration = Declaration(tokens, at: place)
      {
        if let view = declaration.view { found.append(view) }
        place = declaration.end
        continue
      }
      if depth == 0, token.text == "#Preview" {
        found.append(preview(tokens, at: place))
      }
      if "{([".contains(token.text) { depth += 1 }
      if "})]".contains(token.text) { depth = max(0, depth - 1) }
      place += 1
    }
    return found
  }

  /// The `#Preview` at `place`, whose closure's braces tell where it ends.
  private static func preview(_ tokens: [SwiftToken], at place: Int) -> FilmView {
    var depth = 0
    var last = tokens[place]
    for token in tokens[(place + 1)...] {
      if depth == 0, !"({".contains(token.text) { break }
      if "{([".contains(token.text) { depth += 1 }
      if "})]".contains(token.text) { depth -= 1 }
      last = token
    }
    return FilmView(
      name: "#Preview", kind: .preview, line: tokens[place].line, lastLine: last.line,
      missingArguments: [])
  }
}

/// One `struct` with its head and its body's range.
private struct Declaration {
  let view: FilmView?
  /// The place after the closing brace.
  let end: Int

  init?(_ tokens: [SwiftToken], at keyword: Int) {
    guard keyword + 1 < tokens.count, tokens[keyword + 1].kind == .word else { return nil }
    guard let open = tokens[keyword...].firstIndex(where: { $0.text == "{" }) else { return nil }
    var depth = 0
    var close = open
    repeat {
      if tokens[close].text == "{" { depth += 1 }
      if tokens[close].text == "}" { depth -= 1 }
      close += 1
    } while depth > 0 && close < tokens.count
    end = close
    let name = tokens[keyword + 1].text
    let head = tokens[(keyword + 2)..<open]
    let isGeneric = head.first?.text == "<"
    let conformances = head.prefix { $0.text != "where" }.map(\.text)
    let kinds: [(String, FilmView.Kind)] = [
      ("View", .view), ("Film", .film), ("PreviewProvider", .previewProvider), ("App", .program),
    ]
    let kind = kinds.first { conformances.contains($0.0) }?.1
    guard let kind, !isGeneric, !Self.isPrivate(tokens, before: keyword) else {
      view = nil
      return
    }
    view = FilmView(
      name: name, kind: kind, line: tokens[keyword].line, lastLine: tokens[close - 1].line,
      missingArguments: kind == .previewProvider
        ? [] : Members(tokens[(open + 1)..<max(open + 1, close - 1)]).missingArguments)
  }

  /// Whether one of the modifiers right before the keyword hides the type from other files.
  private static func isPrivate(_ tokens: [SwiftToken], before keyword: Int) -> Bool {
    let modifiers: Set = ["private", "fileprivate", "public", "internal", "final", "package"]
    return tokens[..<keyword].reversed()
      .prefix { modifiers.contains($0.text) || $0.text.hasPrefix("@") }
      .contains { $0.text.hasSuffix("private") }
  }
}

/// What the body of a type says about how it is made.
private struct Members {
  private(set) var missingArguments: [String] = []

  /// Wrappers that need no value, or bring their own.
  private static let selfSufficient: Set = [
    "@Environment", "@EnvironmentObject", "@Namespace", "@FocusState", "@GestureState",
    "@AppStorage", "@SceneStorage", "@UIApplicationDelegateAdaptor", "@AnimatableIgnored",
  ]

  init(_ body: ArraySlice<SwiftToken>) {
    var initialisers: [[String]] = []
    var required: [String] = []
    var place = body.startIndex
    var depth = 0
    var attributes: [String] = []
    var isStatic = false
    while place < body.endIndex {
      let text = body[place].text
      if depth == 0 {
        switch text {
        case "static", "class": isStatic = true
        case "let", "var":
          let property = Property(body, at: place)
          let needsNothing =
            isStatic || property.hasValue
            || attributes.contains(where: Self.selfSufficient.contains)
          if !needsNothing { required.append(property.name) }
          (attributes, isStatic) = ([], false)
        case "init": initialisers.append(Self.parametersWithoutDefault(body, after: place))
        case "func", "struct", "enum", "subscript", "typealias":
          (attributes, isStatic) = ([], false)
        default: if text.hasPrefix("@") { attributes.append(text) }
        }
      }
      if "{([".contains(text) { depth += 1 }
      if "})]".contains(text) { depth = max(0, depth - 1) }
      place += 1
    }
    // With initialisers of its own a struct has no memberwise one: the least demanding decides.
    missingArguments = initialisers.min { $0.count < $1.count } ?? required
  }

  /// The names of an initialiser's parameters that have no default.
  private static func parametersWithoutDefault(
    _ body: ArraySlice<SwiftToken>, after place: Int
  ) -> [String] {
    guard let open = body[place...].firstIndex(where: { $0.text == "(" }) else { return [] }
    var names: [String] = []
    var (depth, name, hasDefault) = (0, String?.none, false)
    func close(_ names: inout [String]) {
      if let name, !hasDefault { names.append(name) }
    }
    for token in body[open...] {
      if "([{".contains(token.text) {
        depth += 1
      } else if ")]}".contains(token.text) {
        depth -= 1
        if depth == 0 { break }
      } else if depth == 1, token.text == "," {
        close(&names)
        (name, hasDefault) = (nil, false)
      } else if depth == 1, token.text == "=" {
        hasDefault = true
      } else if name == nil, token.kind == .word {
        name = token.text
      }
    }
    close(&names)
    return names
  }
}

/// One `let` or `var`.
private struct Property {
  let name: String
  /// Whether it has a value, is computed, or is an optional variable.
  let hasValue: Bool

  init(_ body: ArraySlice<SwiftToken>, at keyword: Int) {
    name = keyword + 1 < body.endIndex ? body[keyword + 1].text : ""
    var depth = 0
    var last = ""
    for token in body[(keyword + 1)...].dropFirst() {
      if depth == 0 {
        if token.text == "=" || token.text == "{" {
          hasValue = true
          return
        }
        // A new statement: the type before it was all there is.
        if token.startsLine, !["?", "!", "&", ".", ":"].contains(token.text), last != ":" { break }
        if token.text == ";" { break }
      }
      if "([<".contains(token.text) { depth += 1 }
      if ")]>".contains(token.text), last != "-" { depth = max(0, depth - 1) }
      last = token.text
    }
    hasValue = body[keyword].text == "var" && last == "?"
  }
}
