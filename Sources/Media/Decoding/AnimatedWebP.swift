import Glibc

/// The facts of an animated WebP file, which FFmpeg can write but, up to version 7, not read.
///
/// See "WebP Container Specification" (Google): a RIFF file of chunks `VP8X` (canvas), `ANIM`
/// (loops) and one `ANMF` a frame.
struct AnimatedWebP: Equatable {
  /// Pixels of the canvas.
  private(set) var width = 0
  private(set) var height = 0
  /// Whether the header announces transparency.
  private(set) var hasAlpha = false
  /// How often it plays, 0 for ever.
  private(set) var loops = 0
  /// Stored frames: equal ones in a row are one.
  private(set) var frames = 0
  /// The sum of the frames' times in milliseconds.
  private(set) var milliseconds = 0
  /// Bytes of the file.
  private(set) var bytes: Int64 = 0

  /// Nil when the file cannot be read or is not an animated WebP.
  init?(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { return nil }
    bytes = Int64(facts.st_size)
    guard let head = Self.read(descriptor, at: 0, count: 12),
      head.prefix(4).elementsEqual("RIFF".utf8), head.suffix(4).elementsEqual("WEBP".utf8)
    else { return nil }
    var at = 12
    // A chunk is its name, its length and its content, padded to an even length.
    while let chunk = Self.read(descriptor, at: at, count: 8 + 16) {
      let length = Self.number(chunk[4..<8])
      let content = chunk[8...]
      switch String(decoding: chunk.prefix(4), as: UTF8.self) {
      case "VP8X":
        hasAlpha = content[8] & 0x10 != 0
        width = Self.number(content[12..<15]) + 1
        height = Self.number(content[15..<18]) + 1
      case "ANIM":
        loops = Self.number(content[12..<14])
      case "ANMF":
        frames += 1
        milliseconds += Self.number(content[20..<23])
      default: break
      }
      at += 8 + length + length % 2
    }
    // Cut short, the last frame ends past the end of the file.
    guard frames > 0, at == bytes else { return nil }
  }

  private static func read(_ descriptor: Int32, at offset: Int, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = pread(descriptor, &bytes, count, off_t(offset))
    // The last chunk may be shorter than what is looked at; the rest stays zero.
    return read >= min(count, 8) ? bytes : nil
  }

  /// A number as RIFF stores it, the lowest byte first.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
