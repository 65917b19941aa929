import Foundation

/// Turns any text into a part of a file's name.
package enum Slug {
  /// The most bytes that one text gives a name.
  package static let byteLimit = 100

  /// Letters, digits and marks of any script, dots within, `_`, `+` and single `-`; never empty,
  /// never beginning or ending with a dot, at most ``byteLimit`` bytes.
  ///
  /// A text that is cut ends with a digest of the whole, so that two long texts stay apart.
  package static func slug(_ text: String) -> String {
    var result = ""
    for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
      if isKept(scalar) {
        result.unicodeScalars.append(scalar)
      } else if !result.isEmpty, result.last != "-" {
        result += "-"
      }
    }
    while let last = result.last, last == "-" || last == "." { result.removeLast() }
    while let first = result.first, first == "-" || first == "." { result.removeFirst() }
    if result.isEmpty { return "_" + digest(of: text) }
    guard result.utf8.count > byteLimit else { return result }
    let tail = "-" + digest(of: text)
    while result.utf8.count > byteLimit - tail.utf8.count { result.removeLast() }
    return result + tail
  }

  /// Eight hexadecimal digits of FNV-1a: the same in every process.
  package static func digest(of text: String) -> String {
    var state: UInt32 = 0x811C_9DC5
    for byte in text.utf8 { state = (state ^ UInt32(byte)) &* 0x0100_0193 }
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "_" || scalar == "." || scalar == "+" { return true }
    if scalar == "-" { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
      return true
    // Emoji and their like.
    case .otherSymbol: return true
    default: return false
    }
  }
}
