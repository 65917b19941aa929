package import Export

/// What a command needs from the world around it; a test passes its own.
package struct CommandEnvironment: Sendable {
  /// The environment's variables.
  package var variables: [String: String]
  /// The path of this executable, for finding what is installed beside it.
  package var executable: String
  /// Where results go.
  package var standardOutput: StandardStream
  /// Where messages and progress go.
  package var standardError: StandardStream
  /// Monotonic seconds, for display only.
  package var clock: @Sendable () -> Double
  /// Raised when the command is to stop.
  package var cancellation: Cancellation
  /// The jobs that clean up; while there is none, a signal ends the process at once.
  package var jobs: ActiveJobs
  /// What this process has to do with Swift programs.
  var films = FilmRole.command
  /// The files and folders of the program that this process renders, as they were named.
  var sources: [String] = []

  /// An environment from its parts.
  package init(
    variables: [String: String], executable: String, standardOutput: StandardStream,
    standardError: StandardStream, clock: @escaping @Sendable () -> Double,
    cancellation: Cancellation = Cancellation(), jobs: ActiveJobs = ActiveJobs()
  ) {
    (self.variables, self.executable) = (variables, executable)
    (self.standardOutput, self.standardError) = (standardOutput, standardError)
    (self.clock, self.cancellation, self.jobs) = (clock, cancellation, jobs)
  }
}

/// What one running command works with.
struct CommandContext: Sendable {
  /// The world around it.
  var environment: CommandEnvironment
  /// Where its words go.
  let console: Console
}
