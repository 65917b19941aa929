import Export
import Synchronization

@testable import Commands

/// Keeps what a command writes.
final class Recorder: Sendable {
  private let output = Mutex("")
  private let errors = Mutex("")

  /// Everything on standard output.
  var outputText: String { output.withLock(\.self) }
  /// Everything on standard error.
  var errorText: String { errors.withLock(\.self) }

  /// An environment that writes here and finds presets in `presets`.
  func environment(
    variables: [String: String] = [:], executable: String = "/nowhere/inbetween",
    isTerminal: Bool = false, cancellation: Cancellation = Cancellation()
  ) -> CommandEnvironment {
    CommandEnvironment(
      variables: variables, executable: executable, standardOutput: standardOutput,
      standardError: standardError(isTerminal: isTerminal), clock: { 0 },
      cancellation: cancellation)
  }

  fileprivate var standardOutput: StandardStream {
    StandardStream { bytes in
      self.output.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
    }
  }

  fileprivate func standardError(isTerminal: Bool) -> StandardStream {
    StandardStream(isTerminal: isTerminal) { bytes in
      self.errors.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
    }
  }

  /// Runs `words` as the command line does; gives the exit code and what was written.
  static func run(
    _ words: String..., variables: [String: String] = [:],
    cancellation: Cancellation = Cancellation()
  ) -> (code: ExitCode, output: String, errors: String) {
    let recorder = Recorder()
    let environment = recorder.environment(variables: variables, cancellation: cancellation)
    let code = Command.run(words, in: environment)
    return (code, recorder.outputText, recorder.errorText)
  }
}

extension Console {
  /// A console whose words are kept.
  static func recording(isTerminal: Bool = false) -> (Console, Recorder) {
    let recorder = Recorder()
    let console = Console(
      output: recorder.standardOutput,
      errorOutput: recorder.standardError(isTerminal: isTerminal))
    return (console, recorder)
  }
}
