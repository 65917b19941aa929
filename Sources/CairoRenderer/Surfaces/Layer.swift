import CCairo
import Pixels

/// A rectangle of the picture's pixels with a Cairo surface and context over its memory.
///
/// Drawing coordinates are those of the whole picture: the surface's device offset takes them to
/// the layer's corner, a whole number of pixels, so that a shape covers the same pixels in the same
/// way on every layer.
final class Layer {
  /// The pixels of the picture that the layer holds.
  let area: PixelRect
  /// The memory, row by row.
  let memory: UnsafeMutableRawPointer
  /// The distance of rows in bytes.
  let stride: Int
  /// The owned `cairo_surface_t`.
  let surface: OpaquePointer
  /// The owned `cairo_t`, always with the identity matrix between commands.
  let context: OpaquePointer

  /// A layer over memory that outlives it: `area.height` rows of at least `area.width` pixels.
  init(area: PixelRect, memory: UnsafeMutableRawPointer, stride: Int) throws(CairoError) {
    let operation = "draw on a surface of \(area.width)×\(area.height) pixels"
    // Cairo hands out an object even on failure.
    // swift-format-ignore: NeverForceUnwrap
    let surface = cairo_image_surface_create_for_data(
      memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(area.width),
      Int32(area.height), Int32(stride))!
    cairo_surface_set_device_offset(surface, Double(-area.minX), Double(-area.minY))
    // As the surface.
    // swift-format-ignore: NeverForceUnwrap
    let context = cairo_create(surface)!
    (self.area, self.memory, self.stride) = (area, memory, stride)
    (self.surface, self.context) = (surface, context)
    try check(cairo_status(context), operation)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// The words of the picture's row `y`, from the layer's first column; Cairo must be flushed.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (memory + (y - area.minY) * stride).assumingMemoryBound(to: UInt32.self)
  }

  /// Calls `body` for pixels that are read or written behind Cairo's back.
  func withMemory(_ body: (Layer) -> Void) {
    cairo_surface_flush(surface)
    body(self)
    cairo_surface_mark_dirty(surface)
  }
}
