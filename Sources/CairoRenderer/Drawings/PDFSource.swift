import CCairo
import Foundation

/// The first page of a PDF file in poppler's hands.
final class PDFSource: DrawingSource {
  private let document: OpaquePointer
  private let page: OpaquePointer
  private let library: Library
  let size: CGSize

  /// The functions of poppler's GLib binding that are used.
  private struct Library: Sendable {
    typealias New =
      @convention(c) (OpaquePointer, UnsafePointer<CChar>?, ErrorSlot?) -> OpaquePointer?
    typealias Page = @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
    typealias PageSize =
      @convention(c) (
        OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
      ) -> Void
    typealias Render = @convention(c) (OpaquePointer, OpaquePointer) -> Void
    let new: New
    let page: Page
    let size: PageSize
    let render: Render

    init?(_ library: DynamicLibrary) {
      guard let new = library.function("poppler_document_new_from_bytes", as: New.self),
        let page = library.function("poppler_document_get_page", as: Page.self),
        let size = library.function("poppler_page_get_size", as: PageSize.self),
        let render = library.function("poppler_page_render", as: Render.self)
      else { return nil }
      (self.new, self.page, self.size, self.render) = (new, page, size, render)
    }

    static let shared = Library(DynamicLibrary(PDFSource.library))
  }

  /// The library's file.
  static let library = "libpoppler-glib.so.8"
  /// Whether the library is installed, in a version that will do.
  static var isAvailable: Bool { Library.shared != nil }

  init(_ bytes: [UInt8], named name: String) throws(DrawingError) {
    guard let library = Library.shared else {
      throw DrawingError(
        operation: "read \(name)", reason: "poppler's libpoppler-glib.so.8 is not installed",
        advice: "install it (Debian: libpoppler-glib8)")
    }
    // Nil only when memory is exhausted.
    // swift-format-ignore: NeverForceUnwrap
    let data = g_bytes_new(bytes, gsize(bytes.count))!
    defer { g_bytes_unref(data) }
    var error: UnsafeMutablePointer<GError>?
    guard let document = library.new(data, nil, &error) else {
      throw DrawingError(
        operation: "read \(name)", reason: takeMessage(error), advice: "mend the PDF file")
    }
    guard let page = library.page(document, 0) else {
      g_object_unref(UnsafeMutableRawPointer(document))
      throw DrawingError(
        operation: "read \(name)", reason: "it has no page", advice: "mend the PDF file")
    }
    var (width, height) = (0.0, 0.0)
    library.size(page, &width, &height)
    (self.document, self.page, self.library) = (document, page, library)
    size = CGSize(width: width, height: height)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(page))
    g_object_unref(UnsafeMutableRawPointer(document))
  }

  func draw(on context: OpaquePointer, width: Double, height: Double) {
    guard size.width > 0, size.height > 0 else { return }
    cairo_save(context)
    cairo_scale(context, width / size.width, height / size.height)
    library.render(page, context)
    cairo_restore(context)
  }
}
