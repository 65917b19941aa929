import Foundation

/// Runs what tasks do, on the main thread and in the order in which it came up.
///
/// Jobs of the main actor wait in Dispatch's main queue. Those of no actor, of other actors and of task
/// groups would go to a pool of threads and come back at moments that differ from run to run; while a
/// film's event runs, the runtime's hooks hand them over here instead, and sleeping tasks to the film's
/// clock.
enum TaskJobs {
  /// How often the main queue is emptied: jobs may have started further ones.
  private static let rounds = 8
  // Read and written on the main thread only.
  nonisolated(unsafe) private static var waiting: [UnownedJob] = []

  /// Runs what is waiting until nothing is.
  ///
  /// Only where the main queue belongs to the main thread: in an asynchronous `main` the queue empties
  /// itself between the caller's own jobs.
  static func run() {
    guard Thread.isMainThread else { return }
    var round = 0
    while round < rounds {
      emptyMainQueue(nil)
      round = waiting.isEmpty ? round + 1 : 0
      let jobs = waiting
      waiting = []
      for job in jobs { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
    }
  }

  /// Whether what is handed over now belongs to a film.
  private static var isFilming: Bool { Thread.isMainThread && Graph.current != nil }

  // MARK: The runtime's hooks

  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
  private typealias Delay = @convention(thin) (UInt64, UnownedJob) -> Void
  private typealias DelayHook = @convention(thin) (UInt64, UnownedJob, Delay) -> Void

  /// Sets the hooks, once a process.
  static func intercept() { _ = isIntercepting }

  private static let isIntercepting: Bool = {
    let takesJob: EnqueueHook = { job, original in
      if TaskJobs.isFilming { TaskJobs.waiting.append(job) } else { original(job) }
    }
    let takesDelay: DelayHook = { nanoseconds, job, original in
      guard TaskJobs.isFilming, let graph = Graph.current else { return original(nanoseconds, job) }
      graph.schedule(at: graph.now + Double(nanoseconds) / 1e9) { TaskJobs.waiting.append(job) }
    }
    let isSet = set("swift_task_enqueueGlobal_hook", to: takesJob)
    return set("swift_task_enqueueGlobalWithDelay_hook", to: takesDelay) && isSet
  }()

  /// Sets a variable of the Swift runtime, by its name as the runtime's own tests do; `false` for a
  /// runtime that has none of this name.
  private static func set<Hook>(_ name: String, to hook: Hook) -> Bool {
    guard let address = dlsym(dlopen(nil, RTLD_NOW), name) else { return false }
    address.assumingMemoryBound(to: Optional<Hook>.self).pointee = hook
    return true
  }
}

/// Runs the blocks of Dispatch's main queue, as a run loop does.
///
/// Called by name, as CoreFoundation does: a run loop itself looks at the queue only when it is woken,
/// at a moment that differs from run to run.
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func emptyMainQueue(_ message: UnsafeMutableRawPointer?)
