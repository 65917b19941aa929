import CFFmpeg
import Glibc

/// A container file being written; owns an `AVFormatContext` and its file.
final class Muxer {
  let pointer: UnsafeMutablePointer<AVFormatContext>
  private let path: String
  private let operation: String
  private let packet = Packet()

  /// Opens `url`, in FFmpeg's terms so that a colon in a name is none of a protocol's; `path` is
  /// what errors name.
  init(container: Container, url: String, path: String) throws(MediaError) {
    FFmpegLog.install()
    operation = "write \(path)"
    self.path = path
    var context: UnsafeMutablePointer<AVFormatContext>?
    let code = avformat_alloc_output_context2(&context, nil, container.muxer, url)
    guard let context else {
      throw MediaError(
        operation, path: path, cause: .library(code),
        reason: "this FFmpeg has no muxer for \(container.rawValue)",
        advice: "choose another format; inbetween doctor lists what is there")
    }
    pointer = context
    // No creation time and no version numbers: the same film gives the same bytes.
    context.pointee.flags |= AVFMT_FLAG_BITEXACT
    // Matroska has a field for an encoder's delay; moving everything until the delay begins at zero
    // would make the pictures late by it.
    if container == .webm || container == .mkv { context.pointee.avoid_negative_ts = 0 }
    try check(
      avio_open(&context.pointee.pb, url, AVIO_FLAG_WRITE), operation, path: path, context: context)
  }

  deinit {
    avio_closep(&pointer.pointee.pb)
    avformat_free_context(pointer)
  }

  /// Whether codecs must put their headers into the container instead of the stream.
  var wantsGlobalHeader: Bool {
    pointer.pointee.oformat.pointee.flags & AVFMT_GLOBALHEADER != 0
  }

  /// Adds a stream for what an encoder makes, under its four letters where it has some.
  ///
  /// All streams come before the header.
  func addStream(
    _ context: UnsafeMutablePointer<AVCodecContext>, tag: UInt32 = 0
  ) throws(MediaError) -> Int32 {
    let stream = try newStream()
    stream.pointee.time_base = context.pointee.time_base
    stream.pointee.avg_frame_rate = context.pointee.framerate
    try check(
      avcodec_parameters_from_context(stream.pointee.codecpar, context), operation, path: path)
    if tag != 0 { stream.pointee.codecpar.pointee.codec_tag = tag }
    return stream.pointee.index
  }

  /// Adds a stream that the caller describes.
  func newStream() throws(MediaError) -> UnsafeMutablePointer<AVStream> {
    guard let stream = avformat_new_stream(pointer, nil) else {
      throw MediaError(operation, path: path, errno: ENOMEM)
    }
    return stream
  }

  /// Sets an entry of the file's metadata.
  func setMetadata(_ key: String, _ value: String) {
    av_dict_set(&pointer.pointee.metadata, key, value, 0)
  }

  /// Writes the header with options of the muxer.
  func begin(_ options: [(name: String, value: String)]) throws(MediaError) {
    var dictionary: OpaquePointer?  // AVDictionary
    defer { av_dict_free(&dictionary) }
    for option in options { av_dict_set(&dictionary, option.name, option.value, 0) }
    try check(
      avformat_write_header(pointer, &dictionary), operation, path: path, context: pointer)
  }

  /// Moves every packet that an encoder has ready into the file; false when it will give no more.
  ///
  /// `adjust` sees each packet first, in the encoder's time base.
  @discardableResult
  func drain(
    _ context: UnsafeMutablePointer<AVCodecContext>, stream: Int32,
    adjusting adjust: (UnsafeMutablePointer<AVPacket>) -> Void = { _ in }
  ) throws(MediaError) -> Bool {
    let packet = packet.pointer
    while true {
      let code = avcodec_receive_packet(context, packet)
      if code == inb_error_again { return true }
      if code == inb_error_eof { return false }
      try check(code, operation, path: path, context: context)
      // One frame of the codec's time base: without it a container guesses the last frame's end.
      if packet.pointee.duration == 0 { packet.pointee.duration = 1 }
      adjust(packet)
      try write(packet, stream: stream, timeBase: context.pointee.time_base)
    }
  }

  /// Writes a packet whose times are in `timeBase`, in its place among those of other streams.
  func write(
    _ packet: UnsafeMutablePointer<AVPacket>, stream: Int32, timeBase: AVRational
  ) throws(MediaError) {
    packet.pointee.stream_index = stream
    // swift-format-ignore: NeverForceUnwrap
    let target = pointer.pointee.streams[Int(stream)]!.pointee.time_base  // made by newStream
    av_packet_rescale_ts(packet, timeBase, target)
    try check(
      av_interleaved_write_frame(pointer, packet), operation, path: path, context: pointer)
  }

  /// Bytes given to the file so far, what is still buffered left out; 0 once it is closed.
  var bytesWritten: Int64 { pointer.pointee.pb?.pointee.bytes_written ?? 0 }

  /// Completes the file and closes it; returns the bytes written.
  func finish() throws(MediaError) -> Int64 {
    try check(av_write_trailer(pointer), operation, path: path, context: pointer)
    let bytes = bytesWritten
    try check(avio_closep(&pointer.pointee.pb), operation, path: path, context: pointer)
    return bytes
  }
}

/// Compressed data on its way; owns an `AVPacket`.
final class Packet {
  let pointer: UnsafeMutablePointer<AVPacket>

  init() {
    // swift-format-ignore: NeverForceUnwrap
    pointer = av_packet_alloc()!  // nil only when memory is exhausted
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVPacket>? = pointer
    av_packet_free(&pointer)
  }
}

extension Container {
  /// FFmpeg's name of the muxer.
  var muxer: String {
    switch self {
    case .mkv: "matroska"
    case .png: "image2"
    default: rawValue
    }
  }

  /// Options of the muxer: an index in front for players that stream, how often it plays.
  ///
  /// A pipe cannot be gone back in, so that MP4 comes in fragments there. Its header waits for the
  /// first of them, because only then can it say by what delay each stream begins.
  func muxerOptions(isFile: Bool, loops: Int) -> [(name: String, value: String)] {
    switch self {
    case .mp4, .mov:
      [("movflags", isFile ? "+faststart" : "+frag_keyframe+delay_moov+default_base_moof")]
    case .gif, .webp: [("loop", "\(loops)")]
    case .apng: [("plays", "\(loops)")]
    default: []
    }
  }
}
