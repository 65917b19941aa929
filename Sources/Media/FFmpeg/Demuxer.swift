import CFFmpeg

/// A film or picture file being read; owns an `AVFormatContext`.
final class Demuxer {
  let pointer: UnsafeMutablePointer<AVFormatContext>
  /// The first stream of pictures.
  let stream: UnsafeMutablePointer<AVStream>
  private let name: String
  private let packet = Packet()

  /// Opens `path`; `name` is what errors call it.
  init(path: String, named name: String) throws(MediaError) {
    FFmpegLog.install()
    self.name = name
    let context = avformat_alloc_context()
    var opened = context
    // On failure the context is freed, but its address still tells which log lines are its own.
    try check(
      avformat_open_input(&opened, "file:" + path, nil, nil), "read \(name)", path: name,
      context: context)
    guard let context else {
      throw MediaError("read \(name)", path: name, cause: .library(0), reason: "it has no content")
    }
    do throws(MediaError) {
      try check(
        avformat_find_stream_info(context, nil), "read \(name)", path: name, context: context)
      let index = try check(
        av_find_best_stream(context, AVMEDIA_TYPE_VIDEO, -1, -1, nil, 0),
        "find pictures in \(name)",
        path: name, context: context)
      // swift-format-ignore: NeverForceUnwrap
      stream = context.pointee.streams[Int(index)]!  // the index is one of the context's
    } catch {
      avformat_close_input(&opened)
      throw error
    }
    pointer = context
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVFormatContext>? = pointer
    avformat_close_input(&pointer)
  }

  /// Whether a second stream inside VP9's carries the alpha.
  var hasAlphaStream: Bool {
    av_dict_get(stream.pointee.metadata, "alpha_mode", nil, 0).map {
      String(cString: $0.pointee.value) == "1"
    } ?? false
  }

  /// The entries of the file's metadata, keys in lower case.
  var metadata: [String: String] {
    var entries: [String: String] = [:]
    var entry: UnsafeMutablePointer<AVDictionaryEntry>?
    while let next = av_dict_get(pointer.pointee.metadata, "", entry, AV_DICT_IGNORE_SUFFIX) {
      entries[String(cString: next.pointee.key).lowercased()] = String(cString: next.pointee.value)
      entry = next
    }
    return entries
  }

  /// The next packet of the stream, valid until the next call; nil at the end.
  func nextPacket() throws(MediaError) -> UnsafeMutablePointer<AVPacket>? {
    while true {
      av_packet_unref(packet.pointer)
      let code = av_read_frame(pointer, packet.pointer)
      if code == inb_error_eof { return nil }
      try check(code, "read \(name)", path: name, context: pointer)
      if packet.pointer.pointee.stream_index == stream.pointee.index { return packet.pointer }
    }
  }
}
