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
    var matrix = place.inverted().cairo
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
    let size = file.withScaledFont(size: 128, strikeSize) ?? 128
    let picture = file.withScaledFont(size: size) { read(glyph, of: $0, size: size) } ?? nil
    pictures[key] = picture
    return picture
  }

  /// The size of the largest picture set in the file, or 128 for faces that scale.
  private func strikeSize(_ font: OpaquePointer) -> Double {
    guard let face = cairo_ft_scaled_font_lock_face(font) else { return 128 }
    defer { cairo_ft_scaled_font_unlock_face(font) }
    let count = Int(face.pointee.num_fixed_sizes)
    guard count > 0, let sizes = face.pointee.available_sizes else { return 128 }
    return (0..<count).map { Double(sizes[$0].y_ppem) / 64 }.max() ?? 128
  }

  private func read(_ glyph: UInt32, of font: OpaquePointer, size: Double) -> Picture? {
    var placed = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font, &placed, 1, &extents)
    let area = PixelRect(
      aligning: extents.x_bearing, extents.y_bearing, extents.x_bearing + extents.width,
      extents.y_bearing + extents.height, margin: 1)
    guard area.width > 2, area.height > 2, area.width < 2048, area.height < 2048 else { return nil }
    let bitmap = Bitmap(width: area.width, height: area.height)
    guard let memory = bitmap.pixels.baseAddress,
      let layer = try? Layer(area: area, memory: memory, stride: bitmap.stride)
    else { return nil }
    cairo_set_scaled_font(layer.context, font)
    cairo_show_glyphs(layer.context, &placed, 1)
    cairo_surface_flush(layer.surface)
    return Picture(bitmap: bitmap, layer: layer, size: size)
  }
}
