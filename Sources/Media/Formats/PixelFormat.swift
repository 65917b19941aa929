/// How an encoder wants its pixels.
package enum PixelFormat: String, CaseIterable, Sendable {
  /// Y'CbCr BT.709, limited range, chroma halved both ways and left-sited.
  case yuv420p
  /// `yuv420p` and a full-range plane of straight alpha.
  case yuva420p
  /// Y'CbCr BT.709, limited range, chroma at full size.
  case yuv444p
  /// 10 bits, chroma halved horizontally.
  case yuv422p10le
  /// 10 bits, chroma at full size.
  case yuv444p10le
  /// 10 bits, chroma at full size, with straight alpha.
  case yuva444p10le
  /// JPEG's own: Y'CbCr BT.601, full range, chroma at full size.
  case yuvj444p
  /// 8-bit sRGB with straight alpha.
  case rgba
  /// 8-bit sRGB.
  case rgb24
  /// `rgba` in the byte order of a bitmap.
  case bgra
  /// A bitmap's bytes with the alpha ignored.
  case bgr0
  /// 16-bit sRGB.
  case rgb48le
  /// 16-bit sRGB with straight alpha.
  case rgba64le
  /// Indices into a palette of 256 colours.
  case pal8

  /// Whether transparency survives.
  package var hasAlpha: Bool {
    switch self {
    case .yuva420p, .yuva444p10le, .rgba, .bgra, .rgba64le, .pal8: true
    case .yuv420p, .yuv444p, .yuv422p10le, .yuv444p10le, .yuvj444p, .rgb24, .rgb48le, .bgr0: false
    }
  }

  /// Whether colour is stored as luma and chroma with a matrix and a range to be tagged; JPEG's are
  /// part of its definition.
  package var isYUV: Bool {
    switch self {
    case .yuv420p, .yuva420p, .yuv444p, .yuv422p10le, .yuv444p10le, .yuva444p10le: true
    case .yuvj444p, .rgba, .rgb24, .bgra, .bgr0, .rgb48le, .rgba64le, .pal8: false
    }
  }

  /// The pixels that share one chroma sample, so that sizes must be multiples of it.
  package var chromaCell: (width: Int, height: Int) {
    switch self {
    case .yuv420p, .yuva420p: (2, 2)
    case .yuv422p10le: (2, 1)
    default: (1, 1)
    }
  }
}
