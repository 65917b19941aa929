import Scene

/// The options that only a Swift program's films have.
enum FilmOptions {
  static let view = Option(
    "view", .text("NAME"), in: .scene,
    "The view of a Swift program, or an expression as 'Card(title: 1)'; without it a film, the "
      + "first preview, the window, or the last view that needs no argument")
  static let preview = Option(
    "preview", .text("N"), in: .scene,
    "The preview of a Swift program, by its number from 1 or its name")
  static let platform = Option<FilmPlatform>(
    "platform", .choice("linux|ios|macos"), in: .scene,
    "What '#if os(…)' in a Swift program is told; linux if not told")
  static let script = Option(
    "script", .text("FILE", suggestions: .files), in: .scene,
    "A JSON list of cues for a Swift program's film")
  static let cues = Option(
    "do", .text("CUES"), in: .scene,
    "Cues for a Swift program's film, as 'wait .5; tap Start; drag Card 0,-200 .4; scroll Feed 0,300; "
      + "type Ada into Name; pinch Photo 2; set count=3'")
  static let uses = Flag(
    "uses", in: .scene,
    "Only list what Swift files use of SwiftUI and do not get, with the share of files that get all"
  )
  static let showsTouches = Flag("show-touches", in: .scene, "Draw the finger")
  static let seed = Option(
    "seed", .integer("N", in: 0...UInt64.max), in: .scene,
    "Where the random numbers of a Swift program begin")
  static let swiftVersion = Option<SwiftVersion>(
    "swift-version", .choice("5|6"), in: .scene,
    "The language mode of a Swift program; 5 if not told")
  static let stallTimeout = Option(
    "stall-timeout", .number("SECONDS", in: 0.1...86_400, example: "30"), in: .running,
    "How long a Swift program may take over one picture; 30 if not told")

  /// What every command that takes a scene takes.
  static let all = [
    view.definition, preview.definition, platform.definition, script.definition, cues.definition,
    showsTouches.definition, seed.definition,
    swiftVersion.definition, stallTimeout.definition,
  ]
}

/// A language mode.
enum SwiftVersion: String, CaseIterable, Sendable {
  case five = "5"
  case six = "6"
}
