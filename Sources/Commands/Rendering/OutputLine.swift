import Media

/// What is said about a file that was made.
struct OutputLine: Encodable {
  private let path, format, codec: String
  private let width, height, frames: Int
  private let seconds: Double
  private let bytes: Int64

  /// A line about `output`.
  init(_ output: OutputSummary) {
    path = output.path
    (format, codec) = (output.format.container.rawValue, output.format.codec.rawValue)
    (width, height, frames) = (output.width, output.height, output.frames)
    (seconds, bytes) = (output.duration.value, output.bytes)
  }

  /// One line for people.
  var text: String {
    "\(path): \(codec), \(width)x\(height), \(frames) \(frames == 1 ? "frame" : "frames"), "
      + "\(brief(seconds, digits: 3)) s, \(byteCount(Int(bytes)))"
  }

  /// One object for programs.
  var json: String { jsonText(self) }
}
