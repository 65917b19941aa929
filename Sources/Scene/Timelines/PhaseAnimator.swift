public import Motion

/// A view that goes through phases, each with an animation of its own.
///
/// It begins in the first phase. Each step is a change made with the animation of the phase it leads
/// to, and the next one follows when that is logically complete, at the earliest a sixtieth of a second
/// later.
public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  let phases: [Phase]
  let trigger: AnyTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// A view that goes through `phases` once whenever `trigger` changes, and back to the first one.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.trigger) = (Array(phases), AnyTrigger(trigger))
    (self.content, self.animation) = (content, animation)
  }

  /// A view that goes through `phases` over and over.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, trigger) = (Array(phases), nil)
    (self.content, self.animation) = (content, animation)
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    guard !phases.isEmpty else { return [] }
    let run = inputs.node.memory { PhaseRun(node: inputs.node) }
    run.update(count: phases.count, trigger: trigger, isFirst: !inputs.node.hasAppeared) {
      [phases, animation] in animation(phases[$0])
    }
    inputs.node.hasAppeared = true
    let isChanging = inputs.node.isDirty
    inputs.node.isDirty = false
    let phase = phases[min(run.index, phases.count - 1)]
    let (view, inner) = inputs.making(isChanging: isChanging) { content(phase) }
    return inner.evaluate(view, at: 0)
  }
}

/// A value whose changes start something.
struct AnyTrigger: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<V: Equatable>(_ value: V) {
    self.value = value
    isEqual = { ($0 as? V) == value }
  }

  static func == (a: AnyTrigger, b: AnyTrigger) -> Bool { a.isEqual(b.value) }
}

/// The steps of a phase animator.
private final class PhaseRun {
  private let state: StateStorage<Int>
  private weak var node: ViewNode?
  private var count = 1
  private var animation: (Int) -> Animation? = { _ in nil }
  private var trigger: AnyTrigger?
  /// Tells a run from those that were started before.
  private var number = 0
  /// The least time between two steps, in seconds.
  private static let pause = 1.0 / 60

  init(node: ViewNode) {
    self.node = node
    state = StateStorage(0, node: node)
  }

  /// The present phase.
  var index: Int { state.value }

  func update(
    count: Int, trigger: AnyTrigger?, isFirst: Bool, animation: @escaping (Int) -> Animation?
  ) {
    (self.count, self.animation) = (count, animation)
    let isTriggered = !isFirst && trigger != nil && trigger != self.trigger
    self.trigger = trigger
    guard count > 1, isTriggered || (isFirst && trigger == nil) else { return }
    number += 1
    let run = number
    node?.graph.whenUpdated { [weak self] in self?.step(run, from: 0) }
  }

  /// Goes to the phase after `index`, then on.
  private func step(_ run: Int, from index: Int) {
    guard run == number, let node, !node.isGone else { return }
    let graph = node.graph
    let next = (index + 1) % count
    let start = graph.now
    withAnimation(animation(next)) {
      state.set(next, transaction: .current)
    } completion: { [weak self, unowned graph] in
      guard let self, next != 0 || trigger == nil else { return }
      if graph.now - start < PhaseRun.pause {
        graph.schedule(at: start + PhaseRun.pause, isAwaited: trigger != nil) { [weak self] in
          self?.step(run, from: next)
        }
      } else {
        step(run, from: next)
      }
    }
  }
}

extension View {
  /// Goes through `phases` over and over, changing the view in each.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let phases = Array(phases)
    return PlacedContent(content: self) { placeholder in
      PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }
  }

  /// Goes through `phases` once whenever `trigger` changes, changing the view in each.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let phases = Array(phases)
    return PlacedContent(content: self) { placeholder in
      PhaseAnimator(
        phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
    }
  }
}

/// A view inside another one that is made around a placeholder for it.
///
/// The view inside is as fresh as this one, however often what is around it is made anew.
struct PlacedContent<Content: View, Outer: View>: PrimitiveView {
  let content: Content
  let outer: (PlaceholderContentView<Content>) -> Outer

  nonisolated init(content: Content, outer: @escaping (PlaceholderContentView<Content>) -> Outer) {
    (self.content, self.outer) = (content, outer)
  }

  func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let (content, node) = (content, inputs.node)
    node.contentIsFresh = inputs.isFresh
    let placeholder = PlaceholderContentView<Content> { [unowned node] in
      var inner = $0
      inner.isFresh = node.contentIsFresh
      return inner.evaluate(content, at: 0)
    }
    return inputs.evaluate(outer(placeholder), at: 0)
  }
}
