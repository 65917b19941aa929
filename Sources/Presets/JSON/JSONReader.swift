package import Foundation

/// Reads JSON (RFC 8259) with `//` and `/* */` comments and trailing commas, keeping positions.
///
/// The reader is total: any bytes give a tree or one mistake, in time linear in their count. The
/// nesting is bounded, so the recursion is too.
package struct JSONReader {
  /// The deepest nesting of arrays and objects.
  package static let nestingLimit = 128
  /// The largest file in bytes.
  package static let fileLimit = 64 << 20
  /// The longest string in bytes of UTF-8.
  package static let stringLimit = 1 << 20

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  // The last position that was asked for; positions are asked for in rising order.
  private var line = 1
  private var column = 1
  private var located = 0
  private let diagnostics: Diagnostics

  /// The first thing that is not JSON; reading stops there.
  private struct SyntaxError: Error {
    let position: SourcePosition
    let message: String
  }

  private init(_ bytes: [UInt8], _ diagnostics: Diagnostics) {
    (self.bytes, self.diagnostics) = (bytes, diagnostics)
  }

  /// The tree of `data`, or `nil` after recording why there is none; duplicate keys are recorded
  /// and reading goes on.
  package static func read(_ data: Data, into diagnostics: Diagnostics) -> JSONNode? {
    guard data.count <= fileLimit else {
      diagnostics.mistake(
        at: .start, "the file has \(data.count) bytes; the most is \(fileLimit) (64 MiB)")
      return nil
    }
    var reader = JSONReader([UInt8](data), diagnostics)
    do {
      try reader.checkEncoding()
      let node = try reader.readDocument()
      diagnostics.document = node
      for duplicate in reader.duplicates {
        diagnostics.mistake(at: duplicate.position, duplicate.message)
      }
      return node
    } catch let error as SyntaxError {
      diagnostics.mistake(at: error.position, error.message)
    } catch {
      diagnostics.mistake(at: .start, "\(error)")
    }
    return nil
  }

  private var duplicates: [SyntaxError] = []

  // MARK: - Positions and bytes

  /// The position of byte `target`; a line ends with LF, CR LF or CR.
  private mutating func position(of target: Int) -> SourcePosition {
    while located < min(target, bytes.count) {
      let byte = bytes[located]
      located += 1
      if byte == 0x0A || (byte == 0x0D && !(located < bytes.count && bytes[located] == 0x0A)) {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return SourcePosition(line: line, column: column)
  }

  private mutating func fail(_ message: String, at target: Int? = nil) -> SyntaxError {
    // A mistake may lie before what was located last, such as the start of an open comment.
    if let target, target < located { (line, column, located) = (1, 1, startOfText) }
    return SyntaxError(position: position(of: target ?? index), message: message)
  }

  private var startOfText = 0

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The next character for a message.
  private var next: String {
    guard let byte else { return "the end of the file" }
    let end = min(index + 4, bytes.count)
    let text = String(decoding: bytes[index..<end], as: UTF8.self)
    if byte < 0x20 || byte == 0x7F { return "a control character (\(byte))" }
    return "'\(text.first.map(String.init) ?? "?")'"
  }

  /// Refuses what is not UTF-8 before anything else looks at it.
  private mutating func checkEncoding() throws {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (index, located, startOfText) = (3, 3, 3) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw fail("the file is UTF-16; save it as UTF-8")
    }
    if let bad = firstInvalidUTF8() { throw fail("the file is not UTF-8 text here", at: bad) }
    if let zero = bytes.firstIndex(of: 0) {
      throw fail("the file holds a zero byte; it is not a text file", at: zero)
    }
  }

  private func firstInvalidUTF8() -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var decoder = UTF8()
    var (iterator, offset) = (bytes.makeIterator(), 0)
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  // MARK: - Values

  private mutating func readDocument() throws -> JSONNode {
    try skipSpace()
    guard byte != nil else { throw fail("the file is empty; a preset is an object: { … }") }
    let node = try readValue()
    try skipSpace()
    guard byte == nil else { throw fail("\(next) after the end of the value; remove it") }
    return node
  }

  private mutating func readValue() throws -> JSONNode {
    let start = position(of: index)
    switch byte {
    case UInt8(ascii: "{"): return JSONNode(.object(try readMembers()), at: start)
    case UInt8(ascii: "["): return JSONNode(.array(try readElements()), at: start)
    case UInt8(ascii: "\""): return JSONNode(.string(try readString()), at: start)
    case .some(let byte) where byte == UInt8(ascii: "-") || isDigit(byte):
      return JSONNode(.number(try readNumber()), at: start)
    case .some(let byte) where isWordByte(byte):
      return JSONNode(try readWord(), at: start)
    case UInt8(ascii: "'"): throw fail("a string in single quotes; use double quotes")
    case UInt8(ascii: "+"), UInt8(ascii: "."):
      throw fail("\(next) does not begin a number; write 0.5 or 5")
    default: throw fail("\(next) where a value should be")
    }
  }

  private mutating func readWord() throws -> JSONNode.Value {
    let start = index
    while let byte, isWordByte(byte) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case "NaN", "Infinity", "nan", "inf", "infinity":
      throw fail("\(word) is not a number JSON has; write a finite one", at: start)
    default:
      throw fail(
        "\(word.prefix(40)) is not a value; text needs double quotes (allowed words: true, false, "
          + "null)", at: start)
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$")
  }

  private func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  private mutating func readNumber() throws -> Double {
    let start = index
    if byte == UInt8(ascii: "-") { index += 1 }
    if byte == UInt8(ascii: "I") { throw fail("-Infinity is not a number JSON has", at: start) }
    guard isDigit(byte) else { throw fail("\(next) after a minus sign; a digit should be") }
    let hasLeadingZero = byte == UInt8(ascii: "0")
    index += 1
    if hasLeadingZero, isDigit(byte) {
      throw fail("a number with a leading zero; remove the zero", at: start)
    }
    while isDigit(byte) { index += 1 }
    if byte == UInt8(ascii: ".") {
      index += 1
      guard isDigit(byte) else { throw fail("\(next) after a decimal point; a digit should be") }
      while isDigit(byte) { index += 1 }
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      index += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
      guard isDigit(byte) else { throw fail("\(next) in an exponent; a digit should be") }
      while isDigit(byte) { index += 1 }
    }
    if let byte, isWordByte(byte) {
      throw fail("\(next) directly after a number; text with a unit needs double quotes")
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw fail("the number \(text.prefix(40)) is too large", at: start)
    }
    return number
  }

  // MARK: - Containers

  private mutating func enter() throws {
    depth += 1
    if depth > Self.nestingLimit {
      throw fail("lists and objects nested deeper than \(Self.nestingLimit)")
    }
    index += 1
    try skipSpace()
  }

  private mutating func readElements() throws -> [JSONNode] {
    let start = index
    try enter()
    var elements: [JSONNode] = []
    while byte != UInt8(ascii: "]") {
      guard byte != nil else { throw unclosed("list [", start) }
      elements.append(try readValue())
      try readSeparator(before: UInt8(ascii: "]"), in: "list", from: start)
    }
    index += 1
    depth -= 1
    return elements
  }

  private mutating func readMembers() throws -> [JSONNode.Member] {
    let start = index
    try enter()
    var (members, keys): ([JSONNode.Member], [String: SourcePosition]) = ([], [:])
    while byte != UInt8(ascii: "}") {
      guard byte != nil else { throw unclosed("object {", start) }
      guard byte == UInt8(ascii: "\"") else {
        throw fail("\(next) where a key in double quotes should be")
      }
      let keyPosition = position(of: index)
      let key = try readString()
      try skipSpace()
      guard byte == UInt8(ascii: ":") else {
        throw fail("\(next) after the key \"\(key.prefix(40))\"; a colon should be")
      }
      index += 1
      try skipSpace()
      let value = try readValue()
      if let first = keys[key] {
        duplicates.append(
          SyntaxError(
            position: keyPosition,
            message: "the key \"\(key.prefix(40))\" is already at \(first.line):\(first.column); "
              + "remove one"))
      } else {
        keys[key] = keyPosition
        members.append(.init(key: key, keyPosition: keyPosition, value: value))
      }
      try readSeparator(before: UInt8(ascii: "}"), in: "object", from: start)
    }
    index += 1
    depth -= 1
    return members
  }

  private mutating func readSeparator(
    before end: UInt8, in what: String, from start: Int
  ) throws {
    try skipSpace()
    if byte == UInt8(ascii: ",") {
      index += 1
      try skipSpace()
      if byte == UInt8(ascii: ",") { throw fail("two commas in a row; remove one") }
    } else if byte != end {
      guard byte != nil else { throw unclosed(what, start) }
      throw fail(
        "\(next) in \(what == "list" ? "a list" : "an object"); a comma is missing before it")
    }
  }

  private mutating func unclosed(_ what: String, _ start: Int) -> SyntaxError {
    let here = position(of: index)
    var opening = self
    let began = opening.fail("", at: start).position
    return SyntaxError(
      position: here,
      message: "the file ends inside the \(what) that began at \(began.line):\(began.column)")
  }

  // MARK: - Strings and space

  private mutating func readString() throws -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while true {
      guard let byte else { throw unclosed("string", start) }
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try readEscape(into: &text)
      case 0x0A, 0x0D: throw fail("a line break in a string; write \\n, or close the string")
      case 0..<0x20: throw fail("a control character (\(byte)) in a string; write it as \\u00..")
      default:
        text.append(byte)
        index += 1
      }
      if text.count > Self.stringLimit {
        throw fail("a string longer than \(Self.stringLimit) bytes (1 MiB)", at: start)
      }
    }
  }

  private mutating func readEscape(into text: inout [UInt8]) throws {
    let start = index
    index += 1
    let plain: [UInt8: UInt8] = [
      UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
      UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13,
      UInt8(ascii: "t"): 9,
    ]
    guard let byte else { throw fail("the file ends inside a string") }
    if let character = plain[byte] {
      index += 1
      text.append(character)
      return
    }
    guard byte == UInt8(ascii: "u") else {
      throw fail("\\\(next) is not an escape; allowed: \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0000")
    }
    var code = try readHex(from: start)
    if (0xD800..<0xDC00).contains(code) {
      guard self.byte == UInt8(ascii: "\\"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "u")
      else { throw fail("half of a surrogate pair; the other half is missing", at: start) }
      index += 1
      let low = try readHex(from: start)
      guard (0xDC00..<0xE000).contains(low) else {
        throw fail("half of a surrogate pair; the other half is missing", at: start)
      }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else {
      throw fail("half of a surrogate pair; the other half is missing", at: start)
    }
    text.append(contentsOf: Array(String(Character(scalar)).utf8))
  }

  /// Four hexadecimal digits after the `u` at `index`.
  private mutating func readHex(from start: Int) throws -> UInt32 {
    index += 1
    let end = min(index + 4, bytes.count)
    let digits = String(decoding: bytes[index..<end], as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let code = UInt32(digits, radix: 16)
    else { throw fail("\\u needs four hexadecimal digits", at: start) }
    index = end
    return code
  }

  private mutating func skipSpace() throws {
    while let byte {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws {
    let start = index
    index += 1
    switch byte {
    case UInt8(ascii: "/"):
      while let byte, byte != 0x0A, byte != 0x0D { index += 1 }
    case UInt8(ascii: "*"):
      index += 1
      while index + 1 < bytes.count,
        !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/"))
      { index += 1 }
      guard index + 1 < bytes.count else { throw fail("a comment /* that does not end", at: start) }
      index += 2
    default: throw fail("'/' where a value should be; a comment begins with // or /*", at: start)
    }
  }
}
