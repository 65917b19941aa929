import Foundation

/// The names that Cairo gives to pictures and groups in an SVG.
enum SVGNames {
  /// The file with `image17`, `surface9` and the like numbered by their first appearance.
  ///
  /// Only names in quotes or after a `#` count, so that text and picture data stay as they are.
  static func renumbered(_ file: Data) -> Data {
    var result = Data(capacity: file.count)
    var numbers: [Data: Int] = [:]
    var rest = file[...]
    while let start = rest.firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "#") }
    ) {
      result += rest[rest.startIndex...start]
      rest = rest[(start + 1)...]
      guard let word = words.first(where: { rest.starts(with: $0) }) else { continue }
      let digits = rest.dropFirst(word.count).prefix { (48...57).contains($0) }
      guard !digits.isEmpty else { continue }
      let name = Data(rest[rest.startIndex..<digits.endIndex])
      let number = numbers[name] ?? numbers.count + 1
      numbers[name] = number
      result += word + Data("\(number)".utf8)
      rest = rest[digits.endIndex...]
    }
    return result + rest
  }

  private static let words = ["image", "surface", "source"].map { Data($0.utf8) }
}
