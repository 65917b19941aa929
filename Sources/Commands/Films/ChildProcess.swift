import Export
import Foundation
import Glibc

/// A process that this one starts, watches and, if need be, ends.
final class ChildProcess {
  /// Its number.
  let pid: pid_t
  /// Where its standard error can be read (with standard output, when that is captured too).
  let errors: Int32
  private let ownGroup: Bool
  private var status: Int32?

  /// How a process ended.
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  /// Starts `executable` with `words`.
  ///
  /// `descriptors` are handed on as numbers 3, 4, …; everything else is closed to it. Signals are as
  /// they were before this process began to wait for them.
  init(
    _ executable: String, _ words: [String], variables: [String: String]? = nil,
    descriptors: [Int32] = [], capturesOutput: Bool = false, ownGroup: Bool = false
  ) throws(CommandError) {
    let (reading, writing) = try Self.pipe()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, writing, 2)
    if capturesOutput { posix_spawn_file_actions_adddup2(&actions, writing, 1) }
    for (index, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(3 + index))
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var flags = POSIX_SPAWN_SETSIGMASK
    if ownGroup {
      posix_spawnattr_setpgroup(&attributes, 0)
      flags |= POSIX_SPAWN_SETPGROUP
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var pid = pid_t()
    let environment = variables ?? ProcessInfo.processInfo.environment
    let code = Self.withStrings([executable] + words) { arguments in
      Self.withStrings(environment.map { "\($0.key)=\($0.value)" }) { variables in
        posix_spawn(&pid, executable, &actions, &attributes, arguments, variables)
      }
    }
    close(writing)
    guard code == 0 else {
      close(reading)
      throw .failed(
        "could not start \(executable): \(String(cString: strerror(code))); see whether it is there "
          + "and may be run")
    }
    (self.pid, errors, self.ownGroup) = (pid, reading, ownGroup)
  }

  deinit { close(errors) }

  /// Two ends of a pipe, reading and writing, neither of which other children get.
  static func pipe() throws(CommandError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else {
      throw .failed("could not make a pipe: \(String(cString: strerror(errno))); close some files")
    }
    // Numbers 3 and up are handed on under others: an end must not be overwritten before its turn.
    return try (moved(ends[0]), moved(ends[1]))
  }

  private static func moved(_ descriptor: Int32) throws(CommandError) -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 16)
    close(descriptor)
    guard copy >= 0 else {
      throw .failed("could not make a pipe: \(String(cString: strerror(errno))); close some files")
    }
    return copy
  }

  private static func withStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = texts.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return withExtendedLifetime(pointers) { body(pointers) }
  }

  /// Whether it has ended, and how; does not wait.
  func poll() -> End? {
    if status == nil {
      var value: Int32 = 0
      if waitpid(pid, &value, WNOHANG) == pid { status = value }
    }
    return status.map(Self.end)
  }

  /// Waits for its end.
  func wait() -> End {
    while status == nil {
      var value: Int32 = 0
      let result = waitpid(pid, &value, 0)
      if result == pid { status = value } else if errno != EINTR { status = 0 }
    }
    return Self.end(status ?? 0)
  }

  private static func end(_ status: Int32) -> End {
    let signal = status & 0x7F
    return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }

  /// Sends it, or its whole group, a signal, unless it has ended.
  func send(_ signal: Int32) {
    guard poll() == nil else { return }
    kill(ownGroup ? -pid : pid, signal)
  }

  /// Everything that it writes, and its exit code; ends it when this command is cancelled.
  func collect(cancellation: Cancellation) throws -> (output: String, code: Int32) {
    var output: [UInt8] = []
    while true {
      if cancellation.isCancelled {
        send(SIGKILL)
        _ = wait()
        throw ExportError.cancelled
      }
      guard waitUntilReadable([errors], milliseconds: 100) else { continue }
      let bytes = readSome(errors)
      if bytes.isEmpty { break }
      output += bytes
    }
    let code: Int32 = if case .exit(let code) = wait() { code } else { 1 }
    return (String(decoding: output, as: UTF8.self), code)
  }
}

/// Waits until one of `descriptors` has bytes or its end, at most `milliseconds`.
func waitUntilReadable(_ descriptors: [Int32], milliseconds: Int32) -> Bool {
  var polls = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  return poll(&polls, nfds_t(polls.count), milliseconds) > 0
}

/// The bytes that `descriptor` has, at most 64 KiB; none at its end.
func readSome(_ descriptor: Int32) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
    var result = 0
    repeat {
      result = read(descriptor, buffer.baseAddress, buffer.count)
    } while result < 0 && errno == EINTR
    count = max(0, result)
  }
}
