import CCairo
public import Geometry
public import Picture
import Pixels

/// An SVG or PDF file that display lists are drawn into, one a page, as shapes.
///
/// What neither format can hold as shapes (blurs, shadows, luminance masks, angular gradients, a few
/// blend modes) is drawn as pixels and put in its place. One unit is one pixel of the transform
/// given, which is thus also the fineness of those pixels. Stays on the thread that made it.
public final class VectorDocument {
  /// The kind of file.
  public enum Kind: Sendable { case svg, pdf }

  private let painter: Painter
  private let traits: VectorTraits
  private let surface: OpaquePointer
  private let context: OpaquePointer
  private let page: PixelRect
  private let kind: Kind
  private var isOpen = true

  /// Opens `path`, which is written over, for pages of `width` × `height` units.
  ///
  /// With `keepsFonts` text stays text, its fonts inside the file (as symbols in SVG); otherwise it
  /// becomes outlines.
  ///
  /// - Throws: `CairoError` when the file cannot be opened.
  public init(
    _ kind: Kind, path: String, width: Int, height: Int, keepsFonts: Bool = false,
    title: String? = nil, images: (any ImageSource)? = nil
  ) throws(CairoError) {
    traits = VectorTraits(keepsFonts: keepsFonts)
    painter = Painter(images: images, vector: traits)
    page = PixelRect(x: 0, y: 0, width: width, height: height)
    self.kind = kind
    let (wide, high) = (Double(width), Double(height))
    // Cairo hands out an object even on failure.
    switch kind {
    case .svg:
      // swift-format-ignore: NeverForceUnwrap
      surface = cairo_svg_surface_create(path, wide, high)!
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    case .pdf:
      // swift-format-ignore: NeverForceUnwrap
      surface = cairo_pdf_surface_create(path, wide, high)!
      if let title { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
      // The same film gives the same bytes, so that no clock may be read.
      cairo_pdf_surface_set_metadata(
        surface, CAIRO_PDF_METADATA_CREATE_DATE, "1970-01-01T00:00:00Z")
    }
    // swift-format-ignore: NeverForceUnwrap
    context = cairo_create(surface)!
    try check(cairo_status(context), "write \(path)")
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// What was drawn as pixels so far, or not as asked, in words, sorted.
  public var substitutions: [String] { traits.substitutions.sorted() }

  /// Draws `list` as a page of its own.
  public func addPage(
    _ list: DisplayList, transform: CGAffineTransform, background: RGBA? = nil
  ) throws(CairoError) {
    if let background {
      setSource(background, on: context)
      cairo_paint(context)
    }
    let target = Painter.Target(context: context, visible: page)
    try painter.draw(list.commands, on: target, map: transform)
    cairo_show_page(context)
    try check(cairo_status(context), "draw a page of \(page.width)×\(page.height)")
  }

  /// Completes the file.
  public func finish() throws(CairoError) {
    guard isOpen else { return }
    isOpen = false
    cairo_surface_finish(surface)
    try check(cairo_surface_status(surface), "complete a vector file")
  }
}

/// How a painter draws into a vector file, and what it could not keep as shapes.
final class VectorTraits {
  /// Whether text stays text.
  let keepsFonts: Bool
  /// What was substituted, in words.
  private(set) var substitutions: Set<String> = []

  init(keepsFonts: Bool) { self.keepsFonts = keepsFonts }

  /// Notes that `what` became pixels.
  func rasterized(_ what: String) { substitutions.insert("\(what) as pixels") }

  /// Notes what was done instead of something.
  func substituted(_ what: String) { substitutions.insert(what) }
}
