import Foundation

/// Adds the tracks of a film up, sample by sample, in the order of the film.
///
/// Memory does not grow with the film or its files. A part of a film sounds as it does in the whole:
/// what comes before it is mixed and dropped. Where a part begins or ends within the film, the
/// sound comes up and goes over two milliseconds.
final class AudioMixer {
  private let mix: AudioMix
  private let voices: [AudioVoice]
  private var envelopes: [DuckingEnvelope?]
  private var position = 0
  /// Set by whoever has measured the mix: a factor on everything.
  var gain: Float = 1

  /// Opens every track's source.
  init(_ mix: AudioMix) throws(MediaError) {
    self.mix = mix
    var voices: [AudioVoice] = []
    for track in mix.tracks {
      voices.append(try AudioVoice(track, filmLength: mix.filmLength))
    }
    self.voices = voices
    envelopes = mix.tracks.map { $0.ducking.map(DuckingEnvelope.init) }
    while position < mix.part.lowerBound {
      _ = try block(min(4096, mix.part.lowerBound - position))
    }
  }

  /// What was odd about the sources, once they have been read.
  var notices: [String] {
    voices.filter { $0.damagedPackets > 0 }.map {
      "\($0.track.name): \($0.damagedPackets) damaged packets are silent; convert the file anew"
    }
  }

  /// The next `count` samples of the part, left and right in turn; fewer only at its end.
  func read(_ count: Int) throws(MediaError) -> [Float] {
    let first = position
    var samples = try block(min(count, mix.part.upperBound - position))
    let edge = Float(AudioVoice.edge)
    for index in 0..<samples.count / 2 {
      let (before, after) = (
        first + index - mix.part.lowerBound, mix.part.upperBound - 1 - first - index
      )
      var factor = gain
      if mix.part.lowerBound > 0, before < AudioVoice.edge {
        factor *= (Float(before) + 0.5) / edge
      }
      if mix.part.upperBound < mix.filmLength, after < AudioVoice.edge {
        factor *= (Float(after) + 0.5) / edge
      }
      guard factor != 1 else { continue }
      samples[2 * index] *= factor
      samples[2 * index + 1] *= factor
    }
    return samples
  }

  /// The sum of the tracks for the next `count` samples of the film.
  private func block(_ count: Int) throws(MediaError) -> [Float] {
    var parts: [[Float]?] = []
    for voice in voices { parts.append(try voice.read(from: position, count: count)) }
    position += count
    for index in voices.indices where envelopes[index] != nil {
      let keys = sum(of: keys(of: index).map { parts[$0] }, count)
      // The envelope goes on while the track itself is silent.
      var samples = parts[index] ?? [Float](repeating: 0, count: 2 * count)
      envelopes[index]?.apply(to: &samples, under: keys)
      if parts[index] != nil { parts[index] = samples }
    }
    return sum(of: parts, count)
  }

  /// The tracks that a track gives way to.
  private func keys(of index: Int) -> [Int] {
    let names = voices[index].track.ducking?.under ?? []
    return voices.indices.filter { other in
      let track = voices[other].track
      return other != index && track.ducking == nil
        && (names.isEmpty || track.id.map(names.contains) ?? false)
    }
  }

  private func sum(of parts: [[Float]?], _ count: Int) -> [Float] {
    var sum = [Float](repeating: 0, count: 2 * count)
    for part in parts {
      guard let part else { continue }
      for index in sum.indices { sum[index] += part[index] }
    }
    return sum
  }
}
