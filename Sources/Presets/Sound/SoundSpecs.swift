/// The keys of sounds.
enum SoundSpecs {
  static let tone = ObjectSpec(
    "a tone",
    [
      .init(
        "hz", .any(of: [.number(1...20_000), .array(.number(1...20_000), 1...32)]),
        "The pitch in hertz, or several that sound together.", required: true),
      .init("duration", .number(0.001...86_400), "Its length in seconds.", required: true),
      .init(
        "wave", .choice(SceneTone.Wave.allCases.map(\.rawValue)),
        "The form of its wave; default sine."),
    ])
  static let ducking = ObjectSpec(
    "a ducking", key: "ducking",
    [
      .init(
        "under", .any(of: [.string, .array(.string, 1...100)]),
        "The ids of the sounds that it gives way to; default all that give way to none."),
      .init("gain", .number(-60...0), "Decibels while one of them sounds; default -12."),
      .init("attack", .number(0...60), "Seconds down; default 0.15."),
      .init("release", .number(0...60), "Seconds back up; default 0.6."),
    ])
  /// What a sound of the timeline has, whose time is its entry's.
  private static let common: [ObjectSpec.Field] = [
    .init("file", .string, "A sound file in the preset's folder; empty for none."),
    .init("tone", .object(tone), "A computed sound in place of a file."),
    .init("gain", .number(-120...40), "Decibels; default 0."),
    .init("fadeIn", .number(0...86_400), "Seconds over which it comes up."),
    .init("fadeOut", .number(0...86_400), "Seconds over which it goes."),
    .init(
      "trim", .array(.number(0...86_400), 1...2),
      "Seconds of the source from which and, if given, to which it is played."),
    .init(
      "duck", .any(of: [.boolean, .object(ducking)]), "Whether and how it gives way to others."),
  ]
  static let event = ObjectSpec("a sound", common)
  static let track = ObjectSpec(
    "an audio track", key: "audioTrack",
    [.init("id", .string, "A name for the sound.")] + common + [
      .init("at", .definition("time"), "When it begins; default 0."),
      .init("loop", .boolean, "Whether it begins anew until the film ends."),
      .init("every", .number(0.01...86_400), "Seconds from one run to the next."),
      .init(
        "count", .integer(1...10_000), "How many runs `every` makes; default to the film's end."),
      .init("marks", .string, "A label file whose names come before the preset's marks."),
    ])
}
