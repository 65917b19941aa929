import Motion
import Presets

/// The options about what a film has beside its pictures.
enum TrackOptions {
  static let audio = Option(
    "audio", .audioTrack, in: .tracks, repeatable: true,
    "A sound, mixed with the scene's; options follow with commas: at, gain, fade-in, fade-out, trim, "
      + "loop, duck, id; none leaves the scene's out")
  static let loudness = Option(
    "loudness", .number("LUFS", in: -60...0, example: "-14"), in: .tracks,
    "Bring the sound to an integrated loudness, with no peak above -1 dBTP")
  static let captions = Option<CaptionMode>(
    "captions", .choice("MODE"), in: .tracks,
    "Where captions go; if not told, a track where there is one, and a file beside")
  static let captionsFile = Option(
    "captions-file", .text("FILE", suggestions: .files), in: .tracks,
    "An SRT or WebVTT file in place of the scene's captions")
  static let marks = Option(
    "marks", .text("FILE", suggestions: .files), in: .scene,
    "Labels whose times come before the scene's marks: Audacity's, SRT, WebVTT or JSON")
  static let title = Option("title", .text("TEXT"), in: .tracks, "The title in the file")
  static let author = Option("author", .text("TEXT"), in: .tracks, "The author in the file")
  static let comment = Option("comment", .text("TEXT"), in: .tracks, "The comment in the file")

  /// What a film may be given.
  static let all = [
    audio.definition, loudness.definition, captions.definition, captionsFile.definition,
    title.definition, author.definition, comment.definition,
  ]
}

/// Where captions go.
enum CaptionMode: String, CaseIterable, Sendable {
  /// Into the pictures.
  case burn
  /// Into a track that can be switched on.
  case soft
  /// Into a file beside the film.
  case file
  /// Nowhere.
  case none
}
