import Motion

/// What a view is evaluated with: its node, the environment and the transaction at its place.
public struct _ViewInputs {
  package var node: ViewNode
  package var environment: EnvironmentValues
  package var transaction: Transaction
  /// Whether the view's value was made in this update: then what it is made of is made again.
  ///
  /// Elsewhere bodies are kept from the update before, so that a view whose surroundings did not
  /// change is not made again, and keeps what its initialiser drew from a random source.
  package var isFresh = true

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
    evaluateBody(of: view, with: ()) { view, _ in view.body }
  }

  /// Links the dynamic properties of `value`, samples it when it is animatable, and evaluates the
  /// view that `body` makes of it and of `argument`.
  func evaluateBody<Value, Argument, Body: View>(
    of value: Value, with argument: Argument, _ body: @MainActor (Value, Argument) -> Body
  ) -> _ViewElements {
    let layout = TypeLayout.of(Value.self)
    var value = value
    var isChanging = false
    if layout.isAnimatable { (value, isChanging) = presented(value) }
    let (made, inputs) = making(isChanging: isChanging || node.isDirty) {
      node.isDirty = false
      layout.link(&value, in: self)
      return onMain((value, argument)) { body($0.0, $0.1) }
    }
    return inputs.evaluate(made)
  }

  /// What `make` makes, and the inputs for it: made again when these inputs are fresh or something
  /// at this place has changed, else kept from an update before.
  package func making<Made>(
    isChanging: Bool = false, _ make: () -> Made
  ) -> (Made, _ViewInputs) {
    var inputs = self
    if !isFresh, !isChanging, let made = node.made as? LastValue<Made> {
      return (made.value, inputs)
    }
    let made = make()
    node.made = LastValue(made)
    inputs.isFresh = true
    return (made, inputs)
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

extension _ViewInputs {
  /// The value with its animatable data on the way to what it says.
  ///
  /// While they are, and once more when they have arrived, the value is changing.
  func presented<Value>(_ value: Value) -> (value: Value, isChanging: Bool) {
    guard let animatable = value as? any Animatable else { return (value, false) }
    let (shown, isChanging) = presentedAnimatable(animatable)
    return (shown as? Value ?? value, isChanging)
  }

  private func presentedAnimatable<A: Animatable>(_ value: A) -> (A, Bool) {
    let data = node.memory { AnimatedData<A.AnimatableData>() }
    data.attribute.update(value.animatableData, transaction: transaction)
    guard !data.attribute.isAtRest else { return (value, false) }
    var motion = MotionReport()
    var shown = value
    shown.animatableData = data.attribute.presented(at: graph.now, &motion)
    guard !data.attribute.isAtRest else { return (value, true) }
    graph.requestFrame(until: motion)
    return (shown, true)
  }
}

/// The animatable data of a user's view or modifier.
private final class AnimatedData<Data: VectorArithmetic> {
  var attribute = Attribute<Data>()
}
