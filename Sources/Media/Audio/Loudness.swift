import CEBUR128
import Foundation

/// How loud a sound is as a whole.
struct Loudness {
  /// Integrated loudness in LUFS (ITU-R BS.1770, EBU R 128); minus infinity for silence.
  let integrated: Double
  /// The highest point between samples, in dBTP.
  let truePeak: Double

  /// Mixes the whole part once and measures it.
  init(of mix: AudioMix) throws(MediaError) {
    let mixer = try AudioMixer(mix)
    // EBUR128_MODE_I and EBUR128_MODE_TRUE_PEAK, in a histogram so that memory stays fixed.
    let mode =
      EBUR128_MODE_I.rawValue | EBUR128_MODE_TRUE_PEAK.rawValue
      | EBUR128_MODE_HISTOGRAM.rawValue
    // swift-format-ignore: NeverForceUnwrap
    let state = ebur128_init(2, UInt(MixFormat.rate), Int32(mode))!  // nil only without memory
    var owner: UnsafeMutablePointer<ebur128_state>? = state
    defer { ebur128_destroy(&owner) }
    while true {
      let samples = try mixer.read(4096)
      if samples.isEmpty { break }
      ebur128_add_frames_float(state, samples, samples.count / 2)
    }
    var loudness = -Double.infinity
    ebur128_loudness_global(state, &loudness)
    integrated = loudness
    var peaks = [0.0, 0.0]
    for channel in 0..<2 { ebur128_true_peak(state, UInt32(channel), &peaks[channel]) }
    truePeak = 20 * log10(max(peaks[0], peaks[1], 1e-12))
  }

  /// The gain in decibels to a loudness, held so that no peak comes above -1 dBTP.
  func gain(to target: Double) -> (decibels: Double, isHeld: Bool) {
    guard integrated.isFinite else { return (0, false) }
    let (wanted, most) = (target - integrated, Self.ceiling - truePeak)
    // A tenth of a decibel is not worth a word.
    return (min(wanted, most), wanted > most + 0.1)
  }

  /// dBTP, as R 128 has it.
  static let ceiling = -1.0
}
