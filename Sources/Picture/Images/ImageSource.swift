/// Pixels of a picture: premultiplied BGRA bytes, rows without padding.
public final class ImagePixels: Sendable {
  /// The size in pixels.
  public let width: Int
  /// The size in pixels.
  public let height: Int
  /// `width * height * 4` bytes.
  public let bytes: [UInt8]

  /// A picture from its bytes.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(
      bytes.count == width * height * 4, "a picture's bytes must cover its pixels exactly")
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }
}

/// Hands out the pixels of the pictures that display lists name.
public protocol ImageSource: Sendable {
  /// The pixels of `reference`, or `nil` when there are none.
  ///
  /// A drawing is made in the reference's size; pictures of pixels have their own.
  func pixels(for reference: ImageReference) -> ImagePixels?
}
