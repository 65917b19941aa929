import Pixels

/// Turns pictures of one size into whole image files in memory, one after the other.
protocol ImageEncoder: AnyObject {
  /// Whether its files can hold 16 bits a channel.
  var wantsDepth: Bool { get }

  /// Encodes a picture, from its 16-bit form where one is given and wanted, and hands the file's
  /// bytes to `body`; `path` is what errors name.
  func encode(
    _ bitmap: Bitmap, deep: DeepBitmap?, path: String,
    _ body: (UnsafeRawBufferPointer) throws(MediaError) -> Void
  ) throws(MediaError)
}

extension OutputFormat {
  /// The encoder for stills and frames of this format.
  func makeImageEncoder(
    _ settings: EncoderSettings, path: String
  ) throws(MediaError) -> any ImageEncoder {
    codec == .png ? PNGEncoder(settings) : try CodecImageEncoder(self, settings, path: path)
  }
}

/// Refuses a picture of another size than was announced.
func requireSize(
  _ bitmap: Bitmap, _ settings: EncoderSettings, path: String
) throws(MediaError) {
  guard bitmap.width != settings.width || bitmap.height != settings.height else { return }
  throw MediaError(
    "write \(path)", path: path, cause: .content,
    reason: "a picture has \(bitmap.width)×\(bitmap.height) pixels, not "
      + "\(settings.width)×\(settings.height)")
}
