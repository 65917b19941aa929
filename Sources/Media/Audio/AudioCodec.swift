import CFFmpeg

/// How sound is compressed in a film file.
package enum AudioCodec: String, CaseIterable, Sendable {
  case aac
  case opus
  case pcm

  /// The name for people.
  package var title: String {
    switch self {
    case .aac: "AAC"
    case .opus: "Opus"
    case .pcm: "PCM"
    }
  }

  /// FFmpeg's name of the codec as a reader sees it.
  package var decoder: String { self == .pcm ? "pcm_s24le" : rawValue }

  /// FFmpeg's name of the encoder.
  var encoder: String {
    switch self {
    case .aac: "aac"
    case .opus: "libopus"
    case .pcm: "pcm_s24le"
    }
  }

  /// Bits a second at which stereo is transparent to most ears; nil where nothing is lost.
  var bitrate: Int64? {
    switch self {
    case .aac: 192_000
    case .opus: 160_000
    case .pcm: nil
    }
  }

  /// How the encoder takes samples.
  var sampleFormat: AVSampleFormat {
    switch self {
    case .aac: AV_SAMPLE_FMT_FLTP
    case .opus: AV_SAMPLE_FMT_FLT
    case .pcm: AV_SAMPLE_FMT_S32
    }
  }
}

extension Container {
  /// The sound codec it takes; nil where it holds none.
  package var audioCodec: AudioCodec? {
    switch self {
    case .mp4: .aac
    case .webm: .opus
    case .mov, .mkv: .pcm
    default: nil
    }
  }
}
