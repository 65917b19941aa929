import Export
import Foundation

extension CommandEnvironment {
  /// The environment of this process.
  static func process(
    executable: String, interruption: Interruption
  ) -> CommandEnvironment {
    CommandEnvironment(
      variables: ProcessInfo.processInfo.environment,
      executable: executablePath(fallback: executable),
      standardOutput: .descriptor(STDOUT_FILENO), standardError: .descriptor(STDERR_FILENO),
      clock: { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 },
      cancellation: interruption.cancellation, jobs: interruption.jobs)
  }

  /// The path of the running file with links resolved, so that what is installed beside it is found.
  private static func executablePath(fallback: String) -> String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? fallback
  }
}
