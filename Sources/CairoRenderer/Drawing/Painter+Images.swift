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
    let image = image.isVector ? image.drawn(in: box, map: map) : image
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
    cairo_pattern_set_filter(pattern, filter(for: image, place: place))
    // Without padding, the filter would fade the picture's rim.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_fill(context)
    setSource(.clear, on: context)
  }

  private func filter(
    for image: ImageReference, place: CGAffineTransform
  ) -> cairo_filter_t {
    if image.sampling == .nearest { return CAIRO_FILTER_NEAREST }
    // Cairo's best filter shows an enlarged picture's pixels as squares.
    return abs(place.determinant) >= 1 ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_BEST
  }
}

extension ImageReference {
  /// The most pixels along a side of a drawing that is made anew for a picture of a film.
  private static let sideLimit = 4096.0

  /// A drawing in as many pixels as `box` covers after `map`, so that it is sharp.
  fileprivate func drawn(in box: CGRect, map: CGAffineTransform) -> ImageReference {
    func side(_ length: CGFloat, _ x: CGFloat, _ y: CGFloat) -> Int {
      let pixels = Double(length * (x * x + y * y).squareRoot())
      // A rounding error must not cost a row of pixels.
      return pixels.isFinite ? Int(min(max((pixels - 1e-6).rounded(.up), 1), Self.sideLimit)) : 1
    }
    var result = self
    result.width = side(box.width, map.a, map.b)
    result.height = side(box.height, map.c, map.d)
    return result
  }
}
