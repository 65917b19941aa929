/// A view for each element of a collection; an element's id is its identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of one element.
  public var content: (Data.Element) -> Content
  package let identify: (Data.Element) -> ID
}

extension ForEach: View, PrimitiveView where Content: View {
  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let (views, inputs) = inputs.making { data.map { (identify($0), content($0)) } }
    let children = inputs.dynamicChildren
    for (id, view) in views {
      for element in children.visit(view, key: id, in: inputs) {
        element.innermost.itemID = AnyHashable(id)
      }
    }
    return children.finish(in: inputs)
  }

  /// A view for each integer of `data`, which may change.
  public nonisolated init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, identify: { $0 })
  }

  /// A view for each element, known by its `id`.
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identify: { $0.id })
  }

  /// A view for each element, known by the value at `id`.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }

  /// A view for each element of a bound collection, with a binding to that element.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// A view for each element of a bound collection, known by the value at `id`.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { pair in
        content(
          Binding(
            get: { data.wrappedValue[pair.0] },
            set: { value, transaction in
              data.transaction(transaction).wrappedValue[pair.0] = value
            }))
      },
      identify: { $0.1 })
  }
}
