import CFFmpeg
import Pixels

/// JPEG, TIFF and WebP files in memory, through FFmpeg's encoders.
final class CodecImageEncoder: ImageEncoder {
  private let settings: EncoderSettings
  private let codec: Codec
  private let path: String
  private let converter: PixelConverter
  private let frame: VideoFrame
  private let context: CodecContext
  /// For pictures of 16 bits, opened when the first comes.
  private var deep: (context: CodecContext, frame: VideoFrame)?
  private let packet = Packet()

  /// Opens the encoder; throws when this FFmpeg does not have it.
  init(_ format: OutputFormat, _ settings: EncoderSettings, path: String) throws(MediaError) {
    (codec, self.settings, self.path) = (format.codec, settings, path)
    let pixels = format.pixelFormat(for: settings)
    converter = PixelConverter(
      format: pixels, width: settings.width, height: settings.height,
      background: settings.background, fillsClear: !format.codec.isLossless)
    frame = try converter.makeFrame()
    context = try Self.open(format.codec, pixels, settings, path)
  }

  var wantsDepth: Bool { codec == .tiff }

  func encode(
    _ bitmap: Bitmap, deep: DeepBitmap?, path: String,
    _ body: (UnsafeRawBufferPointer) throws(MediaError) -> Void
  ) throws(MediaError) {
    try requireSize(bitmap, settings, path: path)
    if let deep, wantsDepth {
      let (context, frame) = try deepEncoder()
      try frame.makeWritable()
      copy(deep, into: frame)
      try encode(frame, with: context, body)
    } else {
      try converter.convert(bitmap, into: frame)
      try encode(frame, with: context, body)
    }
  }

  private func encode(
    _ frame: VideoFrame, with context: CodecContext,
    _ body: (UnsafeRawBufferPointer) throws(MediaError) -> Void
  ) throws(MediaError) {
    frame.pointer.pointee.pts += 1
    try context.send(frame)
    // Every picture stands alone, so its file is ready at once.
    try check(
      avcodec_receive_packet(context.pointer, packet.pointer), "write \(path)", path: path,
      context: context.pointer)
    defer { av_packet_unref(packet.pointer) }
    try body(
      UnsafeRawBufferPointer(
        start: packet.pointer.pointee.data, count: Int(packet.pointer.pointee.size)))
  }

  private func deepEncoder() throws(MediaError) -> (context: CodecContext, frame: VideoFrame) {
    if let deep { return deep }
    let pixels: PixelFormat = settings.alpha ? .rgba64le : .rgb48le
    let made = (
      context: try Self.open(codec, pixels, settings, path),
      frame: try VideoFrame(format: pixels, width: settings.width, height: settings.height)
    )
    made.frame.pointer.pointee.pts = 0
    deep = made
    return made
  }

  private func copy(_ picture: DeepBitmap, into frame: VideoFrame) {
    let channels = settings.alpha ? 4 : 3
    for y in 0..<picture.height {
      let target = UnsafeMutableRawPointer(frame.row(y, ofPlane: 0))
        .assumingMemoryBound(to: UInt16.self)
      let row = picture.row(y)
      for x in 0..<picture.width {
        for channel in 0..<channels { target[channels * x + channel] = row[4 * x + channel] }
      }
    }
  }

  private static func open(
    _ codec: Codec, _ pixels: PixelFormat, _ settings: EncoderSettings, _ path: String
  ) throws(MediaError) -> CodecContext {
    var settings = settings
    // With more threads a picture comes out only after those behind it have gone in.
    settings.threads = 1
    var configuration = EncoderConfiguration(settings, codec: codec)
    if codec == .webp { configuration.encoder = "libwebp" }
    return try CodecContext(
      configuration, format: pixels, width: settings.width, height: settings.height,
      frameRate: settings.frameRate, globalHeader: false, path: path)
  }
}
