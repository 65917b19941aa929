import CCairo
import Foundation
import Geometry
import Picture
import Pixels

extension Painter {
  /// Draws a layout: all outlines of a line as one area, so that overlapping glyphs do not add up,
  /// and coloured glyphs as pictures.
  func draw(
    _ layout: TextLayout, _ paint: Paint, on target: Target, map: CGAffineTransform,
    opacity: Double
  ) throws(CairoError) {
    let area = PixelRect(layout.inkBounds, map: map).intersection(target.visible)
    guard map.isUsable, !area.isEmpty else { return }
    let context = target.context
    cairo_new_path(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    var hasOutlines = false
    let isShown = showGlyphs(layout, paint, on: target, map: map, opacity: opacity)
    for run in layout.runs where !run.face.isColor && !isShown {
      for glyph in run.glyphs {
        let outline = outlines.outline(of: glyph.id, in: run.face)
        guard !outline.isEmpty else { continue }
        let place = glyph.placement(size: run.size).concatenating(map)
        hasOutlines = extend(outline, in: context, map: place) || hasOutlines
      }
    }
    if hasOutlines {
      try withSource(paint, on: target, map: map, opacity: opacity, area: area) {
        cairo_fill(context)
      }
    }
    let strength = opacity * paint.strength
    for run in layout.runs where run.face.isColor && strength > 0 {
      for glyph in run.glyphs {
        colorGlyphs.draw(
          glyph.id, of: run.face, on: context,
          map: glyph.placement(size: run.size).concatenating(map), opacity: strength)
      }
    }
  }
}

extension TextLayout {
  /// The runs of all lines.
  var runs: [GlyphRun] { lines.flatMap(\.runs) }
}

extension GlyphRun.Glyph {
  /// Takes an outline of size one to the glyph's place in its layout.
  func placement(size: Double) -> CGAffineTransform {
    CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: origin.x, ty: origin.y)
  }
}

extension Paint {
  /// How strongly coloured glyphs, which have colours of their own, are drawn.
  fileprivate var strength: Double {
    guard case .color(let color) = self else { return 1 }
    return min(max(color.opacity, 0), 1)
  }
}
