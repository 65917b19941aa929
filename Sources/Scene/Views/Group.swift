/// Several views treated as one: transparent to containers, so that modifiers reach each child.
public struct Group<Content> {
  package let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// A group of `content`.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements { inputs.evaluate(content) }
}

/// A view whose type is hidden; a change of the wrapped type starts afresh.
public struct AnyView: PrimitiveView {
  private let visit: (DynamicChildren, _ViewInputs) -> Void

  /// Hides the type of `view`.
  public nonisolated init<V: View>(_ view: V) {
    let key = ObjectIdentifier(V.self)
    visit = { $0.visit(view, key: key, in: $1) }
  }

  /// Hides the type of `view`.
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let children = inputs.dynamicChildren
    visit(children, inputs)
    return children.finish(in: inputs)
  }
}

extension View {
  /// Gives the view an identity: another `id` is another view, with fresh state.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

/// A view whose state lasts as long as `id` stays the same.
struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  nonisolated init(content: Content, id: ID) { (self.content, self.id) = (content, id) }

  func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let children = inputs.dynamicChildren
    children.visit(content, key: id, in: inputs)
    let elements = children.finish(in: inputs)
    return inputs.distribute(elements, make: { TraitElement() }) { wrapper in
      wrapper.change { $0.identifier = AnyHashable(id) }
    }
  }
}
