import Foundation
import Media

extension CommandDefinition {
  /// The command `inbetween probe`.
  static let probe = CommandDefinition(
    name: "probe", summary: "tell what a film, picture or sound file contains",
    discussion: "Every packet is read, so the frames are counted and not guessed.",
    inputs: [
      InputDefinition(name: "FILE", help: "A film, picture or sound file", suggestions: .files)
    ],
    options: [InspectionOptions.json.definition] + Options.common,
    examples: [Example("probe film.mp4 --json", "Size, rate, frames, duration, colour tags.")],
    run: { arguments, context in
      let path = arguments.inputs[0]
      let report = ProbeReport(path: path, try MediaFacts(of: path))
      try context.console.result(arguments[InspectionOptions.json] ? report.json : report.text)
    })
}

/// The options of commands that tell about things.
enum InspectionOptions {
  static let json = Flag("json", in: .output, "Print an object for programs")
}

/// What a file contains, in words.
struct ProbeReport: Encodable {
  private let path, container, codec, pixelFormat, frameRate: String
  private let matrix, primaries, transfer, range, chromaLocation: String
  private let width, height, frames: Int
  private let duration: Double
  private let bytes: Int64
  private let hasAlpha: Bool
  private let metadata: [String: String]
  private let sounds: [Sound]
  private let captions: [Captions]
  private let chapters: [Chapter]

  private struct Sound: Encodable {
    let codec: String
    let sampleRate, channels, padding: Int
    let start, duration: Double
  }

  private struct Captions: Encodable {
    let codec, language: String
    let count: Int
  }

  private struct Chapter: Encodable {
    let start, end: Double
    let title: String
  }

  /// A report about the file at `path`.
  init(path: String, _ facts: MediaFacts) {
    self.path = path
    (container, codec, pixelFormat) = (facts.container, facts.codec, facts.pixelFormat)
    (width, height, frames) = (facts.width, facts.height, facts.frames)
    frameRate = facts.frameRate.description
    (duration, bytes, hasAlpha) = (facts.duration, facts.bytes, facts.hasAlpha)
    (matrix, primaries, transfer) = (facts.matrix, facts.primaries, facts.transfer)
    (range, chromaLocation) = (facts.range, facts.chromaLocation)
    metadata = facts.metadata
    sounds = facts.sounds.map {
      Sound(
        codec: $0.codec, sampleRate: $0.sampleRate, channels: $0.channels, padding: $0.padding,
        start: $0.start, duration: $0.duration)
    }
    captions = facts.captions.map {
      Captions(codec: $0.codec, language: $0.language, count: $0.count)
    }
    chapters = facts.chapters.map { Chapter(start: $0.start, end: $0.end, title: $0.title) }
  }

  /// One object for programs.
  var json: String { jsonText(self, pretty: true) + "\n" }

  /// Lines for people.
  var text: String {
    var lines = [
      "file        \(path), \(byteCount(Int(bytes)))", "container   \(container)",
    ]
    if frames > 0 { lines += pictureLines }
    lines += sounds.map {
      "sound       \($0.codec), \($0.sampleRate) Hz, \($0.channels) "
        + ($0.channels == 1 ? "channel" : "channels")
        + ", \(brief($0.start, digits: 3)) to \(brief($0.start + $0.duration, digits: 3)) s"
    }
    lines += captions.map { "captions    \($0.codec), \($0.language), \($0.count)" }
    lines += chapters.map {
      "chapter     \(brief($0.start, digits: 3)) to \(brief($0.end, digits: 3)) s: \($0.title)"
    }
    let entries = metadata.sorted { $0.key < $1.key }.map { "metadata    \($0.key): \($0.value)" }
    return (lines + entries).joined(separator: "\n") + "\n"
  }

  private var pictureLines: [String] {
    [
      "picture     \(codec), \(width)x\(height), \(pixelFormat)"
        + (hasAlpha ? ", transparent" : ""),
      "time        \(frames) frames at \(frameRate) fps, \(brief(duration)) s",
      "colour      matrix \(matrix), primaries \(primaries), transfer \(transfer), range \(range),"
        + " chroma \(chromaLocation)",
    ]
  }
}
