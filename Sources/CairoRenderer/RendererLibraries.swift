import CCairo

/// The libraries that draw and set text, as they are loaded.
package enum RendererLibraries {
  /// The names and versions of the libraries; asking does not start any of them.
  package static var versions: [(name: String, version: String)] {
    // fontconfig packs its version as 10000 · major + 100 · minor + revision.
    let fontconfig = FcGetVersion()
    return [
      ("Cairo", String(cString: cairo_version_string())),
      ("Pango", String(cString: pango_version_string())),
      ("fontconfig", "\(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
    ]
  }

  /// The library that draws SVG pictures; `nil` when it is not installed.
  package static var svgReader: String? { SVGSource.isAvailable ? SVGSource.library : nil }
  /// The library that draws PDF pictures; `nil` when it is not installed.
  package static var pdfReader: String? { PDFSource.isAvailable ? PDFSource.library : nil }
}
