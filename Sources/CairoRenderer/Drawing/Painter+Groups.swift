import CCairo
import Foundation
import Geometry
import Picture
import Pixels

extension Painter {
  /// Draws a group, on a layer of its own when something asks for one.
  func draw(
    _ group: DisplayGroup, on target: Target, map outer: CGAffineTransform,
    opacity inherited: Double
  ) throws(CairoError) {
    let map = group.transform.concatenating(outer)
    let opacity = min(max(group.opacity, 0), 1) * inherited
    guard map.isUsable, opacity > 0 else { return }
    if let projection = group.projection, !projection.isIdentity {
      return try drawProjected(group, by: projection, on: target, map: map, opacity: opacity)
    }
    var target = target
    if let clip = group.clip {
      target.visible = target.visible.intersection(PixelRect(clip.path.controlBox, map: map))
    }
    guard !target.visible.isEmpty else { return }
    if group.isPlain, opacity == 1 || group.children.hasOneLeaf,
      group.clip == nil || group.children.hasOneLeaf
    {
      try drawPlain(group, on: target, map: map, opacity: opacity)
    } else if try !drawAsShapes(group, on: target, map: map, opacity: opacity) {
      try drawApart(group, on: target, map: map, opacity: opacity)
    }
  }

  /// Draws the children straight on the target: exact, as there is nothing to compose first.
  private func drawPlain(
    _ group: DisplayGroup, on target: Target, map: CGAffineTransform, opacity: Double
  ) throws(CairoError) {
    guard let clip = group.clip else {
      for child in group.children {
        try draw(child, on: target, map: map, opacity: opacity)
      }
      return
    }
    guard append(clip.path, to: target.context, map: map) else { return }
    cairo_save(target.context)
    cairo_set_fill_rule(target.context, clip.rule.cairo)
    cairo_clip(target.context)
    for child in group.children { try draw(child, on: target, map: map, opacity: opacity) }
    cairo_restore(target.context)
  }

  /// Draws the children on a layer, applies the effects there, and composes it with the target.
  private func drawApart(
    _ group: DisplayGroup, on target: Target, map: CGAffineTransform, opacity: Double
  ) throws(CairoError) {
    let blur = BlurPair(deviation: group.blur, map: map)
    let shade = group.shadow.map { ShadowCaster($0, map: map) }
    let shown = target.visible
    let needed = shade.map { shown.union($0.sources(of: shown)) } ?? shown
    var content = PixelRect(group.children.bounds, map: map)
    if let mask = group.mask, !mask.isInverted {
      content = content.intersection(PixelRect(mask.bounds, map: map))
    }
    content = content.intersection(needed.outset(dx: blur.x.radius, dy: blur.y.radius))
    guard !content.isEmpty else { return }
    try pool.withLayer(content) { (layer) throws(CairoError) in
      let inner = Target(
        layer: layer, visible: content, behind: target.layers)
      try draw(group.children, on: inner, map: map)
      if let mask = group.mask { try apply(mask, to: layer, map: map) }
      if let filter = group.filter { layer.withMemory { $0.apply(filter) } }
      let soft = content.outset(dx: blur.x.radius, dy: blur.y.radius).intersection(needed)
      try withBlurred(layer, blur, over: soft) { (layer) throws(CairoError) in
        try withShadow(shade, below: layer, shown: shown) { (layer) throws(CairoError) in
          if let clip = group.clip { cut(layer, by: clip, map: map) }
          try put(
            layer, on: target, mode: group.blendMode, opacity: opacity, over: group.backdrop,
            map: map)
        }
      }
    }
  }

  /// Multiplies `layer` by the mask's value.
  private func apply(
    _ mask: DisplayMask, to layer: Layer, map: CGAffineTransform
  ) throws(CairoError) {
    let blur = BlurPair(deviation: mask.feather, map: map)
    let area = layer.area.outset(dx: blur.x.radius, dy: blur.y.radius)
    try pool.withLayer(area) { (picture) throws(CairoError) in
      try draw(mask.commands, on: Target(layer: picture, visible: area), map: map)
      try withBlurred(picture, blur, over: layer.area) { picture in
        picture.withMemory { picture in
          layer.withMemory {
            $0.multiply(by: picture, mode: mask.mode, isInverted: mask.isInverted)
          }
        }
      }
    }
  }

