package import Motion
package import Picture

/// The film of a scene preset: everything resolved once, sampled at any time.
///
/// Sampling is pure and takes the same time wherever it asks; a copy costs nothing.
package struct PresetComposition: Composition, Sendable {
  package let stage: Stage
  package let duration: FrameTime
  /// The events in the order in which they apply.
  package let events: [SceneEvent]
  let plan: ScenePlan

  init(stage: Stage, duration: FrameTime, plan: ScenePlan, events: [SceneEvent]) {
    (self.stage, self.duration, self.plan, self.events) = (stage, duration, plan, events)
  }

  /// The picture at `time`; before 0 and after the end the motion goes on as it would.
  package func displayList(at time: FrameTime) -> DisplayList {
    FrameBuilder(plan, at: time.seconds).displayList
  }

  package func makeSampler() -> any CompositionSampler { Sampler(composition: self) }

  private final class Sampler: CompositionSampler {
    private let composition: PresetComposition

    init(composition: PresetComposition) { self.composition = composition }

    func displayList(at time: FrameTime) -> DisplayList { composition.displayList(at: time) }
  }
}

/// One event as `info` shows it.
package struct SceneEvent: Hashable, Sendable {
  package var time: FrameTime
  package var id: String?
  /// `state stop`, `add solved`, `set`.
  package var what: String
  /// The paths of the layers that it names, sorted.
  package var layers: [String]
  /// The animation in words, or `none`.
  package var animation: String
}
