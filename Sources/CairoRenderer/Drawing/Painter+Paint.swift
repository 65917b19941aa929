import CCairo
import Foundation
import Geometry
import Picture
import Pixels

extension Painter {
  /// Calls `body` with the paint as the context's source.
  ///
  /// `area` is what the paint will cover at most; nothing is called when that is empty.
  func withSource(
    _ paint: Paint, on target: Target, map: CGAffineTransform, opacity: Double, area: PixelRect,
    _ body: () -> Void
  ) throws(CairoError) {
    let context = target.context
    guard !area.isEmpty, opacity > 0 else {
      cairo_new_path(context)
      return
    }
    switch paint {
    case .color(let color):
      setSource(color.faded(by: opacity), on: context)
      body()
    case .linear(let gradient, let start, let end):
      // Cairo draws nothing along a line without length; the colour beyond its end is meant.
      let unit = map.pixelScale
      guard start != end,
        let pattern = cairo_pattern_create_linear(
          start.x * unit, start.y * unit, end.x * unit, end.y * unit)
      else { return paintEnd(of: gradient, opacity, context, body) }
      paintPattern(pattern, gradient, map: map, opacity, context, about: start, body)
    case .radial(let gradient, let center, let startRadius, let endRadius):
      let (inner, outer) = (max(startRadius, 0), max(endRadius, 0))
      let unit = map.pixelScale
      let (x, y) = (center.x * unit, center.y * unit)
      guard inner != outer,
        let pattern = cairo_pattern_create_radial(x, y, inner * unit, x, y, outer * unit)
      else { return paintEnd(of: gradient, opacity, context, body) }
      paintPattern(pattern, gradient, map: map, opacity, context, about: center, body)
    case .angular(let gradient, let center, let start, let end):
      if target.pixels == nil { vector?.rasterized("an angular gradient") }
      let field = AngularGradient(
        gradient.faded(by: opacity), center: center, start: start, end: end, map: map)
      try withField(on: context, area: area, draw: { $0.withMemory(field.fill) }, body)
    case .mesh(let mesh):
      let faded = mesh.recolored { $0.faded(by: opacity) }
      try withField(on: context, area: area, draw: { drawMesh(faded, on: $0, map: map) }, body)
    case .image(let image, let source, let tile, let own):
      try withField(
        on: context, area: area,
        draw: {
          drawTiles(of: image, source: source, tile: tile, map: map, opacity: own * opacity, on: $0)
        }, body)
    }
  }

  /// Calls `body` with a layer that `draw` has painted as the source, pixel on pixel.
  private func withField(
    on context: OpaquePointer, area: PixelRect, draw: (Layer) -> Void, _ body: () -> Void
  ) throws(CairoError) {
    try pool.withLayer(area) { (layer) throws(CairoError) in
      draw(layer)
      cairo_set_source_surface(context, layer.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      body()
      setSource(.clear, on: context)
    }
  }

  private func paintEnd(
    of gradient: RGBAGradient, _ opacity: Double, _ context: OpaquePointer, _ body: () -> Void
  ) {
    setSource((gradient.stops.last?.color ?? .clear).faded(by: opacity), on: context)
    body()
  }

  /// Paints with a pattern whose coordinates are those of the gradient times the map's `pixelScale`;
  /// `origin`, in the gradient's own coordinates, stays exact.
  private func paintPattern(
    _ pattern: OpaquePointer, _ gradient: RGBAGradient, map: CGAffineTransform, _ opacity: Double,
    _ context: OpaquePointer, about origin: CGPoint, _ body: () -> Void
  ) {
    for stop in gradient.stopsForDrawing() {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.opacity * opacity)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    let unit = map.pixelScale
    let scaled = map.inverted().concatenating(CGAffineTransform(scaleX: unit, y: unit))
    var matrix = scaled.roundedForPixman(about: origin.applying(map)).cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    // A gradient that Cairo refuses must not spoil the context for the commands after it.
    if cairo_pattern_status(pattern) == CAIRO_STATUS_SUCCESS {
      cairo_set_source(context, pattern)
      body()
    } else {
      cairo_new_path(context)
    }
    cairo_pattern_destroy(pattern)
  }
}

/// Makes one colour the context's source; components that are not numbers count as zero.
func setSource(_ color: RGBA, on context: OpaquePointer) {
  func level(_ value: Double) -> Double { value.isFinite ? value : 0 }
  cairo_set_source_rgba(
    context, level(color.red), level(color.green), level(color.blue), level(color.opacity))
}
