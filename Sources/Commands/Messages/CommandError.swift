/// How the command ends, as the system sees it.
package enum ExitCode: Int32, Sendable {
  /// Everything asked for was done.
  case done = 0
  /// Something failed while running.
  case failed = 1
  /// The request or its input is wrong.
  case badRequest = 2
  /// Stopped by SIGINT.
  case interrupted = 130
  /// Stopped by SIGTERM.
  case terminated = 143
}

/// What ends a command early: the messages to say, and how the command ends.
struct CommandError: Error, Hashable, Sendable, CustomStringConvertible {
  /// How the command ends.
  var exitCode: ExitCode
  /// What to say, in order.
  var messages: [Message]

  /// The request or its input is wrong: `text` says what and what to do.
  static func badRequest(_ text: String) -> CommandError {
    CommandError(exitCode: .badRequest, messages: [Message(.error, text)])
  }

  /// Something failed while running: `text` says what and what to do.
  static func failed(_ text: String) -> CommandError {
    CommandError(exitCode: .failed, messages: [Message(.error, text)])
  }

  var description: String { messages.map(\.line).joined(separator: "\n") }
}
