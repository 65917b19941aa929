/// A picture in memory: premultiplied ARGB32 in native order, which is B, G, R, A bytes here.
///
/// This is the seam between drawing and encoding: Cairo draws into `pixels`, an encoder reads it.
/// Rows begin at multiples of 64 bytes. A bitmap has one owner at a time and is handed from thread
/// to thread by `sending`.
public final class Bitmap {
  /// The size in pixels, positive.
  public let width: Int
  /// The size in pixels, positive.
  public let height: Int
  /// The distance of rows in bytes, a multiple of 64.
  public let stride: Int
  /// `stride * height` bytes, zero at first.
  public let pixels: UnsafeMutableRawBufferPointer

  /// A clear picture of `width` × `height` pixels.
  public init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a bitmap must have at least one pixel")
    self.width = width
    self.height = height
    stride = (width * 4 + 63) & ~63
    pixels = .allocate(byteCount: stride * height, alignment: 64)
    pixels.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit { pixels.deallocate() }
}
