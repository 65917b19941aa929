import Foundation
import Media
import Motion

/// Every option that more than one command may take; each is both a row of the tables and the key
/// to its parsed value.
enum Options {
  // MARK: Output
  static let output = Option(
    "output", short: "o", .text("FILE", suggestions: .files), in: .output, repeatable: true,
    "Where the result goes; - is standard output and needs --format")
  static let format = Option(
    "format",
    .text("FORMAT", suggestions: .words(Container.allCases.map(\.rawValue))), in: .output,
    "The kind of file, if not told by the name's ending")
  static let force = Flag("force", short: "f", in: .output, "Replace what exists")

  // MARK: Picture
  static let size = Option("size", .pixelSize, in: .picture, "The file's size in pixels")
  static let stage = Option("stage", .pointSize, in: .picture, "The scene's size in points")
  static let scale = Option(
    "scale", .number("K", in: 0.01...64, example: "2"), in: .picture,
    "Pixels a point; any two of size, stage and scale fix the third")
  static let fit = Option<FitMode>(
    "fit", .choice("MODE"), in: .picture, "What happens when the scene's aspect is not the file's")
  static let background = Option(
    "background", .backdrop, in: .picture,
    "What lies below the scene; none keeps it transparent where the codec can")

  // MARK: Time
  static let rate = Option(
    "fps", .frameRate, in: .time, "Frames a second; samples anew, never changes the speed")
  static let duration = Option(
    "duration", .time, in: .time, "The film's length in seconds, or in frames as 240f")
  static let range = Option(
    "range", .timeRange, in: .time,
    "The part that is rendered, without its end: seconds, frames as 90f or chapters, either side "
      + "empty; or one chapter")
  static let step = Option(
    "every", .integer("N", in: 1...1_000_000), in: .time,
    "Keep one frame in N; a film's rate becomes as much lower, its speed stays")
  static let includesEnd = Flag(
    "include-end", in: .time, "Add the picture at the very end as one more frame")
  static let time = Option(
    "at", .time, in: .time, "The time in seconds, or the frame as 90f")

  // MARK: Scene
  static let set = Option(
    "set", .assignment, in: .scene, repeatable: true, "A value for a parameter of the scene")
  static let presets = Option(
    "presets", .text("FOLDER", suggestions: .folders), in: .scene,
    "Where presets are looked for before all other places")

  // MARK: Encoding
  static let export = Option(
    "export", .text("NAME", suggestions: .exports), in: .encoding,
    "An export preset: what this command line leaves open is taken from it")
  static let codec = Option(
    "codec", .text("CODEC", suggestions: .words(Codec.allCases.map(\.rawValue))), in: .encoding,
    "How pictures are compressed")
  static let quality = Option(
    "quality", .integer("0…100", in: 0...100), in: .encoding,
    "How good the pictures are, on one scale for all codecs")
  static let effort = Option(
    "effort",
    .text("EFFORT", suggestions: .someWords(["preview", "draft", "normal", "best"])),
    in: .encoding,
    "How long the encoder may think: preview, draft, normal, best, or a preset of the codec's own")
  static let rateFactor = Option(
    "crf", .number("FACTOR", in: 0...63, example: "18"), in: .encoding,
    "The codec's own constant rate factor, in place of --quality")
  static let bitRate = Option(
    "bitrate", .bitRate, in: .encoding, "Bits a second, in place of --quality")
  static let keyFrameInterval = Option(
    "gop", .integer("N", in: 1...100_000), in: .encoding,
    "The most frames from one key frame to the next")
  static let encoderThreads = Option(
    "encoder-threads", .integer("N", in: 1...64), in: .encoding,
    "The encoder's threads; the pictures depend on them, so the default never looks at this machine"
  )

  // MARK: Running
  static let jobs = Option(
    "jobs", short: "j", .integer("N", in: 1...256), in: .running,
    "The drawing threads; the pictures do not depend on them")
  static let strict = Flag("strict", in: .running, "Let warnings fail")
  static let dryRun = Flag(
    "dry-run", short: "n", in: .running, "Print what would be done, and do nothing")

  // MARK: Messages
  static let progress = Option<ProgressForm>(
    "progress", .choice("FORM"), in: .messages, "How progress is shown")
  static let errors = Option<Console.MessageForm>(
    "errors", .choice("FORM"), in: .messages, "How messages are written")
  static let quiet = Flag("quiet", short: "q", in: .messages, "Hide notices and progress")
  static let verbose = Flag("verbose", short: "v", in: .messages, "Tell details")

  // MARK: Help
  static let help = Flag("help", short: "h", in: .help, "Print this help")

  /// What every command takes.
  static let common = [
    errors.definition, quiet.definition, verbose.definition, help.definition,
  ]
  /// What fills a scene.
  static let scene = [set.definition, TrackOptions.marks.definition, presets.definition]
  /// What decides a picture's size and ground.
  static let picture = [
    size.definition, stage.definition, scale.definition, fit.definition, background.definition,
  ]
  /// What decides which frames there are.
  static let timing = [
    rate.definition, duration.definition, range.definition, step.definition,
    includesEnd.definition,
  ]
  /// What an encoder is asked for.
  static let encoding = [
    export.definition, codec.definition, quality.definition, effort.definition,
    rateFactor.definition, bitRate.definition, keyFrameInterval.definition,
    encoderThreads.definition,
  ]
}

extension RenderRequest {
  /// The request of a command line.
  ///
  /// - Throws: ``PlanError/exclusive(_:)`` when two options exclude each other.
  init(_ arguments: ParsedArguments) throws(PlanError) {
    size = arguments[Options.size]
    stage = arguments[Options.stage]
    scale = arguments[Options.scale]
    fit = arguments[Options.fit]
    rate = arguments[Options.rate]
    duration = arguments[Options.duration]
    range = arguments[Options.range]
    step = arguments[Options.step]
    captions = arguments[TrackOptions.captions]
    includesEnd = arguments[Options.includesEnd] ? true : nil
    background = arguments[Options.background]
    format = arguments[Options.format]
    codec = arguments[Options.codec]
    effort = arguments[Options.effort]
    keyFrameInterval = arguments[Options.keyFrameInterval]
    encoderThreads = arguments[Options.encoderThreads]
    choices = OutputChoices(arguments)

    let controls: [(String, RateControl?)] = [
      ("--quality", arguments[Options.quality].map { .quality($0) }),
      ("--crf", arguments[Options.rateFactor].map { .rateFactor($0) }),
      ("--bitrate", arguments[Options.bitRate].map { .bitRate($0) }),
    ]
    let given = controls.filter { $0.1 != nil }
    guard given.count <= 1 else { throw .exclusive(given.map(\.0)) }
    rateControl = given.first?.1
  }
}
