/// A layer as written: its place in the tree and its JSON.
struct LayerNode: Sendable {
  enum Kind: String, Sendable { case shape, text, group }

  /// The name among its siblings.
  var id: String
  /// The names from the top, joined by dots: what states and tracks use.
  var path: String
  var kind: Kind
  /// The object, without its layers.
  var node: JSONNode
  /// Indices into the flat list of layers.
  var children: [Int] = []
  var parent: Int?
}

/// Reads the tree of layers into a flat list, parents before their children.
struct LayerTreeDecoder {
  /// The most layers of a preset.
  static let layerLimit = 10_000
  /// The deepest nesting of groups.
  static let nestingLimit = 64

  let diagnostics: Diagnostics
  private(set) var layers: [LayerNode] = []
  private(set) var roots: [Int] = []

  init(diagnostics: Diagnostics) { self.diagnostics = diagnostics }

  mutating func decode(_ node: JSONNode) {
    roots = decodeList(node, parent: nil, depth: 1)
  }

  private mutating func decodeList(_ node: JSONNode, parent: Int?, depth: Int) -> [Int] {
    guard let list = Decode.array(node, diagnostics) else { return [] }
    guard depth <= Self.nestingLimit else {
      diagnostics.mistake(node, "layers nested deeper than \(Self.nestingLimit)")
      return []
    }
    var (indices, ids): ([Int], [String: SourcePosition]) = ([], [:])
    for element in list {
      guard layers.count < Self.layerLimit else {
        diagnostics.mistake(element, "more than \(Self.layerLimit) layers")
        return indices
      }
      guard let index = decodeLayer(element, parent: parent, ids: &ids, depth: depth) else {
        continue
      }
      indices.append(index)
    }
    return indices
  }

  private mutating func decodeLayer(
    _ node: JSONNode, parent: Int?, ids: inout [String: SourcePosition], depth: Int
  ) -> Int? {
    guard let reader = ObjectReader(node, LayerSpecs.layer, diagnostics),
      let id = reader.string("id")
    else { return nil }
    if let problem = Self.problem(ofName: id), let idNode = reader["id"] {
      diagnostics.mistake(idNode, problem)
      return nil
    }
    if let first = ids[id], let idNode = reader["id"] {
      diagnostics.mistake(
        idNode,
        "the id \"\(id)\" is already at \(first.line):\(first.column); siblings need "
          + "different ids")
      return nil
    }
    ids[id] = node.position
    LayerPlaces.check(node, diagnostics)
    guard let kind = kind(reader) else { return nil }
    let own = (node.members ?? []).filter { $0.key != "layers" }
    let index = layers.count
    layers.append(
      LayerNode(
        id: id, path: parent.map { layers[$0].path + "." + id } ?? id, kind: kind,
        node: JSONNode(.object(own), at: node.position), parent: parent))
    if let inner = reader["layers"], kind == .group {
      layers[index].children = decodeList(inner, parent: index, depth: depth + 1)
    }
    return index
  }

  private func kind(_ reader: ObjectReader) -> LayerNode.Kind? {
    let kinds: [(String, LayerNode.Kind)] = [
      ("shape", .shape), ("text", .text), ("layers", .group),
    ]
    let present = kinds.filter { reader[$0.0] != nil }
    if present.count == 1 { return present[0].1 }
    // A kind that is not built yet was reported by name.
    let members = reader.node.members ?? []
    let notBuilt = members.contains { LayerSpecs.layer.field($0.key)?.about == "A kind of layer." }
    let unknown = members.contains { LayerSpecs.layer.field($0.key) == nil }
    if !(present.isEmpty && (notBuilt || unknown)) {
      let words = present.map { "\"\($0.0)\"" }.joined(separator: " and ")
      diagnostics.mistake(
        reader.node,
        "a layer is one of \"shape\", \"text\" and \"layers\" (a group); this one has "
          + (words.isEmpty ? "none" : words))
    }
    return nil
  }

  /// Why `name` cannot be an id, or `nil`.
  static func problem(ofName name: String) -> String? {
    if name.isEmpty { return "an empty id; write a name" }
    if name.contains(".") {
      return "the id \"\(name)\" has a dot; dots join a group and its layers"
    }
    if name.contains("${") { return "an expression in a name; names are fixed" }
    return nil
  }
}

/// Contradictions between the ways to place a layer, in one written object.
enum LayerPlaces {
  static func check(_ node: JSONNode, _ diagnostics: Diagnostics) {
    guard node[key: "frame"] != nil else { return }
    for member in node.members ?? [] where member.key == "at" || member.key == "size" {
      diagnostics.mistake(
        at: member.keyPosition,
        "\"\(member.key)\" beside a \"frame\"; write either a frame, or \"at\" with a \"size\"")
    }
  }
}
