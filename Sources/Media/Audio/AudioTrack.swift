/// The one form in which sound is mixed: stereo at 48 kHz, 32-bit float.
package enum MixFormat {
  /// Samples a second of each channel.
  package static let rate = 48_000
  /// Left and right, in turn.
  package static let channels = 2

  /// The sample nearest to a time in seconds.
  package static func sample(at seconds: Double) -> Int {
    Int((max(-1e9, min(seconds, 1e9)) * Double(rate)).rounded())
  }
}

/// One sound of a film: where it comes from, when, how loud and how long.
package struct AudioTrack: Hashable, Sendable {
  /// Where a sound comes from.
  package enum Source: Hashable, Sendable {
    /// A file that FFmpeg reads.
    case file(String)
    /// A made one.
    case tone(Tone)
  }

  /// How a track gives way to others.
  package struct Ducking: Hashable, Sendable {
    /// The identifiers of the tracks that it gives way to; empty for all that give way to none.
    package var under: [String] = []
    /// Decibels while one of them sounds.
    package var gain = -12.0
    /// Seconds from full level down.
    package var attack = 0.15
    /// Seconds from there back up, which begin once the others have been silent for 0.25 s.
    package var release = 0.6

    package init() {}
  }

  /// What others call it.
  package var id: String?
  package var source: Source
  /// Seconds from the film's start to the sound's.
  package var start = 0.0
  /// Decibels.
  package var gain = 0.0
  /// Seconds over which it comes up from nothing.
  package var fadeIn = 0.0
  /// Seconds over which it goes, up to its end or the film's.
  package var fadeOut = 0.0
  /// The part that is played, in seconds of the source; without an end, all of it.
  package var trim: (from: Double, to: Double?) {
    get { (trimStart, trimEnd) }
    set { (trimStart, trimEnd) = newValue }
  }
  private var trimStart = 0.0
  private var trimEnd: Double?
  /// Whether it begins anew until the film ends.
  package var loops = false
  /// How it gives way, if it does.
  package var ducking: Ducking?

  package init(_ source: Source, id: String? = nil) { (self.source, self.id) = (source, id) }

  /// What messages call it.
  package var name: String {
    switch source {
    case .file(let path): path
    case .tone(let tone): tone.description
    }
  }
}

/// The sound of a film before it is mixed.
package struct AudioMix: Hashable, Sendable {
  /// Everything that sounds.
  package var tracks: [AudioTrack]
  /// The film's length in samples.
  package var filmLength: Int
  /// The part of the film that is written, in samples.
  package var part: Range<Int>
  /// The integrated loudness in LUFS that the part is brought to; nil leaves the level alone.
  package var loudness: Double?

  package init(
    _ tracks: [AudioTrack], filmLength: Int, part: Range<Int>? = nil, loudness: Double? = nil
  ) {
    (self.tracks, self.filmLength) = (tracks, filmLength)
    (self.part, self.loudness) = (part ?? 0..<filmLength, loudness)
  }
}
