import Media

/// What is said about a file that was made.
struct OutputLine: Encodable {
  private let path, format, codec: String
  private let width, height, frames: Int
  /// Nil for a still, which has no length.
  private let seconds: Double?
  private let bytes: Int64

  /// A line about `output`.
  init(_ output: OutputSummary) {
    path = output.path
    (format, codec) = (output.format.container.rawValue, output.format.codec.rawValue)
    (width, height, frames) = (output.width, output.height, output.frames)
    (seconds, bytes) = (output.duration?.value, output.bytes)
  }

  /// One line for people.
  var text: String {
    let length =
      seconds.map {
        "\(frames) \(frames == 1 ? "frame" : "frames"), \(brief($0, digits: 3)) s, "
      } ?? ""
    return "\(path): \(codec), \(width)x\(height), \(length)\(byteCount(Int(bytes)))"
  }

  /// One object for programs.
  var json: String { jsonText(self) }
}
