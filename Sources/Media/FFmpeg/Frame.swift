import CFFmpeg

/// A picture in an encoder's own pixel format; owns an `AVFrame`.
///
/// Sendable by hand-over only: like a bitmap it belongs to one thread at a time.
package final class VideoFrame {
  let pointer: UnsafeMutablePointer<AVFrame>
  /// How its samples are laid out.
  package let format: PixelFormat
  /// The width in pixels, padding included.
  package let width: Int
  /// The height in pixels, padding included.
  package let height: Int

  /// A picture with uninitialised samples.
  init(format: PixelFormat, width: Int, height: Int) throws(MediaError) {
    self.format = format
    self.width = width
    self.height = height
    // swift-format-ignore: NeverForceUnwrap
    pointer = av_frame_alloc()!  // nil only when memory is exhausted
    pointer.pointee.format = format.ffmpeg.rawValue
    pointer.pointee.width = Int32(width)
    pointer.pointee.height = Int32(height)
    if format.isYUV {
      pointer.pointee.color_range = AVCOL_RANGE_MPEG
      pointer.pointee.colorspace = AVCOL_SPC_BT709
      pointer.pointee.color_primaries = AVCOL_PRI_BT709
      pointer.pointee.color_trc = AVCOL_TRC_BT709
      pointer.pointee.chroma_location = AVCHROMA_LOC_LEFT
    }
    try check(av_frame_get_buffer(pointer, 64), "make room for a picture of \(width)×\(height)")
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVFrame>? = pointer
    av_frame_free(&pointer)
  }

  /// Copies the samples if an encoder still holds on to them.
  func makeWritable() throws(MediaError) {
    try check(av_frame_make_writable(pointer), "copy a picture of \(width)×\(height)")
  }

  /// The first sample of a row of a plane; planes are in FFmpeg's order.
  func row(_ row: Int, ofPlane plane: Int) -> UnsafeMutablePointer<UInt8> {
    // swift-format-ignore: NeverForceUnwrap
    let base = inb_frame_data(pointer)[plane]!  // every plane of the format has been allocated
    return base + row * Int(inb_frame_linesize(pointer)[plane])
  }
}

extension PixelFormat {
  /// FFmpeg's name of the format.
  var ffmpeg: AVPixelFormat {
    switch self {
    case .yuv420p: AV_PIX_FMT_YUV420P
    case .yuva420p: AV_PIX_FMT_YUVA420P
    case .yuv444p: AV_PIX_FMT_YUV444P
    case .yuv422p10le: AV_PIX_FMT_YUV422P10LE
    case .yuv444p10le: AV_PIX_FMT_YUV444P10LE
    case .yuva444p10le: AV_PIX_FMT_YUVA444P10LE
    case .yuvj444p: AV_PIX_FMT_YUVJ444P
    case .rgba: AV_PIX_FMT_RGBA
    case .rgb24: AV_PIX_FMT_RGB24
    case .bgra: AV_PIX_FMT_BGRA
    case .bgr0: AV_PIX_FMT_BGR0
    case .rgb48le: AV_PIX_FMT_RGB48LE
    case .rgba64le: AV_PIX_FMT_RGBA64LE
    case .pal8: AV_PIX_FMT_PAL8
    }
  }
}
