import Foundation
import Geometry
import Picture
import Pixels

/// A shadow in pixels: how far it moves and how it is blurred.
struct ShadowCaster {
  let color: RGBA
  /// The whole pixels of the offset; the rest is in the kernels.
  let dx: Int
  let dy: Int
  let blur: BlurPair

  init(_ shadow: Shadow, map: CGAffineTransform) {
    let offset = shadow.offset.applying(map)
    func split(_ value: CGFloat) -> (whole: Int, rest: Double) {
      guard value.isFinite else { return (0, 0) }
      let value = min(max(Double(value), -1e6), 1e6)
      return (Int(value.rounded(.down)), value - value.rounded(.down))
    }
    let (x, y) = (split(offset.width), split(offset.height))
    color = shadow.color
    (dx, dy) = (x.whole, y.whole)
    blur = BlurPair(deviation: shadow.deviation, map: map, shift: (x.rest, y.rest))
  }

  /// The pixels that a shadow of `area` may cover.
  func area(of area: PixelRect) -> PixelRect {
    area.outset(dx: blur.x.radius, dy: blur.y.radius).offset(dx: dx, dy: dy)
  }

  /// The pixels whose shadows may fall on `area`.
  func sources(of area: PixelRect) -> PixelRect {
    area.outset(dx: blur.x.radius, dy: blur.y.radius).offset(dx: -dx, dy: -dy)
  }
}
