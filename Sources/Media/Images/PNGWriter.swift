package import Pixels

/// Writes one still as a PNG file, without opening FFmpeg.
package final class PNGWriter: FrameSink {
  package let format: OutputFormat
  package let notices: [String] = []
  private let settings: EncoderSettings
  private let encoder: PNGEncoder
  private let file: PartialFile
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
    file = try PartialFile(path: path, force: force)
  }

  deinit { cancel() }

  /// Takes the picture; a second one is refused.
  package func write(_ bitmap: Bitmap, index: Int) throws(MediaError) {
    try requireOpen(isOpen, file.path)
    guard count == 0 else {
      throw MediaError(
        "write \(file.path)", path: file.path, cause: .request,
        reason: "a PNG file holds one picture and there are more",
        advice: "number the files, such as frames/%06d.png, or take one with still --at")
    }
    try encoder.encode(bitmap, path: file.path) { bytes throws(MediaError) in
      try file.write(bytes)
    }
    count = 1
  }

  package func finish() throws(MediaError) -> OutputSummary {
    try requireOpen(isOpen, file.path)
    try requireFrames(count, file.path)
    isOpen = false
    let bytes = try file.complete()
    return OutputSummary(
      path: file.path, format: format, frames: 1, duration: settings.frameRate.reciprocal,
      width: settings.width, height: settings.height, bytes: bytes)
  }

  package func cancel() {
    isOpen = false
    file.discard()
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
