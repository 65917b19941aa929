import Captions
import Motion

/// Reads the `audio` list and the sounds of timeline entries.
struct SoundDecoder {
  let files: PresetFiles
  let times: TimeTable
  let diagnostics: Diagnostics

  /// The most sounds of a film, after `every`.
  static let limit = 10_000

  // MARK: - Names

  /// Defines `id` and `id.end` of each sound, and the marks of its label file.
  func defineNames(_ node: JSONNode?) {
    for element in node?.elements ?? [] {
      if let marks = element[key: "marks"] { defineMarks(marks) }
      guard let id = element[key: "id"]?.string, TimeNames.isName(id), !times.isDefined(id) else {
        continue
      }
      times.define(
        id, element[key: "at"].map { .written($0) } ?? .known(.zero))
      times.define(
        "\(id).end",
        .computed { [self] in
          guard let start = times.time(of: id), let length = length(of: element) else { return nil }
          return start + length
        })
    }
  }

  private func defineMarks(_ node: JSONNode) {
    guard let name = Decode.string(node, diagnostics), !name.isEmpty,
      let path = files.path(node, diagnostics)
    else { return }
    do throws(CaptionError) {
      for label in try LabelFile(files.bytes(path, named: name), named: name).labels
      where TimeNames.isName(label.name) {
        times.define(label.name, .known(label.time))
      }
    } catch {
      diagnostics.mistake(node, "\(error)")
    }
  }

  private func length(of node: JSONNode) -> FrameTime? {
    let trim = node[key: "trim"]?.elements?.compactMap(\.number) ?? []
    let first = trim.first ?? 0
    if trim.count == 2 { return FrameTime(seconds: max(0, trim[1] - first)) }
    if let duration = node[key: "tone"]?[key: "duration"]?.number {
      return FrameTime(seconds: max(0, duration - first))
    }
    guard let file = node[key: "file"], let path = files.path(file, diagnostics) else { return nil }
    do {
      return FrameTime(seconds: max(0, try files.soundDuration(path) - first))
    } catch {
      diagnostics.mistake(file, "\(error)")
      return nil
    }
  }

  // MARK: - Sounds

  /// The sounds of `audio`, repeated as they say until `end`.
  func decode(_ node: JSONNode?, end: FrameTime) -> [SceneSound] {
    guard let node, let list = Decode.array(node, diagnostics) else { return [] }
    var sounds: [SceneSound] = []
    var ids: [String: SourcePosition] = [:]
    for element in list {
      guard let reader = ObjectReader(element, SoundSpecs.track, diagnostics) else { continue }
      let start = reader["at"].map { times.time($0) } ?? .some(.zero)
      let id = reader.string("id")
      if let id, let first = ids.updateValue(element.position, forKey: id) {
        diagnostics.mistake(
          reader["id"] ?? element,
          "the id \"\(id)\" is already at \(first.line):\(first.column); sounds need different ids")
      }
      guard var sound = sound(reader, start: start), start != nil else { continue }
      (sound.id, sound.loops) = (id, reader.boolean("loop") ?? false)
      sounds += runs(of: sound, reader, end: end)
      guard sounds.count <= Self.limit else {
        diagnostics.mistake(node, "more than \(Self.limit) sounds; raise \"every\"")
        return []
      }
    }
    checkDucking(sounds, ids: Set(ids.keys), node)
    return sounds
  }

  /// The sound of a timeline entry, at its time.
  func sound(_ node: JSONNode, at start: FrameTime) -> SceneSound? {
    ObjectReader(node, SoundSpecs.event, diagnostics).flatMap { sound($0, start: start) }
  }

