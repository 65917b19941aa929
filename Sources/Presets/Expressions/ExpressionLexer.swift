/// Splits the inside of `${…}` into tokens.
struct ExpressionLexer {
  enum Token: Hashable {
    case number(Double)
    case text(String)
    /// A name or a word such as `and`; dots join: `stage.width`.
    case name(String)
    case symbol(String)

    /// The token as it was written, for messages.
    var seen: String {
      switch self {
      case .number(let number): number.plain
      case .text(let text): "'\(text)'"
      case .name(let name): name
      case .symbol(let symbol): symbol
      }
    }
  }

  /// More tokens than this are refused: an expression is a line, not a program.
  static let tokenLimit = 1000

  static func tokens(of source: String) throws(ExpressionError) -> [Token] {
    let characters = Array(source.unicodeScalars)
    var (tokens, index): ([Token], Int) = ([], 0)
    while index < characters.count {
      let character = characters[index]
      if character.properties.isWhitespace {
        index += 1
      } else if isDigit(character)
        || (character == "." && index + 1 < characters.count && isDigit(characters[index + 1]))
      {
        tokens.append(try number(characters, &index))
      } else if character == "'" || character == "\"" {
        tokens.append(try text(characters, &index))
      } else if isNameStart(character) {
        let start = index
        while index < characters.count,
          isNameStart(characters[index]) || isDigit(characters[index]) || characters[index] == "."
        { index += 1 }
        tokens.append(.name(string(characters[start..<index])))
      } else {
        tokens.append(try symbol(characters, &index))
      }
      guard tokens.count <= tokenLimit else {
        throw ExpressionError("an expression of more than \(tokenLimit) words")
      }
    }
    return tokens
  }

  private static func number(
    _ characters: [Unicode.Scalar], _ index: inout Int
  ) throws(ExpressionError) -> Token {
    let start = index
    while index < characters.count, isDigit(characters[index]) || characters[index] == "." {
      index += 1
    }
    if index < characters.count, characters[index] == "e" || characters[index] == "E" {
      var end = index + 1
      if end < characters.count, characters[end] == "-" || characters[end] == "+" { end += 1 }
      if end < characters.count, isDigit(characters[end]) {
        while end < characters.count, isDigit(characters[end]) { end += 1 }
        index = end
      }
    }
    let literal = string(characters[start..<index])
    guard let number = Double(literal), number.isFinite else {
      throw ExpressionError("\(literal) is not a number")
    }
    return .number(number)
  }

  private static func text(
    _ characters: [Unicode.Scalar], _ index: inout Int
  ) throws(ExpressionError) -> Token {
    let quote = characters[index]
    let start = index + 1
    index = start
    while index < characters.count, characters[index] != quote { index += 1 }
    guard index < characters.count else { throw ExpressionError("text without its closing quote") }
    index += 1
    return .text(string(characters[start..<(index - 1)]))
  }

  private static func symbol(
    _ characters: [Unicode.Scalar], _ index: inout Int
  ) throws(ExpressionError) -> Token {
    let two = string(characters[index..<min(index + 2, characters.count)])
    if ["==", "!=", "<=", ">="].contains(two) {
      index += 2
      return .symbol(two)
    }
    let one = String(Character(characters[index]))
    guard "+-*/%()[],<>".contains(one) else {
      let hint =
        one == "="
        ? "; compare with =="
        : one == "&" || one == "|" || one == "!"
          ? "; write and, or, not" : ""
      throw ExpressionError("'\(one)' has no meaning in an expression\(hint)")
    }
    index += 1
    return .symbol(one)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
