import Export
import Foundation
import Media

/// One hash of all raw frames of a film, before any encoder.
struct FilmHash {
  private let scene: OpenScene
  private let plan: RenderPlan

  /// The hash of `scene` as `plan` would draw it.
  init(_ scene: OpenScene, _ plan: RenderPlan) { (self.scene, self.plan) = (scene, plan) }

  /// Draws every frame.
  ///
  /// The frames' own hashes are those of `--format framehash`; the film's is the FNV-1a hash, 64
  /// bits, of that file, so that two films are equal when their hash files are.
  func value(cancellation: Cancellation) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("inbetween-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("film.framehash")
    let format = try OutputFormat(path: file.path)
    let settings = EncoderSettings(
      RenderRequest(), size: plan.fit.size, rate: plan.selection.rate, background: plan.background,
      title: plan.name)
    let job = RenderJob(
      composition: try scene.composition(for: plan.fit), canvas: Canvas(plan),
      rate: plan.selection.rate, frames: plan.selection.frames,
      outputs: [
        RenderJob.Output(path: file.path, format: format, settings: settings, force: true)
      ],
      drawingThreads: min(16, ProcessInfo.processInfo.activeProcessorCount),
      resources: scene.resources)
    _ = try job.run(cancellation: cancellation)
    return Self.hash(try Data(contentsOf: file))
  }

  /// FNV-1a with its 64-bit offset basis and prime (Fowler, Noll, Vo; RFC 9923).
  static func hash(_ bytes: some Sequence<UInt8>) -> String {
    let value = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
