import Glibc

extension Codec {
  /// Opens an image file again and compares it; throws a content fault that says what differs.
  ///
  /// Of a PNG the chunks are walked to the end, which needs no FFmpeg; the others are opened by it.
  func verifyImage(
    _ path: String, width: Int, height: Int, named name: String
  ) throws(MediaError) {
    let wanted = "\(title) of \(width)×\(height)"
    let found: String
    if self == .png {
      found = PNGStructure(path).map { "\(title) of \($0.width)×\($0.height)" } ?? "no whole PNG"
    } else {
      let facts = try MediaFacts(of: path, named: name)
      found =
        (facts.codec == decoder ? title : facts.codec) + " of \(facts.width)×\(facts.height)"
    }
    guard found != wanted else { return }
    throw MediaError(
      "verify \(name)", path: name, cause: .content,
      reason: "\(found) is there instead of \(wanted)",
      advice: "try again, and report this if it stays")
  }
}

/// What the chunks of a PNG file say.
///
/// See "Portable Network Graphics Specification", section 5: a signature, then chunks of length,
/// name, content and checksum, `IHDR` first and `IEND` last.
struct PNGStructure: Equatable {
  /// Pixels.
  private(set) var width = 0
  /// Pixels.
  private(set) var height = 0
  /// Bits a channel.
  private(set) var depth = 0
  /// 2 is colour, 6 is colour and alpha.
  private(set) var colorType = 0

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Nil when the file cannot be read, or is not a PNG from its first to its last byte.
  init?(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, Self.read(descriptor, at: 0, 8) == Self.signature,
      let head = Self.read(descriptor, at: 8, 18), Self.name(head) == "IHDR"
    else { return nil }
    (width, height) = (Self.number(head[8..<12]), Self.number(head[12..<16]))
    (depth, colorType) = (Int(head[16]), Int(head[17]))
    var (at, hasPixels) = (8, false)
    while let head = Self.read(descriptor, at: at, 8) {
      at += 12 + Self.number(head[0..<4])
      hasPixels = hasPixels || Self.name(head) == "IDAT"
      guard Self.name(head) == "IEND" else { continue }
      guard hasPixels, at == Int(facts.st_size) else { return nil }
      return
    }
    return nil
  }

  private static func read(_ descriptor: Int32, at offset: Int, _ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return pread(descriptor, &bytes, count, off_t(offset)) == count ? bytes : nil
  }

  private static func name(_ head: [UInt8]) -> String {
    String(decoding: head[4..<8], as: UTF8.self)
  }

  /// A number as PNG stores it, the highest byte first.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
