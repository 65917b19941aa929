import CFFmpeg
package import Pixels

/// Decodes the pictures of a film or picture file one after the other.
package final class VideoReader {
  private let demuxer: Demuxer
  private let context: UnsafeMutablePointer<AVCodecContext>
  private let name: String
  private let path: String
  private var isDraining = false

  /// Opens the file's first stream of pictures.
  package init(path: String) throws(MediaError) {
    let name = path
    let demuxer = try Demuxer(path: path, named: name)
    let parameters = demuxer.stream.pointee.codecpar
    // FFmpeg's own VP9 decoder drops the alpha; libvpx's keeps it.
    let codec =
      demuxer.hasAlphaStream
      ? avcodec_find_decoder_by_name("libvpx-vp9")
      : parameters.flatMap { avcodec_find_decoder($0.pointee.codec_id) }
    guard let codec, let context = avcodec_alloc_context3(codec) else {
      throw MediaError(
        "decode \(name)", path: path, cause: .library(0),
        reason: "this FFmpeg has no decoder for it",
        advice: "install an FFmpeg that has it")
    }
    self.name = name
    self.path = path
    self.demuxer = demuxer
    self.context = context
    try check(
      avcodec_parameters_to_context(context, parameters), "decode \(name)", path: path)
    try check(avcodec_open2(context, codec, nil), "decode \(name)", path: path, context: context)
  }

  deinit {
    var context: UnsafeMutablePointer<AVCodecContext>? = context
    avcodec_free_context(&context)
  }

  /// The next picture; nil after the last.
  package func next() throws(MediaError) -> DecodedFrame? {
    let frame = DecodedFrame()
    while true {
      let code = avcodec_receive_frame(context, frame.pointer)
      if code == inb_error_eof { return nil }
      if code != inb_error_again {
        try check(code, "decode \(name)", path: path, context: context)
        return frame
      }
      guard !isDraining else { return nil }
      let packet = try demuxer.nextPacket()
      if packet == nil { isDraining = true }
      try check(
        avcodec_send_packet(context, packet), "decode \(name)", path: path, context: context)
    }
  }
}

/// A decoded picture; owns an `AVFrame`.
package final class DecodedFrame {
  let pointer: UnsafeMutablePointer<AVFrame>

  init() {
    // swift-format-ignore: NeverForceUnwrap
    pointer = av_frame_alloc()!  // nil only when memory is exhausted
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVFrame>? = pointer
    av_frame_free(&pointer)
  }

  /// Pixels.
  package var width: Int { Int(pointer.pointee.width) }
  /// Pixels.
  package var height: Int { Int(pointer.pointee.height) }

  /// FFmpeg's name of the pixel format.
  package var pixelFormat: String {
    av_get_pix_fmt_name(AVPixelFormat(rawValue: pointer.pointee.format))
      .map { String(cString: $0) } ?? "unknown"
  }

  /// The 8-bit sample of a plane at a place in that plane; nil outside of it.
  package func sample(plane: Int, x: Int, y: Int) -> UInt8? {
    guard (0..<4).contains(plane), x >= 0, y >= 0, x < width, y < height,
      let base = inb_frame_data(pointer)[plane]
    else { return nil }
    return base[y * Int(inb_frame_linesize(pointer)[plane]) + x]
  }

  /// A byte of the first row of a plane, whatever its samples; nil outside of the row.
  package func byte(plane: Int, at offset: Int) -> UInt8? {
    guard (0..<4).contains(plane), let base = inb_frame_data(pointer)[plane],
      (0..<Int(inb_frame_linesize(pointer)[plane])).contains(offset)
    else { return nil }
    return base[offset]
  }

  /// The picture with straight alpha, through the matrix the file is tagged with; without a tag that
  /// of BT.709 or, for a `photograph`, of BT.601.
  ///
  /// Chroma is interpolated at full accuracy. The bytes are B, G, R, A, not premultiplied.
  package func straightBitmap(photograph: Bool = false) throws(MediaError) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    let format = AVPixelFormat(rawValue: pointer.pointee.format)
    guard
      let scaler = sws_getContext(
        pointer.pointee.width, pointer.pointee.height, format, pointer.pointee.width,
        pointer.pointee.height, AV_PIX_FMT_BGRA,
        SWS_BILINEAR | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INT | SWS_FULL_CHR_H_INP, nil, nil, nil)
    else {
      throw MediaError(
        "decode a picture", cause: .library(0), reason: "nothing converts from \(pixelFormat)")
    }
    defer { sws_freeContext(scaler) }
    let tagged = pointer.pointee.colorspace
    let matrix = sws_getCoefficients(
      tagged != AVCOL_SPC_UNSPECIFIED
        ? Int32(tagged.rawValue) : photograph ? SWS_CS_ITU601 : SWS_CS_ITU709)
    let isFull: Int32 = pointer.pointee.color_range == AVCOL_RANGE_JPEG ? 1 : 0
    sws_setColorspaceDetails(scaler, matrix, isFull, matrix, 1, 0, 1 << 16, 1 << 16)
    var target: UnsafeMutablePointer<UInt8>? = bitmap.pixels.baseAddress?
      .assumingMemoryBound(to: UInt8.self)
    var stride = Int32(bitmap.stride)
    let source = UnsafeMutableRawPointer(inb_frame_data(pointer)).assumingMemoryBound(
      to: UnsafePointer<UInt8>?.self)
    let rows = sws_scale(
      scaler, source, inb_frame_linesize(pointer), 0, pointer.pointee.height, &target, &stride)
    guard rows == pointer.pointee.height else {
      throw MediaError(
        "decode a picture", cause: .library(rows), reason: "converting from \(pixelFormat) failed")
    }
    return bitmap
  }

  /// The picture as a bitmap is drawn: premultiplied.
  package func bitmap(photograph: Bool = false) throws(MediaError) -> Bitmap {
    let bitmap = try straightBitmap(photograph: photograph)
    bitmap.premultiply()
    return bitmap
  }
}
