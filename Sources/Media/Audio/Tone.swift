import Foundation

/// A sound that is computed: one or several pitches together.
package struct Tone: Hashable, Sendable, CustomStringConvertible {
  /// The form of a wave; each but the sine is the sum of its harmonics up to 20 kHz.
  package enum Wave: String, CaseIterable, Sendable { case sine, triangle, square, sawtooth }

  /// Hertz; each has the same share of full scale.
  package var pitches: [Double]
  /// Seconds.
  package var duration: Double
  package var wave: Wave

  package init(pitches: [Double], duration: Double, wave: Wave = .sine) {
    (self.pitches, self.duration, self.wave) = (pitches, duration, wave)
  }

  package var description: String {
    "a tone of " + pitches.map { "\($0) Hz" }.joined(separator: " and ")
  }

  /// The value at a sample, from -1 to 1.
  func value(at sample: Int) -> Double {
    let time = Double(sample) / Double(MixFormat.rate)
    return pitches.reduce(0) { $0 + wave(phase: $1 * time, pitch: $1) }
      / Double(max(1, pitches.count))
  }

  /// A wave at `phase` turns, by its Fourier series; the factors bring the peak to 1.
  private func wave(phase: Double, pitch: Double) -> Double {
    let turn = 2 * Double.pi * (phase - phase.rounded(.down))
    guard wave != .sine else { return sin(turn) }
    // More than 40 harmonics are not heard beside the first.
    let count = max(1, min(40, Int(20_000 / max(1, pitch))))
    var sum = 0.0
    for harmonic in 1...count {
      let n = Double(harmonic)
      switch wave {
      case .sine: break
      case .sawtooth: sum += sin(n * turn) / n * (harmonic % 2 == 0 ? -1 : 1)
      case .square: if harmonic % 2 == 1 { sum += sin(n * turn) / n }
      case .triangle:
        if harmonic % 2 == 1 { sum += sin(n * turn) / (n * n) * (harmonic % 4 == 1 ? 1 : -1) }
      }
    }
    // A partial sum of a jump overshoots by 9 % of it (Gibbs): the factors leave room for that.
    switch wave {
    case .sine: return sum
    case .sawtooth: return sum * 2 / .pi / 1.18
    case .square: return sum * 4 / .pi / 1.18
    case .triangle: return sum * 8 / (.pi * .pi)
    }
  }
}

/// A tone as a stream of samples.
final class ToneStream: SoundStream {
  private let tone: Tone
  private let length: Int
  private var position = 0

  init(_ tone: Tone) {
    (self.tone, length) = (tone, MixFormat.sample(at: tone.duration))
  }

  func read(_ count: Int) -> [Float] {
    let end = min(length, position + count)
    defer { position = max(position, end) }
    return (position..<max(position, end)).flatMap { sample in
      let value = Float(tone.value(at: sample))
      return [value, value]
    }
  }

  func skip(_ count: Int) { position = min(length, position + count) }
}
