import Export
import Foundation
import Media

/// Holds what goes to standard output until it is whole.
///
/// A film is made in a temporary folder and checked there like any other before its first byte is
/// handed on, so a reader never gets half of one, and containers that must be gone back to can be
/// piped too. Frame hashes are handed on line by line.
final class OutputSpool {
  private let folder: URL?
  private let outputs: [RenderPlan.Output]

  /// A spool for the outputs of a plan; without `-` among them it does nothing.
  init(_ outputs: [RenderPlan.Output]) throws {
    self.outputs = outputs
    guard outputs.contains(where: Self.isHeld) else {
      folder = nil
      return
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("inbetween-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    self.folder = folder
  }

  deinit {
    // What cannot be removed from the folder for temporary files is the system's to remove.
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }

  /// The outputs of the job that makes them.
  func jobOutputs(force: Bool) -> [RenderJob.Output] {
    outputs.map { output in
      RenderJob.Output(
        path: file(of: output)?.path ?? output.path, format: output.format,
        settings: output.settings, force: force)
    }
  }

  /// Hands on what was held.
  ///
  /// - Throws: ``OutputFailure`` when standard output takes no more.
  func send(to stream: StandardStream) throws {
    for output in outputs {
      guard let file = file(of: output) else { continue }
      let handle = try FileHandle(forReadingFrom: file)
      while let chunk = try handle.read(upToCount: 1 << 20), !chunk.isEmpty {
        do throws(OutputFailure) {
          try stream.take(Array(chunk))
        } catch {
          throw CommandError.failed(error.description)
        }
      }
    }
  }

  private func file(of output: RenderPlan.Output) -> URL? {
    Self.isHeld(output)
      ? folder?.appendingPathComponent("output.\(output.format.container.extensions[0])") : nil
  }

  private static func isHeld(_ output: RenderPlan.Output) -> Bool {
    output.path == "-" && output.format.container != .framehash
  }
}
