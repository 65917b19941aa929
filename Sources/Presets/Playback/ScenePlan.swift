import Foundation
import Motion
import Picture

/// The whole film, resolved once: sampling it is pure.
struct ScenePlan: Sendable {
  /// Parents before their children.
  var layers: [LayerPlan] = []
  var roots: [Int] = []
  /// By dotted path.
  var indices: [String: Int] = [:]

  /// When everything has come to rest, or the path of a layer that never does.
  var settled: Result<Double, Restless> {
    var end = -Double.infinity
    for plan in layers {
      guard let time = plan.settledTime else { return .failure(Restless(path: plan.layer.path)) }
      end = max(end, time)
    }
    return .success(end)
  }

  /// A layer that never comes to rest.
  struct Restless: Error {
    var path: String
  }
}

/// Applies the events to the layers in order of time.
struct ScenePlanner {
  private(set) var plan: ScenePlan
  /// What each layer goes to.
  private(set) var states: [LayerState] = []
  private var overrides: [JSONNode?]
  private let decoder: LayerDecoder
  private let stageSize: CGSize
  /// Layers whose outline clips another.
  private let clips: Set<String>

  init(
    _ tree: LayerTreeDecoder, decoder: LayerDecoder, stageSize: CGSize, clips: Set<String>,
    shaper: any TextShaper
  ) {
    (self.decoder, self.stageSize, self.clips) = (decoder, stageSize, clips)
    overrides = Array(repeating: nil, count: tree.layers.count)
    plan = ScenePlan(roots: tree.roots)
    for (index, layer) in tree.layers.enumerated() {
      let parent = layer.parent.map { states[$0].size } ?? stageSize
      let state = decoded(layer, layer.node, parent)
      states.append(state)
      plan.indices[layer.path] = index
      plan.layers.append(
        LayerPlan(layer, state, shaper: shaper, space: decoder.interpolation))
    }
  }

  /// The size of the box that the layer's percentages refer to.
  func parentSize(of index: Int) -> CGSize {
    plan.layers[index].layer.parent.map { states[$0].size } ?? stageSize
  }

  private func decoded(_ layer: LayerNode, _ node: JSONNode, _ parent: CGSize) -> LayerState {
    var state = decoder.decode(node, kind: layer.kind, parent: parent)
    if clips.contains(layer.path) { state.text?.needsOutline = true }
    return state
  }

  /// Reads every layer in a state, for its mistakes alone.
  func check(_ properties: [String: JSONNode]) {
    for (index, plan) in plan.layers.enumerated() {
      guard let over = properties[plan.layer.path] else { continue }
      let merged = LayerMerge.merged(plan.layer.node, over)
      _ = decoder.decode(merged, kind: plan.layer.kind, parent: parentSize(of: index))
    }
  }

  /// One event: new targets for the layers that it concerns and those laid out inside them.
  mutating func apply(_ entry: TimelineEntry) {
    let time = entry.time.seconds
    var resized: Set<Int> = []
    for index in plan.layers.indices {
      let layer = plan.layers[index].layer
      let isMoved = layer.parent.map { resized.contains($0) } ?? false
      let properties = entry.properties[layer.path]
      var isSet = properties != nil
      switch entry.change {
      case .state:
        isSet = isSet || overrides[index] != nil
        overrides[index] = properties
      case .add, .set:
        if let properties {
          overrides[index] =
            overrides[index].map { LayerMerge.merged($0, properties) } ?? properties
        }
      }
      guard isSet || isMoved else { continue }
      let merged = LayerMerge.merged(layer.node, overrides[index])
      let state = decoded(layer, merged, parentSize(of: index))
      if state.size != states[index].size { resized.insert(index) }
      states[index] = state
      plan.layers[index].change(
        to: state, animation: animation(of: layer, in: entry), at: time)
    }
  }

  /// The animation for a layer: its own, that of the nearest group around it, or the entry's.
  private func animation(of layer: LayerNode, in entry: TimelineEntry) -> Animation? {
    guard !entry.animations.isEmpty else { return entry.animation }
    var current: LayerNode? = layer
    while let next = current {
      if let animation = entry.animations[next.path] { return animation }
      current = next.parent.map { plan.layers[$0].layer }
    }
    return entry.animation
  }

  mutating func add(_ track: TrackPlan, to index: Int) { plan.layers[index].tracks.append(track) }
}
