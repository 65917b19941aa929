import Export
import Foundation
import Glibc

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

extension TextOutput {
  /// A stream of this process.
  static func descriptor(_ descriptor: Int32) -> TextOutput {
    var size = winsize()
    let isTerminal = isatty(descriptor) == 1
    let hasSize =
      isTerminal && ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return TextOutput(isTerminal: isTerminal, columns: hasSize ? Int(size.ws_col) : 80) {
      text throws(OutputFailure) in
      try writeAll(Array(text.utf8), to: descriptor)
    }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(OutputFailure) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done)
      }
      if count >= 0 {
        done += count
      } else if errno != EINTR {
        throw OutputFailure(code: errno, reason: String(cString: strerror(errno)))
      }
    }
  }
}

extension OutputFailure {
  /// Whether the reader of a pipe has gone.
  var isClosedPipe: Bool { code == EPIPE }
}
