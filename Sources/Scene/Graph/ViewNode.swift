/// A view's place in the tree: what lasts while the view's value is made again and again.
///
/// A node is known to its parent by position and type. When either changes, the node is dismantled
/// and its state is gone.
package final class ViewNode {
  /// The tree that the node belongs to.
  package unowned let graph: Graph
  /// The type of the view at this place.
  let type: Any.Type
  private var children: [ViewNode?] = []
  /// Storage of dynamic properties, in the order in which they are linked.
  var slots: [AnyObject] = []
  /// Whether the view at this place has been evaluated before, for those who ask.
  var hasAppeared = false
  /// What the engine's own views keep: an element, a comparison's last value.
  private var memory: AnyObject?
  /// What was made at this place in an update before: a body, the views of a collection.
  var made: AnyObject?
  /// Whether a state at this place has changed since the body was made.
  var isDirty = false
  private var onDismantle: [() -> Void] = []
  private var isDismantled = false

  /// Tells nodes apart in the order in which they were made.
  let number: Int
  /// The elements that a modifier at this place has made, by the key of what they are around.
  private var wrappers: [ObjectIdentifier: WrapperElement] = [:]

  init(type: Any.Type, graph: Graph) {
    (self.type, self.graph, number) = (type, graph, graph.nextNumber())
  }

  /// The child at `index`, made afresh when there is none of this type.
  func child(_ index: Int, _ type: Any.Type) -> ViewNode {
    while children.count <= index { children.append(nil) }
    if let child = children[index] {
      if child.type == type { return child }
      child.dismantle()
    }
    let child = ViewNode(type: type, graph: graph)
    children[index] = child
    return child
  }

  /// The object that this node keeps; `make` is called on the first evaluation.
  package func memory<T: AnyObject>(_ make: () -> T) -> T {
    if let memory = memory as? T { return memory }
    let made = make()
    memory = made
    return made
  }

  /// The object that this node keeps, if there is one already.
  package func existingMemory<T: AnyObject>(as type: T.Type) -> T? { memory as? T }

  /// The wrapper around each of `content`: the one of the last evaluation, or a new one.
  func wrap<W: WrapperElement>(
    _ content: [Element], make: () -> W, update: (W) -> Void
  ) -> [Element] {
    var kept: [ObjectIdentifier: WrapperElement] = [:]
    kept.reserveCapacity(content.count)
    let wrapped = content.map { element -> Element in
      let wrapper = wrappers[element.key] as? W ?? make()
      wrapper.content = element
      kept[element.key] = wrapper
      if !element.isLeaving { update(wrapper) }
      return wrapper
    }
    wrappers = kept
    return wrapped
  }

  /// Runs `action` when the node goes.
  package func whenDismantled(_ action: @escaping () -> Void) { onDismantle.append(action) }

  /// Takes the node and everything below it out of the world, children last.
  func dismantle() {
    guard !isDismantled else { return }
    isDismantled = true
    for action in onDismantle { action() }
    onDismantle = []
    (memory as? any Dismantling)?.dismantle()
    for child in children { child?.dismantle() }
  }
}

/// Memory that owns nodes of its own.
protocol Dismantling: AnyObject {
  /// Dismantles the nodes that it owns.
  func dismantle()
}
