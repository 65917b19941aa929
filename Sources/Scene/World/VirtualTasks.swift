import Foundation

extension VirtualWorld {
  /// Waits on the film's clock.
  ///
  /// A task that waits is resumed as an event of the film; what it does next happens before the next
  /// event.
  ///
  /// - Throws: `CancellationError` when the task was cancelled, at the latest at the end of the wait.
  @MainActor
  public static func sleep(seconds: Double) async throws {
    try Task.checkCancellation()
    await pause(for: seconds)
    try Task.checkCancellation()
  }

  /// Suspends the task until an event of the film resumes it.
  @MainActor
  private static func pause(for seconds: Double) async {
    guard let graph = Graph.current ?? Graph.latest, seconds.isFinite else { return }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      graph.schedule(at: graph.now + max(0, seconds)) { continuation.resume() }
    }
  }

  /// Lets the other jobs of the main actor go first.
  @MainActor
  public static func yield() async { await pause(for: 0) }

  /// The seconds in a duration.
  public static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }
}

extension View {
  /// Runs `action` in a task of the main actor from when the view appears until it goes.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { modifier(TaskModifier(id: 0, action: action)) }

  /// Runs `action` in a task of the main actor, anew whenever `id` changes.
  nonisolated public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { modifier(TaskModifier(id: value, action: action)) }
}

/// Runs a task for as long as its content is there.
struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let action: @MainActor @Sendable () async -> Void

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    let isFirst = !inputs.node.hasAppeared
    inputs.node.hasAppeared = true
    let running = inputs.node.memory { RunningTask(id: id) }
    if isFirst { inputs.node.whenDismantled { running.task?.cancel() } }
    if isFirst || running.id != id {
      running.id = id
      running.task?.cancel()
      let action = action
      inputs.graph.whenUpdated { running.task = Task { @MainActor in await action() } }
    }
    return content(inputs)
  }
}

private final class RunningTask<ID> {
  var id: ID
  var task: Task<Void, Never>?
  init(id: ID) { self.id = id }
}
