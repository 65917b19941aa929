/// The keys of timeline entries, tracks and keyframes.
enum TimelineSpecs {
  static let entry = ObjectSpec(
    "a timeline entry",
    [
      .init("at", .definition("time"), "When it happens.", required: true),
      .init("id", .string, "A name for the event."),
      .init(
        "animation", .definition("animation"), "How values move; default `default`; `none` snaps."),
      .init("animations", .map(.definition("animation")), "Other animations for some layers."),
      .init(
        "state", .string, "The picture becomes the layers as written with this state over them."),
      .init("add", .string, "This state is laid over whatever is there."),
      .init("set", .map(.object(LayerSpecs.properties)), "These properties change, and only they."),
      .init("sound", .object(SoundSpecs.event), "What is heard from that time on."),
    ])
  static let track = ObjectSpec(
    "a track",
    [
      .init("layer", .string, "The layer, dotted for one in a group.", required: true),
      .init("property", .string, "The property, dotted.", required: true),
      .init(
        "keyframes", .array(.object(keyframe), 1...100_000), "Values at times.", required: true),
      .init(
        "repeat", .any(of: [.integer(1...1_000_000), .choice(["forever"])]),
        "How many times the keys are run through."),
      .init("autoreverses", .boolean, "Whether every second run is backwards."),
      .init("phase", .number(0...1), "The part of a run that has passed when the track begins."),
      .init("delay", .number(0...86_400), "Seconds by which all keys are later."),
    ])
  static let keyframe = ObjectSpec(
    "a keyframe",
    [
      .init("at", .definition("time"), "When the value is reached.", required: true),
      .init("value", .anything, "The property's value.", required: true),
      .init(
        "curve", .definition("curve"), "How it is reached from the key before; default linear."),
    ])
}
