import CPNG
import Foundation
public import Pixels

/// Reads and writes small pictures as PNG through libpng's simplified interface.
public enum PNGPicture {
  /// Why a picture could not be read or written.
  public struct Failure: Error, CustomStringConvertible {
    /// What happened, with the file.
    public let description: String
  }

  /// PNG_FORMAT_BGRA: alpha, colour, blue first; the macro is not imported.
  private static let format: UInt32 = 0x13

  /// The picture in `path`, premultiplied.
  public static func read(_ path: String) throws -> Bitmap {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_file(&image, path) != 0 else {
      throw Failure(description: "could not read \(path)")
    }
    image.format = format
    guard image.width > 0, image.height > 0 else {
      throw Failure(description: "could not read \(path): it is empty")
    }
    let bitmap = Bitmap(width: Int(image.width), height: Int(image.height))
    let isRead = png_image_finish_read(
      &image, nil, bitmap.pixels.baseAddress, Int32(bitmap.stride), nil)
    guard isRead != 0 else { throw Failure(description: "could not read \(path)") }
    for y in 0..<bitmap.height {
      let row = bitmap.row(y)
      for x in row.indices { row[x] = premultiplied(Pixel(word: row[x])).word }
    }
    return bitmap
  }

  /// The picture as a PNG file with straight alpha.
  public static func encode(_ bitmap: Bitmap) throws -> [UInt8] {
    let straight = bitmap.copy()
    straight.unpremultiply()
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    (image.width, image.height) = (UInt32(bitmap.width), UInt32(bitmap.height))
    image.format = format
    defer { png_image_free(&image) }
    var size = bitmap.stride * bitmap.height * 2 + 4096
    var bytes = [UInt8](repeating: 0, count: size)
    let isWritten = png_image_write_to_memory(
      &image, &bytes, &size, 0, straight.pixels.baseAddress, Int32(straight.stride), nil)
    guard isWritten != 0 else { throw Failure(description: "could not encode a picture") }
    return Array(bytes.prefix(size))
  }

  private static func premultiplied(_ pixel: Pixel) -> Pixel {
    let alpha = UInt32(pixel.alpha)
    func level(_ value: UInt8) -> UInt8 { UInt8((UInt32(value) * alpha + 127) / 255) }
    return Pixel(
      red: level(pixel.red), green: level(pixel.green), blue: level(pixel.blue), alpha: pixel.alpha)
  }
}
