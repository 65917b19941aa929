/// Reads `states` and objects that map layers to properties.
struct StateDecoder {
  let layerPaths: Set<String>
  /// In the order of the file, for suggestions.
  let orderedPaths: [String]
  let groups: Set<String>
  let diagnostics: Diagnostics

  init(layers: [LayerNode], diagnostics: Diagnostics) {
    orderedPaths = layers.map(\.path)
    layerPaths = Set(orderedPaths)
    groups = Set(layers.filter { $0.kind == .group }.map(\.path))
    self.diagnostics = diagnostics
  }

  /// The states by name, each with what it extends.
  func decode(_ node: JSONNode?) -> [SceneState] {
    guard let node else { return [] }
    guard let members = node.members else {
      diagnostics.mistake(node, "\(node.seen) is not an object; write {\"name\": {\"layer\": {…}}}")
      return []
    }
    var own: [String: (extends: JSONNode?, properties: [String: JSONNode])] = [:]
    for member in members {
      if member.key == "initial" {
        diagnostics.mistake(
          at: member.keyPosition, "\"initial\" is reserved: it is the layers as written")
        continue
      }
      let extends = member.value[key: "extends"]
      own[member.key] = (extends, properties(member.value, skipping: "extends"))
    }
    return members.compactMap { member in
      guard own[member.key] != nil else { return nil }
      return SceneState(
        name: member.key, properties: resolved(member.key, own, chain: []),
        position: member.keyPosition)
    }
  }

  private func resolved(
    _ name: String, _ own: [String: (extends: JSONNode?, properties: [String: JSONNode])],
    chain: [String]
  ) -> [String: JSONNode] {
    guard let state = own[name] else { return [:] }
    guard let extends = state.extends, let base = Decode.string(extends, diagnostics),
      base != "initial"
    else { return state.properties }
    if chain.contains(base) || base == name {
      let circle = Array(chain.drop { $0 != base }) + [name]
      // Each member of the circle leads here; the first by name speaks for all.
      if circle.min() == circle.first {
        let words = (circle + [base]).joined(separator: " → ")
        diagnostics.mistake(extends, "states that extend each other in a circle: \(words)")
      }
      return state.properties
    }
    guard own[base] != nil else {
      let hint = Suggestion.hint(for: base, in: ["initial"] + own.keys.sorted())
      diagnostics.mistake(extends, "there is no state \(extends.seen); \(hint)")
      return state.properties
    }
    // A chain of states is as long as the file has states; the JSON limit on files bounds it, and
    // this bound keeps the recursion shallow.
    guard chain.count < 64 else {
      diagnostics.mistake(extends, "a chain of more than 64 states that extend each other")
      return state.properties
    }
    return Self.merged(resolved(base, own, chain: chain + [name]), state.properties)
  }

  /// `over` laid over `base`, layer by layer.
  static func merged(
    _ base: [String: JSONNode], _ over: [String: JSONNode]
  ) -> [String: JSONNode] {
    base.merging(over) { LayerMerge.merged($0, $1) }
  }

  /// The properties by layer path; layers that do not exist and wrong keys are recorded.
  func properties(_ node: JSONNode, skipping skipped: String? = nil) -> [String: JSONNode] {
    guard let members = node.members else {
      diagnostics.mistake(node, "\(node.seen) is not an object; write {\"layer\": {…}}")
      return [:]
    }
    var properties: [String: JSONNode] = [:]
    for member in members where member.key != skipped {
      guard check(layer: member.key, at: member.keyPosition) else { continue }
      // The reader records keys that a state may not set.
      guard ObjectReader(member.value, LayerSpecs.properties, diagnostics) != nil else { continue }
      LayerPlaces.check(member.value, diagnostics)
      properties[member.key] = member.value
    }
    return properties
  }

  /// Whether there is a layer `path`; if not, that is recorded.
  func check(layer path: String, at position: SourcePosition) -> Bool {
    if layerPaths.contains(path) { return true }
    // Of a flood of mistakes only the first are shown; the rest need no suggestions.
    guard !diagnostics.isFull else { return false }
    let inGroups = orderedPaths.filter { $0.hasSuffix("." + path) }
    let hint =
      inGroups.isEmpty
      ? Suggestion.hint(for: path, in: orderedPaths) : "did you mean '\(inGroups[0])'?"
    diagnostics.mistake(at: position, "there is no layer \"\(path)\"; \(hint)")
    return false
  }
}