  /// Calls `body` with a blurred copy of `layer` over `area`, or with `layer` itself without a blur.
  private func withBlurred(
    _ layer: Layer, _ blur: BlurPair, over area: PixelRect,
    _ body: (Layer) throws(CairoError) -> Void
  ) throws(CairoError) {
    guard !blur.isNone, !area.isEmpty else { return try body(layer) }
    try pool.withLayer(area) { (result) throws(CairoError) in
      layer.withMemory { layer in
        result.withMemory { GaussianBlur.blur(layer, into: $0, blur) }
      }
      try body(result)
    }
  }

  /// Calls `body` with `layer` over its shadow, or with `layer` itself without one.
  private func withShadow(
    _ shade: ShadowCaster?, below layer: Layer, shown: PixelRect,
    _ body: (Layer) throws(CairoError) -> Void
  ) throws(CairoError) {
    guard let shade else { return try body(layer) }
    let cast = shade.area(of: layer.area).intersection(shown)
    let area = cast.union(layer.area.intersection(shown))
    guard !area.isEmpty else { return }
    try pool.withLayer(area) { (result) throws(CairoError) in
      // The copy is blurred where the object lies and then moved by whole pixels; the blur's kernel
      // holds the fraction.
      try pool.withLayer(area.offset(dx: -shade.dx, dy: -shade.dy)) { (copy) throws(CairoError) in
        layer.withMemory { layer in
          copy.withMemory {
            GaussianBlur.blur(layer, into: $0, shade.blur)
            $0.tint(shade.color)
          }
        }
        place(copy, on: result, dx: shade.dx, dy: shade.dy)
      }
      place(layer, on: result)
      try body(result)
    }
  }

  func place(_ layer: Layer, on other: Layer, dx: Int = 0, dy: Int = 0) {
    cairo_set_source_surface(other.context, layer.surface, Double(dx), Double(dy))
    cairo_pattern_set_filter(cairo_get_source(other.context), CAIRO_FILTER_NEAREST)
    cairo_paint(other.context)
    setSource(.clear, on: other.context)
  }

  /// Clears what lies outside the clip.
  private func cut(_ layer: Layer, by clip: ClipShape, map: CGAffineTransform) {
    let context = layer.context
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    setSource(.black, on: context)
    cairo_set_fill_rule(context, clip.rule.cairo)
    // A clip that cannot be drawn has no inside.
    if append(clip.path, to: context, map: map) { cairo_fill(context) } else { clear(context) }
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  private func clear(_ context: OpaquePointer) {
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    cairo_paint(context)
  }

  /// Puts `layer` on the target.
  func compose(_ layer: Layer, on target: Target, mode: BlendMode, opacity: Double) {
    let context = target.context
    guard let operation = mode.cairo ?? (target.pixels == nil ? CAIRO_OPERATOR_DARKEN : nil) else {
      layer.withMemory { layer in
        target.pixels?.withMemory {
          $0.darken(by: layer, opacity: opacity, in: target.visible.intersection(layer.area))
        }
      }
      return
    }
    cairo_save(context)
    let area = layer.area.intersection(target.visible)
    cairo_rectangle(
      context, Double(area.minX), Double(area.minY), Double(area.width), Double(area.height))
    cairo_clip(context)
    cairo_set_operator(context, operation)
    cairo_set_source_surface(context, layer.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    if opacity < 1 { cairo_paint_with_alpha(context, opacity) } else { cairo_paint(context) }
    cairo_restore(context)
  }
}

extension DisplayGroup {
  /// Whether the children may be drawn straight on what lies below.
  fileprivate var isPlain: Bool {
    mask == nil && filter == nil && !(blur > 0) && shadow == nil && backdrop == nil
      && blendMode == .normal && !isIsolated
  }
}

extension [DisplayCommand] {
  /// Whether there is one command, whose parts do not overlap: its own coverage can carry a group's
  /// opacity and clip.
  fileprivate var hasOneLeaf: Bool {
    guard count == 1 else { return false }
    switch self[0] {
    case .fill, .stroke: return true
    case .text(let layout, _, _):
      return !layout.lines.contains { $0.runs.contains { $0.face.isColor } }
    case .image, .group: return false
    }
  }
}

extension BlendMode {
  /// Cairo's operator, or `nil` for the one mode that Cairo does not have.
  var cairo: cairo_operator_t? {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .plusDarker: nil
    }
  }
}
