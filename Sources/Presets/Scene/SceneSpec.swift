/// The keys at the top of a scene preset.
enum SceneSpec {
  static let spec = ObjectSpec(
    "a scene preset",
    [
      .init("$schema", .string, "The schema's address, for editors."),
      .init("inbetween", .constant(1), "The version of the format.", required: true),
      .init("title", .string, "The film's name."),
      .init("notes", .any(of: [.string, .array(.string, 0...1000)]), "What a reader should know."),
      .init(
        "parameters", .map(.object(ParameterDecoder.spec)),
        "Values that whoever renders may choose."),
      .init("colors", .map(.definition("color")), "Names for colours."),
      .init("stage", .object(StageDecoder.spec), "The surface that the film plays on."),
      .init(
        "layers", .array(.definition("layer"), 0...10_000), "What is drawn, the first lowest.",
        required: true),
      .init("states", .map(.definition("state")), "Named sets of properties."),
      .init("timeline", .array(.object(TimelineSpecs.entry), 0...100_000), "Changes at times."),
      .init(
        "tracks", .array(.object(TimelineSpecs.track), 0...100_000),
        "Properties that keyframes move."),
      .init(
        "poster", .definition("time"),
        "The time of a still that stands for the film; default half the film."),
      .init("duration", .definition("time"), "The film's length; default: until everything rests."),
      .init("marks", .map(.definition("time")), "Names for times."),
      .init(
        "audio", .array(.object(SoundSpecs.track), 0...1000), "What is heard, cut to the film."),
      .init(
        "captions",
        .any(of: [
          .array(.object(CaptionDecoder.cue), 0...10_000), .object(CaptionDecoder.block),
        ]), "Words that show for a while."),
      .init(
        "chapters", .array(.object(CaptionDecoder.chapter), 0...10_000), "Named parts of the film."),
    ]
      + ["fonts", "variants", "scenes"].map {
        .init($0, .notYet, "")
      })
}
