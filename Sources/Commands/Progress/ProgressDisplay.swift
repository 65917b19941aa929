import Synchronization

/// How progress is shown.
enum ProgressForm: String, CaseIterable, Sendable {
  /// A line that is drawn over on a terminal, plain lines elsewhere.
  case auto
  /// A line every few seconds.
  case plain
  /// One object a line.
  case json
  /// Nothing.
  case none
}

/// Shows the progress of one job, no more often than helps.
///
/// The clock is monotonic and only displayed; nothing that is rendered depends on it.
final class ProgressDisplay: Sendable {
  private let console: Console
  private let form: ProgressForm
  private let isLine: Bool
  private let clock: @Sendable () -> Double
  private let start: Double
  private let lastShown: Mutex<Double>

  /// A display for a job that begins now; `clock` gives monotonic seconds.
  init(form: ProgressForm, console: Console, clock: @escaping @Sendable () -> Double) {
    self.form = form
    self.console = console
    self.clock = clock
    isLine = form == .auto && console.isTerminal
    start = clock()
    // A job that is over within the first interval shows its end only.
    lastShown = Mutex(start)
  }

  /// The least seconds between two lines: smooth to the eye, or few enough for a log.
  private var interval: Double { isLine ? 0.1 : form == .json ? 0.5 : 5 }

  /// Takes note of how far the job is, and shows it if it is time to.
  func update(done: Int, total: Int, bytes: Int) {
    guard form != .none else { return }
    let now = clock()
    let isDue = lastShown.withLock { last in
      guard now - last >= interval else { return false }
      last = now
      return true
    }
    guard isDue else { return }
    show(ProgressReport(done: done, total: total, bytes: bytes, elapsed: now - start))
  }

  /// Shows the end of the job: a last object or plain line; a status line goes away.
  func finish(done: Int, total: Int, bytes: Int) {
    let report = ProgressReport(
      done: done, total: total, bytes: bytes, elapsed: clock() - start)
    if isLine { console.clearStatus() } else if form != .none { show(report) }
  }

  /// Takes a status line away after a failure.
  func abandon() { console.clearStatus() }

  private func show(_ report: ProgressReport) {
    if isLine {
      console.status(report.line)
    } else {
      console.progress(form == .json ? report.json : report.line)
    }
  }
}
