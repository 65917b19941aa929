package import Pixels

/// Writes one picture as an image file; PNG without opening FFmpeg.
package final class StillWriter: FrameSink {
  package let format: OutputFormat
  package let notices: [String] = []
  private let settings: EncoderSettings
  private let encoder: any ImageEncoder
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
    encoder = try format.makeImageEncoder(settings, path: path)
    output = try ByteOutput(path: path, force: force)
  }

  deinit { cancel() }

  package var wantsDepth: Bool { encoder.wantsDepth }

  package func write(_ bitmap: Bitmap, index: Int) throws(MediaError) {
    try write(bitmap, deep: nil, changed: nil, index: index)
  }

  /// Takes the picture; a second one is refused.
  package func write(
    _ bitmap: Bitmap, deep: DeepBitmap?, changed: [PixelRect]?, index: Int
  ) throws(MediaError) {
    try requireOpen(isOpen, output.path)
    guard count == 0 else {
      throw MediaError(
        "write \(output.path)", path: output.path, cause: .request,
        reason: "a \(format.codec.title) file holds one picture and there are more",
        advice: "number the files, such as frames/%06d.\(format.container.extensions[0]), "
          + "or take one with still --at")
    }
    try encoder.encode(bitmap, deep: deep, path: output.path) { bytes throws(MediaError) in
      try output.write(bytes)
    }
    count = 1
  }

  package func seal() throws(MediaError) -> OutputSummary {
    try requireOpen(isOpen, output.path)
    try requireFrames(count, output.path)
    isOpen = false
    let bytes = try output.seal()
    if let path = output.partialPath {
      try format.codec.verifyImage(
        path, width: settings.width, height: settings.height, named: output.path)
    }
    return OutputSummary(
      path: output.path, format: format, frames: 1, duration: nil, width: settings.width,
      height: settings.height, bytes: bytes)
  }

  package func publish() throws(MediaError) { try output.complete() }

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
