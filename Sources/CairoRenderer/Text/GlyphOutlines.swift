import CCairo
import Foundation
import Geometry
import Picture

/// Outlines of glyphs at size one, unhinted, kept once they have been read.
///
/// Text is drawn from these at every size and angle, so it moves and grows without a jump.
final class GlyphOutlines {
  private struct Key: Hashable {
    var face: FontFace
    var glyph: UInt32
  }
  private var faces: [FontFace: CairoFontFace] = [:]
  private var outlines: [Key: Path] = [:]
  private let limit = 20_000

  /// Outlines are read at this many pixels an em: FreeType rounds to 1/64 of one.
  private let readingSize = 1024.0

  /// The outline, y down from the baseline; empty for a glyph without one.
  func outline(of glyph: UInt32, in face: FontFace) -> Path {
    let key = Key(face: face, glyph: glyph)
    if let outline = outlines[key] { return outline }
    if outlines.count >= limit { outlines.removeAll() }
    let outline = read(glyph, in: face)
    outlines[key] = outline
    return outline
  }

  /// Calls `body` with the `cairo_font_face_t` of a face, kept open.
  func withFace(_ face: FontFace, _ body: (OpaquePointer) -> Void) { body(file(of: face).pointer) }

  private func file(of face: FontFace) -> CairoFontFace {
    let file = faces[face] ?? CairoFontFace(face)
    faces[face] = file
    return file
  }

  private func read(_ glyph: UInt32, in face: FontFace) -> Path {
    let file = file(of: face)
    // An upright face stands in for an italic one by the slant that fontconfig uses.
    let slant = face.isSlanted ? -0.2 : 0
    let scale = CGAffineTransform(
      a: 1 / readingSize, b: 0, c: slant / readingSize, d: 1 / readingSize, tx: 0, ty: 0)
    return file.withScaledFont(size: readingSize) { font in
      Path(glyph: glyph, of: font).applying(scale)
    } ?? Path()
  }
}

extension Path {
  /// The outline of a glyph at the scale of `font`.
  fileprivate init(glyph: UInt32, of font: OpaquePointer) {
    self.init()
    // Only the context's path is used; on a surface without pixels Cairo would leave it empty.
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    let context = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    cairo_set_scaled_font(context, font)
    var placed = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_glyph_path(context, &placed, 1)
    guard let copy = cairo_copy_path(context) else { return }
    defer { cairo_path_destroy(copy) }
    guard copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = copy.pointee.data else { return }
    var index = 0
    func point(_ offset: Int) -> CGPoint {
      CGPoint(x: data[index + offset].point.x, y: data[index + offset].point.y)
    }
    while index < Int(copy.pointee.num_data) {
      let header = data[index].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO: move(to: point(1))
      case CAIRO_PATH_LINE_TO: addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO: addCurve(to: point(3), control1: point(1), control2: point(2))
      default: closeSubpath()
      }
      index += max(Int(header.length), 1)
    }
  }
}