  private func runs(
    of sound: SceneSound, _ reader: ObjectReader, end: FrameTime
  ) -> [SceneSound] {
    guard let every = reader.number("every", in: 0.01...86_400) else {
      if let node = reader["count"] {
        diagnostics.mistake(node, "\"count\" without \"every\"; add the seconds between runs")
      }
      return [sound]
    }
    if sound.loops, let node = reader["every"] {
      diagnostics.mistake(node, "\"every\" beside \"loop\"; they contradict each other")
    }
    let most = max(1, Int(((end - sound.start).seconds / every).rounded(.up)))
    let count = min(reader.integer("count", in: 1...10_000) ?? most, most, Self.limit + 1)
    return (0..<count).map { run in
      var next = sound
      next.start = sound.start + FrameTime(seconds: every) * run
      return next
    }
  }

  private func sound(_ reader: ObjectReader, start: FrameTime?) -> SceneSound? {
    guard (reader["file"] == nil) != (reader["tone"] == nil) else {
      diagnostics.mistake(reader.node, "a sound has either \"file\" or \"tone\"")
      return nil
    }
    let source: SceneSound.Source
    if let node = reader["file"] {
      guard let name = Decode.string(node, diagnostics), !name.isEmpty,
        let path = files.path(node, diagnostics)
      else { return nil }
      source = .file(path)
    } else {
      guard let node = reader["tone"], let tone = tone(node) else { return nil }
      source = .tone(tone)
    }
    var sound = SceneSound(
      source: source, start: start ?? .zero, gain: reader.number("gain", in: -120...40) ?? 0,
      fadeIn: reader.number("fadeIn", in: 0...86_400) ?? 0,
      fadeOut: reader.number("fadeOut", in: 0...86_400) ?? 0, trimStart: 0, loops: false)
    if let node = reader["trim"] {
      let trim = (reader.array("trim", count: 1...2) ?? []).compactMap {
        Decode.number($0, in: 0...86_400, diagnostics)
      }
      if trim.count == 2, trim[0] >= trim[1] {
        diagnostics.mistake(node, "the trim ends at \(trim[1].plain), not after \(trim[0].plain)")
      }
      sound.trimStart = trim.first ?? 0
      sound.trimEnd = trim.count == 2 ? trim[1] : nil
    }
    if let node = reader["duck"] { sound.ducking = ducking(node) }
    return sound
  }

  private func tone(_ node: JSONNode) -> SceneTone? {
    guard let reader = ObjectReader(node, SoundSpecs.tone, diagnostics), let pitch = reader["hz"]
    else { return nil }
    let nodes = pitch.elements ?? [pitch]
    let pitches = nodes.compactMap { Decode.number($0, in: 1...20_000, diagnostics) }
    guard !nodes.isEmpty, nodes.count <= 32 else {
      diagnostics.mistake(pitch, "a list of \(nodes.count) pitches; it needs 1 to 32")
      return nil
    }
    guard pitches.count == nodes.count,
      let duration = reader.number("duration", in: 0.001...86_400)
    else { return nil }
    return SceneTone(
      pitches: pitches, duration: duration,
      wave: reader.choice("wave", SceneTone.Wave.self) ?? .sine)
  }

  private func ducking(_ node: JSONNode) -> SceneSound.Ducking? {
    if let isOn = node.boolean { return isOn ? SceneSound.Ducking() : nil }
    guard let reader = ObjectReader(node, SoundSpecs.ducking, diagnostics) else { return nil }
    let under = reader["under"].map { under in
      (under.elements ?? [under]).compactMap { Decode.string($0, diagnostics) }
    }
    return SceneSound.Ducking(
      under: under ?? [], gain: reader.number("gain", in: -60...0),
      attack: reader.number("attack", in: 0...60), release: reader.number("release", in: 0...60))
  }

  private func checkDucking(_ sounds: [SceneSound], ids: Set<String>, _ node: JSONNode) {
    for element in node.elements ?? [] {
      guard let under = element[key: "duck"]?[key: "under"] else { continue }
      for name in under.elements ?? [under] {
        guard let id = name.string, !ids.contains(id) else { continue }
        diagnostics.mistake(
          name, "there is no sound \(name.seen); \(Suggestion.hint(for: id, in: ids.sorted()))")
      }
    }
  }
}
