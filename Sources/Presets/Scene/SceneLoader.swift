import Foundation
import Motion
import Picture

/// Builds a preset step by step; every step goes on after mistakes, so that one run shows them all.
struct SceneLoader {
  let options: ScenePreset.Options
  let shaper: any TextShaper
  let diagnostics: Diagnostics

  func load(_ data: Data) -> ScenePreset? {
    guard let root = JSONReader.read(data, into: diagnostics),
      let written = ObjectReader(root, SceneSpec.spec, diagnostics)
    else { return nil }
    checkVersion(written)

    var colors = ColorDecoder()
    defineColors(written["colors"], in: Values(values: [:]), &colors, isFirst: true)
    let parameterDecoder = ParameterDecoder(
      diagnostics: diagnostics, colors: colors, given: options.parameters,
      usesExamples: options.usesExamples)
    let (parameters, values) = parameterDecoder.decode(written["parameters"])
    let scope = Values(values: values)
    for member in written["parameters"]?.members ?? [] where values[member.key] == nil {
      scope.setBroken(member.key)
    }
    func expanded(_ key: String) -> JSONNode? {
      written[key].map { Template.expand($0, in: scope, diagnostics) }
    }

    defineColors(written["colors"], in: scope, &colors, isFirst: false)
    let stage = StageDecoder(colors: colors, diagnostics: diagnostics)
      .decode(expanded("stage"), options.stage)
    scope.set("stage.width", .number(stage.size.width))
    scope.set("stage.height", .number(stage.size.height))

    var tree = LayerTreeDecoder(diagnostics: diagnostics)
    if let layers = expanded("layers") { tree.decode(layers) }
    let stateDecoder = StateDecoder(layers: tree.layers, diagnostics: diagnostics)
    let states = stateDecoder.decode(expanded("states"))
    let (timeline, audio) = (expanded("timeline"), expanded("audio"))
    let times = TimeTable(rate: stage.frameRate, parameters: scope, diagnostics: diagnostics)
    let names = TimeNames(times: times, diagnostics: diagnostics)
    let sounds = SoundDecoder(files: options.files, times: times, diagnostics: diagnostics)
    names.defineMarks(expanded("marks"), given: [:])
    sounds.defineNames(audio)
    names.defineMarks(nil, given: options.marks)
    names.defineEvents(timeline)
    names.defineEnd(expanded("duration"))
    let entries = TimelineDecoder(
      states: states, stateDecoder: stateDecoder, times: times, diagnostics: diagnostics
    ).decode(timeline)
    let clips = SceneChecks.clips(tree.layers, states, entries, diagnostics)
    var planner = ScenePlanner(
      tree,
      decoder: LayerDecoder(
        colors: colors, interpolation: options.interpolation, diagnostics: diagnostics),
      stageSize: stage.size, clips: clips, shaper: shaper)
    let tracks = TrackDecoder(
      planner: planner, stateDecoder: stateDecoder, colors: colors, space: options.interpolation,
      times: times, diagnostics: diagnostics
    ).decode(expanded("tracks"))
    for state in states { planner.check(state.properties) }
    for entry in entries { planner.apply(entry) }
    for track in tracks { planner.add(track.plan, to: track.layer) }
    let plan = planner.finished()

    let checks = SceneChecks(
      layers: tree.layers, states: states, entries: entries, tracks: tracks,
      diagnostics: diagnostics)
    checks.run(plan)
    let title = expanded("title").flatMap { Decode.string($0, diagnostics) }
    let notes = expanded("notes").flatMap(text)

    let duration = FilmDuration(times: times, diagnostics: diagnostics).decode(
      expanded("duration"), override: options.stage.duration, entries: entries, tracks: tracks,
      plan: plan, root: root)
    if let duration { times.define("end", .known(duration)) }
    let poster = expanded("poster").flatMap { times.time($0) }
    let end = duration ?? .zero
    let captionDecoder = CaptionDecoder(
      files: options.files, times: times, diagnostics: diagnostics)
    let extras = SceneTracks(
      sounds: sounds.decode(audio, end: end) + eventSounds(entries, sounds),
      captions: captionDecoder.captions(expanded("captions"), end: end),
      chapters: captionDecoder.chapters(expanded("chapters"), end: end),
      marks: names.marks(expanded("marks"), given: options.marks))
    warnUnused(parameters, scope)
    // A shorter length asked for this once does not make the preset wrong.
    if let poster, let duration, poster > duration, options.stage.duration == nil,
      let node = written["poster"]
    {
      diagnostics.mistake(
        node,
        "the poster is at \(poster.seconds.short) s, after the film's end at "
          + "\(duration.seconds.short) s")
    }
    guard let duration, !diagnostics.hasMistakes else { return nil }
    let composition = PresetComposition(
      stage: stage, duration: duration, plan: plan, events: events(entries))
    return ScenePreset(
      file: diagnostics.file, title: title, notes: notes, parameters: parameters, values: values,
      poster: min(poster ?? FrameTime(seconds: duration.seconds / 2), duration),
      isResponsive: isResponsive(written, scope), warnings: diagnostics.sorted,
      composition: composition, tracks: extras)
  }

