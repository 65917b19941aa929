import CCairo
import Foundation
import Geometry
import Picture
import Pixels

/// Carries out display commands on layers; what it keeps between pictures are caches only.
final class Painter {
  let pool = LayerPool()
  let outlines = GlyphOutlines()
  let colorGlyphs = ColorGlyphs()
  let pictures: PictureCache

  /// How a vector file is drawn into; `nil` when all is pixels.
  let vector: VectorTraits?

  init(images: (any ImageSource)?, vector: VectorTraits? = nil) {
    pictures = PictureCache(source: images)
    self.vector = vector
  }

  /// What is drawn on, and the part of it that can still be seen.
  struct Target {
    /// The layer; `nil` for a vector file, which has no pixels to read or change.
    let pixels: Layer?
    /// Where commands go, always with the identity matrix between them.
    let context: OpaquePointer
    var visible: PixelRect
    /// The layers that this one will be put on, outermost first: what lies below a pane of glass.
    var behind: [Layer] = []

    init(layer: Layer, visible: PixelRect, behind: [Layer] = []) {
      (pixels, context, self.visible) = (layer, layer.context, visible)
      self.behind = behind
    }

    /// The layers that a pane of glass on this target shows, outermost first; none in a vector file.
    var layers: [Layer] { behind + [pixels].compactMap(\.self) }

    init(context: OpaquePointer, visible: PixelRect) {
      (pixels, self.context, self.visible) = (nil, context, visible)
    }
  }

  /// Draws a whole list on a clear layer.
  func draw(
    _ list: DisplayList, on layer: Layer, transform: CGAffineTransform, background: RGBA?
  ) throws(CairoError) {
    if let background {
      setSource(background, on: layer.context)
      cairo_paint(layer.context)
    }
    let target = Target(layer: layer, visible: layer.area)
    try draw(list.commands, on: target, map: transform)
    cairo_surface_flush(layer.surface)
    try check(
      cairo_status(layer.context),
      "draw a picture of \(layer.area.width)×\(layer.area.height) pixels")
  }

  func draw(
    _ commands: [DisplayCommand], on target: Target, map: CGAffineTransform
  ) throws(CairoError) {
    for command in commands { try draw(command, on: target, map: map, opacity: 1) }
  }

  /// Draws one command; `opacity` belongs to a group that holds nothing else.
  func draw(
    _ command: DisplayCommand, on target: Target, map outer: CGAffineTransform, opacity: Double
  ) throws(CairoError) {
    switch command {
    case .fill(let path, let paint, let rule, let transform):
      let map = transform.concatenating(outer)
      try fill(path, paint, rule: rule, on: target, map: map, opacity: opacity)
    case .stroke(let path, let paint, let style, let transform):
      let map = transform.concatenating(outer)
      try stroke(path, paint, style: style, on: target, map: map, opacity: opacity)
    case .text(let layout, let paint, let transform):
      let map = transform.concatenating(outer)
      try draw(layout, paint, on: target, map: map, opacity: opacity)
    case .image(let image, let rect, let own, let transform):
      if own < 1 {
        // Cairo would blend a faded picture in ways that depend on where it is cut off.
        let whole = DisplayCommand.image(image, rect: rect, opacity: 1, transform: transform)
        let faded = DisplayGroup([whole], opacity: own * opacity, isIsolated: true)
        return try draw(faded, on: target, map: outer, opacity: 1)
      }
      draw(image, in: rect, on: target, map: transform.concatenating(outer))
    case .group(let group):
      try draw(group, on: target, map: outer, opacity: opacity)
    }
  }
}

extension CGAffineTransform {
  /// Whether the map is made of numbers and keeps areas from vanishing, as Cairo demands.
  var isUsable: Bool {
    let determinant = Double(determinant)
    return determinant.isFinite && abs(determinant) > 1e-18 && tx.isFinite && ty.isFinite
  }

  /// The same map as Cairo's structure.
  var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }

  /// Where the origin goes.
  var origin: CGPoint { CGPoint(x: tx, y: ty) }

  /// The map in steps that Pixman represents exactly, exact at `fixedPoint`.
  ///
  /// Pixman keeps maps of pictures and gradients in steps of 2⁻¹⁶, and Cairo corrects the rounding at
  /// the middle of what is drawn, which may lie between two pixels. With a linear part in steps of
  /// 2⁻¹⁵ there is nothing to correct: they look the same whatever part is drawn, and on layers that
  /// begin at different pixels.
  func roundedForPixman(about fixedPoint: CGPoint) -> CGAffineTransform {
    func rounded(_ value: CGFloat, steps: CGFloat) -> CGFloat {
      let scaled = (value * steps).rounded() / steps
      return scaled.isFinite ? scaled : value
    }
    func linear(_ value: CGFloat) -> CGFloat { rounded(value, steps: 32768) }
    var result = CGAffineTransform(
      a: linear(a), b: linear(b), c: linear(c), d: linear(d), tx: 0, ty: 0)
    let (exact, moved) = (fixedPoint.applying(self), fixedPoint.applying(result))
    result.tx = rounded(exact.x - moved.x, steps: 65536)
    result.ty = rounded(exact.y - moved.y, steps: 65536)
    return result.isUsable ? result : self
  }

  /// About how many pixels a unit has, as a power of two so that scaling by it is exact.
  ///
  /// Pixman's steps of 2⁻¹⁶ are fine for lengths of the size of pixels.
  var pixelScale: CGFloat {
    let scale = abs(Double(determinant)).squareRoot()
    guard scale.isNormal else { return 1 }
    return CGFloat(scalbn(1.0, min(max(scale.exponent, -30), 30)))
  }

  /// The factors by which the map stretches a round blur along the picture's axes.
  ///
  /// Exact for maps that keep circles round or the axes straight; the correlation that a skew would
  /// add is left out.
  var axisScales: (x: Double, y: Double) {
    ((a * a + c * c).squareRoot(), (b * b + d * d).squareRoot())
  }
}

extension PixelRect {
  /// The pixels that `rect` touches after `map`, with one more on each side for antialiasing.
  init(_ rect: CGRect, map: CGAffineTransform) {
    guard !rect.isNull else {
      self = .empty
      return
    }
    let box = rect.applying(map)
    self.init(
      aligning: Double(box.origin.x), Double(box.origin.y),
      Double(box.origin.x + box.width), Double(box.origin.y + box.height), margin: 1)
  }
}
