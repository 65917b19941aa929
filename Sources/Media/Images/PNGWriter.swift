package import Pixels

/// Writes one still as a PNG file, without opening FFmpeg.
package final class PNGWriter: FrameSink {
  package let format: OutputFormat
  package let notices: [String] = []
  private let settings: EncoderSettings
  private let encoder: PNGEncoder
  private let output: ByteOutput
  private var count = 0
  private var isOpen = true

  /// Opens the file beside `path`; throws as `OutputFormat.openSink` does.
  package init(
    path: String, format: OutputFormat, settings: EncoderSettings, force: Bool = false
  ) throws(MediaError) {
    try format.check(settings, for: path)
    self.format = format
    self.settings = settings
    encoder = PNGEncoder(settings)
    output = try ByteOutput(path: path, force: force)
  }

  deinit { cancel() }

  /// Takes the picture; a second one is refused.
  package func write(_ bitmap: Bitmap, index: Int) throws(MediaError) {
    try requireOpen(isOpen, output.path)
    guard count == 0 else {
      throw MediaError(
        "write \(output.path)", path: output.path, cause: .request,
        reason: "a PNG file holds one picture and there are more",
        advice: "number the files, such as frames/%06d.png, or take one with still --at")
    }
    try encoder.encode(bitmap, path: output.path) { bytes throws(MediaError) in
      try output.write(bytes)
    }
    count = 1
  }

  package func finish() throws(MediaError) -> OutputSummary {
    try requireOpen(isOpen, output.path)
    try requireFrames(count, output.path)
    isOpen = false
    let bytes = try output.complete()
    return OutputSummary(
      path: output.path, format: format, frames: 1, duration: settings.frameRate.reciprocal,
      width: settings.width, height: settings.height, bytes: bytes)
  }

  package func cancel() {
    isOpen = false
    output.discard()
  }
}

extension PNGEncoder {
  /// As the settings say.
  convenience init(_ settings: EncoderSettings) {
    self.init(
      width: settings.width, height: settings.height, alpha: settings.alpha,
      effort: settings.effort, title: settings.title, comment: settings.comment)
  }
}
