import CWebP
import Glibc
package import Pixels

/// Decodes a WebP file, still or animated, picture by picture, through libwebp.
///
/// FFmpeg writes animated WebP and, up to version 7, does not read it. The file is held in memory.
package final class WebPReader {
  private let bytes: UnsafeMutableRawBufferPointer
  private let decoder: OpaquePointer  // WebPAnimDecoder
  private let width: Int
  private let height: Int
  private let name: String

  /// Opens the file; `named` is what errors call it.
  package init(path: String, named: String? = nil) throws(MediaError) {
    name = named ?? path
    bytes = try Self.content(of: path, named: name)
    var options = WebPAnimDecoderOptions()
    _ = inb_webp_decoder_options(&options)
    options.color_mode = MODE_BGRA
    options.use_threads = 0
    var data = WebPData(
      bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), size: bytes.count)
    guard let decoder = inb_webp_decoder(&data, &options) else {
      bytes.deallocate()
      throw MediaError(
        "read \(name)", path: name, cause: .content, reason: "it is not a whole WebP file")
    }
    self.decoder = decoder
    var facts = WebPAnimInfo()
    WebPAnimDecoderGetInfo(decoder, &facts)
    (width, height) = (Int(facts.canvas_width), Int(facts.canvas_height))
  }

  deinit {
    WebPAnimDecoderDelete(decoder)
    bytes.deallocate()
  }

  /// The next whole picture, its colours straight, and the millisecond at which it ends; nil after
  /// the last.
  package func next() throws(MediaError) -> (picture: Bitmap, end: Int)? {
    guard WebPAnimDecoderHasMoreFrames(decoder) != 0 else { return nil }
    var pixels: UnsafeMutablePointer<UInt8>?
    var end: Int32 = 0
    guard WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels else {
      throw MediaError("decode \(name)", path: name, cause: .content, reason: "a frame is broken")
    }
    let picture = Bitmap(width: width, height: height)
    for y in 0..<height {
      UnsafeMutableRawBufferPointer(picture.row(y)).copyMemory(
        from: UnsafeRawBufferPointer(start: pixels + 4 * width * y, count: 4 * width))
    }
    return (picture, Int(end))
  }

  private static func content(
    of path: String, named name: String
  ) throws(MediaError) -> UnsafeMutableRawBufferPointer {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw MediaError("read \(name)", path: name, errno: errno) }
    defer { close(descriptor) }
    var facts = stat()
    fstat(descriptor, &facts)
    let bytes = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(1, Int(facts.st_size)), alignment: 16)
    var done = 0
    while done < facts.st_size {
      let count = read(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done)
      guard count > 0 else {
        let code = errno
        bytes.deallocate()
        throw MediaError("read \(name)", path: name, errno: code)
      }
      done += count
    }
    return bytes
  }
}
