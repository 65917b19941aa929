public import Motion

/// A view that is made anew in each frame from values along keyframes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: PrimitiveView
where KeyframePath.Value == Value {
  let initialValue: Value
  let repeating: Bool
  let trigger: AnyTrigger?
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// A view that goes along the keyframes over and over, or once.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, self.repeating, trigger) = (initialValue, repeating, nil)
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// A view that goes along the keyframes whenever `trigger` changes, from where it is and with the
  /// velocity it has.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, repeating, self.trigger) = (initialValue, false, AnyTrigger(trigger))
    (self.content, self.keyframes) = (content, keyframes)
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let run = inputs.node.memory { KeyframeRun(initialValue) }
    let isFirst = !inputs.node.hasAppeared
    inputs.node.hasAppeared = true
    let isTriggered = !isFirst && trigger != nil && trigger != run.trigger
    run.trigger = trigger
    if isTriggered || (isFirst && trigger == nil) {
      run.start(at: inputs.graph.now, repeating: repeating) {
        KeyframeTimeline(initialValue: $0, initialVelocity: $1, content: keyframes($0))
      }
    }
    let isChanging = run.advance(in: inputs.graph)
    let value = run.value
    let (view, inner) = inputs.making(isChanging: isChanging) { content(value) }
    return inner.evaluate(view, at: 0)
  }
}

/// Where a keyframe animator is along its keyframes.
private final class KeyframeRun<Value> {
  private(set) var value: Value
  var trigger: AnyTrigger?
  private var timeline: KeyframeTimeline<Value>?
  private var start = 0.0
  private var repeating = false

  init(_ value: Value) { self.value = value }

  /// Sets out from the present value; `make` is given it and the velocity of a run that goes on.
  func start(
    at time: Double, repeating: Bool, _ make: (Value, Value?) -> KeyframeTimeline<Value>
  ) {
    let velocity = timeline.map { $0.velocity(time: elapsed(at: time, in: $0)) }
    timeline = make(value, velocity)
    (start, self.repeating) = (time, repeating)
  }

  private func elapsed(at time: Double, in timeline: KeyframeTimeline<Value>) -> Double {
    let elapsed = time - start
    guard repeating, timeline.duration > 0 else { return elapsed }
    // The tolerance keeps a frame that falls on the seam in the new round despite rounding.
    let rounds = (elapsed / timeline.duration + 1e-9).rounded(.down)
    return max(0, elapsed - rounds * timeline.duration)
  }

  /// Moves to the value of this sample; whether it may be another one.
  func advance(in graph: Graph) -> Bool {
    guard let timeline else { return false }
    let elapsed = elapsed(at: graph.now, in: timeline)
    value = timeline.value(time: elapsed)
    var motion = MotionReport()
    if repeating, timeline.duration > 0 {
      motion.note(end: .infinity, period: timeline.duration)
    } else if elapsed < timeline.duration {
      motion.note(end: start + timeline.duration)
    } else {
      self.timeline = nil
      return true
    }
    graph.requestFrame(until: motion)
    return true
  }
}

extension View {
  /// Goes along keyframes over and over, or once, changing the view in each frame.
  nonisolated public func keyframeAnimator<Value, V: View, K: Keyframes<Value>>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View {
    PlacedContent(content: self) { placeholder in
      KeyframeAnimator(
        initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
        keyframes: keyframes)
    }
  }

  /// Goes along keyframes whenever `trigger` changes, changing the view in each frame.
  nonisolated public func keyframeAnimator<Value, V: View, K: Keyframes<Value>>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View {
    PlacedContent(content: self) { placeholder in
      KeyframeAnimator(
        initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
        keyframes: keyframes)
    }
  }
}
