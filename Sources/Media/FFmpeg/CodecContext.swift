import CFFmpeg
import Glibc

/// An open video encoder; owns an `AVCodecContext`.
final class CodecContext {
  let pointer: UnsafeMutablePointer<AVCodecContext>
  /// The four letters by which MP4 and MOV call the stream, 0 for the muxer's choice.
  let tag: UInt32
  private let operation: String
  private let path: String

  /// Opens the encoder for pictures of `width` × `height` pixels of `format`.
  init(
    _ configuration: EncoderConfiguration, format: PixelFormat, width: Int, height: Int,
    frameRate: Rational, globalHeader: Bool, path: String
  ) throws(MediaError) {
    FFmpegLog.install()
    operation = "write \(path)"
    self.path = path
    guard let codec = avcodec_find_encoder_by_name(configuration.encoder),
      let context = avcodec_alloc_context3(codec)
    else {
      throw MediaError(
        operation, path: path, cause: .library(0),
        reason: "this FFmpeg has no encoder \(configuration.encoder)",
        advice: "install an FFmpeg that has it, or choose another --codec")
    }
    pointer = context
    tag = configuration.tag
    context.pointee.width = Int32(width)
    context.pointee.height = Int32(height)
    context.pointee.pix_fmt = format.ffmpeg
    let rate = AVRational(
      num: Int32(clamping: frameRate.numerator), den: Int32(clamping: frameRate.denominator))
    context.pointee.framerate = rate
    context.pointee.time_base = AVRational(num: rate.den, den: rate.num)
    context.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    context.pointee.thread_count = Int32(clamping: configuration.threads)
    context.pointee.flags |= AV_CODEC_FLAG_BITEXACT
    if globalHeader { context.pointee.flags |= AV_CODEC_FLAG_GLOBAL_HEADER }
    if let bitrate = configuration.bitrate { context.pointee.bit_rate = bitrate }
    if let quantizer = configuration.quantizer {
      context.pointee.flags |= AV_CODEC_FLAG_QSCALE
      context.pointee.global_quality = Int32(quantizer) * FF_QP2LAMBDA
      context.pointee.qmin = 1
    }
    if let gop = configuration.gop { context.pointee.gop_size = Int32(clamping: gop) }
    switch configuration.pass {
    case .only: break
    case .first: context.pointee.flags |= AV_CODEC_FLAG_PASS1
    case .second(let notes):
      context.pointee.flags |= AV_CODEC_FLAG_PASS2
      // Of libvpx the notes go through the context; the others read their file themselves.
      if configuration.encoder == "libvpx-vp9" { context.pointee.stats_in = readNotes(notes) }
    }
    if format.isYUV {
      context.pointee.color_range = AVCOL_RANGE_MPEG
      context.pointee.colorspace = AVCOL_SPC_BT709
      context.pointee.color_primaries = AVCOL_PRI_BT709
      context.pointee.color_trc = AVCOL_TRC_BT709
      if format.chromaCell.width > 1 {
        context.pointee.chroma_sample_location = AVCHROMA_LOC_LEFT
      }
    }
    for option in configuration.options {
      let code = av_opt_set(
        context, option.name, option.value, Int32(AV_OPT_SEARCH_CHILDREN))
      guard code >= 0 else {
        throw MediaError(
          operation, path: path, cause: .library(code),
          reason: "\(configuration.encoder) does not take \(option.name) \(option.value)",
          advice: "give a value that it knows, or leave the option out",
          logLine: FFmpegLog.takeLastLine(of: context, context.pointee.priv_data))
      }
    }
    do throws(MediaError) {
      try check(avcodec_open2(context, codec, nil), operation, path: path, context: context)
    } catch {
      throw error.isLibraryFault
        ? error.advising("check --effort, --crf and --bitrate for \(configuration.encoder)") : error
    }
  }

  deinit {
    av_freep(&pointer.pointee.stats_in)
    var pointer: UnsafeMutablePointer<AVCodecContext>? = pointer
    avcodec_free_context(&pointer)
  }

  /// What an encoder that keeps no file of its own noted in the first pass; after the last picture.
  var notes: String? { pointer.pointee.stats_out.map { String(cString: $0) } }

  /// Hands over a picture, or nil to say that none follows.
  func send(_ frame: VideoFrame?) throws(MediaError) {
    try check(
      avcodec_send_frame(pointer, frame?.pointer), operation, path: path, context: pointer)
  }
}

extension MediaError {
  /// Whether a library refused, as opposed to the system.
  var isLibraryFault: Bool {
    if case .library = cause { true } else { false }
  }

  /// The same error with other advice.
  func advising(_ advice: String) -> MediaError {
    MediaError(
      operation, path: path, cause: cause, reason: reason, advice: advice, logLine: logLine)
  }
}

/// The notes of a first pass in memory that FFmpeg frees; nil when there are none.
private func readNotes(_ path: String) -> UnsafeMutablePointer<CChar>? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var text: [CChar] = []
  var byte = fgetc(file)
  while byte != EOF {
    text.append(CChar(truncatingIfNeeded: byte))
    byte = fgetc(file)
  }
  return av_strdup(text + [0])
}
