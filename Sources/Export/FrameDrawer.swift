import CairoRenderer
import Foundation
import Geometry
import Picture
import Pixels

/// Draws the pictures of a frame and averages them where there are several; stays on one thread.
final class FrameDrawer {
  private let canvas: Canvas
  private let sampling: Sampling
  private let renderer: CairoRenderer
  /// The larger picture and the sums, only where frames are averages.
  private let accumulator: LightAccumulator?
  private let large: Bitmap?

  init(canvas: Canvas, sampling: Sampling, renderer: CairoRenderer) {
    (self.canvas, self.sampling, self.renderer) = (canvas, sampling, renderer)
    let factor = sampling.supersample
    accumulator =
      sampling.isAveraging
      ? LightAccumulator(width: canvas.width, height: canvas.height, factor: factor) : nil
    large =
      sampling.isAveraging
      ? Bitmap(width: canvas.width * factor, height: canvas.height * factor) : nil
  }

  /// Draws a frame of one picture or several, and its 16-bit form into `deep`.
  ///
  /// Where `bitmap` is known to hold `previous`, only what changed since is drawn.
  func draw(
    _ pictures: [DisplayList], replacing previous: [DisplayList]? = nil, into bitmap: Bitmap,
    deep: DeepBitmap?
  ) throws {
    guard let accumulator, let large else {
      let picture = pictures.first ?? DisplayList()
      guard let previous = previous?.first else {
        return try renderer.draw(
          picture, into: bitmap, transform: canvas.transform, background: canvas.background)
      }
      _ = try renderer.draw(
        picture, replacing: previous, in: bitmap, transform: canvas.transform,
        background: canvas.background)
      return
    }
    let factor = Double(sampling.supersample)
    let enlarged = canvas.transform.concatenating(CGAffineTransform(scaleX: factor, y: factor))
    accumulator.reset()
    // Pictures that are all the same need one drawing.
    let isStill = pictures.dropFirst().allSatisfy { $0 == pictures[0] }
    for picture in isStill ? pictures.prefix(1) : pictures[...] {
      try renderer.draw(picture, into: large, transform: enlarged, background: canvas.background)
      accumulator.add(large)
    }
    accumulator.average(into: bitmap, deep: deep, dither: sampling.dithers)
  }
}
