import CFFmpeg
package import Pixels

/// Writes a film file through FFmpeg's libraries in this process.
///
/// `-` is standard output, where MP4 is fragmented and nothing can be checked. Bytes depend only on the frames and the settings. The file appears under its name when it is
/// complete and has been opened again and checked.
package final class VideoFileWriter: FrameSink {
  package let format: OutputFormat
  package let notices: [String]
  /// Turns bitmaps into what `write(_:index:)` of a `VideoFrame` takes, on any one thread.
  package let converter: PixelConverter
  private let settings: EncoderSettings
  private let path: String
  /// Nil when the film goes to standard output.
  private let file: PartialFile?
  private let muxer: Muxer
  private let codec: CodecContext
  private let stream: Int32
  private let extras: TrackWriter
  private let expectation: MediaExpectation
  private var frame: VideoFrame?
  private var count = 0
  private var lastIndex = Int.min
  private var isOpen = true

  /// Opens the file beside `path` and writes its header.
  ///
  /// Throws a request fault for settings the codec cannot meet and for an existing file unless
  /// `force`; a system error when the folder is missing or cannot be written.
  package init(
    path: String, format: OutputFormat, settings: EncoderSettings, force: Bool = false
  ) throws(MediaError) {
    try format.check(settings, for: path)
    let size = format.codedSize(of: settings)
    let pixels = format.pixelFormat(for: settings)
    self.format = format
    self.settings = settings
    notices = format.notices(for: settings)
    converter = PixelConverter(
      format: pixels, width: settings.width, height: settings.height,
      background: settings.alpha ? .clear : settings.background,
      fillsClear: !format.codec.isLossless)
    self.path = path
    if path == "-", !format.container.canStream {
      throw MediaError(
        "write to standard output", path: path, cause: .request,
        reason: "\(format.codec.title) goes back to what it has written",
        advice: "write a file, or choose --format mp4, webm, mkv or gif")
    }
    let file = path == "-" ? nil : try PartialFile(path: path, force: force)
    self.file = file
    muxer = try Muxer(
      container: format.container, url: file.map { "file:" + $0.partialPath } ?? "pipe:1",
      path: path)
    codec = try CodecContext(
      EncoderConfiguration(settings, codec: format.codec), format: pixels, width: size.width,
      height: size.height, frameRate: settings.frameRate, globalHeader: muxer.wantsGlobalHeader,
      path: path)
    stream = try muxer.addStream(codec.pointer, tag: codec.tag)
    extras = try TrackWriter(settings, container: format.container, muxer: muxer, path: path)
    try muxer.begin(format.container.muxerOptions(isFile: file != nil, loops: settings.loops))
    expectation = MediaExpectation(
      codec: format.codec, width: size.width, height: size.height, pixelFormat: pixels,
      frameRate: settings.frameRate, tracks: extras.expectation)
    try extras.begin()
  }

  deinit { cancel() }

  package var bytesWritten: Int64 { isOpen ? muxer.bytesWritten : 0 }

  package func write(_ bitmap: Bitmap, index: Int) throws(MediaError) {
    let frame = if let frame { frame } else { try converter.makeFrame() }
    self.frame = frame
    try converter.convert(bitmap, into: frame)
    try write(frame, index: index)
  }

  package func write(
    _ bitmap: Bitmap, deep: DeepBitmap?, changed: [PixelRect]?, index: Int
  ) throws(MediaError) {
    guard let changed, let frame else { return try write(bitmap, index: index) }
    // The frame still holds the picture before; where an encoder has kept it, a copy is changed.
    for area in changed { try converter.convert(bitmap, into: frame, changed: area) }
    try write(frame, index: index)
  }

  /// Takes a picture that `converter` made, possibly on another thread, or one again that did not
  /// change since.
  package func write(_ frame: VideoFrame, index: Int) throws(MediaError) {
    try requireOpen(isOpen, path)
    try requireOrder(index, after: lastIndex, path)
    lastIndex = index
    frame.pointer.pointee.pts = Int64(count)
    count += 1
    try codec.send(frame)
    try muxer.drain(codec.pointer, stream: stream)
    try extras.write(until: settings.frameRate.duration(ofFrames: count).value)
  }

  package func seal() throws(MediaError) -> OutputSummary {
    try requireOpen(isOpen, path)
    try requireFrames(count, path)
    try codec.send(nil)
    try muxer.drain(codec.pointer, stream: stream)
    if case .first(let notes) = settings.pass { return try keepNotes(in: notes) }
    try extras.finish()
    let written = try muxer.finish()
    if let file {
      try expectation.verify(file.partialPath, frames: count, named: path)
      if format.codec == .webp { try verifyWebP(file.partialPath) }
    }
    isOpen = false
    let bytes = try file?.seal() ?? written
    return OutputSummary(
      path: path, format: format, frames: count,
      duration: settings.frameRate.duration(ofFrames: count), width: expectation.width,
      height: expectation.height, bytes: bytes, notices: extras.notices)
  }

  /// Ends a first pass, of which nothing stays but the notes.
  private func keepNotes(in notes: String) throws(MediaError) -> OutputSummary {
    if let text = codec.notes {
      let output = try ByteOutput(path: notes, force: true)
      try output.write(Array(text.utf8))
      _ = try output.seal()
      try output.complete()
    }
    cancel()
    return OutputSummary(
      path: path, format: format, frames: count,
      duration: settings.frameRate.duration(ofFrames: count), width: expectation.width,
      height: expectation.height, bytes: 0)
  }

  /// FFmpeg does not decode what it wrote, so that libwebp has to.
  private func verifyWebP(_ partialPath: String) throws(MediaError) {
    let reader = try WebPReader(path: partialPath, named: path)
    while try reader.next() != nil {}
  }

  package func publish() throws(MediaError) { try file?.complete() }

  package func cancel() {
    isOpen = false
    file?.discard()
  }
}

extension BGRA {
  /// No colour at all.
  package static let clear = BGRA(blue: 0, green: 0, red: 0, alpha: 0)
}

extension Rational {
  /// Seconds that so many frames take when this is the frame rate.
  func duration(ofFrames count: Int) -> Rational {
    Rational(Int64(count) * denominator, numerator)
  }
}

/// Refuses a call that comes after the end.
func requireOpen(_ isOpen: Bool, _ path: String) throws(MediaError) {
  guard !isOpen else { return }
  throw MediaError(
    "write \(path)", path: path, cause: .content, reason: "it was already finished or cancelled")
}

/// Refuses a frame that does not come after the one before.
func requireOrder(_ index: Int, after last: Int, _ path: String) throws(MediaError) {
  guard index <= last else { return }
  throw MediaError(
    "write \(path)", path: path, cause: .content, reason: "frame \(index) came after frame \(last)")
}

/// Refuses an output without frames, which no player opens.
func requireFrames(_ count: Int, _ path: String) throws(MediaError) {
  guard count == 0 else { return }
  throw MediaError(
    "write \(path)", path: path, cause: .content, reason: "no frame was drawn",
    advice: "choose a --range or --duration that has frames")
}
