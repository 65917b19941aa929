import CairoRenderer
import Foundation
import Geometry
import Media
import Motion
import Picture
import Pixels
import Presets
import Testing

@testable import Export

/// An export draws and converts only what changed; its files must be those of whole frames.
@Suite struct ChangedAreasTests {
  private static let scenes = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("presets/scenes")

  @Test(arguments: ["start-stop", "suits", "spinner", "cubic-curve", "blobs"], ["mkv", "y4m"])
  func presetsAreExportedAsIfDrawnWhole(name: String, ending: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("inbetween-changes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let composition = try ScenePreset.load(
      file: Self.scenes.appendingPathComponent(name + ".json"), shaper: PangoTextShaper()
    ).composition
    // An odd width, so that the padding is part of it.
    let (width, height) = (161, 120)
    let stage = composition.stage.size
    let canvas = Canvas(
      width: width, height: height,
      transform: CGAffineTransform(
        scaleX: CGFloat(width) / stage.width, y: CGFloat(height) / stage.height),
      background: .white)
    let settings = EncoderSettings(width: width, height: height, frameRate: Rational(15, 1))
    func output(_ path: String) throws -> RenderJob.Output {
      RenderJob.Output(
        path: path, format: try OutputFormat(path: path), settings: settings, force: false)
    }
    let rate = FrameRate(15)
    let frames = 0..<min(rate.frameCount(in: composition.duration), 60)

    let changed = folder.appendingPathComponent("changed.\(ending)").path
    _ = try RenderJob(
      composition: composition, canvas: canvas, rate: rate, frames: frames,
      outputs: [try output(changed)], drawingThreads: 2
    ).run()

    let whole = folder.appendingPathComponent("whole.\(ending)").path
    let sink = try output(whole).format.openSink(path: whole, settings: settings, force: false)
    let sampler = composition.makeSampler()
    let renderer = CairoRenderer()
    for frame in frames {
      let bitmap = Bitmap(width: width, height: height)
      try renderer.draw(
        sampler.displayList(at: rate.time(ofFrame: frame)), into: bitmap,
        transform: canvas.transform, background: canvas.background)
      try sink.write(bitmap, index: frame)
    }
    _ = try sink.finish()
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: changed))
        == Data(contentsOf: URL(fileURLWithPath: whole)))
  }
}
