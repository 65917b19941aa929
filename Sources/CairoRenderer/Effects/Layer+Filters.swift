import Picture
import Pixels

extension Layer {
  /// Changes every pixel; Cairo must be flushed.
  func apply(_ filter: PixelFilter) {
    switch filter {
    case .matrix(let matrix): if matrix != .identity { apply(matrix) }
    case .alphaThreshold(let min, let max, let color):
      applyThreshold(from: Float(min * 255), to: Float(max * 255), color)
    case .opaque: makeOpaque()
    }
  }

  /// Divides every colour by its alpha.
  private func makeOpaque() {
    for y in area.minY..<area.maxY {
      let row = row(y)
      for x in 0..<area.width where row[x] != 0 && row[x] >> 24 != 255 {
        let (word, alpha) = (row[x], row[x] >> 24)
        func level(_ shift: UInt32) -> UInt32 {
          alpha == 0 ? 0 : min(((word >> shift & 255) * 255 + alpha / 2) / alpha, 255) << shift
        }
        row[x] = alpha == 0 ? 0 : 255 << 24 | level(16) | level(8) | level(0)
      }
    }
  }

  private func apply(_ matrix: ColorMatrix) {
    // Columns in the order of a pixel's bytes: what one channel gives to blue, green, red, alpha.
    func column(_ index: Int) -> SIMD4<Float> {
      SIMD4<Float>(
        SIMD4(matrix.blue[index], matrix.green[index], matrix.red[index], matrix.alpha[index]))
    }
    let (red, green, blue, alpha) = (column(0), column(1), column(2), column(3))
    var last: (word: UInt32, result: UInt32) = (0, 0)
    for y in area.minY..<area.maxY {
      let row = row(y)
      for x in 0..<area.width where row[x] != 0 {
        // Neighbours are often alike.
        if row[x] != last.word {
          let word = row[x]
          let sum =
            blue * Float(word & 255) + green * Float(word >> 8 & 255)
            + red * Float(word >> 16 & 255) + alpha * Float(word >> 24)
          let opacity = min(max(sum.w, 0), 255).rounded(.toNearestOrAwayFromZero)
          let levels = sum.clamped(
            lowerBound: .zero, upperBound: SIMD4(repeating: opacity))
          let whole = SIMD4<UInt32>(levels.rounded(.toNearestOrAwayFromZero))
          last = (
            word, UInt32(opacity) << 24 | whole.z << 16 | whole.y << 8 | whole.x
          )
        }
        row[x] = last.result
      }
    }
  }

  /// Covers what has an alpha within the limits, smoothed over a pixel along the alpha's slope.
  private func applyThreshold(from least: Float, to most: Float, _ color: RGBA) {
    let coverages = Coverages(self)
    for y in area.minY..<area.maxY {
      let row = row(y)
      for x in 0..<area.width {
        let alpha = coverages[x, y - area.minY]
        let dx = coverages[x + 1, y - area.minY] - coverages[x - 1, y - area.minY]
        let dy = coverages[x, y - area.minY + 1] - coverages[x, y - area.minY - 1]
        let slope = max((dx * dx + dy * dy).squareRoot() / 2, 1)
        let above = least <= 0 ? 1 : min(max((alpha - least) / slope + 0.5, 0), 1)
        let below = most >= 255 ? 1 : min(max((most - alpha) / slope + 0.5, 0), 1)
        let inside = least <= 0 && most >= 255 ? 1 : min(above, below)
        row[x] = UInt32((inside * 255).rounded(.toNearestOrAwayFromZero)) << 24
      }
    }
    tint(color)
  }
}

/// A copy of a layer's alphas, zero outside.
private struct Coverages {
  private let width: Int
  private let height: Int
  private let values: [UInt8]

  init(_ layer: Layer) {
    (width, height) = (layer.area.width, layer.area.height)
    var values: [UInt8] = []
    values.reserveCapacity(width * height)
    for y in layer.area.minY..<layer.area.maxY {
      let row = layer.row(y)
      for x in 0..<width { values.append(UInt8(row[x] >> 24)) }
    }
    self.values = values
  }

  subscript(x: Int, y: Int) -> Float {
    guard x >= 0, x < width, y >= 0, y < height else { return 0 }
    return Float(values[y * width + x])
  }
}
