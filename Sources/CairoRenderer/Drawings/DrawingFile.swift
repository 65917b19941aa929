import CCairo
package import Foundation
package import Pixels

/// An SVG or PDF file, read by librsvg or poppler and drawn in any size.
///
/// Neither follows a reference out of the file. Stays on the thread that made it.
package final class DrawingFile {
  private let source: any DrawingSource

  /// The most bytes of a file.
  private static let byteLimit = 64 << 20
  /// The most points, and pixels, along each side.
  package static let sideLimit = 8192

  /// Reads the file at `path`, a PDF if it begins as one.
  package init(path: String) throws(DrawingError) {
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber
    guard let size, size.intValue <= Self.byteLimit,
      let data = FileManager.default.contents(atPath: path), !data.isEmpty
    else {
      throw DrawingError(
        operation: "read \(path)", reason: "it is not there, is empty or has more than 64 MiB",
        advice: "look at the file")
    }
    let bytes = [UInt8](data)
    source =
      bytes.starts(with: "%PDF".utf8)
      ? try PDFSource(bytes, named: path) : try SVGSource(bytes, named: path)
  }

  /// The size in points that the file gives itself, each side at least one.
  package var size: CGSize {
    let size = source.size
    func side(_ length: CGFloat) -> CGFloat {
      length.isFinite ? min(max(length, 1), CGFloat(Self.sideLimit)) : 1
    }
    return CGSize(width: side(size.width), height: side(size.height))
  }

  /// The drawing stretched over `width` × `height` pixels, which are clamped to 1…8192.
  package func draw(width: Int, height: Int) throws(DrawingError) -> Bitmap {
    let bitmap = Bitmap(
      width: min(max(width, 1), Self.sideLimit), height: min(max(height, 1), Self.sideLimit))
    guard let memory = bitmap.pixels.baseAddress else { return bitmap }
    do {
      let layer = try Layer(area: bitmap.bounds, memory: memory, stride: bitmap.stride)
      try source.draw(on: layer.context, width: Double(bitmap.width), height: Double(bitmap.height))
      cairo_surface_flush(layer.surface)
    } catch let error as DrawingError {
      throw error
    } catch {
      throw DrawingError(
        operation: "draw a picture", reason: "\(error)", advice: "make it simpler")
    }
    return bitmap
  }
}

/// A drawing that a library has read.
protocol DrawingSource: AnyObject {
  /// The size in points.
  var size: CGSize { get }
  /// Draws on a Cairo context, stretched over `width` × `height` units from its origin.
  func draw(on context: OpaquePointer, width: Double, height: Double) throws(DrawingError)
}
