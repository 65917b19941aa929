import Foundation

/// The level of one track that gives way: a straight line in decibels, down while another sounds.
struct DuckingEnvelope {
  /// Decibels below full level at this moment, 0 or less.
  private var depth = 0.0
  /// Samples since the others were last heard; at first long ago.
  private var silence = Int.max / 2
  private let floor: Double
  private let attackStep: Double
  private let releaseStep: Double

  /// Quieter than this, 40 dB below full scale, is silence.
  static let threshold: Float = 0.01
  /// Samples of silence after which the level comes back: words in a sentence are closer.
  static let hold = 12_000

  init(_ ducking: AudioTrack.Ducking) {
    floor = min(0, ducking.gain)
    let rate = Double(MixFormat.rate)
    attackStep = -floor / max(1, ducking.attack * rate)
    releaseStep = -floor / max(1, ducking.release * rate)
  }

  /// Lowers `samples` while `keys`, the sum of those that it gives way to, is heard.
  mutating func apply(to samples: inout [Float], under keys: [Float]) {
    for index in 0..<samples.count / 2 {
      let level = max(abs(keys[2 * index]), abs(keys[2 * index + 1]))
      silence = level > Self.threshold ? 0 : silence + 1
      depth =
        silence < Self.hold ? max(floor, depth - attackStep) : min(0, depth + releaseStep)
      guard depth < 0 else { continue }
      let gain = Float(pow(10, depth / 20))
      samples[2 * index] *= gain
      samples[2 * index + 1] *= gain
    }
  }
}
