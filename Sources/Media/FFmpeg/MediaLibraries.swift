import CEBUR128
import CFFmpeg

/// The libraries that encode, as they are loaded.
package enum MediaLibraries {
  /// The names and versions of FFmpeg's libraries.
  package static var versions: [(name: String, version: String)] {
    [
      ("libavcodec", text(avcodec_version())), ("libavformat", text(avformat_version())),
      ("libavutil", text(avutil_version())), ("libswscale", text(swscale_version())),
      ("libswresample", text(swresample_version())), ("libebur128", loudnessVersion),
    ]
  }

  private static var loudnessVersion: String {
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    ebur128_get_version(&major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  /// FFmpeg packs major, minor and micro into one number (libavutil/version.h).
  private static func text(_ version: UInt32) -> String {
    "\(version >> 16).\(version >> 8 & 255).\(version & 255)"
  }
}

extension AudioCodec {
  /// The name of the encoder it is written with.
  package var encoderName: String { encoder }

  /// Whether the loaded FFmpeg has the encoder.
  package var isAvailable: Bool { avcodec_find_encoder_by_name(encoder) != nil }
}

extension Codec {
  /// The name of the encoder it is written with; `nil` for those that need none of FFmpeg's.
  package var encoderName: String? {
    switch self {
    case .png, .framehash, .rgba, .y4m: nil
    default: encoder
    }
  }

  /// Whether the loaded FFmpeg has the encoder.
  package var isAvailable: Bool {
    encoderName.map { avcodec_find_encoder_by_name($0) != nil } ?? true
  }
}
