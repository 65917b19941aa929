public import Motion

/// What a change of state is made with: above all, the animation.
public struct Transaction {
  /// The animation of everything that changes; `nil` for none.
  public var animation: Animation?
  /// Whether animations that views ask for themselves are left out.
  public var disablesAnimations = false
  /// Whether the change is one of many, as during a drag.
  public var isContinuous = false
  /// Whether changes without animation are followed, so that the next spring of what they move begins
  /// with their velocity: their mean over the last tenth of a second.
  public var tracksVelocity = false
  private var values: [ObjectIdentifier: Any] = [:]
  /// Who waits for the animations of this transaction.
  var completions: [AnimationCompletion] = []

  /// A transaction without animation.
  public init() {}

  /// A transaction with `animation`.
  public init(animation: Animation?) {
    self.animation = animation
    isExplicit = true
  }

  /// The value that the transaction carries for `key`.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether nothing was asked for: a binding with such a transaction uses that of the action.
  var isEmpty: Bool {
    !isExplicit && animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity
      && values.isEmpty && completions.isEmpty
  }
  private var isExplicit = false

  /// Calls `completion` when the animations of this transaction are complete.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }

  /// Whether changes made with either may be shown by one update.
  func canMerge(_ other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
      && values.isEmpty && other.values.isEmpty
      && completions.elementsEqual(other.completions, by: ===)
  }

  // Read and written on the main thread only, as the whole engine.
  nonisolated(unsafe) private static var running: Transaction?

  /// The transaction of the action that is running.
  static var current: Transaction { running ?? Transaction() }

  /// Runs `body` with `transaction` as the current one.
  static func run<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = running
    running = transaction
    defer { running = outer }
    return try body()
  }
}

/// A value that a transaction can carry to the views it changes.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing else is set.
  static var defaultValue: Value { get }
}

/// Makes the changes of `body` in `transaction`.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.run(transaction, body)
}

/// Makes the changes of `body` with one value of the transaction set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try Transaction.run(transaction, body)
}

/// Makes the changes of `body` with `animation`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.run(Transaction(animation: animation), body)
}

/// Makes the changes of `body` with `animation`, and calls `completion` when they are complete.
///
/// With nothing to animate, the completion is called right after the update.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  let result = try Transaction.run(transaction, body)
  Graph.current?.enqueue(transaction) {}
  return result
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool
  /// When the animation has arrived for the eye: a spring's response, a curve's end.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// When the animation has come to rest.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// Waits for the animations that were started in one transaction.
///
/// Each animator that starts says when it will be complete; the last of these times counts, even
/// when a later change takes the attribute elsewhere.
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  private(set) var deadline = -Double.infinity
  private var isScheduled = false

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    (self.criteria, self.action) = (criteria, action)
  }

  /// Whether an animator has started.
  var hasAnimators: Bool { deadline > -.infinity }

  /// Takes note of an animator that is complete at `logicalEnd` and at rest at `end`.
  func note(logicalEnd: Double, end: Double) {
    deadline = max(deadline, criteria == .removed ? end : logicalEnd)
  }

  /// Plans the call, once the update of the transaction is done; an endless animation has no end.
  func schedule(in graph: Graph) {
    guard !isScheduled else { return }
    isScheduled = true
    guard deadline < .infinity else { return }
    // Not awaited: it comes with the motion, whose end is.
    graph.schedule(at: max(deadline, graph.now), isAwaited: false) { [action] in action() }
  }
}
