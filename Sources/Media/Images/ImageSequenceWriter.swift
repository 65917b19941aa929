import Glibc
package import Pixels

/// Writes a numbered image file for every frame.
///
/// The files are made in a hidden folder and moved when all are there. The pattern's own folder is
/// made if it is missing; the one it is in must exist. With `force`, frames that an earlier run
/// left under the pattern go away, so that a shorter film has no tail of the old one.
package final class ImageSequenceWriter: FrameSink {
  package let format: OutputFormat
  package let notices: [String] = []
  private let pattern: FramePattern
  private let settings: EncoderSettings
  private let encoder: any ImageEncoder
  private let folder: PartialFolder
  private var count = 0
  private var bytes: Int64 = 0
  private var lastIndex = Int.min
  private var isOpen = true

  /// Makes the hidden folder; throws as `OutputFormat.openSink` does.
  package init(
    pattern: FramePattern, format: OutputFormat, settings: EncoderSettings, force: Bool = false
  ) throws(MediaError) {
    try format.check(settings, for: pattern.path)
    self.format = format
    self.pattern = pattern
    self.settings = settings
    try pattern.requireRoom(force: force)
    encoder = try format.makeImageEncoder(settings, path: pattern.path)
    folder = try PartialFolder(path: pattern.folder, operation: "write \(pattern.path)")
  }

  deinit { cancel() }

  package var wantsDepth: Bool { encoder.wantsDepth }

  package func write(_ bitmap: Bitmap, index: Int) throws(MediaError) {
    try write(bitmap, deep: nil, changed: nil, index: index)
  }

  package func write(
    _ bitmap: Bitmap, deep: DeepBitmap?, changed: [PixelRect]?, index: Int
  ) throws(MediaError) {
    try requireOpen(isOpen, pattern.path)
    try requireOrder(index, after: lastIndex, pattern.path)
    let path = folder.partialPath + "/" + pattern.name(of: index)
    try encoder.encode(bitmap, deep: deep, path: pattern.path) { data throws(MediaError) in
      try writeFile(path, data)
      bytes += Int64(data.count)
    }
    lastIndex = index
    count += 1
  }

  package func seal() throws(MediaError) -> OutputSummary {
    try requireOpen(isOpen, pattern.path)
    try requireFrames(count, pattern.path)
    isOpen = false
    let written = namesInFolder(folder.partialPath)
    guard written.count == count else {
      throw MediaError(
        "verify \(pattern.path)", path: pattern.path, cause: .content,
        reason: "\(written.count) files are there instead of \(count)", advice: "try again")
    }
    for name in written {
      try format.codec.verifyImage(
        folder.partialPath + "/" + name, width: settings.width, height: settings.height,
        named: pattern.folder + "/" + name)
    }
    return OutputSummary(
      path: pattern.path, format: format, frames: count,
      duration: settings.frameRate.duration(ofFrames: count), width: settings.width,
      height: settings.height, bytes: bytes)
  }

  package func publish() throws(MediaError) {
    pattern.removeFrames()
    try folder.complete(operation: "write \(pattern.path)")
  }

  package func cancel() {
    isOpen = false
    folder.discard()
  }

  private func writeFile(_ path: String, _ bytes: UnsafeRawBufferPointer) throws(MediaError) {
    let operation = "write \(pattern.path)"
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw MediaError(operation, path: pattern.path, errno: errno) }
    defer { close(descriptor) }
    try writeAll(bytes, to: descriptor, operation: operation, path: pattern.path)
  }
}
