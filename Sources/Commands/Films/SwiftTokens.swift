/// One word or sign of a Swift file; comments and the insides of strings are left out.
struct SwiftToken: Equatable {
  enum Kind { case word, number, string, sign }
  let kind: Kind
  /// The text; a string literal is only its quotes.
  let text: String
  /// From 1.
  let line: Int
  /// Whether it is the first on its line.
  let startsLine: Bool
}

/// Splits Swift source into tokens, well enough to find declarations.
///
/// Knows nested comments, raw and multi-line strings, and code inside interpolations (which is
/// skipped with its string). Total: an unfinished string or comment ends with the file.
struct SwiftTokens {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var startsLine = true
  private var tokens: [SwiftToken] = []

  /// The tokens of `source`, in order.
  static func scan(_ source: String) -> [SwiftToken] {
    var scanner = SwiftTokens(bytes: Array(source.utf8))
    while scanner.place < scanner.bytes.count { scanner.step() }
    return scanner.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ offset: Int = 0) -> UInt8? {
    place + offset < bytes.count ? bytes[place + offset] : nil
  }

  private func starts(with text: StaticString) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  private mutating func step() {
    guard let first = byte() else { return }
    if first == UInt8(ascii: "\n") {
      advance()
      startsLine = true
    } else if first <= 32 {
      advance()
    } else if starts(with: "//") {
      while let next = byte(), next != UInt8(ascii: "\n") { advance() }
    } else if starts(with: "/*") {
      skipComment()
    } else if let hashes = hashesBeforeQuote() {
      let begin = line
      skipString(hashes: hashes)
      add(.string, "\"\"", line: begin)
    } else if Self.isWord(first) {
      let begin = place
      while let next = byte(), Self.isWord(next) || Self.isDigit(next) { advance() }
      add(.word, String(decoding: bytes[begin..<place], as: UTF8.self))
    } else if Self.isDigit(first) {
      let begin = place
      while let next = byte(), Self.isWord(next) || Self.isDigit(next) { advance() }
      add(.number, String(decoding: bytes[begin..<place], as: UTF8.self))
    } else {
      advance()
      add(.sign, String(decoding: [first], as: UTF8.self))
    }
  }

  private mutating func add(_ kind: SwiftToken.Kind, _ text: String, line begin: Int? = nil) {
    tokens.append(
      SwiftToken(kind: kind, text: text, line: begin ?? line, startsLine: startsLine))
    startsLine = false
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where place < bytes.count {
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        advance(2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && place < bytes.count
  }

  /// How many `#` stand before a quote here; `nil` when no string begins here.
  private func hashesBeforeQuote() -> Int? {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    return byte(count) == UInt8(ascii: "\"") ? count : nil
  }

  private mutating func skipString(hashes: Int) {
    advance(hashes)
    let isMultiLine = starts(with: "\"\"\"")
    let quotes = isMultiLine ? 3 : 1
    advance(quotes)
    while let next = byte() {
      if next == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ byte(1 + $0) == UInt8(ascii: "#") })
      {
        advance(1 + hashes)
        if byte() == UInt8(ascii: "(") { skipInterpolation() } else { advance() }
      } else if next == UInt8(ascii: "\""),
        (0..<quotes).allSatisfy({ byte($0) == UInt8(ascii: "\"") }),
        (0..<hashes).allSatisfy({ byte(quotes + $0) == UInt8(ascii: "#") })
      {
        advance(quotes + hashes)
        return
      } else if next == UInt8(ascii: "\n"), !isMultiLine {
        return
      } else {
        advance()
      }
    }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while let next = byte() {
      if next == UInt8(ascii: "(") {
        depth += 1
        advance()
      } else if next == UInt8(ascii: ")") {
        depth -= 1
        advance()
        if depth == 0 { return }
      } else if let hashes = hashesBeforeQuote() {
        skipString(hashes: hashes)
      } else {
        advance()
      }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "`")
      || byte >= 128
  }
}
