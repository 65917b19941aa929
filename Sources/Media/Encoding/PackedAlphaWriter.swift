import CPixelKernels
package import Pixels

/// Writes a film of twice the height: the colours above, their alpha as grey below.
///
/// For players that know no film with alpha and can put the halves together. Each half is padded to
/// an even height, so that the second begins at half of the film. Clear pixels have the colour of
/// their nearest covered neighbour, so that what is between them blends to no other.
package final class PackedAlphaWriter: FrameSink {
  private let film: VideoFileWriter
  private let packed: Bitmap
  private let half: Int
  private let distances: UnsafeMutableBufferPointer<UInt16>

  /// Opens the file beside `path`; the settings' size is that of the picture.
  package init(
    path: String, format: OutputFormat, settings: EncoderSettings, force: Bool = false
  ) throws(MediaError) {
    half = settings.height + settings.height % 2
    packed = Bitmap(width: settings.width, height: 2 * half)
    distances = .allocate(capacity: settings.width * settings.height)
    var inner = settings
    (inner.height, inner.alpha, inner.packsAlpha) = (2 * half, false, false)
    do throws(MediaError) {
      film = try VideoFileWriter(path: path, format: format, settings: inner, force: force)
    } catch {
      distances.deallocate()
      throw error
    }
    packed.fill(Pixel(red: 0, green: 0, blue: 0))
  }

  deinit { distances.deallocate() }

  package var format: OutputFormat { film.format }
  package var notices: [String] { film.notices }
  package var bytesWritten: Int64 { film.bytesWritten }

  package func write(_ bitmap: Bitmap, index: Int) throws(MediaError) {
    let base = packed.pixels.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
    let source = bitmap.pixels.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
    for y in 0..<bitmap.height {
      let upper = base + y * packed.stride
      inb_unpremultiply_row(source + y * bitmap.stride, upper, bitmap.width)
      let lower = packed.row(half + y)
      for (x, pixel) in bitmap.row(y).enumerated() {
        lower[x] = 0xFF00_0000 | (pixel >> 24) * 0x01_0101
      }
    }
    if let scratch = distances.baseAddress {
      _ = inb_fill_clear(base, packed.stride, bitmap.width, bitmap.height, scratch)
    }
    try film.write(packed, index: index)
  }

  package func seal() throws(MediaError) -> OutputSummary { try film.seal() }
  package func publish() throws(MediaError) { try film.publish() }
  package func cancel() { film.cancel() }
}
