/// A way of compressing pictures, with the facts a request is checked against.
package enum Codec: String, CaseIterable, Sendable {
  case h264
  case h265
  case vp9
  case av1
  case prores4444
  case prores422hq
  case ffv1
  case gif
  case apng
  case webp
  case png
  case jpeg
  case tiff
  case rgba
  case y4m
  case framehash
  case svg
  case pdf

  /// The name for people, as its makers write it.
  package var title: String {
    switch self {
    case .h264: "H.264"
    case .h265: "H.265"
    case .vp9: "VP9"
    case .av1: "AV1"
    case .prores4444: "ProRes 4444"
    case .prores422hq: "ProRes 422 HQ"
    case .ffv1: "FFV1"
    case .gif: "GIF"
    case .apng: "APNG"
    case .webp: "WebP"
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .tiff: "TIFF"
    case .rgba: "raw RGBA"
    case .y4m: "Y4M"
    case .framehash: "frame hashes"
    case .svg: "SVG"
    case .pdf: "PDF"
    }
  }

  /// Every word `--codec` accepts for it; the first is its own name.
  package var names: [String] {
    switch self {
    case .h264: ["h264", "avc", "x264", "libx264"]
    case .h265: ["h265", "hevc", "x265", "libx265"]
    case .vp9: ["vp9", "libvpx-vp9"]
    case .av1: ["av1", "svt-av1", "libsvtav1"]
    case .prores4444: ["prores4444", "prores", "prores-4444"]
    case .prores422hq: ["prores422hq", "prores422", "prores-422-hq"]
    case .jpeg: ["jpeg", "jpg", "mjpeg"]
    case .tiff: ["tiff", "tif"]
    default: [rawValue]
    }
  }

  /// The codec a word of `--codec` names, whatever its case.
  package init?(name: String) {
    let wanted = name.lowercased()
    guard let codec = Self.allCases.first(where: { $0.names.contains(wanted) }) else { return nil }
    self = codec
  }

  /// Whether a film in it can have transparency.
  package var supportsAlpha: Bool { pixelFormat(alpha: true).hasAlpha }

  /// Whether it keeps shapes as shapes, and is drawn instead of being given pixels.
  package var isVector: Bool { self == .svg || self == .pdf }

  /// Whether decoding gives the drawn pixels back exactly.
  package var isLossless: Bool {
    switch self {
    case .ffv1, .apng, .png, .tiff, .rgba, .framehash, .svg, .pdf: true
    default: false
    }
  }

  /// The least width and height in pixels that its encoder accepts (measured).
  package var leastSize: Int {
    switch self {
    case .h265: 16
    case .av1: 64
    default: 1
    }
  }

  /// The most pixels a side.
  package var greatestSize: Int {
    switch self {
    case .h264, .h265, .av1, .webp: 16383
    case .vp9, .gif, .prores4444, .prores422hq, .jpeg: 65535
    default: 1_000_000
    }
  }

  /// Whether width and height must be even, and odd ones are padded.
  package var needsEvenSize: Bool { pixelFormat(alpha: false).chromaCell.width > 1 }

  /// The pixels it is given unless 4:4:4 is asked for; without alpha where it has none.
  package func pixelFormat(alpha: Bool) -> PixelFormat {
    switch self {
    case .h264, .h265, .av1, .y4m: .yuv420p
    case .vp9: alpha ? .yuva420p : .yuv420p
    case .prores4444: alpha ? .yuva444p10le : .yuv444p10le
    case .prores422hq: .yuv422p10le
    case .ffv1: alpha ? .bgra : .bgr0
    case .gif: .pal8
    case .webp: .bgra
    case .jpeg: .yuvj444p
    case .apng, .png, .tiff: alpha ? .rgba : .rgb24
    case .rgba: .rgba
    case .framehash, .svg, .pdf: .bgra
    }
  }
}
