import CCairo
import Picture

/// A font file opened for Cairo.
final class CairoFontFace {
  /// The owned `cairo_font_face_t`.
  let pointer: OpaquePointer

  /// The face that `face` describes; Cairo reads the file when the first glyph is asked for.
  init(_ face: FontFace) {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FILE, face.file)
    FcPatternAddInteger(pattern, FC_INDEX, Int32(truncatingIfNeeded: face.index))
    if !face.variations.isEmpty {
      FcPatternAddString(pattern, FC_FONT_VARIATIONS, face.variations)
    }
    // Cairo hands out an object even on failure.
    // swift-format-ignore: NeverForceUnwrap
    pointer = cairo_ft_font_face_create_for_pattern(pattern)!
  }

  deinit { cairo_font_face_destroy(pointer) }

  /// Calls `body` with a font of `size` pixels an em, without hinting.
  func withScaledFont<Result>(size: Double, _ body: (OpaquePointer) -> Result) -> Result? {
    var (matrix, identity) = (cairo_matrix_t(), cairo_matrix_t())
    cairo_matrix_init_scale(&matrix, size, size)
    cairo_matrix_init_identity(&identity)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    guard let font = cairo_scaled_font_create(pointer, &matrix, &identity, options) else {
      return nil
    }
    defer { cairo_scaled_font_destroy(font) }
    return cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS ? body(font) : nil
  }
}

extension UnsafePointer<UInt8> {
  /// The text that fontconfig keeps as bytes.
  var text: String { String(cString: self) }
}
