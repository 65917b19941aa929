import CCairo
import Foundation
import Geometry
import Picture
import Pixels

extension Painter {
  /// Draws a picture stretched over `rect`; one that the source does not have is left out.
  func draw(
    _ image: ImageReference, in rect: CGRect, on target: Target, map: CGAffineTransform
  ) {
    let context = target.context
    let box = rect.standardized
    guard box.width > 0, box.height > 0, image.width > 0, image.height > 0,
      !PixelRect(box, map: map).intersection(target.visible).isEmpty
    else { return }
    let place = CGAffineTransform(translationX: box.minX, y: box.minY)
      .scaledBy(x: box.width / CGFloat(image.width), y: box.height / CGFloat(image.height))
      .concatenating(map)
    guard place.isUsable, let surface = pictures.surface(for: image) else { return }
    guard append(Path(box), to: context, map: map) else { return }
    cairo_set_source_surface(context, surface, 0, 0)
    let pattern = cairo_get_source(context)
    let middle = CGPoint(x: box.midX, y: box.midY).applying(map)
    var matrix = place.inverted().roundedForPixman(about: middle).cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    // Cairo's best filter shows an enlarged picture's pixels as squares.
    let isEnlarged = abs(place.determinant) >= 1
    cairo_pattern_set_filter(pattern, isEnlarged ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_BEST)
    // Without padding, the filter would fade the picture's rim.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_fill(context)
    setSource(.clear, on: context)
  }
}
