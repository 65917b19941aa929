import CCairo
import Foundation
import Geometry
import Picture
import Pixels

extension Painter {
  /// Draws a group's content as a flat picture and puts that on the target in perspective.
  func drawProjected(
    _ group: DisplayGroup, by projection: ProjectionTransform, on target: Target,
    map: CGAffineTransform, opacity: Double
  ) throws(CairoError) {
    if target.pixels == nil { vector?.rasterized("a layer in perspective") }
    let bounds = group.flatBounds
    let area = PixelRect(projection.bounds(of: bounds), map: map).intersection(target.visible)
    guard !area.isEmpty,
      let warp = PerspectiveWarp(
        bounds, through: projection.concatenating(ProjectionTransform(map)))
    else { return }
    var content = group
    (content.projection, content.backdrop, content.transform) = (nil, nil, .identity)
    (content.opacity, content.blendMode) = (1, .normal)
    try pool.withLayer(warp.flatArea) { (flat) throws(CairoError) in
      try draw(
        .group(content), on: Target(layer: flat, visible: warp.flatArea), map: warp.flat,
        opacity: 1)
      try pool.withLayer(area) { (layer) throws(CairoError) in
        flat.withMemory { flat in layer.withMemory { warp.draw(flat, into: $0) } }
        try put(
          layer, on: target, mode: group.blendMode, opacity: opacity, over: group.backdrop,
          map: map)
      }
    }
  }

  /// Puts a finished layer on the target, or shows the changed backdrop through it.
  func put(
    _ layer: Layer, on target: Target, mode: BlendMode, opacity: Double, over backdrop: Backdrop?,
    map: CGAffineTransform
  ) throws(CairoError) {
    guard let backdrop else {
      return compose(layer, on: target, mode: mode, opacity: opacity)
    }
    let blur = BlurPair(deviation: backdrop.deviation, map: map)
    let area = layer.area.intersection(target.visible)
    let layers = target.layers
    // What has been written into a vector file cannot be read again: only the tint shows there.
    if layers.isEmpty { vector?.rasterized("a material, without what lies below it") }
    let below = area.outset(dx: blur.x.radius, dy: blur.y.radius).intersection(
      layers.first?.area ?? area)
    guard !area.isEmpty, !below.isEmpty else { return }
    try pool.withLayer(area) { (pane) throws(CairoError) in
      try pool.withLayer(below) { (copy) throws(CairoError) in
        for layer in layers { place(layer, on: copy) }
        copy.withMemory { copy in
          pane.withMemory { pane in
            GaussianBlur.blur(copy, into: pane, blur)
            pane.apply(.matrix(backdrop.matrix))
          }
        }
      }
      setSource(backdrop.tint, on: pane.context)
      cairo_paint(pane.context)
      layer.withMemory { layer in
        pane.withMemory { $0.multiply(by: layer, mode: .alpha, isInverted: false) }
      }
      compose(pane, on: target, mode: mode, opacity: opacity)
    }
  }
}

extension [DisplayCommand] {
  /// Whether something inside shows what lies below it, so that no part can be drawn alone.
  var haveBackdrops: Bool {
    contains { command in
      guard case .group(let group) = command else { return false }
      return group.backdrop != nil || group.children.haveBackdrops
        || (group.mask?.commands.haveBackdrops ?? false)
    }
  }
}
