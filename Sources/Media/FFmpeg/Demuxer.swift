import CFFmpeg

/// A film, picture or sound file being read; owns an `AVFormatContext`.
final class Demuxer {
  /// What a file is opened for.
  enum Interest {
    /// A stream of pictures, without which the file is refused.
    case pictures
    /// A stream of sound, without which the file is refused.
    case sound
    /// Whatever there is, pictures before sound.
    case anything
  }

  let pointer: UnsafeMutablePointer<AVFormatContext>
  /// The best stream of what the file was opened for.
  let stream: UnsafeMutablePointer<AVStream>
  private let name: String
  private let packet = Packet()

  /// Opens `path`; `name` is what errors call it.
  init(
    path: String, named name: String, wanting interest: Interest = .pictures
  ) throws(MediaError) {
    FFmpegLog.install()
    self.name = name
    let format = try Self.format(of: path, name)
    let context = avformat_alloc_context()
    var opened = context
    var options: OpaquePointer?  // AVDictionary
    defer { av_dict_free(&options) }
    av_dict_set(&options, "protocol_whitelist", "file", 0)
    // On failure the context is freed, but its address still tells which log lines are its own.
    try check(
      avformat_open_input(&opened, "file:" + path, format, &options), "read \(name)", path: name,
      context: context)
    guard let context else {
      throw MediaError("read \(name)", path: name, cause: .library(0), reason: "it has no content")
    }
    do throws(MediaError) {
      try check(
        avformat_find_stream_info(context, nil), "read \(name)", path: name, context: context)
      stream = try Self.stream(of: context, interest, name)
    } catch {
      avformat_close_input(&opened)
      throw error
    }
    pointer = context
  }

  /// The format that a file's first bytes tell; one that names other files is refused unopened.
  ///
  /// A playlist beside an untrusted preset would otherwise read whatever the person may read.
  private static func format(
    of path: String, _ name: String
  ) throws(MediaError) -> UnsafePointer<AVInputFormat>? {
    var file: UnsafeMutablePointer<AVIOContext>?
    try check(avio_open(&file, "file:" + path, AVIO_FLAG_READ), "read \(name)", path: name)
    defer { avio_closep(&file) }
    var format: UnsafePointer<AVInputFormat>?
    try check(
      av_probe_input_buffer2(file, &format, "file:" + path, nil, 0, 0), "read \(name)", path: name)
    let names = format.map { String(cString: $0.pointee.name) } ?? ""
    if names.split(separator: ",").contains(where: { lists.contains(String($0)) }) {
      throw MediaError(
        "read \(name)", path: name, cause: .request,
        reason: "it is a list of other files (\(names))", advice: "name one of those files")
    }
    return format
  }

  /// FFmpeg's formats that lead to other files.
  private static let lists: Set<String> = [
    "hls", "applehttp", "concat", "dash", "webm_dash_manifest", "imf", "sdp", "rtsp", "avisynth",
    "vapoursynth", "image2", "image2pipe",
  ]

  private static func stream(
    of context: UnsafeMutablePointer<AVFormatContext>, _ interest: Interest, _ name: String
  ) throws(MediaError) -> UnsafeMutablePointer<AVStream> {
    let kinds: [(type: AVMediaType, word: String)] =
      switch interest {
      case .pictures: [(AVMEDIA_TYPE_VIDEO, "pictures")]
      case .sound: [(AVMEDIA_TYPE_AUDIO, "sound")]
      case .anything: [(AVMEDIA_TYPE_VIDEO, ""), (AVMEDIA_TYPE_AUDIO, "pictures or sound")]
      }
    for kind in kinds {
      let index = av_find_best_stream(context, kind.type, -1, -1, nil, 0)
      if index >= 0, let stream = context.pointee.streams[Int(index)] { return stream }
    }
    throw MediaError(
      "read \(name)", path: name, cause: .library(inb_error_no_stream),
      reason: "it has no \(kinds[kinds.count - 1].word)", advice: "name another file")
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVFormatContext>? = pointer
    avformat_close_input(&pointer)
  }

  /// Seconds at which the file begins; a container may count from any.
  ///
  /// A start before zero is an encoder's delay, which its sound leaves out.
  var origin: Double {
    let start = pointer.pointee.start_time
    return start == inb_no_pts ? 0 : max(0, Double(start) / Double(AV_TIME_BASE))
  }

  /// Seconds of the stream by the tag that Matroska files have for it, as `00:00:10.000000000`.
  var taggedDuration: Double? {
    guard let text = Self.entries(stream.pointee.metadata)["duration"] else { return nil }
    let parts = text.split(separator: ":").map { Double($0) }
    guard parts.count == 3, let hours = parts[0], let minutes = parts[1], let seconds = parts[2]
    else { return nil }
    return hours * 3600 + minutes * 60 + seconds
  }

  /// Whether a second stream inside VP9's carries the alpha.
  var hasAlphaStream: Bool {
    av_dict_get(stream.pointee.metadata, "alpha_mode", nil, 0).map {
      String(cString: $0.pointee.value) == "1"
    } ?? false
  }

  /// The entries of the file's metadata, keys in lower case.
  var metadata: [String: String] { Self.entries(pointer.pointee.metadata) }

  /// The entries of a dictionary, keys in lower case.
  static func entries(_ dictionary: OpaquePointer?) -> [String: String] {
    var entries: [String: String] = [:]
    var entry: UnsafeMutablePointer<AVDictionaryEntry>?
    while let next = av_dict_get(dictionary, "", entry, AV_DICT_IGNORE_SUFFIX) {
      entries[String(cString: next.pointee.key).lowercased()] = String(cString: next.pointee.value)
      entry = next
    }
    return entries
  }

  /// The next packet of the stream, valid until the next call; nil at the end.
  func nextPacket() throws(MediaError) -> UnsafeMutablePointer<AVPacket>? {
    while let packet = try nextPacketOfAnyStream() {
      if packet.pointee.stream_index == stream.pointee.index { return packet }
    }
    return nil
  }

  /// The next packet of the file, valid until the next call; nil at the end.
  func nextPacketOfAnyStream() throws(MediaError) -> UnsafeMutablePointer<AVPacket>? {
    av_packet_unref(packet.pointer)
    let code = av_read_frame(pointer, packet.pointer)
    if code == inb_error_eof { return nil }
    try check(code, "read \(name)", path: name, context: pointer)
    return packet.pointer
  }
}
