package import Foundation

/// Turns the bytes of a data file into text.
package enum TextDecoding {
  /// The text of `data`: UTF-8 with or without a byte order mark, or UTF-16 with one.
  ///
  /// Bytes in any other encoding are refused with the line of the first that is wrong: a guess would
  /// put wrong letters into pictures.
  package static func text(of data: Data, file: String) throws(BatchError) -> String {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      guard data.count.isMultiple(of: 2), let text = String(data: data, encoding: .utf16) else {
        throw BatchError(
          "read \(file)", reason: "its UTF-16 text is broken", advice: "save it as UTF-8")
      }
      return text
    }
    let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data[...]
    if let text = String(validating: bytes, as: UTF8.self) {
      guard let zero = text.utf8.firstIndex(of: 0) else { return text }
      let line = text.utf8[..<zero].count { $0 == 0x0A } + 1
      throw BatchError(
        "read \(file)", reason: "line \(line): it holds a zero byte, so it is no text",
        advice: "save it as UTF-8")
    }
    throw BatchError(
      "read \(file)",
      reason: "line \(lineOfFirstFault(in: bytes)): its letters are not UTF-8",
      advice: "save it as \"CSV UTF-8\", or convert it: iconv -f WINDOWS-1252 -t UTF-8 \(file)")
  }

  private static func lineOfFirstFault(in bytes: Data) -> Int {
    var line = 1
    for part in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil { return line }
      line += 1
    }
    return line
  }
}
