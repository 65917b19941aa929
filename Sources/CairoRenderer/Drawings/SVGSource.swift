import CCairo
import Foundation

/// An SVG file in librsvg's hands.
final class SVGSource: DrawingSource {
  private let handle: OpaquePointer
  private let library: Library
  private let name: String

  /// The functions of librsvg that are used.
  private struct Library: Sendable {
    typealias New =
      @convention(c) (UnsafePointer<UInt8>?, UInt, ErrorSlot?) -> OpaquePointer?
    typealias SizeInPixels =
      @convention(c) (
        OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
      ) -> gboolean
    typealias Dimensions =
      @convention(c) (
        OpaquePointer, UnsafeMutablePointer<gboolean>?, UnsafeMutableRawPointer?,
        UnsafeMutablePointer<gboolean>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<gboolean>?,
        UnsafeMutableRawPointer?
      ) -> Void
    typealias Render =
      @convention(c) (OpaquePointer, OpaquePointer, UnsafePointer<Double>, ErrorSlot?) -> gboolean
    let new: New
    let sizeInPixels: SizeInPixels
    let dimensions: Dimensions
    let render: Render

    init?(_ library: DynamicLibrary) {
      guard let new = library.function("rsvg_handle_new_from_data", as: New.self),
        let size = library.function(
          "rsvg_handle_get_intrinsic_size_in_pixels", as: SizeInPixels.self),
        let dimensions = library.function(
          "rsvg_handle_get_intrinsic_dimensions", as: Dimensions.self),
        let render = library.function("rsvg_handle_render_document", as: Render.self)
      else { return nil }
      (self.new, sizeInPixels, self.dimensions, self.render) = (new, size, dimensions, render)
    }

    static let shared = Library(DynamicLibrary(SVGSource.library))
  }

  /// The library's file.
  static let library = "librsvg-2.so.2"
  /// Whether the library is installed, in a version that will do.
  static var isAvailable: Bool { Library.shared != nil }

  init(_ bytes: [UInt8], named name: String) throws(DrawingError) {
    guard let library = Library.shared else {
      throw DrawingError(
        operation: "read \(name)", reason: "librsvg 2.52 or newer is not installed",
        advice: "install it (Debian: librsvg2-2)")
    }
    var error: UnsafeMutablePointer<GError>?
    guard let handle = library.new(bytes, UInt(bytes.count), &error) else {
      throw DrawingError(
        operation: "read \(name)", reason: takeMessage(error), advice: "mend the SVG file")
    }
    (self.handle, self.library, self.name) = (handle, library, name)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

  /// The size in pixels, or that of the view box when the file has none, or 100 × 100.
  var size: CGSize {
    var (width, height) = (0.0, 0.0)
    if library.sizeInPixels(handle, &width, &height) != 0, width > 0, height > 0 {
      return CGSize(width: width, height: height)
    }
    var hasBox: gboolean = 0
    // RsvgRectangle: x, y, width, height.
    var box = [0.0, 0, 0, 0]
    box.withUnsafeMutableBytes { box in
      library.dimensions(handle, nil, nil, nil, nil, &hasBox, box.baseAddress)
    }
    guard hasBox != 0, box[2] > 0, box[3] > 0 else { return CGSize(width: 100, height: 100) }
    return CGSize(width: box[2], height: box[3])
  }

  func draw(on context: OpaquePointer, width: Double, height: Double) throws(DrawingError) {
    let own = size
    cairo_save(context)
    defer { cairo_restore(context) }
    // A viewport of another shape would leave margins instead of stretching.
    cairo_scale(context, width / own.width, height / own.height)
    var error: UnsafeMutablePointer<GError>?
    guard library.render(handle, context, [0, 0, own.width, own.height], &error) != 0 else {
      throw DrawingError(
        operation: "draw \(name)", reason: takeMessage(error), advice: "make the SVG file simpler")
    }
  }
}
