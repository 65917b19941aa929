package import Pixels

/// Writes uncompressed frames: straight R, G, B, A bytes one after the other, or YUV4MPEG2 (4:2:0).
///
/// Both are meant for a pipe into another program, and can go into a file as well.
package final class RawVideoWriter: FrameSink {
  package let format: OutputFormat
  package let notices: [String]
  private let settings: EncoderSettings
  private let output: ByteOutput
  private let converter: PixelConverter
  private let frame: VideoFrame
  private let header: [UInt8]
  private static let frameMark = Array("FRAME\n".utf8)
  private var count = 0
  private var lastIndex = Int.min
  private var isOpen = true

  /// Opens the file beside `path`, or standard output for `-`.
  package init(
    path: String, format: OutputFormat, settings: EncoderSettings, force: Bool = false
  ) throws(MediaError) {
    try format.check(settings, for: path)
    self.format = format
    self.settings = settings
    notices = format.notices(for: settings)
    converter = PixelConverter(
      format: format.pixelFormat(for: settings), width: settings.width, height: settings.height,
      background: settings.background)
    frame = try converter.makeFrame()
    output = try ByteOutput(path: path, force: force)
    let rate = settings.frameRate
    header =
      format.codec == .y4m
      ? Array(
        ("YUV4MPEG2 W\(frame.width) H\(frame.height) F\(rate.numerator):\(rate.denominator) "
          + "Ip A1:1 C420mpeg2 XCOLORRANGE=LIMITED\n").utf8) : []
    try output.write(header)
  }

  deinit { cancel() }

  package func write(_ bitmap: Bitmap, index: Int) throws(MediaError) {
    try write(bitmap, deep: nil, changed: nil, index: index)
  }

  package func write(
    _ bitmap: Bitmap, deep: DeepBitmap?, changed: [PixelRect]?, index: Int
  ) throws(MediaError) {
    try requireOpen(isOpen, output.path)
    try requireOrder(index, after: lastIndex, output.path)
    lastIndex = index
    // The frame still holds the picture before.
    if let changed, count > 0 {
      for area in changed { try converter.convert(bitmap, into: frame, changed: area) }
    } else {
      try converter.convert(bitmap, into: frame)
    }
    if format.codec == .y4m {
      try output.write(Self.frameMark)
      for plane in 0..<3 {
        let half = plane == 0 ? 1 : 2
        try writePlane(plane, rows: frame.height / half, bytes: frame.width / half)
      }
    } else {
      try writePlane(0, rows: frame.height, bytes: 4 * frame.width)
    }
    count += 1
  }

  private func writePlane(_ plane: Int, rows: Int, bytes: Int) throws(MediaError) {
    for y in 0..<rows {
      try output.write(UnsafeRawBufferPointer(start: frame.row(y, ofPlane: plane), count: bytes))
    }
  }

  package func seal() throws(MediaError) -> OutputSummary {
    try requireOpen(isOpen, output.path)
    try requireFrames(count, output.path)
    isOpen = false
    let bytes = try output.seal()
    try verify(bytes)
    return OutputSummary(
      path: output.path, format: format, frames: count,
      duration: settings.frameRate.duration(ofFrames: count), width: frame.width,
      height: frame.height, bytes: bytes)
  }

  /// Every frame has the same number of bytes, so that the file's size tells whether all are there.
  private func verify(_ bytes: Int64) throws(MediaError) {
    let (samples, marks) =
      format.codec == .y4m
      ? (frame.width * frame.height * 3 / 2, header.count + count * Self.frameMark.count)
      : (frame.width * frame.height * 4, 0)
    let expected = Int64(count * samples + marks)
    guard bytes != expected else { return }
    throw MediaError(
      "verify \(output.path)", path: output.path, cause: .content,
      reason: "\(bytes) bytes are there instead of \(expected)", advice: "try again")
  }

  package func publish() throws(MediaError) { try output.complete() }

  package func cancel() {
    isOpen = false
    output.discard()
  }
}
