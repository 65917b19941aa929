/// What a film file holds beside its pictures.
package struct FilmTracks: Hashable, Sendable {
  /// The sound; nil for none.
  package var sound: AudioMix?
  /// The captions of a track that can be switched on, by their starts, not overlapping times before
  /// zero.
  package var captions: [TimedText] = []
  /// The chapters, by their starts.
  package var chapters: [TimedText] = []

  package init() {}
}

/// Words for a part of a film: a caption or a chapter's title.
package struct TimedText: Hashable, Sendable {
  /// Seconds.
  package var start: Rational
  /// Seconds; after `start`.
  package var end: Rational
  /// The words; of a caption possibly with `<b>`, `<i>`, `<u>`.
  package var text: String

  package init(start: Rational, end: Rational, text: String) {
    (self.start, self.end, self.text) = (start, end, text)
  }
}

extension Container {
  /// Whether it has a caption track of its own.
  package var hasCaptions: Bool { captionCodec != nil }

  /// Whether it has chapters.
  package var hasChapters: Bool {
    switch self {
    case .mp4, .mov, .webm, .mkv: true
    default: false
    }
  }

  /// FFmpeg's name of the codec of its caption track, as a reader sees it.
  package var captionCodec: String? {
    switch self {
    case .mp4, .mov: "mov_text"
    case .webm, .mkv: "webvtt"
    default: nil
    }
  }
}
