import CPixelKernels
import Pixels

/// What a GIF shows at a time: `0xFFRRGGBB`, or 0 where it is clear.
struct GIFCanvas: Equatable {
  let width: Int
  let height: Int
  var pixels: [UInt32]

  /// All clear.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: 0, count: width * height)
  }

  /// A bitmap's picture; with `alpha`, pixels that are covered by less than half are clear.
  init(_ bitmap: Bitmap, alpha: Bool) {
    self.init(width: bitmap.width, height: bitmap.height)
    let source = bitmap.pixels.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
    pixels.withUnsafeMutableBufferPointer { pixels in
      for y in 0..<height {
        let row = UnsafeMutableBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
        let bytes = UnsafeMutableRawPointer(row.baseAddress.unsafelyUnwrapped)
          .assumingMemoryBound(to: UInt8.self)
        if alpha {
          inb_unpremultiply_row(source + y * bitmap.stride, bytes, width)
          for x in row.indices { row[x] = row[x] >> 31 == 1 ? row[x] | 0xFF00_0000 : 0 }
        } else {
          bytes.update(from: source + y * bitmap.stride, count: 4 * width)
          for x in row.indices { row[x] |= 0xFF00_0000 }
        }
      }
    }
  }

  /// The smallest rectangle around the pixels for which `isWanted` holds, given both canvases'.
  func bounds(
    against other: GIFCanvas, where isWanted: (_ own: UInt32, _ other: UInt32) -> Bool
  ) -> PixelRect {
    var bounds = PixelRect.empty
    for y in 0..<height {
      let row = y * width..<(y + 1) * width
      guard let first = row.first(where: { isWanted(pixels[$0], other.pixels[$0]) }),
        let last = row.last(where: { isWanted(pixels[$0], other.pixels[$0]) })
      else { continue }
      bounds = bounds.union(
        PixelRect(x: first - row.lowerBound, y: y, width: last - first + 1, height: 1))
    }
    return bounds
  }

  /// Makes a rectangle clear.
  mutating func clear(_ area: PixelRect) {
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX { pixels[y * width + x] = 0 }
    }
  }
}
