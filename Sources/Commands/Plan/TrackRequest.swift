import Captions
import Foundation
import Media
import Motion
import Presets

/// What was asked for beside a film's pictures.
struct TrackRequest: Hashable, Sendable {
  /// Sounds beside the scene's.
  var sounds: [AudioTrack] = []
  /// Whether the scene's own sounds stay out.
  var dropsOwnSounds = false
  /// LUFS.
  var loudness: Double?
  /// Captions in place of the scene's.
  var captions: [Caption]?
  /// In place of the scene's.
  var title: String?
  var author: String?
  var comment: String?

  init() {}

  /// The request of a command line; reads the files that are small, and tries those that sound.
  init(_ arguments: ParsedArguments) throws {
    for argument in arguments.all(TrackOptions.audio) {
      switch argument {
      case .none: dropsOwnSounds = true
      case .track(let track): sounds.append(track)
      }
    }
    let ids = sounds.compactMap(\.id)
    for name in sounds.flatMap({ $0.ducking?.under ?? [] }) where !ids.contains(name) {
      throw CommandError.badRequest(
        "--audio gives way to '\(name)', which no --audio has as its id; add id=\(name) to one")
    }
    loudness = arguments[TrackOptions.loudness]
    if let file = arguments[TrackOptions.captionsFile] {
      captions = try CaptionReader.read(try Self.bytes(file), named: file)
    }
    title = arguments[TrackOptions.title]
    author = arguments[TrackOptions.author]
    comment = arguments[TrackOptions.comment]
  }

  /// The times of `--marks`.
  static func marks(_ arguments: ParsedArguments) throws -> [String: FrameTime] {
    guard let file = arguments[TrackOptions.marks] else { return [:] }
    let labels = try LabelFile(try bytes(file), named: file).labels
    return Dictionary(labels.map { ($0.name, $0.time) }) { first, _ in first }
  }

  /// A file of text, which may be as long as a preset.
  private static func bytes(_ path: String) throws(CommandError) -> Data {
    guard let handle = FileHandle(forReadingAtPath: path),
      let data = try? handle.read(upToCount: JSONReader.fileLimit + 1)
    else {
      throw .badRequest("could not read \(path): there is no such file; check its name")
    }
    guard data.count <= JSONReader.fileLimit else {
      throw .badRequest("could not read \(path): it is longer than 64 MiB; name another file")
    }
    return data
  }
}
