public import Motion

extension View {
  /// Animates what this view draws with `animation` whenever `value` changes.
  ///
  /// Only modifiers written before this one are covered; the innermost of several wins. `nil`
  /// switches animation off for that change.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(ValueAnimationModifier(animation: animation, value: value))
  }

  /// Animates every change of what this view draws, whatever caused it.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  @_disfavoredOverload
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(
      TransactionModifier { if !$0.disablesAnimations { $0.animation = animation } })
  }

  /// Changes the transaction that reaches this view.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(TransactionModifier(transform: transform)) }

  /// Changes the transaction that reaches this view when `value` changes.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(ValueTransactionModifier(value: value, transform: transform)) }

  /// Animates the modifiers of `body` with `animation`, and not the view that they are applied to.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transaction of the modifiers of `body`, and not of the view that they are applied
  /// to.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let content = self
    let original = OriginalTransaction()
    let placeholder = PlaceholderContentView<Self> { inputs in
      var inputs = inputs
      inputs.transaction = original.transaction
      return inputs.evaluate(content, at: 0)
    }
    return ScopedTransactionView(
      content: body(placeholder), transform: transform, original: original)
  }

  /// Animates changes of the geometry of several views together; every drawing leaf here moves
  /// with the transaction at its own place.
  nonisolated public func geometryGroup() -> some View { self }
}

/// A stand-in for a view inside the body of a modifier or transition.
public struct PlaceholderContentView<Value>: PrimitiveView {
  let evaluateContent: _ContentEvaluator

  init(_ evaluateContent: @escaping _ContentEvaluator) { self.evaluateContent = evaluateContent }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements { evaluateContent(inputs) }
}

/// The transaction outside a scope, for the view that the scope's modifiers are applied to.
final class OriginalTransaction {
  var transaction = Transaction()
}

/// A view whose modifiers see another transaction than what they are applied to.
struct ScopedTransactionView<Content: View>: PrimitiveView {
  let content: Content
  let transform: (inout Transaction) -> Void
  let original: OriginalTransaction

  func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    original.transaction = inputs.transaction
    var inputs = inputs
    transform(&inputs.transaction)
    return inputs.evaluate(content, at: 0)
  }
}

/// Changes the transaction of its content at every update.
struct TransactionModifier: PrimitiveModifier {
  let transform: (inout Transaction) -> Void

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    var inputs = inputs
    transform(&inputs.transaction)
    return content(inputs)
  }
}

/// Changes the transaction of its content at the updates in which a value changes.
struct ValueTransactionModifier<V: Equatable>: PrimitiveModifier {
  let value: V
  let transform: (inout Transaction) -> Void

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    var inputs = inputs
    let last = inputs.node.memory { LastValue(value) }
    if last.value != value {
      last.value = value
      transform(&inputs.transaction)
    }
    return content(inputs)
  }
}

/// Sets the animation of its content at the updates in which a value changes.
struct ValueAnimationModifier<V: Equatable>: PrimitiveModifier {
  let animation: Animation?
  let value: V

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    ValueTransactionModifier(value: value) {
      if !$0.disablesAnimations { $0.animation = animation }
    }.evaluate(content: content, in: inputs)
  }
}

/// The value of a comparison's last evaluation.
final class LastValue<V> {
  var value: V
  init(_ value: V) { self.value = value }
}
