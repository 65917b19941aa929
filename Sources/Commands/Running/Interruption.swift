import Export
import Foundation
import Synchronization

/// Turns SIGINT and SIGTERM into a cancellation while there is something to clean up, and into an
/// end at once when there is not, or when a second one comes.
///
/// The signals are blocked in every thread made from now on, and one thread waits for them: no code
/// runs in a signal handler, so there is none that a signal could catch half way.
final class Interruption: Sendable {
  /// Raised by the first signal.
  let cancellation = Cancellation()
  private let received = Atomic<Int32>(0)
  /// What would leave something behind if the process ended.
  let jobs = ActiveJobs()

  /// Starts to listen; to be called once, before any other thread exists.
  ///
  /// A signal that the parent process had ignored, as `nohup` and shells do for background jobs,
  /// stays ignored. SIGPIPE and SIGXFSZ are ignored so that the write at fault reports its reason.
  init() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var set = sigset_t()
    sigemptyset(&set)
    var isListening = false
    for number in [SIGINT, SIGTERM] where !Self.isIgnored(number) {
      sigaddset(&set, number)
      isListening = true
    }
    guard isListening else { return }
    pthread_sigmask(SIG_BLOCK, &set, nil)
    let signals = set
    let thread = Thread { [self] in listen(for: signals) }
    thread.name = "signals"
    thread.start()
  }

  /// How the command ends because of a signal; `nil` when none came.
  var exitCode: ExitCode? { Self.exitCode(of: received.load(ordering: .acquiring)) }

  private func listen(for signals: sigset_t) {
    var signals = signals
    while true {
      var number: Int32 = 0
      guard sigwait(&signals, &number) == 0 else { return }
      let first = received.exchange(number, ordering: .acquiringAndReleasing)
      // Whatever is being written has another name until it is whole, so nothing half is left.
      if first != 0 || jobs.isEmpty { _exit(Self.exitCode(of: number)?.rawValue ?? 1) }
      cancellation.cancel()
    }
  }

  private static func exitCode(of number: Int32) -> ExitCode? {
    switch number {
    case SIGINT: .interrupted
    case SIGTERM: .terminated
    default: nil
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// Counts the jobs that clean up behind themselves when they are cancelled.
package final class ActiveJobs: Sendable {
  private let count = Atomic<Int>(0)

  /// A count of none.
  package init() {}

  /// Whether no job is running.
  var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

  /// The result of `job`, which is told of a signal rather than ended by it.
  func run<Result>(_ job: () throws -> Result) rethrows -> Result {
    count.add(1, ordering: .acquiringAndReleasing)
    defer { count.subtract(1, ordering: .acquiringAndReleasing) }
    return try job()
  }
}
