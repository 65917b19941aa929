import Glibc
package import Pixels

/// Writes a numbered PNG file for every frame.
///
/// The files are made in a hidden folder and moved when all are there. The pattern's own folder is
/// made if it is missing; the one it is in must exist. With `force`, frames that an earlier run
/// left under the pattern go away, so that a shorter film has no tail of the old one.
package final class ImageSequenceWriter: FrameSink {
  package let format: OutputFormat
  package let notices: [String] = []
  private let pattern: FramePattern
  private let settings: EncoderSettings
  private let encoder: PNGEncoder
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
    let operation = "write \(pattern.path)"
    var facts = stat()
    if stat(pattern.folder, &facts) == 0, facts.st_mode & S_IFMT != S_IFDIR {
      throw MediaError(
        operation, path: pattern.path, cause: .request, reason: "\(pattern.folder) is not a folder",
        advice: "choose another folder for the frames")
    }
    if !force, let taken = namesInFolder(pattern.folder).first(where: pattern.matches) {
      throw MediaError(
        operation, path: pattern.path, cause: .request,
        reason: "\(pattern.folder)/\(taken) is already there",
        advice: "give --force to replace the frames, or another -o")
    }
    encoder = PNGEncoder(settings)
    folder = try PartialFolder(path: pattern.folder, operation: operation)
  }

  deinit { cancel() }

  package func write(_ bitmap: Bitmap, index: Int) throws(MediaError) {
    try requireOpen(isOpen, pattern.path)
    try requireOrder(index, after: lastIndex, pattern.path)
    let path = folder.partialPath + "/" + pattern.name(of: index)
    try encoder.encode(bitmap, path: pattern.path) { data throws(MediaError) in
      try writeFile(path, data)
      bytes += Int64(data.count)
    }
    lastIndex = index
    count += 1
  }

  package func finish() throws(MediaError) -> OutputSummary {
    try requireOpen(isOpen, pattern.path)
    try requireFrames(count, pattern.path)
    let written = namesInFolder(folder.partialPath).count
    guard written == count else {
      throw MediaError(
        "verify \(pattern.path)", path: pattern.path, cause: .content,
        reason: "\(written) files are there instead of \(count)", advice: "try again")
    }
    for old in namesInFolder(pattern.folder) where pattern.matches(old) {
      unlink(pattern.folder + "/" + old)
    }
    isOpen = false
    try folder.complete(operation: "write \(pattern.path)")
    return OutputSummary(
      path: pattern.path, format: format, frames: count,
      duration: settings.frameRate.duration(ofFrames: count), width: settings.width,
      height: settings.height, bytes: bytes)
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
