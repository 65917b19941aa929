import Synchronization

/// A flag by which a running export is asked to stop, from any thread or a signal handler.
package final class Cancellation: Sendable {
  private let flag = Atomic<Bool>(false)

  /// A flag that is down.
  package init() {}

  /// Asks the export to stop; it removes what it had begun and throws `ExportError.cancelled`.
  package func cancel() { flag.store(true, ordering: .releasing) }

  /// Whether `cancel()` was called.
  package var isCancelled: Bool { flag.load(ordering: .acquiring) }
}