  private func checkVersion(_ reader: ObjectReader) {
    guard let node = reader["inbetween"],
      let version = Decode.integer(node, diagnostics), version != 1
    else { return }
    diagnostics.mistake(
      node, "version \(version) of the format is not known; this program reads version 1")
  }

  /// Names for colours.
  ///
  /// Those that need no parameter are defined first, so that a parameter's default
  /// may use them.
  private func defineColors(
    _ node: JSONNode?, in scope: Values, _ colors: inout ColorDecoder, isFirst: Bool
  ) {
    guard let node else { return }
    guard let members = node.members else {
      if isFirst {
        diagnostics.mistake(node, "\(node.seen) is not an object; write {\"name\": \"#rrggbb\"}")
      }
      return
    }
    for member in members where (member.value.string.map(Template.isPlain) ?? true) == isFirst {
      let value = Template.expand(member.value, in: scope, diagnostics)
      if let color = colors.decode(value, diagnostics) {
        colors.define(member.key, as: color ?? .clear)
      }
    }
  }

  private func text(_ node: JSONNode) -> String? {
    guard let lines = node.elements else { return Decode.string(node, diagnostics) }
    return lines.compactMap { Decode.string($0, diagnostics) }.joined(separator: "\n")
  }

  private func warnUnused(_ parameters: [Parameter], _ scope: Values) {
    for parameter in parameters where !scope.used.contains(parameter.name) {
      diagnostics.warning(
        at: parameter.position,
        "the parameter \"\(parameter.name)\" is not used; write ${\(parameter.name)} somewhere, or "
          + "remove it")
    }
  }

  private func isResponsive(_ reader: ObjectReader, _ scope: Values) -> Bool {
    func hasShare(_ node: JSONNode) -> Bool {
      switch node.value {
      case .string(let text): text.hasSuffix("%")
      case .array(let elements): elements.contains(where: hasShare)
      case .object(let members): members.contains { hasShare($0.value) }
      default: false
      }
    }
    return scope.used.contains("stage.width") || scope.used.contains("stage.height")
      || ["layers", "states", "timeline", "tracks"].contains { reader[$0].map(hasShare) ?? false }
  }

  private func eventSounds(_ entries: [TimelineEntry], _ decoder: SoundDecoder) -> [SceneSound] {
    entries.compactMap { entry in entry.sound.flatMap { decoder.sound($0, at: entry.time) } }
  }

  private func events(_ entries: [TimelineEntry]) -> [SceneEvent] {
    entries.map { entry in
      SceneEvent(
        time: entry.time, id: entry.id, what: entry.change.word,
        layers: entry.properties.keys.sorted(),
        animation: entry.animation.map { "\($0)" } ?? "none")
    }
  }
}
