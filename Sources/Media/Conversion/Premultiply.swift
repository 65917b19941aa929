import CPixelKernels
import Pixels

extension Bitmap {
  /// Multiplies straight colours by their alpha, in place, rounded to nearest.
  func premultiply() {
    let base = pixels.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
    for y in 0..<height {
      inb_premultiply_row(base + y * stride, base + y * stride, width)
    }
  }
}
