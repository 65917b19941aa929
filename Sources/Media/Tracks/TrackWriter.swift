/// Writes what a film file holds beside its pictures: sound, captions, chapters, metadata.
final class TrackWriter {
  private let sound: (any SoundTrackWriter)?
  private let captions: CaptionStream?
  /// What the file must turn out to hold.
  let expectation: TrackExpectation

  /// Adds the streams and entries to a file whose header is not written yet.
  init(
    _ settings: EncoderSettings, container: Container, muxer: Muxer, path: String
  ) throws(MediaError) {
    let tracks = settings.tracks
    if let title = settings.title { muxer.setMetadata("title", title) }
    if let author = settings.author { muxer.setMetadata("artist", author) }
    if let comment = settings.comment { muxer.setMetadata("comment", comment) }
    var expectation = TrackExpectation()
    if let mix = tracks.sound, let codec = container.audioCodec {
      let writer: any SoundTrackWriter =
        if let copier = try SoundCopier(mix, container: container, muxer: muxer) {
          copier
        } else {
          try SoundWriter(mix, container: container, codec: codec, muxer: muxer, path: path)
        }
      sound = writer
      expectation.sound = writer.expectation
    } else {
      sound = nil
    }
    if !tracks.captions.isEmpty, container.hasCaptions {
      captions = try CaptionStream(tracks.captions, container: container, muxer: muxer)
      expectation.captions = (container.captionCodec ?? "", tracks.captions.count)
    } else {
      captions = nil
    }
    if container.hasChapters {
      try muxer.addChapters(tracks.chapters)
      expectation.chapters = tracks.chapters
    }
    self.expectation = expectation
  }

  /// What to tell once all is written.
  var notices: [String] { sound?.notices ?? [] }

  /// After the header, before the first picture.
  func begin() throws(MediaError) { try captions?.write() }

  /// Writes the sound up to a time in seconds.
  func write(until seconds: Double) throws(MediaError) { try sound?.write(until: seconds) }

  /// Writes what is left.
  func finish() throws(MediaError) { try sound?.finish() }
}

/// What must be found beside the pictures when a file is opened again.
package struct TrackExpectation: Sendable {
  package var sound: SoundExpectation?
  /// The codec of the captions and how many there are.
  package var captions: (codec: String, count: Int)?
  package var chapters: [TimedText] = []

  package init() {}
}
