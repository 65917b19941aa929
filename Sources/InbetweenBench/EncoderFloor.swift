import CairoRenderer
import Export
import Foundation
import Geometry
import Media
import Motion
import Picture
import Pixels
import Presets

/// The time that an encoder alone needs for a scene's frames: the least an export can take.
struct EncoderFloor {
  private let frames: [VideoFrame]
  private let format: OutputFormat
  private let settings: EncoderSettings

  /// Draws and converts every frame of the scene at `path` into memory.
  init(scene path: String) throws {
    let composition = try ScenePreset.load(
      file: URL(fileURLWithPath: path), shaper: PangoTextShaper()
    ).composition
    let stage = composition.stage
    let rate = stage.frameRate
    let format = try OutputFormat(path: "floor.mp4")
    let settings = EncoderSettings(
      width: Int(stage.size.width), height: Int(stage.size.height),
      frameRate: Rational(rate.numerator, rate.denominator))
    let converter = PixelConverter(
      format: .yuv420p, width: settings.width, height: settings.height, background: .black,
      fillsClear: true)
    let sampler = composition.makeSampler()
    let renderer = CairoRenderer()
    let bitmap = Bitmap(width: settings.width, height: settings.height)
    frames = try (0..<rate.frameCount(in: composition.duration)).map { index in
      try renderer.draw(
        sampler.displayList(at: rate.time(ofFrame: index)), into: bitmap, transform: .identity,
        background: stage.background)
      let frame = try converter.makeFrame()
      try converter.convert(bitmap, into: frame)
      return frame
    }
    (self.format, self.settings) = (format, settings)
  }

  /// Encodes the frames into a file that is thrown away; returns the seconds it took.
  func run() throws -> Double {
    let path = NSTemporaryDirectory() + "/inbetween-bench-\(getpid()).mp4"
    defer { unlink(path) }
    let begin = ContinuousClock.now
    let writer = try VideoFileWriter(path: path, format: format, settings: settings, force: true)
    for (index, frame) in frames.enumerated() { try writer.write(frame, index: index) }
    _ = try writer.finish()
    return (ContinuousClock.now - begin) / .seconds(1)
  }
}
