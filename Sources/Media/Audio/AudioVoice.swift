import Foundation

/// One track while it is mixed: its samples on the film's clock, faded and at its own level.
final class AudioVoice {
  let track: AudioTrack
  private var stream: any SoundStream
  /// The film's samples between which it sounds.
  let extent: Range<Int>
  /// Samples of the source that are played, from where; without a length, to its end.
  private let first: Int
  private let length: Int?
  /// Samples played of the current run.
  private var played = 0
  private var position: Int
  private let fadeIn: Int
  private let fadeOut: Int
  private let level: Float
  private var isSilent = false
  private var damaged = 0

  /// Two milliseconds, over which an edge that is cut comes up or goes: a jump would click.
  static let edge = 96

  /// Opens the track's source; reads through a file whose end must be known.
  init(_ track: AudioTrack, filmLength: Int) throws(MediaError) {
    self.track = track
    let start = MixFormat.sample(at: track.start)
    let first = MixFormat.sample(at: track.trim.from)
    self.first = first
    var isCutAtEnd = track.trim.to != nil || track.loops
    let isTone = if case .tone = track.source { true } else { false }
    var length = track.trim.to.map { max(0, MixFormat.sample(at: $0) - first) }
    // Only who fades out, or begins anew, must know where the source ends.
    if track.fadeOut > 0 || track.loops || isTone {
      let rest = max(0, try track.source.length() - first)
      length = min(length ?? rest, rest)
    }
    guard length.map({ $0 > 0 }) ?? true else {
      throw MediaError(
        "play \(track.name)", path: track.name, cause: .request,
        reason: "there is no sound after \(track.trim.from) s of it",
        advice: "choose a trim that lies in the file")
    }
    self.length = length
    var end = track.loops ? filmLength : length.map { start + $0 } ?? filmLength
    if end >= filmLength { (end, isCutAtEnd) = (filmLength, true) }
    extent = start..<max(start, end)
    let isCutAtStart = first > 0 || start < 0
    let edge = min(Self.edge, extent.count / 2)
    fadeIn = max(
      MixFormat.sample(at: track.fadeIn), isTone || isCutAtStart ? edge : 0)
    fadeOut = max(MixFormat.sample(at: track.fadeOut), isTone || isCutAtEnd ? edge : 0)
    level = Float(pow(10, track.gain / 20))
    stream = try track.source.open()
    position = start
    try stream.skip(first)
  }

  /// Packets of the source that could not be decoded so far.
  var damagedPackets: Int { damaged + ((stream as? AudioReader)?.damagedPackets ?? 0) }

  /// The samples of the film from `start`, left and right in turn; nil when there is nothing.
  ///
  /// Calls go forward without a gap.
  func read(from start: Int, count: Int) throws(MediaError) -> [Float]? {
    let end = min(start + count, extent.upperBound)
    guard !isSilent, start + count > extent.lowerBound, start < extent.upperBound else {
      return nil
    }
    // What lies before the film's start is passed over.
    if position < start { _ = try take(start - position) }
    var samples = [Float](repeating: 0, count: 2 * count)
    let lead = max(0, position - start)
    guard end > start + lead else { return nil }
    let taken = try take(end - start - lead)
    for index in 0..<taken.count / 2 {
      let gain = level * envelope(at: start + lead + index - extent.lowerBound)
      samples[2 * (lead + index)] = taken[2 * index] * gain
      samples[2 * (lead + index) + 1] = taken[2 * index + 1] * gain
    }
    return samples
  }

  /// The next samples of the source, begun anew where the track loops.
  private func take(_ count: Int) throws(MediaError) -> [Float] {
    var samples: [Float] = []
    samples.reserveCapacity(2 * count)
    while samples.count < 2 * count {
      let wanted = count - samples.count / 2
      let part = try stream.read(length.map { min(wanted, $0 - played) } ?? wanted)
      played += part.count / 2
      samples += part
      guard part.isEmpty else { continue }
      guard track.loops, played > 0 else {
        isSilent = true
        break
      }
      damaged = damagedPackets
      stream = try track.source.open()
      try stream.skip(first)
      played = 0
    }
    position += count
    return samples
  }

  /// The share of the level at a sample of the track: a quarter of a sine, squared, at either end.
  private func envelope(at sample: Int) -> Float {
    func rise(_ sample: Int, _ length: Int) -> Double {
      guard sample < length else { return 1 }
      let share = sin(Double.pi / 2 * (Double(sample) + 0.5) / Double(length))
      return share * share
    }
    let left = extent.count - 1 - sample
    guard sample < fadeIn || left < fadeOut else { return 1 }
    return Float(rise(sample, fadeIn) * rise(left, fadeOut))
  }
}
