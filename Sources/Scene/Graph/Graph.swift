import Foundation
import Observation
import Picture

/// The tree of a running film: its clock, its planned events, its nodes and its elements.
///
/// Every event changes state; then the whole tree is evaluated again, laid out on its targets, and
/// each animatable attribute decides whether it moves. An offline film has time for this, and it
/// makes identity, transactions and animations exact. Single-threaded: see `onMain`.
package final class Graph {
  private struct Change {
    var transaction: Transaction
    var actions: [() -> Void]
  }

  /// The film time of the event that is running, or of the last sample, in seconds.
  private(set) var now = 0.0
  /// Counts updates; what was computed in an earlier one is stale.
  private(set) var pass = 0
  /// Whether views are being evaluated: then states read as they were committed.
  private(set) var isUpdating = false
  /// Measures text.
  let shaper: any TextShaper
  /// The values at the top of the tree.
  var environment: EnvironmentValues
  /// The size that the root is offered.
  var proposal: CGSize
  /// What `AppStorage` keeps.
  let stored = StoredValues()
  /// Which field takes what is typed.
  let focus = FocusCenter()
  /// What is shown over everything else.
  let presentations = PresentationCenter()
  /// The drawn tree.
  private(set) var root: Element?
  /// Source of the numbers that tie breaking and leaving need.
  private var counter = 0

  private var events = EventQueue()
  private var changes: [Change] = []
  private var afterUpdate: [() -> Void] = []
  private var afterLayout: [() -> Void] = []
  private var rootNode: ViewNode?
  private var evaluateRoot: ((_ViewInputs) -> _ViewElements)?
  private var frameRequests = 0
  private var matched: [MatchedGeometryKey: MatchedGeometry] = [:]
  /// Whether every body must be made again, since it is not known who read what has changed.
  private var isStale = true

  /// The place of the implicit container among the root node's children, beside the view's own.
  private static let containerIndex = 1

  /// The most updates at one film time; more means that the changes never settle.
  private static let updateLimit = 1000

  init(shaper: any TextShaper, environment: EnvironmentValues, proposal: CGSize) {
    (self.shaper, self.environment, self.proposal) = (shaper, environment, proposal)
  }

  // Set while a host runs, on the main thread only.
  nonisolated(unsafe) private static var running: Graph?

  // The tree that ran last, for tasks that are resumed between its events.
  nonisolated(unsafe) private static weak var last: Graph?

  /// The tree that runs or ran last.
  static var latest: Graph? { last }

  /// The tree whose event, update or sample is running.
  package static var current: Graph? { running }

  /// Runs `body` with this tree as the current one.
  func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Graph.running
    TaskJobs.intercept()
    Graph.running = self
    Graph.last = self
    defer { Graph.running = outer }
    return try body()
  }

  /// Installs the view at the top and evaluates it for the first time.
  func install<V: View>(_ view: V) {
    rootNode?.dismantle()
    rootNode = ViewNode(type: Graph.self, graph: self)
    evaluateRoot = { $0.evaluate(view, at: 0) }
    asCurrent {
      update(Transaction())
      settle()
    }
  }

  /// The frame that views share under `key`, made at the first call.
  func matchedGeometry(_ key: MatchedGeometryKey) -> MatchedGeometry {
    if let known = matched[key] { return known }
    let made = MatchedGeometry()
    matched[key] = made
    return made
  }

  /// A number that no other caller has been given.
  func nextNumber() -> Int {
    counter += 1
    return counter
  }

  // MARK: Events

  /// Plans `action` at `time`, not before now; a film is not at rest before what is awaited.
  func schedule(at time: Double, isAwaited: Bool = true, _ action: @escaping () -> Void) {
    events.schedule(at: max(time, now), isAwaited: isAwaited, action)
  }

  /// The states of the tree with their properties' names, top first.
  var namedStates: [(name: String, state: any NamedState)] { rootNode?.namedStates ?? [] }

  /// When the next planned event happens.
  var nextEventTime: Double? { events.nextTime }

  /// When the next planned event happens that is awaited.
  var nextAwaitedTime: Double? { events.nextAwaitedTime }

  /// Runs all events up to and including `time`, and leaves the clock there.
  func advance(to time: Double) {
    asCurrent {
      while let next = events.nextTime, next <= time, let event = events.popFirst() {
        now = max(now, event.time)
        event.action()
        settle()
      }
      now = max(now, time)
    }
  }

  /// Runs `action` as an event of the present time.
  func perform(_ action: () -> Void) {
    asCurrent {
      action()
      settle()
    }
  }

  // MARK: Changes and updates

  /// Asks for an update with `transaction`, which `commit` prepares.
  func enqueue(_ transaction: Transaction, commit: @escaping () -> Void) {
    if let last = changes.indices.last, changes[last].transaction.canMerge(transaction) {
      changes[last].actions.append(commit)
    } else {
      changes.append(Change(transaction: transaction, actions: [commit]))
    }
  }

  /// Runs `action` when the present update is done, as an event of the same time.
  package func whenUpdated(_ action: @escaping () -> Void) { afterUpdate.append(action) }

  /// Runs `action` in the present update, once everything is placed.
  func whenLaidOut(_ action: @escaping () -> Void) { afterLayout.append(action) }

  /// Asks that views be evaluated again at the next sample: something varies with time itself.
  func requestFrame(until motion: MotionReport = MotionReport()) {
    frameRequests += 1
    frameMotion.merge(motion)
  }

  /// What varies with time in the evaluation of views.
  private(set) var frameMotion = MotionReport()

  /// Whether views are to be evaluated at each sample.
  var varies: Bool { frameRequests > 0 }

  /// Evaluates the tree for the present time when something in it varies with time itself.
  func updateForSample() {
    guard varies else { return }
    asCurrent {
      var transaction = Transaction()
      transaction.isContinuous = true
      update(transaction)
      settle()
    }
  }

  /// Performs updates, and runs what tasks do meanwhile, until no change is left.
  ///
  /// Views that change something at every update never settle: after the limit, what they still want
  /// waits for the next event.
  private func settle() {
    var updates = 0
    repeat {
      flush(&updates)
      TaskJobs.run()
    } while (!changes.isEmpty || !afterUpdate.isEmpty) && updates < Graph.updateLimit
  }

  /// Performs updates until no change is left or `updates` has reached the limit.
  private func flush(_ updates: inout Int) {
    while !changes.isEmpty || !afterUpdate.isEmpty, updates < Graph.updateLimit {
      if changes.isEmpty {
        let actions = afterUpdate
        afterUpdate = []
        for action in actions { action() }
        continue
      }
      let change = changes.removeFirst()
      for action in change.actions { action() }
      update(change.transaction)
      for completion in change.transaction.completions { completion.schedule(in: self) }
      updates += 1
    }
  }

  /// Evaluates and lays out the whole tree with `transaction`.
  private func update(_ transaction: Transaction) {
    guard let rootNode, let evaluateRoot else { return }
    pass += 1
    frameRequests = 0
    frameMotion = MotionReport()
    isUpdating = true
    defer { isUpdating = false }
    var inputs = _ViewInputs(node: rootNode, environment: environment, transaction: transaction)
    inputs.isFresh = isStale
    isStale = false
    presentations.begin()
    withObservationTracking {
      let elements = evaluateRoot(inputs)
      let root = inputs.container(
        of: elements, at: Graph.containerIndex, rule: StackRule(axis: .vertical))
      let size = root.sizeThatFits(ProposedViewSize(proposal))
      root.place(
        at: CGPoint(
          x: (proposal.width - size.width) / 2, y: (proposal.height - size.height) / 2),
        proposal: ProposedViewSize(proposal))
      self.root = presentations.layer(over: root, in: inputs)
      self.root?.commitFrames()
      let actions = afterLayout
      afterLayout = []
      for action in actions { action() }
    } onChange: {
      // Called on the main thread, by the setter of an observed property.
      Graph.noteObservedChange()
    }
  }

  /// Asks the current tree for an update with the transaction in force.
  private static func noteObservedChange() {
    guard let graph = current else { return }
    graph.enqueue(.current) { [unowned graph] in graph.isStale = true }
  }
}
