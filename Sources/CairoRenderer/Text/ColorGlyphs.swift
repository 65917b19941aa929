import CCairo
import Foundation
import Geometry
import Picture
import Pixels

/// Coloured glyphs as pictures of the size that their font holds, kept once they have been read.
final class ColorGlyphs {
  private struct Key: Hashable {
    var face: FontFace
    var glyph: UInt32
  }
  /// A glyph's picture; its area lies around the origin on the baseline, in pixels of its size.
  private struct Picture {
    var bitmap: Bitmap
    var layer: Layer
    var size: Double
  }
  private var faces: [FontFace: CairoFontFace] = [:]
  private var pictures: [Key: Picture?] = [:]
  private let limit = 512

  /// Draws a glyph; `map` takes an em of size one to pixels.
  func draw(
    _ glyph: UInt32, of face: FontFace, on context: OpaquePointer, map: CGAffineTransform,
    opacity: Double
  ) {
    guard let picture = picture(of: glyph, in: face) else { return }
    let place = map.scaledBy(x: 1 / picture.size, y: 1 / picture.size)
    guard place.isUsable else { return }
    cairo_set_source_surface(context, picture.layer.surface, 0, 0)
    let pattern = cairo_get_source(context)
    var matrix = place.inverted().roundedForPixman(about: map.origin).cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    if opacity < 1 { cairo_paint_with_alpha(context, opacity) } else { cairo_paint(context) }
    setSource(.clear, on: context)
  }

  private func picture(of glyph: UInt32, in face: FontFace) -> Picture? {
    let key = Key(face: face, glyph: glyph)
    if let picture = pictures[key] { return picture }
    if pictures.count >= limit { pictures.removeAll() }
    let file = faces[face] ?? CairoFontFace(face)
    faces[face] = file
    let picture = file.withScaledFont(size: 128) { read(glyph, of: $0) } ?? nil
    pictures[key] = picture
    return picture
  }

  /// Asks FreeType for the picture: Cairo 1.16 gives coloured glyphs of unmatched patterns no extents.
  private func read(_ glyph: UInt32, of font: OpaquePointer) -> Picture? {
    guard let face = cairo_ft_scaled_font_lock_face(font) else { return nil }
    defer { cairo_ft_scaled_font_unlock_face(font) }
    let size = selectSize(of: face)
    // FT_LOAD_RENDER and FT_LOAD_COLOR, whose macros are not imported.
    guard FT_Load_Glyph(face, glyph, 1 << 2 | 1 << 20) == 0, let slot = face.pointee.glyph else {
      return nil
    }
    let source = slot.pointee.bitmap
    guard source.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let bytes = source.buffer,
      (1..<2048).contains(source.width), (1..<2048).contains(source.rows), source.pitch > 0
    else { return nil }
    // A clear rim of one pixel lets the filter fade at the edges.
    let area = PixelRect(
      x: Int(slot.pointee.bitmap_left) - 1, y: -Int(slot.pointee.bitmap_top) - 1,
      width: Int(source.width) + 2, height: Int(source.rows) + 2)
    let bitmap = Bitmap(width: area.width, height: area.height)
    for y in 0..<Int(source.rows) {
      let row = UnsafeRawBufferPointer(
        start: bytes + y * Int(source.pitch), count: Int(source.width) * 4)
      UnsafeMutableRawBufferPointer(
        rebasing: UnsafeMutableRawBufferPointer(bitmap.row(y + 1))[4...]
      )
      .copyMemory(from: row)
    }
    guard let memory = bitmap.pixels.baseAddress,
      let layer = try? Layer(area: area, memory: memory, stride: bitmap.stride)
    else { return nil }
    return Picture(bitmap: bitmap, layer: layer, size: size)
  }

  /// Chooses the file's largest set of pictures, or 128 pixels an em for faces that scale.
  private func selectSize(of face: FT_Face) -> Double {
    let count = Int(face.pointee.num_fixed_sizes)
    guard let sizes = face.pointee.available_sizes,
      let best = (0..<count).max(by: { sizes[$0].y_ppem < sizes[$1].y_ppem })
    else {
      FT_Set_Pixel_Sizes(face, 0, 128)
      return 128
    }
    FT_Select_Size(face, Int32(best))
    return Double(sizes[best].y_ppem) / 64
  }
}
