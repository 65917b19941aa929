/// How one of FFmpeg's encoders is set up: what the settings come to in its own terms.
///
/// The tables and what they were measured with are in `docs/encoding.md`.
struct EncoderConfiguration {
  /// FFmpeg's name of the encoder.
  var encoder: String
  /// Private options of the encoder, in the order in which they are set.
  var options: [(name: String, value: String)]
  /// Bits a second, for those who asked for it.
  let bitrate: Int64?
  /// The quantiser of every picture, 1 (best) to 31, for codecs that have no other control.
  var quantizer: Int?
  /// The most frames from key frame to key frame.
  let gop: Int?
  /// Fixed by settings, never by the machine.
  let threads: Int
  /// Which of two passes this is, for an encoder that makes two.
  let pass: EncodingPass
  /// The stream's four letters, 0 for the muxer's choice.
  let tag: UInt32

  init(_ settings: EncoderSettings, codec: Codec) {
    encoder = codec.encoder
    bitrate = settings.bitrate
    gop = settings.gop
    threads = settings.encoderThreads
    // Apple's players open H.265 in MP4 only under this name.
    tag = codec == .h265 ? Self.letters("hvc1") : 0
    pass = settings.pass
    options = []
    let rate = settings.crf ?? codec.rateFactor(quality: settings.quality)
    switch codec {
    case .h264:
      set("preset", settings.effort.preset("ultrafast", "veryfast", "medium", "slow"))
      set("profile", settings.fullChroma ? "high444" : "high")
      if case .first(let notes) = pass { set("stats", notes) }
      if case .second(let notes) = pass { set("stats", notes) }
      setRate(rate)
    case .h265:
      set("preset", settings.effort.preset("ultrafast", "superfast", "fast", "slow"))
      setRate(rate)
      // It prints to standard error past FFmpeg's log, and takes its pool from the cores.
      var parameters = "log-level=none:pools=\(threads):frame-threads=2"
      switch pass {
      case .only: break
      case .first(let notes): parameters += ":pass=1:stats=\(notes)"
      case .second(let notes): parameters += ":pass=2:stats=\(notes)"
      }
      set("x265-params", parameters)
    case .vp9:
      let speed = settings.effort.preset("8", "6", "4", "2")
      // Above 5 only the real-time mode is any faster.
      let isRealtime = (Int(speed) ?? 0) > 5
      set("deadline", isRealtime ? "realtime" : "good")
      set("cpu-used", speed)
      set("row-mt", "1")
      set("tile-columns", settings.width >= 1280 ? "2" : settings.width >= 512 ? "1" : "0")
      // libvpx cannot hide frames when a second stream carries alpha.
      set("auto-alt-ref", settings.alpha || isRealtime ? "0" : "1")
      if !isRealtime { set("lag-in-frames", "25") }
      setRate(rate)
    case .av1:
      set("preset", settings.effort.preset("12", "10", "8", "5"))
      setRate(rate)
      set("svtav1-params", "lp=\(threads)")
    case .prores4444:
      set("profile", "4444")
      set("vendor", "apl0")
      set("alpha_bits", settings.alpha ? "16" : "0")
    case .prores422hq:
      set("profile", "hq")
      set("vendor", "apl0")
    case .ffv1:
      set("level", "3")
      set("slices", "4")
      set("slicecrc", "1")
    case .apng:
      set("pred", "mixed")
    case .webp:
      if settings.quality >= 100 { set("lossless", "1") }
      set("quality", "\(settings.quality)")
      set("compression_level", settings.effort.preset("0", "2", "4", "6"))
    case .jpeg:
      // 1 at 100, 3 at the default of 75, 31 at 0.
      let quality = settings.quality
      quantizer = quality >= 75 ? 3 - (quality - 75) * 2 / 25 : 3 + (75 - quality) * 28 / 75
    case .tiff:
      set("compression_algo", settings.effort == .preview ? "packbits" : "deflate")
    case .gif, .png, .rgba, .y4m, .framehash, .svg, .pdf:
      break
    }
  }

  private mutating func set(_ name: String, _ value: String) { options.append((name, value)) }

  private mutating func setRate(_ factor: Double?) {
    if bitrate == nil, let factor { set("crf", "\(factor)") }
  }

  /// Four letters as FFmpeg packs them, the first in the lowest byte.
  private static func letters(_ word: String) -> UInt32 {
    word.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension Codec {
  /// Whether its encoder makes two passes for a bitrate.
  package var makesTwoPasses: Bool { [.h264, .h265, .vp9].contains(self) }

  /// FFmpeg's name of the encoder.
  var encoder: String {
    switch self {
    case .h264: "libx264"
    case .h265: "libx265"
    case .vp9: "libvpx-vp9"
    case .av1: "libsvtav1"
    case .prores4444, .prores422hq: "prores_ks"
    case .webp: "libwebp_anim"
    case .jpeg: "mjpeg"
    case .ffv1, .gif, .apng, .png, .tiff, .rgba, .y4m, .framehash, .svg, .pdf: rawValue
    }
  }

  /// The codec's constant rate factor for a quality of 0 to 100; nil where it has none.
  ///
  /// Straight lines through the default, 75, at which the codecs look alike on flat pictures.
  package func rateFactor(quality: Int) -> Double? {
    let below = Double(75 - quality)
    return switch self {
    case .h264: 18 + 0.36 * below
    case .h265: 22 + 0.36 * below
    case .vp9: (30 + 0.44 * below).rounded()
    case .av1: (34 + 0.38 * below).rounded()
    default: nil
    }
  }
}

extension Codec {
  /// The encoder's own words for how long it thinks, the quickest first; empty if it has none.
  package var presets: [String] {
    switch self {
    case .h264, .h265:
      [
        "ultrafast", "superfast", "veryfast", "faster", "fast", "medium", "slow", "slower",
        "veryslow", "placebo",
      ]
    case .vp9: (0...8).reversed().map(String.init)
    case .av1: (1...12).reversed().map(String.init)
    case .webp: (0...6).map(String.init)
    default: []
    }
  }

  /// The codec's own scale of quality, smaller is better; nil where it has none.
  package var rateFactors: ClosedRange<Double>? {
    switch self {
    case .h264, .h265: 0...51
    case .vp9, .av1: 0...63
    default: nil
    }
  }
}

extension Effort {
  /// The codec's word for it: one of four, or the person's own.
  func preset(_ preview: String, _ draft: String, _ normal: String, _ best: String) -> String {
    switch self {
    case .preview: preview
    case .draft: draft
    case .normal: normal
    case .best: best
    case .named(let name): name
    }
  }
}
