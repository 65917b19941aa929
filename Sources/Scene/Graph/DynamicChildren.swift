/// The children of a node that come and go: a branch, an optional, the items of a `ForEach`.
///
/// A child that appears after the first evaluation may enter with its transition; one that is no
/// longer visited may leave with it, outside layout, and comes back as it was when it is visited
/// again on its way out.
final class DynamicChildren: Dismantling {
  private final class Entry {
    let key: AnyHashable
    let node: ViewNode
    /// What the view made, without transitions.
    var content: [Element] = []
    /// What is handed to the container.
    var elements: [Element] = []
    var transitions: [TransitionHost] = []
    var isVisited = true
    /// When a leaving child is at rest.
    var deadline = Double.infinity

    init(key: AnyHashable, node: ViewNode) { (self.key, self.node) = (key, node) }

    func transition(of element: Element) -> TransitionHost? {
      transitions.first { $0.content.key == element.key }
    }

    func dismantle() {
      node.dismantle()
      for host in transitions { host.dismantle() }
    }
  }

  private var live: [AnyHashable: Entry] = [:]
  private var leaving: [Entry] = []
  private var order: [Entry] = []
  private var isBuilt = false

  /// The nodes of the children that are there, in order.
  var nodes: [ViewNode] { order.map(\.node) }

  /// Starts an evaluation.
  func begin() { order.removeAll(keepingCapacity: true) }

  /// Evaluates `view` as the child known by `key`; its elements, without transitions.
  @discardableResult
  func visit<V: View>(_ view: V, key: some Hashable, in inputs: _ViewInputs) -> [Element] {
    var key = AnyHashable(key)
    // A second item with the same id is a child of its own, as far as that is possible.
    while live[key]?.isVisited == true {
      key = AnyHashable(DuplicateKey(key: key))
    }
    let (entry, isNew) = entry(for: key, type: V.self, graph: inputs.graph)
    entry.isVisited = true
    order.append(entry)
    var child = inputs
    child.node = entry.node
    entry.content = V._evaluate(view, in: child).items
    if !isNew, entry.transitions.isEmpty {
      entry.elements = entry.content
    } else {
      entry.elements = entry.content.flatMap { enter($0, of: entry, isNew: isNew, in: inputs) }
    }
    return entry.content
  }

  /// Ends an evaluation: what was not visited leaves.
  ///
  /// - Returns: The elements of all children, leaving ones first.
  func finish(in inputs: _ViewInputs) -> _ViewElements {
    if live.count > order.count { remove(in: inputs) }
    for entry in order { entry.isVisited = false }
    isBuilt = true
    leaving.removeAll { entry in
      guard entry.deadline <= inputs.graph.now else { return false }
      entry.dismantle()
      return true
    }
    if order.count == 1, leaving.isEmpty { return _ViewElements(order[0].elements) }
    return _ViewElements(leaving.flatMap(\.elements) + order.flatMap(\.elements))
  }

  func dismantle() {
    for entry in live.values.sorted(by: { $0.node.number < $1.node.number }) { entry.dismantle() }
    for entry in leaving { entry.dismantle() }
    (live, leaving, order) = ([:], [], [])
  }

  private func entry(for key: AnyHashable, type: Any.Type, graph: Graph) -> (Entry, isNew: Bool) {
    if let entry = live[key] { return (entry, false) }
    if let index = leaving.firstIndex(where: { $0.key == key }) {
      let entry = leaving.remove(at: index)
      for element in entry.content { element.innermost.leavingNumber = nil }
      entry.deadline = .infinity
      live[key] = entry
      return (entry, false)
    }
    let entry = Entry(key: key, node: ViewNode(type: type, graph: graph))
    live[key] = entry
    return (entry, true)
  }

  /// The element with its transition, which is only there when it has something to show.
  private func enter(
    _ element: Element, of entry: Entry, isNew: Bool, in inputs: _ViewInputs
  ) -> [Element] {
    if let host = entry.transition(of: element) {
      host.content = element
      return host.evaluate(.identity, in: inputs)
    }
    guard isNew, isBuilt, !inputs.transaction.disablesAnimations else { return [element] }
    let transition = element.traits.transition ?? .opacity
    guard transition.mayAnimate(with: inputs.transaction) else { return [element] }
    let host = TransitionHost(content: element, transition: transition, graph: inputs.graph)
    entry.transitions.append(host)
    _ = host.evaluate(.willAppear, in: inputs.withoutAnimation)
    return host.evaluate(.identity, in: inputs)
  }

  /// Sends the children away that were not visited.
  private func remove(in inputs: _ViewInputs) {
    let gone = live.values.filter { !$0.isVisited }.sorted { $0.node.number < $1.node.number }
    for entry in gone {
      live[entry.key] = nil
      if let deadline = leave(entry, in: inputs) {
        entry.deadline = deadline
        leaving.append(entry)
        // The update at that time finds the deadline passed and drops the entry.
        let graph = inputs.graph
        if deadline < .infinity {
          graph.schedule(at: deadline) { [unowned graph] in graph.enqueue(Transaction()) {} }
        }
      } else {
        entry.dismantle()
      }
    }
  }

  /// Starts the transitions of `entry` and returns when the last one is at rest, if any moves.
  private func leave(_ entry: Entry, in inputs: _ViewInputs) -> Double? {
    guard !inputs.transaction.disablesAnimations else { return nil }
    let completion = AnimationCompletion(criteria: .removed) {}
    var moving = inputs
    moving.transaction.completions.append(completion)
    var elements: [Element] = []
    let number = inputs.graph.nextNumber()
    for element in entry.content {
      let host: TransitionHost
      if let known = entry.transition(of: element) {
        host = known
      } else {
        let transition = element.traits.transition ?? .opacity
        guard transition.mayAnimate(with: inputs.transaction) else { continue }
        host = TransitionHost(content: element, transition: transition, graph: inputs.graph)
        entry.transitions.append(host)
        _ = host.evaluate(.identity, in: inputs.withoutAnimation)
      }
      elements += host.evaluate(.didDisappear, in: moving)
      element.innermost.leavingNumber = number
    }
    guard completion.hasAnimators else { return nil }
    entry.elements = elements
    // Up to the next microsecond, as event times are rounded.
    return (completion.deadline * 1_000_000).rounded(.up) / 1_000_000
  }
}

extension _ViewInputs {
  /// These inputs with every animation switched off.
  var withoutAnimation: _ViewInputs {
    var inputs = self
    inputs.transaction = Transaction()
    inputs.transaction.disablesAnimations = true
    return inputs
  }
}

/// Tells a second item from the first one with the same id.
private struct DuplicateKey: Hashable {
  let key: AnyHashable
}
