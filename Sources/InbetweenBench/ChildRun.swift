import Foundation

/// What one run of a program cost.
struct ChildRun {
  /// Seconds from start to end.
  let wall: Double
  /// Seconds of processor time, user and system.
  let processor: Double
  /// The most memory held at once, in MiB.
  let peakMemory: Double

  /// Runs `arguments`, the first of which is the program, without its output.
  ///
  /// Throws when the program cannot be started or does not exit with 0.
  init(_ arguments: [String]) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var child = pid_t()
    let begin = ContinuousClock.now
    guard posix_spawn(&child, arguments[0], &actions, nil, &words, environ) == 0 else {
      throw BenchError(reason: "could not start \(arguments[0])")
    }
    var status: Int32 = 0
    var usage = rusage()
    wait4(child, &status, 0, &usage)
    wall = (ContinuousClock.now - begin) / .seconds(1)
    guard status == 0 else {
      throw BenchError(reason: "\(arguments.joined(separator: " ")) ended with status \(status)")
    }
    processor = usage.ru_utime.seconds + usage.ru_stime.seconds
    peakMemory = Double(usage.ru_maxrss) / 1024
  }
}

/// Why a benchmark could not be run.
struct BenchError: Error, CustomStringConvertible {
  let reason: String
  var description: String { reason }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}

/// The middle value; the mean of the two middle ones of an even number.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return .nan }
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}
