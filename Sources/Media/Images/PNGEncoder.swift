import CPNG
import CPixelKernels
import Glibc
package import Pixels

/// Turns bitmaps into PNG files in memory, through libpng.
///
/// Colours are straight and exact: what a premultiplied pixel means, rounded once. The picture is
/// tagged sRGB. One encoder serves pictures of one size, one after the other.
package final class PNGEncoder: ImageEncoder {
  private let width: Int
  private let height: Int
  private let alpha: Bool
  private let title: String?
  private let comment: String?
  private let compression: Compression
  private let pixels: UnsafeMutableBufferPointer<UInt8>
  private let row: UnsafeMutableBufferPointer<UInt8>

  /// zlib's level and the row filter, measured: see `docs/encoding.md`.
  private struct Compression {
    let level: Int32
    let filter: Int32
  }

  /// For pictures of `width` × `height` pixels; without `alpha` theirs is ignored.
  package init(
    width: Int, height: Int, alpha: Bool, effort: Effort = .normal, title: String? = nil,
    comment: String? = nil
  ) {
    self.width = width
    self.height = height
    self.alpha = alpha
    self.title = title
    self.comment = comment
    compression =
      switch effort {
      case .preview: Compression(level: 1, filter: PNG_FILTER_NONE)
      case .best: Compression(level: 9, filter: inb_png_all_filters)
      default: Compression(level: 6, filter: PNG_FILTER_UP)
      }
    pixels = .allocate(capacity: width * height * (alpha ? 8 : 6))
    row = .allocate(capacity: width * 4)
  }

  deinit {
    pixels.deallocate()
    row.deallocate()
  }

  package var wantsDepth: Bool { true }

  /// Encodes a picture with 16 bits a channel where `deep` is given, and hands the file's bytes to
  /// `body`.
  package func encode(
    _ bitmap: Bitmap, deep: DeepBitmap? = nil, path: String,
    _ body: (UnsafeRawBufferPointer) throws(MediaError) -> Void
  ) throws(MediaError) {
    guard bitmap.width == width, bitmap.height == height else {
      throw MediaError(
        "write \(path)", path: path, cause: .content,
        reason: "a picture has \(bitmap.width)×\(bitmap.height) pixels, not \(width)×\(height)")
    }
    let depth = deep == nil ? 8 : 16
    let stride = width * (alpha ? 4 : 3) * depth / 8
    let source = bitmap.pixels.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
    let target = pixels.baseAddress.unsafelyUnwrapped
    let straight = row.baseAddress.unsafelyUnwrapped
    for y in 0..<height {
      if let deep {
        copy(deep.row(y), to: target + y * stride)
      } else if alpha {
        inb_unpremultiply_row(source + y * bitmap.stride, straight, width)
        inb_rgba_row(straight, target + y * stride, width)
      } else {
        inb_rgb24_row(source + y * bitmap.stride, target + y * stride, width)
      }
    }
    var file = inb_png_file()
    defer { free(file.bytes) }
    let code = inb_png_encode(
      &file, target, stride, UInt32(width), UInt32(height), alpha ? 1 : 0, Int32(depth),
      compression.level, compression.filter, title, comment)
    guard code == 0 else {
      let message = withUnsafeBytes(of: &file.message) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw MediaError("write \(path)", path: path, cause: .library(code), reason: message)
    }
    try body(UnsafeRawBufferPointer(start: file.bytes, count: file.count))
  }

  /// A row of 16-bit words, the highest byte first as PNG stores them.
  private func copy(
    _ row: UnsafeMutableBufferPointer<UInt16>, to target: UnsafeMutablePointer<UInt8>
  ) {
    let channels = alpha ? 4 : 3
    for x in 0..<width {
      for channel in 0..<channels {
        let (word, at) = (row[4 * x + channel], 2 * (channels * x + channel))
        target[at] = UInt8(truncatingIfNeeded: word >> 8)
        target[at + 1] = UInt8(truncatingIfNeeded: word)
      }
    }
  }
}
