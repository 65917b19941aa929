import Foundation
import Testing

/// Compares texts with files in the folder `Snapshots`.
///
/// `INBETWEEN_RECORD_GOLDENS=1` records those that are missing; delete a file to record it anew.
enum Snapshot {
  /// The folder of the recorded texts.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Snapshots")

  /// Whether missing texts are recorded.
  static let isRecording =
    ProcessInfo.processInfo.environment["INBETWEEN_RECORD_GOLDENS"] == "1"

  /// Expects `text` to be what was recorded under `name`.
  static func expect(
    _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name)
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    if recorded == nil, isRecording {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return
    }
    #expect(text == recorded, "\(name) is not as recorded", sourceLocation: sourceLocation)
  }
}
