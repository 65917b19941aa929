/// A picture of 16 bits a channel: straight sRGB, R, G, B, A words without padding.
///
/// It is what an average of many pictures is kept as where a file can hold more than 8 bits. Clear
/// pixels are all zero.
public final class DeepBitmap {
  /// The size in pixels, positive.
  public let width: Int
  /// The size in pixels, positive.
  public let height: Int
  /// `4 * width * height` words, zero at first.
  public let words: UnsafeMutableBufferPointer<UInt16>

  /// A clear picture of `width` × `height` pixels.
  public init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a bitmap must have at least one pixel")
    (self.width, self.height) = (width, height)
    words = .allocate(capacity: 4 * width * height)
    words.initialize(repeating: 0)
  }

  deinit { words.deallocate() }

  /// The words of row `y`, four a pixel; valid while the bitmap lives.
  public func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt16> {
    precondition(y >= 0 && y < height, "a row must lie in the bitmap")
    return UnsafeMutableBufferPointer(rebasing: words[4 * width * y..<4 * width * (y + 1)])
  }
}
