import CCairo
import Foundation
import Geometry
import Picture
import Pixels

extension Painter {
  /// Covers `layer` with the colours of a mesh over its background.
  ///
  /// The mesh is cut into flat facets of eight to a cell's side: Cairo's own patches mix colours
  /// without regard to neighbouring cells, and only between their corners.
  func drawMesh(_ mesh: ColorMesh, on layer: Layer, map: CGAffineTransform) {
    setSource(mesh.background, on: layer.context)
    cairo_paint(layer.context)
    guard map.isUsable, mesh.isComplete, let pattern = cairo_pattern_create_mesh() else { return }
    defer { cairo_pattern_destroy(pattern) }
    for facet in mesh.facets(division: 8) {
      cairo_mesh_pattern_begin_patch(pattern)
      for (index, corner) in facet.corners.enumerated() {
        let point = CGPoint(x: corner.x, y: corner.y).applying(map)
        let (x, y) = (coordinate(point.x), coordinate(point.y))
        if index == 0 {
          cairo_mesh_pattern_move_to(pattern, x, y)
        } else {
          cairo_mesh_pattern_line_to(pattern, x, y)
        }
      }
      for (index, color) in facet.colors.enumerated() {
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(index), color.red, color.green, color.blue, color.opacity)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    guard cairo_pattern_status(pattern) == CAIRO_STATUS_SUCCESS else { return }
    cairo_set_source(layer.context, pattern)
    cairo_paint(layer.context)
    setSource(.clear, on: layer.context)
  }

  private func coordinate(_ value: CGFloat) -> Double {
    value.isFinite ? min(max(Double(value), -coordinateLimit), coordinateLimit) : 0
  }

  /// Covers `layer` with repetitions of a part of a picture; without the picture it stays clear.
  func drawTiles(
    of image: ImageReference, source: CGRect, tile: CGRect, map: CGAffineTransform,
    opacity: Double, on layer: Layer
  ) {
    let part = CGRect(
      x: source.minX * CGFloat(image.width), y: source.minY * CGFloat(image.height),
      width: source.width * CGFloat(image.width), height: source.height * CGFloat(image.height))
    guard part.width > 0, part.height > 0, tile.width > 0, tile.height > 0,
      let surface = pictures.surface(for: image)
    else { return }
    let place = CGAffineTransform(translationX: tile.minX, y: tile.minY)
      .scaledBy(x: tile.width / part.width, y: tile.height / part.height)
      .concatenating(map)
    guard place.isUsable,
      let cut = cairo_surface_create_for_rectangle(
        surface, part.minX, part.minY, part.width, part.height)
    else { return }
    defer { cairo_surface_destroy(cut) }
    cairo_set_source_surface(layer.context, cut, 0, 0)
    let pattern = cairo_get_source(layer.context)
    var matrix = place.inverted().roundedForPixman(about: map.origin).cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_paint_with_alpha(layer.context, min(max(opacity, 0), 1))
    setSource(.clear, on: layer.context)
  }
}
