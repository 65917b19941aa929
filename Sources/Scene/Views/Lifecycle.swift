extension View {
  /// Runs `action` when the view has come into the tree.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs `action` when the view has left the tree, after its transition.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }

  /// Runs `action` with the old and the new value when `value` has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { modifier(ChangeModifier(value: value, initial: initial, action: action)) }

  /// Runs `action` when `value` has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Runs `action` with the new value when `value` has changed.
  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View { modifier(ChangeModifier(value: value, initial: false) { action($1) }) }
}

/// Runs actions when its content comes and goes.
struct AppearanceModifier: PrimitiveModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    let elements = content(inputs)
    let memory = inputs.node.memory { LastValue<(() -> Void)?>(nil) }
    if !inputs.node.hasAppeared {
      inputs.node.hasAppeared = true
      if let appear { inputs.graph.whenUpdated(appear) }
      if disappear != nil {
        let graph = inputs.graph
        inputs.node.whenDismantled { [unowned graph] in
          if let action = memory.value { graph.whenUpdated(action) }
        }
      }
    }
    memory.value = disappear
    return elements
  }
}

/// Runs an action when a value changes.
struct ChangeModifier<V: Equatable>: PrimitiveModifier {
  let value: V
  let initial: Bool
  let action: (V, V) -> Void

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    let last = inputs.node.memory { LastValue(value) }
    let isFirst = !inputs.node.hasAppeared
    inputs.node.hasAppeared = true
    if last.value != value || (isFirst && initial) {
      let (old, action, value) = (last.value, action, value)
      last.value = value
      inputs.graph.whenUpdated { action(old, value) }
    }
    return content(inputs)
  }
}
