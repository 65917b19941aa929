import Foundation

/// Walks over the bytes of path data, number by number.
struct SVGNumberScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  /// A scanner at the first of `bytes`, which must outlive it.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next byte; `nil` at the end.
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func advance() { offset += 1 }

  mutating func stepBack() { offset -= 1 }

  mutating func skipSpaces() {
    while let byte = peek, isSpace(byte) { offset += 1 }
  }

  /// Skips spaces and at most one comma, and tells whether a number can begin there; a comma that
  /// no number follows is left for the error.
  mutating func skipToNumber() -> Bool {
    skipSpaces()
    let comma = offset
    skipSeparator()
    guard let byte = peek, isDigit(byte) || byte == point || byte == minus || byte == plus else {
      offset = comma
      return false
    }
    return true
  }

  /// Reads a number: a sign, digits, a fraction and an exponent, each of which may be absent.
  ///
  /// It ends where no longer number could be read, so that `.5.5` and `1-2` are two each.
  mutating func number() throws(SVGPathError) -> CGFloat {
    skipSeparator()
    let start = offset
    let isNegative = peek == minus
    if isNegative || peek == plus { offset += 1 }
    var digits = DecimalDigits()
    while let byte = peek, isDigit(byte) { digits.append(byte - zero); offset += 1 }
    if peek == point {
      offset += 1
      while let byte = peek, isDigit(byte) { digits.appendFraction(byte - zero); offset += 1 }
    }
    guard digits.count > 0 else { throw error(.number) }
    digits.exponent += exponent()
    if let value = digits.exactValue { return isNegative ? -CGFloat(value) : CGFloat(value) }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      offset = start
      throw error(.smallerNumber)
    }
    return CGFloat(value)
  }

  /// Reads an arc's flag, which needs nothing between itself and what follows.
  mutating func flag() throws(SVGPathError) -> Bool {
    skipSeparator()
    guard let byte = peek, byte == zero || byte == zero + 1 else { throw error(.flag) }
    offset += 1
    return byte != zero
  }

  /// The mistake of finding something else than `expected` here.
  func error(_ expected: SVGPathError.Expectation) -> SVGPathError {
    // The next few bytes hold at least one whole character.
    let rest = bytes[min(offset, bytes.count)..<min(offset + 32, bytes.count)]
    let found = String(decoding: rest, as: UTF8.self).first
    return SVGPathError(offset: offset, expected: expected, found: found)
  }

  private mutating func skipSeparator() {
    skipSpaces()
    guard peek == UInt8(ascii: ",") else { return }
    offset += 1
    skipSpaces()
  }

  /// Reads an exponent if a whole one follows; an `e` alone is no part of the number.
  private mutating func exponent() -> Int {
    guard let byte = peek, byte | 0x20 == UInt8(ascii: "e") else { return 0 }
    let start = offset
    offset += 1
    let isNegative = peek == minus
    if isNegative || peek == plus { offset += 1 }
    guard let byte = peek, isDigit(byte) else {
      offset = start
      return 0
    }
    var exponent = 0
    while let byte = peek, isDigit(byte) {
      // Clamped far outside what a double can hold.
      exponent = min(exponent * 10 + Int(byte - zero), 100_000)
      offset += 1
    }
    return isNegative ? -exponent : exponent
  }
}

/// The digits of a number, as far as plain arithmetic yields their exact value.
private struct DecimalDigits {
  /// How many digits were read.
  private(set) var count = 0
  var exponent = 0
  private var mantissa: UInt64 = 0
  private var fits = true

  mutating func append(_ digit: UInt8) {
    count += 1
    let (shifted, overflow) = mantissa.multipliedReportingOverflow(by: 10)
    let (sum, carry) = shifted.addingReportingOverflow(UInt64(digit))
    if overflow || carry { fits = false } else { mantissa = sum }
  }

  mutating func appendFraction(_ digit: UInt8) {
    append(digit)
    exponent -= 1
  }

  /// The value, when mantissa and power of ten are both exact in a double, so that one operation
  /// rounds correctly (Clinger, "How to Read Floating Point Numbers Accurately", 1990); else `nil`.
  var exactValue: Double? {
    guard fits, mantissa <= 1 << 53, abs(exponent) <= 22 else { return nil }
    let power = DecimalDigits.powersOfTen[abs(exponent)]
    return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

/// The shortest decimal that reads back to the same bits, as SVG writes numbers: without a fraction
/// that is zero.
func svgNumber(_ value: CGFloat) -> String {
  let text = "\(Double(value))"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

private let zero = UInt8(ascii: "0")
private let point = UInt8(ascii: ".")
private let minus = UInt8(ascii: "-")
private let plus = UInt8(ascii: "+")

private func isDigit(_ byte: UInt8) -> Bool { byte >= zero && byte <= zero + 9 }

/// The white space of the path grammar: tab, line feed, form feed, carriage return and space.
private func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
}
