import Foundation

/// The kind and size of a picture file, read from its first bytes without decoding it.
package struct PictureHeader: Hashable, Sendable {
  /// The kinds of files that are read.
  package enum Kind: String, Hashable, Sendable, CaseIterable { case png, jpeg, gif, webp }

  /// What the bytes say the file is, whatever its name.
  package var kind: Kind
  /// Pixels.
  package var width: Int
  /// Pixels.
  package var height: Int

  /// The header of the file that begins with `bytes`; `nil` when it is none of the kinds, or is cut
  /// off before its size.
  package init?(_ bytes: [UInt8]) {
    let reader = ByteReader(bytes: bytes)
    let found =
      reader.png.map { (Kind.png, $0) } ?? reader.gif.map { (.gif, $0) }
      ?? reader.webp.map { (.webp, $0) } ?? reader.jpeg.map { (.jpeg, $0) }
    guard let (kind, size) = found, size.0 > 0, size.1 > 0 else { return nil }
    (self.kind, width, height) = (kind, size.0, size.1)
  }

  /// The header of the file at `path`, whose size lies in its first 256 KiB in all but odd cases.
  package init?(path: String) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: 256 << 10) else { return nil }
    self.init([UInt8](data))
  }
}

/// Numbers at places of a file's beginning; `nil` beyond its end.
private struct ByteReader {
  let bytes: [UInt8]

  func byte(_ place: Int) -> Int? { bytes.indices.contains(place) ? Int(bytes[place]) : nil }
  func big(_ place: Int, _ count: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    return bytes[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) }
  }
  func little(_ place: Int, _ count: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    return bytes[place..<(place + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
  func has(_ text: String, at place: Int) -> Bool {
    place + text.utf8.count <= bytes.count
      && bytes[place..<(place + text.utf8.count)].elementsEqual(text.utf8)
  }
  private func pair(_ width: Int?, _ height: Int?) -> (Int, Int)? {
    guard let width, let height else { return nil }
    return (width, height)
  }

  /// The size in the chunk IHDR, which is the first one.
  var png: (Int, Int)? {
    guard big(0, 4) == 0x8950_4E47, has("IHDR", at: 12) else { return nil }
    return pair(big(16, 4), big(20, 4))
  }

  /// The size of the logical screen.
  var gif: (Int, Int)? {
    guard has("GIF8", at: 0) else { return nil }
    return pair(little(6, 2), little(8, 2))
  }

  /// The size of the canvas (VP8X), of the key frame (VP8) or of the lossless picture (VP8L).
  var webp: (Int, Int)? {
    guard has("RIFF", at: 0), has("WEBP", at: 8) else { return nil }
    if has("VP8X", at: 12) {
      return pair(little(24, 3).map { $0 + 1 }, little(27, 3).map { $0 + 1 })
    }
    if has("VP8L", at: 12) {
      guard let bits = little(21, 4) else { return nil }
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
    guard has("VP8 ", at: 12) else { return nil }
    return pair(little(26, 2).map { $0 & 0x3FFF }, little(28, 2).map { $0 & 0x3FFF })
  }

  /// The size in the first frame header (SOF) after the segments before it.
  var jpeg: (Int, Int)? {
    guard big(0, 2) == 0xFFD8 else { return nil }
    var place = 2
    while let marker = byte(place + 1), byte(place) == 0xFF, let length = big(place + 2, 2) {
      // C4, C8 and CC among them are tables and extensions.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return pair(big(place + 7, 2), big(place + 5, 2))
      }
      guard length >= 2 else { return nil }
      place += 2 + length
    }
    return nil
  }
}
