import Picture
import Pixels

/// What Cairo has no operator for, pixel by pixel; Cairo must be flushed.
extension Layer {
  /// Multiplies every pixel by the value of `mask` there, which covers this layer.
  func multiply(by mask: Layer, mode: DisplayMask.Mode, isInverted: Bool) {
    for y in area.minY..<area.maxY {
      let (row, values) = (row(y), mask.row(y) + (area.minX - mask.area.minX))
      for x in 0..<area.width {
        let pixel = Pixel(word: values[x])
        let value = mode == .alpha ? UInt32(pixel.alpha) : pixel.luminance
        row[x] = row[x].scaled(by: isInverted ? 255 - value : value)
      }
    }
  }

  /// Replaces every pixel by `color` with the pixel's coverage.
  func tint(_ color: RGBA) {
    func level(_ value: Double) -> UInt32 {
      value.isFinite ? UInt32((min(max(value, 0), 1) * 255).rounded()) : 0
    }
    // One table entry for each alpha: the colour is multiplied in once, without rounding twice.
    let opacity = color.opacity.isFinite ? min(max(color.opacity, 0), 1) : 0
    let table = (0...255).map { alpha -> UInt32 in
      let share = opacity * Double(alpha) / 255
      return level(share) << 24 | level(color.red * share) << 16 | level(color.green * share) << 8
        | level(color.blue * share)
    }
    for y in area.minY..<area.maxY {
      let row = row(y)
      for x in 0..<area.width { row[x] = table[Int(row[x] >> 24)] }
    }
  }

  /// Blends `source` by Core Graphics' `plusDarker`: what two pixels take from white adds up.
  ///
  /// With premultiplied S and D the result is max(0, A − (Sa − S) − (Da − D)) of the alpha
  /// A = min(1, Sa + Da).
  func darken(by source: Layer, opacity: Double, in part: PixelRect) {
    guard !part.isEmpty else { return }
    let share = UInt32((min(max(opacity, 0), 1) * 255).rounded())
    for y in part.minY..<part.maxY {
      let (below, above) = (row(y) - area.minX, source.row(y) - source.area.minX)
      for x in part.minX..<part.maxX {
        let (d, s) = (below[x], above[x].scaled(by: share))
        let alpha = min(255, Int(s >> 24) + Int(d >> 24))
        func level(_ shift: UInt32) -> UInt32 {
          let taken =
            Int(s >> 24) - Int(s >> shift & 255) + Int(d >> 24) - Int(d >> shift & 255)
          return UInt32(max(0, alpha - taken)) << shift
        }
        below[x] = UInt32(alpha) << 24 | level(16) | level(8) | level(0)
      }
    }
  }
}

extension Pixel {
  /// The luminance times the alpha, 0…255, with the weights of BT.709 on encoded components, as SVG
  /// masks in sRGB use them.
  fileprivate var luminance: UInt32 {
    (UInt32(red) * 13933 + UInt32(green) * 46871 + UInt32(blue) * 4732 + 32768) >> 16
  }
}

extension UInt32 {
  /// The four levels times `factor` over 255, rounded.
  fileprivate func scaled(by factor: UInt32) -> UInt32 {
    func level(_ shift: UInt32) -> UInt32 {
      let product = (self >> shift & 255) * factor + 128
      return ((product + (product >> 8)) >> 8) << shift
    }
    return level(24) | level(16) | level(8) | level(0)
  }
}
