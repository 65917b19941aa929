import Foundation
import Motion
import Picture

/// A track as written, with where it stands.
struct WrittenTrack {
  var layer: Int
  var property: String
  var position: SourcePosition
  var plan: TrackPlan
}

/// Reads `tracks`.
struct TrackDecoder {
  let planner: ScenePlanner
  let stateDecoder: StateDecoder
  let colors: ColorDecoder
  let space: ColorInterpolation
  let times: TimeTable
  let diagnostics: Diagnostics

  func decode(_ node: JSONNode?) -> [WrittenTrack] {
    guard let node, let list = Decode.array(node, diagnostics) else { return [] }
    var tracks: [WrittenTrack] = []
    var byLayer: [Int: [WrittenTrack]] = [:]
    for element in list {
      guard let track = track(element) else { continue }
      if let other = byLayer[track.layer]?.first(where: {
        PropertyTable.overlap($0.property, track.property)
      }) {
        diagnostics.mistake(
          element,
          "the property \"\(track.property)\" already has the track at "
            + "\(other.position.line):\(other.position.column); remove one")
      }
      tracks.append(track)
      byLayer[track.layer, default: []].append(track)
    }
    return tracks
  }

  private func track(_ node: JSONNode) -> WrittenTrack? {
    guard let reader = ObjectReader(node, TimelineSpecs.track, diagnostics) else { return nil }
    guard let layerNode = reader["layer"], let path = reader.string("layer"),
      stateDecoder.check(layer: path, at: layerNode.position),
      let index = planner.plan.indices[path], let propertyNode = reader["property"],
      let property = reader.string("property"),
      let target = target(property, propertyNode, planner.plan.layers[index]),
      let keys = keys(reader, target, parent: planner.parentSize(of: index))
    else { return nil }
    let reverses = reader.boolean("autoreverses") ?? false
    let count = reader["repeat"].flatMap { RepeatCount.decode($0, diagnostics) }
    if count == nil, reader["repeat"] == nil, let node = reader["autoreverses"] {
      diagnostics.mistake(node, "\"autoreverses\" without \"repeat\"; add how many times")
    }
    let delay = reader.number("delay", in: 0...86_400) ?? 0
    let plan = TrackPlan(
      target: target, curve: curve(keys), start: keys[0].time + delay,
      length: keys[keys.count - 1].time - keys[0].time, count: count ?? .times(1),
      reverses: reverses, phase: reader.number("phase", in: 0...1) ?? 0)
    return WrittenTrack(
      layer: index, property: PropertyTable.canonical(property), position: node.position,
      plan: plan)
  }

  private func target(
    _ property: String, _ node: JSONNode, _ plan: LayerPlan
  ) -> PropertyTarget? {
    guard let target = PropertyTable.target(of: property) else {
      let hint = Suggestion.hint(for: property, in: PropertyTable.paths)
      let isKnown = LayerSpecs.properties.names.contains {
        property == $0 || property.hasPrefix($0 + ".")
      }
      diagnostics.mistake(
        node,
        isKnown
          ? "\(node.seen) cannot be moved by a track; \(hint)"
          : "there is no property \(node.seen); \(hint)")
      return nil
    }
    if case .shapeParameter(let name) = target {
      let kind = plan.shape?.target.kind.name ?? plan.layer.kind.rawValue
      guard PropertyTable.shapeParameters[kind]?.contains(name) == true else {
        diagnostics.mistake(node, "\(node.seen) is no number of the layer's shape, a \(kind)")
        return nil
      }
    }
    if plan.layer.kind != .text, property == "text.size" {
      diagnostics.mistake(node, "\(node.seen) of a layer that is not text")
      return nil
    }
    return target
  }

  // MARK: - Keys

  private struct Key {
    var time: Double
    var value: Quantity
    var curve: CurveDecoder.Interpolation
  }

  private func keys(
    _ reader: ObjectReader, _ target: PropertyTarget, parent: CGSize
  ) -> [Key]? {
    guard let list = reader.array("keyframes", count: 1...100_000) else { return nil }
    var keys: [Key] = []
    for node in list {
      guard let reader = ObjectReader(node, TimelineSpecs.keyframe, diagnostics),
        let timeNode = reader["at"], let valueNode = reader["value"]
      else { continue }
      let time = times.time(timeNode)
      let value = value(valueNode, target, parent)
      let curve =
        reader["curve"].flatMap { CurveDecoder.decode($0, diagnostics) } ?? .eased(.linear)
      guard let time, let value else { continue }
      if let last = keys.last, time.seconds < last.time {
        diagnostics.mistake(
          timeNode,
          "the key at \(timeNode.seen) comes after one at \(last.time.plain); keys must "
            + "be in order of time")
      }
      keys.append(Key(time: time.seconds, value: value, curve: curve))
    }
    return keys.count == list.count ? keys : nil
  }

  private func curve(_ keys: [Key]) -> KeyframeCurve<Quantity> {
    let later = zip(keys, keys.dropFirst()).map { before, key in
      KeyframeCurve<Quantity>.Key(
        key.value, duration: key.time - before.time, key.curve)
    }
    return KeyframeCurve(keys[0].value, keys: later)
  }

  private func value(
    _ node: JSONNode, _ target: PropertyTarget, _ parent: CGSize
  ) -> Quantity? {
    switch target {
    case .fill, .strokeColor, .lanes(.shadowColor, _, _):
      guard let color = colors.decode(node, diagnostics) else { return nil }
      return Quantity(color ?? .clear, in: space)
    case .shapeParameter: return Decode.number(node, diagnostics).map { Quantity($0) }
    case .lanes(let attribute, let lane, let count):
      return lanes(node, attribute, lane, count, parent)
    }
  }

  private func lanes(
    _ node: JSONNode, _ attribute: Attribute, _ lane: Int, _ count: Int, _ parent: CGSize
  ) -> Quantity? {
    if attribute == .origin || attribute == .size {
      let sides = [Double(parent.width), Double(parent.height)]
      guard count == 2 else {
        return Length.decode(node, diagnostics).map { Quantity($0.resolved(in: sides[lane])) }
      }
      return Length.decodeList(node, count: 2, diagnostics).map {
        Quantity($0[0].resolved(in: sides[0]), $0[1].resolved(in: sides[1]))
      }
    }
    let range = Self.range(of: attribute)
    guard count == 2 else {
      return Decode.number(node, in: range, diagnostics).map { Quantity($0) }
    }
    if attribute == .anchor {
      return Anchor.decode(node, diagnostics).map { Quantity($0.x, $0.y) }
    }
    guard let pair = Decode.pair(node, orSingle: attribute == .scale, diagnostics) else {
      return nil
    }
    if let range, !range.contains(pair.0) || !range.contains(pair.1) {
      diagnostics.mistake(
        node, "\(pair.0.plain), \(pair.1.plain) is out of range; \(Decode.words(range))")
      return nil
    }
    return Quantity(pair.0, pair.1)
  }

  private static func range(of attribute: Attribute) -> ClosedRange<Double>? {
    switch attribute {
    case .opacity, .trim: 0...1
    case .cornerRadius, .strokeWidth: 0...100_000
    case .blur, .shadowRadius: 0...1000
    case .miterLimit: 1...1000
    case .textSize: 0.1...10_000
    default: nil
    }
  }
}
