/// A view that is made anew only when it differs from what it was.
///
/// Its own states and what it reads from its surroundings make it anew all the same.
public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  /// The view.
  public var content: Content

  /// `content`, compared with what it was.
  public nonisolated init(content: Content) { self.content = content }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let isFirst = !inputs.node.hasAppeared
    inputs.node.hasAppeared = true
    let last = inputs.node.memory { LastValue(content) }
    var inner = inputs
    inner.isFresh = inputs.isFresh && (isFirst || last.value != content)
    if inner.isFresh { last.value = content }
    return inner.evaluate(last.value, at: 0)
  }
}

extension View where Self: Equatable {
  /// The view, made anew only when it differs from what it was.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
