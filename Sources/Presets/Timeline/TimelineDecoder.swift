import Motion

/// Reads the `timeline`.
struct TimelineDecoder {
  private let states: [String: SceneState]
  private let stateNames: [String]
  private let stateDecoder: StateDecoder
  private let times: TimeTable
  private let diagnostics: Diagnostics

  /// The most events of a preset.
  static let limit = 100_000

  init(
    states: [SceneState], stateDecoder: StateDecoder, times: TimeTable, diagnostics: Diagnostics
  ) {
    self.states = Dictionary(states.map { ($0.name, $0) }) { first, _ in first }
    stateNames = ["initial"] + states.map(\.name)
    (self.stateDecoder, self.times, self.diagnostics) = (stateDecoder, times, diagnostics)
  }

  /// The events in the order in which they apply: by time, then by the list.
  func decode(_ node: JSONNode?) -> [TimelineEntry] {
    guard let node, let list = Decode.array(node, diagnostics) else { return [] }
    guard list.count <= Self.limit else {
      diagnostics.mistake(node, "\(list.count) entries; the most is \(Self.limit)")
      return []
    }
    var ids: [String: SourcePosition] = [:]
    let entries = list.compactMap { entry($0, &ids) }
    return entries.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
  }

  private func entry(_ node: JSONNode, _ ids: inout [String: SourcePosition]) -> TimelineEntry? {
    guard let reader = ObjectReader(node, TimelineSpecs.entry, diagnostics) else { return nil }
    let time = reader["at"].flatMap { times.time($0) }
    let id = id(reader, &ids)
    let animations = AnimationDecoder(diagnostics: diagnostics)
    let animation = reader["animation"].flatMap(animations.decode) ?? .some(.default)
    guard let (change, properties) = change(reader), let time else { return nil }
    return TimelineEntry(
      id: id, time: time, change: change, properties: properties, animation: animation,
      animations: overrides(reader, animations), sound: reader["sound"], position: node.position)
  }

  private func id(_ reader: ObjectReader, _ ids: inout [String: SourcePosition]) -> String? {
    guard let node = reader["id"], let id = reader.string("id") else { return nil }
    if let problem = LayerTreeDecoder.problem(ofName: id) {
      diagnostics.mistake(node, problem)
    } else if let first = ids[id] {
      diagnostics.mistake(
        node,
        "the id \"\(id)\" is already at \(first.line):\(first.column); events need "
          + "different ids")
    }
    ids[id] = node.position
    return id
  }

  private func change(
    _ reader: ObjectReader
  ) -> (TimelineEntry.Change, [String: JSONNode])? {
    let present = ["state", "add", "set"].filter { reader[$0] != nil }
    guard present.count == 1, let node = reader[present[0]] else {
      let words = present.map { "\"\($0)\"" }.joined(separator: " and ")
      diagnostics.mistake(
        reader.node,
        "an entry has exactly one of \"state\", \"add\" and \"set\"; this one has "
          + (words.isEmpty ? "none" : words))
      return nil
    }
    if present[0] == "set" { return (.set, stateDecoder.properties(node)) }
    guard let name = Decode.string(node, diagnostics) else { return nil }
    let change: TimelineEntry.Change = present[0] == "state" ? .state(name) : .add(name)
    if name == "initial" { return (change, [:]) }
    guard let state = states[name] else {
      let hint = Suggestion.hint(for: name, in: stateNames)
      diagnostics.mistake(node, "there is no state \(node.seen); \(hint)")
      return nil
    }
    return (change, state.properties)
  }

  private func overrides(
    _ reader: ObjectReader, _ decoder: AnimationDecoder
  ) -> [String: Animation?] {
    guard let node = reader["animations"] else { return [:] }
    guard let members = node.members else {
      diagnostics.mistake(node, "\(node.seen) is not an object; write {\"layer\": animation}")
      return [:]
    }
    var overrides: [String: Animation?] = [:]
    for member in members where stateDecoder.check(layer: member.key, at: member.keyPosition) {
      if let animation = decoder.decode(member.value) { overrides[member.key] = animation }
    }
    return overrides
  }
}
