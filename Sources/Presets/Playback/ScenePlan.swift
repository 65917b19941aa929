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
  /// The layers that have overrides.
  private var overridden: Set<Int> = []
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
  ///
  /// The cost goes with these layers, not with all.
  mutating func apply(_ entry: TimelineEntry) {
    var concerned = Set(entry.properties.keys.compactMap { plan.indices[$0] })
    switch entry.change {
    case .state:
      concerned.formUnion(overridden)
      for index in concerned {
        overrides[index] = entry.properties[plan.layers[index].layer.path]
      }
      overridden = concerned.filter { overrides[$0] != nil }
    case .add, .set:
      for index in concerned {
        guard let properties = entry.properties[plan.layers[index].layer.path] else { continue }
        overrides[index] = overrides[index].map { LayerMerge.merged($0, properties) } ?? properties
      }
      overridden.formUnion(concerned)
    }
    // Parents come before their children, whose percentages refer to them.
    var done: Set<Int> = []
    for index in concerned.sorted() { change(index, entry, &done) }
  }

  private mutating func change(_ index: Int, _ entry: TimelineEntry, _ done: inout Set<Int>) {
    guard done.insert(index).inserted else { return }
    let layer = plan.layers[index].layer
    let merged = LayerMerge.merged(layer.node, overrides[index])
    let state = decoded(layer, merged, parentSize(of: index))
    let isResized = state.size != states[index].size
    states[index] = state
    plan.layers[index].change(
      to: state, animation: animation(of: layer, in: entry), at: entry.time.seconds)
    // Groups nest at most 64 deep, and so does this.
    if isResized { for child in layer.children { change(child, entry, &done) } }
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

  /// The plan, once every event and track is in.
  func finished() -> ScenePlan {
    var plan = plan
    for index in plan.layers.indices { plan.layers[index].keepConstantSample() }
    return plan
  }
}
