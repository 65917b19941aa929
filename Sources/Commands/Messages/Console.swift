import Synchronization

/// Where a command's words go: results to standard output, everything else to standard error.
///
/// Safe to use from any thread. A status line of a terminal is wiped before a message and drawn
/// again with the next status.
final class Console: Sendable {
  /// How messages are written.
  enum MessageForm: String, CaseIterable, Sendable { case text, json }

  /// What is hidden or shown.
  struct Settings: Sendable {
    /// The form of messages.
    var form = MessageForm.text
    /// Whether notices are hidden.
    var isQuiet = false
    /// Whether details are told.
    var isVerbose = false
  }

  private struct State {
    var settings = Settings()
    var hasStatus = false
    var warnings = 0
  }

  private let output: StandardStream
  private let errorOutput: StandardStream
  private let state = Mutex(State())

  /// A console that writes to the given outputs.
  init(output: StandardStream, errorOutput: StandardStream) {
    (self.output, self.errorOutput) = (output, errorOutput)
  }

  /// What is hidden or shown.
  var settings: Settings {
    get { state.withLock { $0.settings } }
    set { state.withLock { $0.settings = newValue } }
  }

  /// How many warnings have been said, hidden ones included.
  var warningCount: Int { state.withLock { $0.warnings } }

  /// Whether status lines can be drawn over.
  var isTerminal: Bool { errorOutput.isTerminal }

  /// The width of the terminal in columns.
  var columns: Int { errorOutput.columns }

  /// Writes a result, which is whole lines.
  ///
  /// - Throws: ``OutputFailure`` when standard output takes no more.
  func result(_ text: String) throws(OutputFailure) { try output.write(text) }

  /// Says `message`; what standard error does not take is lost, for there is nowhere to tell it.
  func say(_ message: Message) {
    state.withLock { state in
      if message.severity == .warning { state.warnings += 1 }
      if message.severity == .notice, state.settings.isQuiet { return }
      let line = state.settings.form == .json ? message.json : message.line
      let wipe = state.hasStatus ? Self.wipe : ""
      state.hasStatus = false
      try? errorOutput.write(wipe + line + "\n")
    }
  }

  /// Says that something is worth knowing.
  func notice(_ text: String) { say(Message(.notice, text)) }

  /// Tells a detail, when details are asked for.
  func detail(_ text: @autoclosure () -> String) {
    if settings.isVerbose { notice(text()) }
  }

  /// Draws `line` over the last status line.
  func status(_ line: String) {
    state.withLock { state in
      state.hasStatus = true
      try? errorOutput.write(Self.wipe + line.prefix(max(10, errorOutput.columns - 1)))
    }
  }

  /// Takes the status line away.
  func clearStatus() {
    state.withLock { state in
      guard state.hasStatus else { return }
      state.hasStatus = false
      try? errorOutput.write(Self.wipe)
    }
  }

  /// Writes a line of progress for a pipe or a program.
  func progress(_ line: String) {
    state.withLock { _ in try? errorOutput.write(line + "\n") }
  }

  /// Carriage return, then ECMA-48's "erase to the end of the line".
  private static let wipe = "\r\u{1B}[K"
}
