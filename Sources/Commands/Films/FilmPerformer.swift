import Export
import Foundation
import Glibc
import Scene

extension Command {
  /// Runs the command line of a program that has films of its own, and gives the exit code.
  ///
  /// The first process only starts a second one and watches it; the second one renders. To be called
  /// on the main thread, to which views belong.
  public static func runFilm() -> Int32 {
    let variables = ProcessInfo.processInfo.environment
    let interruption = Interruption()
    var environment = CommandEnvironment.process(
      executable: CommandLine.arguments.first ?? "inbetween", interruption: interruption)
    guard let link = FilmLink(variables: variables) else {
      environment.films = .program(executable: environment.executable)
      return finish(
        run(filmWords(Array(CommandLine.arguments.dropFirst())), in: environment), interruption)
    }
    Orphanhood(link: link, cancellation: interruption.cancellation).watch()
    keepOwnPrintsApart()
    let pulse = PulseWriter()
    environment.films = .performer(watch: pulse)
    environment.executable = link.executable
    if let columns = link.columns {
      environment.standardError.isTerminal = true
      environment.standardError.columns = columns
    }
    // What the program does before its first picture, in initialisers of globals, ends here.
    pulse.leaves()
    let code = finish(
      run(Array(CommandLine.arguments.dropFirst()), in: environment), interruption)
    pulse.send(.done(code))
    return code
  }

  private static func finish(_ code: ExitCode, _ interruption: Interruption) -> Int32 {
    code == .done ? code.rawValue : interruption.exitCode?.rawValue ?? code.rawValue
  }

  /// A program's words as a command line: `render` unless they name a command, and the program's
  /// film as the input.
  private static func filmWords(_ words: [String]) -> [String] {
    let name = FilmEntry.program.last?.name ?? "film"
    let isNamed = words.first.map { word in
      CommandTable.command(named: word) != nil
        || ["help", "version", "--version"].contains(word)
    }
    let (command, rest) =
      isNamed == true
      ? (words[0], Array(words.dropFirst())) : (CommandDefinition.render.name, words)
    let takesScene = CommandTable.command(named: command)?.option(named: "view") != nil
    return [command] + (takesScene ? [name] : []) + rest
  }

  /// Sends what the program prints to standard error: standard output is the command's, and may be
  /// a film.
  private static func keepOwnPrintsApart() {
    // `print` writes to the C library's variable `stdout`, which Swift 6 does not let us name.
    guard let out = dlsym(nil, "stdout"), let errors = dlsym(nil, "stderr") else { return }
    let type = UnsafeMutablePointer<FILE>?.self
    let stream = errors.assumingMemoryBound(to: type)
    out.assumingMemoryBound(to: type).pointee = stream.pointee
  }
}

/// Ends the process when the command that watches it is gone.
private struct Orphanhood: Sendable {
  let folders: [String]
  let cancellation: Cancellation

  /// Seconds for the job to clean up behind itself.
  private static let grace: UInt32 = 2

  init(link: FilmLink, cancellation: Cancellation) {
    (folders, self.cancellation) = (link.folders, cancellation)
  }

  func watch() {
    for descriptor in [FilmLink.lifeline, FilmLink.pulse] {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    let thread = Thread {
      // Nobody writes to the lifeline: what ends the wait is its end.
      while readSome(FilmLink.lifeline).count > 0 {}
      cancellation.cancel()
      try? FileManager.default.removeItem(atPath: FileManager.default.temporaryDirectory.path)
      sleep(Self.grace)
      FilmLeftovers.remove(of: getpid(), in: folders)
      _exit(ExitCode.failed.rawValue)
    }
    thread.name = "lifeline"
    thread.start()
  }
}
