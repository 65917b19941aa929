import Foundation

extension VirtualWorld {
  /// Waits on the film's clock.
  ///
  /// A task that waits is resumed as an event of the film; what it does next on the main actor happens
  /// before the next event. Work on other threads is outside the film's time.
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
      graph.schedule(at: graph.now + max(0, seconds)) {
        MainActorJobs.resumed += 1
        continuation.resume()
      }
    }
    MainActorJobs.resumed -= 1
  }

  /// Lets the other jobs of the main actor go first.
  @MainActor
  public static func yield() async { await pause(for: 0) }

  /// The seconds in a duration.
  public static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }
}

/// Runs the main actor's jobs that are waiting: those of tasks that an event has started or resumed.
enum MainActorJobs {
  /// How often the queue is emptied: jobs may have started further ones.
  private static let rounds = 8
  /// How often a resumed task is waited for, 20 µs each time.
  private static let patience = 50_000
  // Read and written on the main thread only.
  /// The tasks that were resumed and have not gone on yet: the runtime takes them to the main actor by
  /// way of another thread.
  nonisolated(unsafe) static var resumed = 0

  /// Runs what is waiting, without waiting for more.
  ///
  /// Only where the main queue belongs to the main thread: in an asynchronous `main` the queue empties
  /// itself between the caller's own jobs.
  static func run() {
    guard Thread.isMainThread else { return }
    for _ in 0..<rounds { emptyMainQueue(nil) }
    var looks = 0
    while resumed > 0, looks < patience {
      usleep(20)
      emptyMainQueue(nil)
      looks += 1
    }
  }
}

/// Runs the blocks of Dispatch's main queue, as a run loop does.
///
/// Called by name, as CoreFoundation does: a run loop itself looks at the queue only when it is woken,
/// at a moment that differs from run to run.
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func emptyMainQueue(_ message: UnsafeMutableRawPointer?)

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
