import CFFmpeg
import Foundation

/// Writes the stream of sound of a film, a little ahead of the pictures.
protocol SoundTrackWriter: AnyObject {
  /// What the file must turn out to hold.
  var expectation: SoundExpectation { get }
  /// What to tell once all is written.
  var notices: [String] { get }
  /// Writes the sound up to a time of the part, in seconds.
  func write(until seconds: Double) throws(MediaError)
  /// Writes the rest.
  func finish() throws(MediaError)
}

/// The sound that must be found when a film is opened again.
package struct SoundExpectation: Hashable, Sendable {
  /// FFmpeg's name of the codec.
  package var codec: String
  /// Samples a second.
  package var sampleRate: Int
  package var channels: Int
  /// Seconds that are heard.
  package var duration: Double
}

extension Muxer {
  /// Whether libavformat's Matroska muxer writes times as they come, as version 59 does; later ones
  /// add an encoder's delay themselves.
  static let leavesDelay = avformat_version() >> 16 < 60
}

/// Mixes and encodes a film's sound into its file, a little ahead of the pictures.
final class SoundWriter: SoundTrackWriter {
  private let mixer: AudioMixer
  private let encoder: AudioEncoder
  private let muxer: Muxer
  private let stream: Int32
  private let codec: AudioCodec
  private let container: Container
  private let length: Int
  private var written = 0
  private var clipped = 0
  private var peak: Float = 0
  private var heldNotice: String?

  /// Opens every source and adds a stream; with a loudness, mixes the whole part once to measure it.
  init(
    _ mix: AudioMix, container: Container, codec: AudioCodec, muxer: Muxer, path: String
  ) throws(MediaError) {
    (self.container, self.codec, self.muxer) = (container, codec, muxer)
    length = mix.part.count
    mixer = try AudioMixer(mix)
    if let target = mix.loudness {
      let loudness = try Loudness(of: mix)
      let (gain, isHeld) = loudness.gain(to: target)
      mixer.gain = Float(pow(10, gain / 20))
      if isHeld {
        heldNotice =
          "the loudness is \(Self.text(loudness.integrated + gain)) LUFS instead of "
          + "\(Self.text(target)), because peaks may not come above -1 dBTP; lower the loudest part"
      }
      if !loudness.integrated.isFinite { heldNotice = "the sound is silent, so its loudness stays" }
    }
    encoder = try AudioEncoder(codec, globalHeader: muxer.wantsGlobalHeader, path: path)
    stream = try muxer.addStream(encoder.pointer)
  }

  var expectation: SoundExpectation {
    SoundExpectation(
      codec: codec.decoder, sampleRate: MixFormat.rate, channels: MixFormat.channels,
      duration: Double(length) / Double(MixFormat.rate))
  }

  /// What to tell once all is written.
  var notices: [String] {
    var notices = mixer.notices
    if let heldNotice { notices.append(heldNotice) }
    if clipped > 0 {
      let over = 20 * log10(Double(peak))
      notices.append(
        "the sound is too loud by \(Self.text(over)) dB: \(clipped) samples are cut off; "
          + "lower a gain, or give --loudness")
    }
    return notices
  }

  /// Writes the sound up to a time of the part, in seconds.
  func write(until seconds: Double) throws(MediaError) {
    let end = min(length, MixFormat.sample(at: seconds))
    while written < end { try writeFrame() }
  }

  /// Writes the rest of the sound and what the encoder still holds.
  func finish() throws(MediaError) {
    while written < length { try writeFrame() }
    try encoder.send(nil)
    try drain()
  }

  private func writeFrame() throws(MediaError) {
    let samples = try mixer.read(min(encoder.frameSize, length - written))
    for sample in samples where abs(sample) > 1 { clipped += 1 }
    peak = max(peak, samples.reduce(0) { max($0, abs($1)) })
    written += samples.count / MixFormat.channels
    try encoder.send(samples)
    try drain()
  }

  private func drain() throws(MediaError) {
    let (length, padding) = (Int64(length), Int64(encoder.pointer.pointee.initial_padding))
    let countsFromDelay = codec == .opus && (container == .webm || container == .mkv)
    try muxer.drain(encoder.pointer, stream: stream) { packet in
      // Matroska's clock begins with the delay of each stream, which a reader takes off again.
      guard countsFromDelay else { return }
      if Muxer.leavesDelay {
        packet.pointee.pts += padding
        packet.pointee.dts += padding
      }
      // The end would then lie behind the pictures' by the delay, and the file would be longer than
      // the film. What is beyond the end is discarded anyway.
      let least = Int64(MixFormat.rate / 1000)
      let start = packet.pointee.pts + (Muxer.leavesDelay ? 0 : padding)
      packet.pointee.duration = max(least, min(packet.pointee.duration, length - start))
    }
  }

  private static func text(_ value: Double) -> String { String(format: "%.1f", value) }
}
