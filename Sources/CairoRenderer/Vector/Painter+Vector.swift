import CCairo
import Foundation
import Geometry
import Picture
import Pixels

extension Painter {
  /// Draws a group on a vector target as shapes, if it can be; returns whether it was.
  ///
  /// Cairo's own groups keep what is drawn as commands. A blur or a shadow has no commands, nor has a
  /// mask that is inverted or by luminance.
  func drawAsShapes(
    _ group: DisplayGroup, on target: Target, map: CGAffineTransform, opacity: Double
  ) throws(CairoError) -> Bool {
    guard target.pixels == nil, let vector else { return false }
    if group.blur > 0 { vector.rasterized("a blur") }
    if group.shadow != nil { vector.rasterized("a shadow") }
    if group.filter != nil { vector.rasterized("a colour filter") }
    var keepsMask = true
    if let mask = group.mask {
      keepsMask = mask.mode == .alpha && !mask.isInverted && !(mask.feather > 0)
      if !keepsMask { vector.rasterized("a mask by luminance, inverted or feathered") }
    }
    guard !(group.blur > 0), group.shadow == nil, keepsMask, group.filter == nil,
      group.backdrop == nil
    else { return false }
    let operation = group.blendMode.cairo
    if operation == nil { vector.substituted("plusDarker as darken") }

    let context = target.context
    cairo_save(context)
    defer { cairo_restore(context) }
    if let clip = group.clip {
      guard append(clip.path, to: context, map: map) else { return true }
      cairo_set_fill_rule(context, clip.rule.cairo)
      cairo_clip(context)
    }
    cairo_push_group(context)
    try draw(group.children, on: target, map: map)
    if let mask = group.mask {
      let content = cairo_pop_group(context)
      cairo_push_group(context)
      try draw(mask.commands, on: target, map: map)
      let coverage = cairo_pop_group(context)
      cairo_push_group(context)
      cairo_set_source(context, content)
      cairo_mask(context, coverage)
      cairo_pattern_destroy(content)
      cairo_pattern_destroy(coverage)
    }
    cairo_pop_group_to_source(context)
    cairo_set_operator(context, operation ?? CAIRO_OPERATOR_DARKEN)
    if opacity < 1 { cairo_paint_with_alpha(context, opacity) } else { cairo_paint(context) }
    setSource(.clear, on: context)
    return true
  }

  /// Shows the glyphs of a layout in their fonts, for a vector target that keeps them; returns whether
  /// it did.
  func showGlyphs(
    _ layout: TextLayout, _ paint: Paint, on target: Target, map: CGAffineTransform,
    opacity: Double
  ) -> Bool {
    guard target.pixels == nil, let vector, vector.keepsFonts, case .color(let color) = paint
    else { return false }
    let context = target.context
    setSource(color.faded(by: opacity), on: context)
    for run in layout.runs where !run.face.isColor {
      cairo_save(context)
      var matrix = map.cairo
      cairo_set_matrix(context, &matrix)
      outlines.withFace(run.face) { cairo_set_font_face(context, $0) }
      // An upright face stands in for an italic one by the slant of its outlines.
      var size = cairo_matrix_t(
        xx: run.size, yx: 0, xy: run.face.isSlanted ? -0.2 * run.size : 0, yy: run.size, x0: 0,
        y0: 0)
      cairo_set_font_matrix(context, &size)
      let glyphs = run.glyphs.map {
        cairo_glyph_t(index: UInt($0.id), x: Double($0.origin.x), y: Double($0.origin.y))
      }
      cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
      cairo_restore(context)
    }
    return true
  }
}
