import Foundation
import Motion
import Picture

/// Contradictions between the parts of a preset, and what is probably not meant.
struct SceneChecks {
  let layers: [LayerNode]
  let states: [SceneState]
  let entries: [TimelineEntry]
  let tracks: [WrittenTrack]
  let diagnostics: Diagnostics

  func run(_ plan: ScenePlan) {
    checkTracks()
    warnUnreachable()
    warnDoubled()
    warnUnseen(plan)
    warnOverflow(plan)
  }

  /// A property with a track may not be set by a state or `set`.
  private func checkTracks() {
    guard !tracks.isEmpty else { return }
    var written: [String: [(name: String, node: JSONNode)]] = [:]
    for state in states {
      for (path, node) in state.properties {
        written[path, default: []].append(("the state \"\(state.name)\"", node))
      }
    }
    for entry in entries {
      guard case .set = entry.change else { continue }
      for (path, node) in entry.properties { written[path, default: []].append(("a set", node)) }
    }
    for track in tracks {
      let path = layers[track.layer].path
      for (name, node) in written[path] ?? [] {
        for property in LayerMerge.properties(of: node)
        where PropertyTable.overlap(PropertyTable.canonical(property.path), track.property) {
          diagnostics.mistake(
            at: property.position,
            "\(name) sets \"\(property.path)\" of \"\(path)\", which the track at "
              + "\(track.position.line):\(track.position.column) moves; remove one of them")
        }
      }
    }
  }

  private func warnUnreachable() {
    var reached: Set<String> = []
    for entry in entries {
      switch entry.change {
      case .state(let name), .add(let name): reached.insert(name)
      case .set: break
      }
    }
    // What a reached state extends is reached too; the decoder has merged it, so ask the file.
    let extended = Set(
      (diagnostics.document?[key: "states"]?.members ?? []).compactMap {
        $0.value[key: "extends"]?.string
      })
    for state in states where !reached.contains(state.name) && !extended.contains(state.name) {
      diagnostics.warning(
        at: state.position, "no entry of the timeline leads to the state \"\(state.name)\"")
    }
  }

  /// Two entries at one time that set one property: the later one in the list wins.
  private func warnDoubled() {
    var seen: [String: SourcePosition] = [:]
    var time: FrameTime?
    for entry in entries {
      if entry.time != time { (seen, time) = ([:], entry.time) }
      for path in entry.properties.keys.sorted() {
        for property in entry.properties[path].map(LayerMerge.properties) ?? [] {
          let name = path + " " + property.path
          if let first = seen[name], first != entry.position {
            diagnostics.warning(
              at: entry.position,
              "two entries at \(entry.time.seconds.plain) s set \"\(property.path)\" of \"\(path)\"; "
                + "this one wins over the one at \(first.line):\(first.column)")
          }
          seen[name] = entry.position
        }
      }
    }
  }

  /// Layers that no state shows.
  private func warnUnseen(_ plan: ScenePlan) {
    let clips = Set(plan.layers.flatMap { $0.traits.phases.compactMap(\.phase.clip) })
    for layer in plan.layers where !clips.contains(layer.layer.path) {
      let isHidden = layer.traits.phases.allSatisfy { !$0.phase.isVisible }
      let opacity = layer[.opacity]
      let isClear =
        opacity.isConstant && opacity.target.lanes.x == 0
        && !layer.tracks.contains { $0.target == .lanes(.opacity, lane: 0, count: 1) }
      let isUnpainted =
        layer.layer.kind != .group && layer.fill.isNeverSeen && layer.stroke.isNeverSeen
        && !layer.tracks.contains { $0.target == .fill || $0.target == .strokeColor }
      guard isHidden || isClear || isUnpainted else { continue }
      let reason = isHidden ? "visible is false" : isClear ? "opacity is 0" : "it has no paint"
      diagnostics.warning(
        at: layer.layer.node.position, "the layer \"\(layer.layer.path)\" is never seen: \(reason)")
    }
  }

  /// Text that is cut off or larger than its frame, as written.
  private func warnOverflow(_ plan: ScenePlan) {
    for layer in plan.layers {
      guard let setting = layer.text?.target, !layer.traits.last.isAtPoint else { continue }
      let size = layer[.size].target.lanes
      let layout = setting.layout
      // Half a point is less than anyone sees.
      let isLarger = layout.size.height > size.y + 0.5 || layout.size.width > size.x + 0.5
      guard layout.isTruncated || isLarger else { continue }
      diagnostics.warning(
        at: layer.layer.node.position,
        "the text of \"\(layer.layer.path)\" does not fit: it needs "
          + "\(Double(layout.size.width).short) × \(Double(layout.size.height).short) points and has "
          + "\(size.x.short) × \(size.y.short)")
    }
  }

  /// The layers that others are clipped to; wrong references are recorded.
  static func clips(
    _ layers: [LayerNode], _ states: [SceneState], _ entries: [TimelineEntry],
    _ diagnostics: Diagnostics
  ) -> Set<String> {
    let kinds = Dictionary(
      layers.map { ($0.path, $0.kind) }, uniquingKeysWith: { first, _ in first })
    var clips: Set<String> = []
    let written =
      layers.map { ($0.path, $0.node) }
      + (states.map(\.properties) + entries.map(\.properties)).flatMap { properties in
        properties.keys.sorted().compactMap { path in properties[path].map { (path, $0) } }
      }
    for (path, node) in written {
      guard let clip = node[key: "clipTo"], let name = clip.string else { continue }
      if name == path {
        diagnostics.mistake(clip, "a layer cannot be clipped to itself")
      } else if kinds[name] == .group {
        diagnostics.mistake(
          clip, "\(clip.seen) is a group, which has no outline; name a shape or text")
      } else if kinds[name] == nil {
        diagnostics.mistake(
          clip,
          "there is no layer \(clip.seen); \(Suggestion.hint(for: name, in: layers.map(\.path)))")
      }
      clips.insert(name)
    }
    return clips
  }
}
