import CCairo
import Picture

/// Pango's fonts over a fontconfig configuration of our own, and a context without rounding.
///
/// One Pango unit is 1/1024 point: the resolution is 72 dots an inch, so a point is a device unit.
final class PangoFontMap {
  /// The owned `FcConfig`.
  private let configuration: OpaquePointer
  /// The owned `PangoFontMap`.
  private let fontMap: UnsafeMutablePointer<CCairo.PangoFontMap>
  /// The owned `PangoContext`.
  let context: OpaquePointer

  /// The system's fonts and those of `files`; a file that is no font is ignored.
  ///
  /// Costs the reading of fontconfig's cache, some 20 ms.
  init(files: [String]) {
    // Nil only when memory is exhausted.
    // swift-format-ignore: NeverForceUnwrap
    configuration = FcInitLoadConfigAndFonts()!
    for file in files { FcConfigAppFontAddFile(configuration, file) }
    // Cairo is always built with FreeType where Pango's fontconfig headers are.
    // swift-format-ignore: NeverForceUnwrap
    fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)!
    let pointer = UnsafeMutableRawPointer(fontMap)
    pango_fc_font_map_set_config(OpaquePointer(pointer), configuration)
    pango_cairo_font_map_set_resolution(OpaquePointer(pointer), 72)
    // Nil only when memory is exhausted.
    // swift-format-ignore: NeverForceUnwrap
    context = pango_font_map_create_context(fontMap)!
    pango_context_set_round_glyph_positions(context, 0)
    // Line breaking and shaping must not follow the locale of the machine.
    pango_context_set_language(context, pango_language_from_string("en"))
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(fontMap))
    FcConfigDestroy(configuration)
  }

  /// What the map takes for a description: the family's names and the file.
  func match(_ description: OpaquePointer) -> (families: [String], file: String)? {
    guard let font = pango_font_map_load_font(fontMap, context, description) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(font)) }
    let file = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    guard let pattern = pango_fc_font_get_pattern(file) else { return nil }
    return (FontPattern.families(pattern), FontPattern.text(pattern, FC_FILE) ?? "")
  }
}

/// Reads what fontconfig chose.
enum FontPattern {
  /// The first value of a property that holds text.
  static func text(_ pattern: OpaquePointer, _ property: String, at index: Int32 = 0) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, property, index, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  /// All names of the family.
  static func families(_ pattern: OpaquePointer) -> [String] {
    var names: [String] = []
    while let name = text(pattern, FC_FAMILY, at: Int32(names.count)) { names.append(name) }
    return names
  }

  /// The glyph of a font that draws nothing.
  static func space(of font: UnsafeMutablePointer<PangoFont>) -> UInt32 {
    let file = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    return UInt32(pango_fc_font_get_glyph(file, 0x20))
  }

  /// The face that a font was opened from.
  static func face(of font: UnsafeMutableRawPointer) -> FontFace? {
    guard
      let pattern = pango_fc_font_get_pattern(
        font.assumingMemoryBound(to: PangoFcFont.self)),
      let file = text(pattern, FC_FILE)
    else { return nil }
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    var isColor: FcBool = 0
    FcPatternGetBool(pattern, FC_COLOR, 0, &isColor)
    // A matrix with a slope is fontconfig's stand-in for a missing italic.
    var matrix: UnsafeMutablePointer<FcMatrix>?
    let hasMatrix = FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) == FcResultMatch
    return FontFace(
      file: file, index: Int(index), variations: text(pattern, FC_FONT_VARIATIONS) ?? "",
      isColor: isColor != 0, isSlanted: hasMatrix && (matrix?.pointee.xy ?? 0) != 0)
  }
}
