package import Pixels

/// A file with one picture: PNG, JPEG, WebP, or the first one of a GIF.
package enum PictureFile {
  /// The most pixels along each side.
  package static let sideLimit = 8192

  /// The picture in `path`, premultiplied.
  ///
  /// The size is checked before anything is decoded. Embedded colour profiles and the camera's
  /// orientation are not applied.
  package static func read(_ path: String) throws(MediaError) -> Bitmap {
    guard let header = PictureHeader(path: path) else {
      throw MediaError(
        "read the picture \(path)", path: path, cause: .content,
        reason: "it is no PNG, JPEG, WebP or GIF file, or is cut off",
        advice: "save it anew in one of these formats")
    }
    guard header.width <= sideLimit, header.height <= sideLimit else {
      throw MediaError(
        "read the picture \(path)", path: path, cause: .content,
        reason: "it has \(header.width)×\(header.height) pixels, and the most is "
          + "\(sideLimit)×\(sideLimit)",
        advice: "make it smaller")
    }
    guard let frame = try VideoReader(path: path).next() else {
      throw MediaError(
        "read the picture \(path)", path: path, cause: .content, reason: "nothing is in it",
        advice: "save it anew")
    }
    // What is decoded may differ from what the header announced.
    guard (1...sideLimit).contains(frame.width), (1...sideLimit).contains(frame.height) else {
      throw MediaError(
        "read the picture \(path)", path: path, cause: .content,
        reason: "its size is not the one at its beginning", advice: "save it anew")
    }
    return try frame.bitmap(photograph: header.kind == .jpeg || header.kind == .webp)
  }
}
