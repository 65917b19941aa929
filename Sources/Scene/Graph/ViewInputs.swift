public import Motion

/// What a view is evaluated with: its node, the environment and the transaction at its place.
public struct _ViewInputs {
  package var node: ViewNode
  package var environment: EnvironmentValues
  package var transaction: Transaction

  /// The tree.
  package var graph: Graph { node.graph }

  /// These inputs at the child `index` of this node.
  package func child(_ index: Int, _ type: Any.Type) -> _ViewInputs {
    var inputs = self
    inputs.node = node.child(index, type)
    return inputs
  }

  /// The elements of `view` as the child `index` of this node.
  package func evaluate<V: View>(_ view: V, at index: Int = 0) -> _ViewElements {
    V._evaluate(view, in: child(index, V.self))
  }

  /// The children of this node that come and go.
  var dynamicChildren: DynamicChildren {
    let children = node.memory { DynamicChildren() }
    children.begin()
    return children
  }

  /// Links the dynamic properties of `view`, samples it when it is animatable, and evaluates its body.
  func evaluateBody<V: View>(of view: V) -> _ViewElements {
    evaluateBody(of: view) { $0.body }
  }

  /// Links the dynamic properties of `value`, samples it when it is animatable, and evaluates the
  /// view that `body` makes of it.
  func evaluateBody<Value, Body: View>(
    of value: Value, _ body: @MainActor (Value) -> Body
  ) -> _ViewElements {
    let layout = TypeLayout.of(Value.self)
    var value = value
    layout.link(&value, in: self)
    if layout.isAnimatable { value = presented(value) }
    let made = onMain(value, body)
    return evaluate(made)
  }

  /// `content` with a wrapper around each element, made by `make` and kept for the next evaluation.
  ///
  /// A leaving element keeps its wrapper as it was.
  func distribute<W: WrapperElement>(
    _ content: _ViewElements, make: () -> W, update: (W) -> Void
  ) -> _ViewElements {
    _ViewElements(node.wrap(content.items, make: make, update: update))
  }

  /// One element that lays out `elements` by `rule`, kept at the child `index` of this node.
  func container(
    of elements: _ViewElements, at index: Int, rule: any LayoutRule
  ) -> ContainerElement {
    let container = child(index, ContainerElement.self).node.memory {
      ContainerElement(rule: rule)
    }
    container.update(children: elements.items, rule: rule, inputs: self)
    return container
  }
}
