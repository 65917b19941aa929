import Export
import Foundation
import Glibc

/// Runs a program that renders, and watches it: a crash, an end of its own, or a stall ends with one
/// message that names the place and the film time, and leaves nothing behind.
struct FilmSupervisor {
  /// The program.
  let executable: String
  /// Its command line.
  let words: [String]
  /// What this command works with.
  let context: CommandContext
  /// How long the program's own code may run without returning, in seconds.
  let stallTimeout: Double
  /// Where results go.
  var outputs: [String] = []
  /// The program's files as they were named, to tell places by.
  var sourcePaths: [String] = []

  /// How long a program may take over one picture when nothing is told.
  static let usualStallTimeout = 30.0
  /// Seconds that a program has to end itself once it is asked to.
  private static let grace = 5.0

  /// What is known of the running program.
  private struct State {
    /// Since when its own code runs, by the environment's clock; `nil` while ours does.
    var busySince: Double?
    var filmTime = 0.0
    var done: Int32?
    var hasStalled = false
    /// When it was asked to end.
    var askedAt: Double?
    var pulse: [UInt8] = []
  }

  /// Runs the program to its end.
  ///
  /// - Throws: `CommandError` with its exit code, without a message when it has said one itself.
  func run() throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let (lifelineEnd, lifeline) = try ChildProcess.pipe()
    let (pulse, pulseEnd) = try ChildProcess.pipe()
    defer { for descriptor in [lifeline, pulse] { close(descriptor) } }
    let folders = FilmLeftovers.folders(of: outputs)
    let errors = context.environment.standardError
    let link = FilmLink(
      executable: context.environment.executable,
      columns: errors.isTerminal ? errors.columns : nil, folders: folders)
    var variables = context.environment.variables
    variables[FilmLink.variable] = link.text
    variables["TMPDIR"] = scratch.path
    // What a film asks Foundation about dates must not depend on where the machine stands. Foundation
    // reads this as it is loaded, so it cannot be set later.
    variables["TZ"] = "UTC"
    variables["SWIFT_BACKTRACE"] = CrashReport.settings(file: scratch.crashFile)
    // A group of its own: a terminal's signal reaches this process only, which passes it on once.
    let child = try ChildProcess(
      executable, words, variables: variables, descriptors: [lifelineEnd, pulseEnd], ownGroup: true)
    for descriptor in [lifelineEnd, pulseEnd] { close(descriptor) }

    var state = State(busySince: context.environment.clock())
    var voice = ChildVoice(console: context.console)
    watch(child, pulse: pulse, scratch, &state, &voice)
    let end = child.wait()
    voice.close()
    FilmLeftovers.remove(of: child.pid, in: folders)
    try judge(end, state, voice, scratch)
  }

  /// Follows the program until it has closed its pulse, and ends it when it must be ended.
  private func watch(
    _ child: ChildProcess, pulse: Int32, _ scratch: ScratchFolder, _ state: inout State,
    _ voice: inout ChildVoice
  ) {
    var isPulsing = true
    var isTalking = true
    while isPulsing || isTalking {
      let open = (isPulsing ? [pulse] : []) + (isTalking ? [child.errors] : [])
      if waitUntilReadable(open, milliseconds: 50) {
        if isTalking, waitUntilReadable([child.errors], milliseconds: 0) {
          let bytes = readSome(child.errors)
          isTalking = !bytes.isEmpty
          voice.hear(bytes)
        }
        if isPulsing, waitUntilReadable([pulse], milliseconds: 0) {
          let bytes = readSome(pulse)
          isPulsing = !bytes.isEmpty
          listen(bytes, &state)
        }
      } else {
        voice.pause()
        // A grandchild may hold the pipes for ever.
        if child.poll() != nil { return }
      }
      attend(child, scratch, &state)
    }
  }

  private func listen(_ bytes: [UInt8], _ state: inout State) {
    state.pulse += bytes
    guard let last = state.pulse.lastIndex(of: UInt8(ascii: "\n")) else { return }
    let text = String(decoding: state.pulse[..<last], as: UTF8.self)
    state.pulse.removeFirst(last + 1)
    for line in text.split(separator: "\n") {
      switch FilmPulse(line) {
      case .enters(let time):
        (state.filmTime, state.busySince) = (time, context.environment.clock())
      case .leaves: state.busySince = nil
      case .done(let code): (state.done, state.busySince) = (code, nil)
      case nil: break
      }
    }
  }

  /// Passes an interruption on, and ends a program that has stalled or does not end.
  private func attend(_ child: ChildProcess, _ scratch: ScratchFolder, _ state: inout State) {
    let now = context.environment.clock()
    if let asked = state.askedAt {
      // A loop goes on after the report that SIGABRT made it give.
      if now - asked > Self.grace || (state.hasStalled && CrashReport.isWhole(scratch.crashFile)) {
        child.send(SIGKILL)
      }
    } else if context.environment.cancellation.isCancelled {
      state.askedAt = now
      child.send(SIGTERM)
    } else if let since = state.busySince, now - since > stallTimeout {
      state.askedAt = now
      state.hasStalled = true
      // Unlike SIGKILL this leaves a report of where the program was.
      child.send(SIGABRT)
    }
  }

  private func judge(
    _ end: ChildProcess.End, _ state: State, _ voice: ChildVoice, _ scratch: ScratchFolder
  ) throws {
    if let done = state.done, end == .exit(done) {
      guard done != 0 else { return }
      // It has said why.
      throw CommandError(exitCode: ExitCode(rawValue: done) ?? .failed, messages: [])
    }
    if context.environment.cancellation.isCancelled, !state.hasStalled {
      throw ExportError.cancelled
    }
    let crash = CrashReport(
      file: scratch.crashFile, lastWords: voice.lastWords, sourcePaths: sourcePaths)
    let time = brief(state.filmTime)
    if state.hasStalled {
      throw CommandError(
        exitCode: .failed,
        messages: [
          Message(
            .error,
            "the film stalled at \(time) s: its code did not return for \(brief(stallTimeout)) s; look "
              + "for an endless loop, or give it longer with --stall-timeout", at: crash.place)
        ])
    }
    switch end {
    case .exit(let code):
      throw CommandError.failed(
        "the film ended itself at \(time) s with exit code \(code); take the call of exit() out of "
          + "the program")
    case .signal(SIGKILL):
      throw CommandError.failed(
        "the film was killed at \(time) s, most often because memory ran out; see --scale and --jobs"
      )
    case .signal(let signal):
      let reason = crash.reason ?? CrashReport.reason(of: signal)
      throw CommandError(
        exitCode: .failed,
        messages: [
          Message(
            .error, "the film crashed at \(time) s: \(reason); mend the program", at: crash.place)
        ])
    }
  }
}

/// A folder for what lasts no longer than a run.
private struct ScratchFolder {
  let path: String

  init() throws(CommandError) {
    let template = FileManager.default.temporaryDirectory.path + "/inbetween-film-XXXXXX"
    var bytes = Array(template.utf8CString)
    guard mkdtemp(&bytes) != nil else {
      throw .failed(
        "could not make a folder for temporary files: \(String(cString: strerror(errno))); set TMPDIR "
          + "to a folder that can be written")
    }
    path = String(decoding: bytes.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  var crashFile: String { path + "/crash" }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
