/// Lays the properties of a state over those of a layer, as JSON.
///
/// Merging before decoding keeps one decoder for layers as written and layers in a state, and every
/// value keeps the position of the place that wrote it.
enum LayerMerge {
  /// `base` with the members of `over` laid over it.
  ///
  /// Objects merge by key; a shape of another kind, a list or a plain value replaces. A `frame`
  /// drops an `at` and `size` below it.
  static func merged(_ base: JSONNode, _ over: JSONNode?) -> JSONNode {
    guard let over, let additions = over.members, var members = base.members else { return base }
    if over[key: "frame"] != nil { members.removeAll { $0.key == "at" || $0.key == "size" } }
    for addition in additions {
      guard let index = members.firstIndex(where: { $0.key == addition.key }) else {
        members.append(addition)
        continue
      }
      let below = members[index].value
      members[index] = addition
      members[index].value = value(addition.key, below, addition.value)
    }
    return JSONNode(.object(members), at: base.position)
  }

  private static func value(_ key: String, _ below: JSONNode, _ above: JSONNode) -> JSONNode {
    switch key {
    case "text", "shadow", "morph": return mergedObject(below, above)
    case "stroke": return stroke(below, above)
    case "shape": return shape(below, above)
    default: return above
    }
  }

  /// A shallow merge that takes the position of what lies above.
  private static func mergedObject(_ below: JSONNode, _ above: JSONNode) -> JSONNode {
    guard var members = below.members, let additions = above.members else { return above }
    for addition in additions {
      if let index = members.firstIndex(where: { $0.key == addition.key }) {
        members[index] = addition
      } else {
        members.append(addition)
      }
    }
    return JSONNode(.object(members), at: above.position)
  }

  /// A stroke that is only a colour stands for its `color`; a colour and a gradient replace each
  /// other.
  private static func stroke(_ below: JSONNode, _ above: JSONNode) -> JSONNode {
    func object(_ node: JSONNode) -> JSONNode {
      guard node.string != nil else { return node }
      let member = JSONNode.Member(key: "color", keyPosition: node.position, value: node)
      return JSONNode(.object([member]), at: node.position)
    }
    let (below, above) = (object(below), object(above))
    let replaced =
      above[key: "color"] != nil ? "gradient" : above[key: "gradient"] != nil ? "color" : ""
    let kept = below.members?.filter { $0.key != replaced }
    return mergedObject(kept.map { JSONNode(.object($0), at: below.position) } ?? below, above)
  }

  private static func shape(_ below: JSONNode, _ above: JSONNode) -> JSONNode {
    func kind(_ node: JSONNode) -> JSONNode.Member? { node.members?.first { $0.key != "viewBox" } }
    guard let old = kind(below), let new = kind(above), old.key == new.key,
      let members = above.members
    else { return above }
    let merged = members.map { member in
      guard member.key == new.key else { return member }
      return JSONNode.Member(
        key: member.key, keyPosition: member.keyPosition,
        value: mergedObject(old.value, new.value))
    }
    let viewBox = above[key: "viewBox"] == nil ? below.members?.filter { $0.key == "viewBox" } : nil
    return JSONNode(.object(merged + (viewBox ?? [])), at: above.position)
  }

  /// The properties that an object of a state sets, as canonical paths with where each stands.
  static func properties(of node: JSONNode) -> [(path: String, position: SourcePosition)] {
    var properties: [(String, SourcePosition)] = []
    for member in node.members ?? [] {
      switch member.key {
      case "frame":
        properties += [("at", member.keyPosition), ("size", member.keyPosition)]
      case "stroke" where member.value.members == nil:
        properties.append(("stroke.color", member.keyPosition))
      case "stroke", "text", "shadow", "morph":
        for inner in member.value.members ?? [] {
          let name = inner.key == "gradient" ? "color" : inner.key
          properties.append((member.key + "." + name, inner.keyPosition))
        }
      default: properties.append((member.key, member.keyPosition))
      }
    }
    return properties
  }
}
