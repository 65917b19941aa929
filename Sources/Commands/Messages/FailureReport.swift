import Captions
import Export
import Glibc
import Media
import Presets
import Scene

/// What to say about an error that ended a command, and how the command ends.
struct FailureReport {
  /// How the command ends.
  let exitCode: ExitCode
  /// What to say, in order.
  let messages: [Message]

  /// A report about `error`: each module's errors say themselves whose fault they are.
  init(_ error: any Error) {
    switch error {
    case let error as CommandError:
      (exitCode, messages) = (error.exitCode, error.messages)
    case let fault as RequestFault:
      exitCode = .badRequest
      messages = [
        Message(.error, GrammarSentence(error: fault.error, command: fault.command).text)
      ]
    case let error as PlanError:
      exitCode = .badRequest
      messages = [Message(.error, error.description)]
    case let error as CaptionError:
      exitCode = .badRequest
      messages = [Message(.error, error.description)]
    case let error as FilmScriptError:
      exitCode = .badRequest
      messages = [Message(.error, error.description)]
    case let errors as PresetErrors:
      exitCode = .badRequest
      messages = errors.diagnostics.map(Message.init)
    case let error as MediaError:
      exitCode = error.isRequestFault || error.namesNoPlace ? .badRequest : .failed
      messages = [Message(.error, error.description + (error.advice == nil ? error.remedy : ""))]
    case ExportError.cancelled:
      // The signal, which the entry point knows, decides between this code and its neighbour.
      exitCode = .interrupted
      messages = [Message(.error, "interrupted; nothing was left behind, so run it again")]
    default:
      exitCode = .failed
      messages = [Message(.error, "\(error)")]
    }
  }
}

extension MediaError {
  /// Whether the path asked for cannot exist, because a folder of it does not.
  fileprivate var namesNoPlace: Bool {
    guard case .system(let code) = cause else { return false }
    return [ENOENT, ENOTDIR, EISDIR].contains(code)
  }

  /// What to do, where the module that failed had no advice.
  fileprivate var remedy: String {
    switch cause {
    case .system(ENOSPC), .system(EDQUOT): "; free some space, or write elsewhere"
    case .system(EFBIG): "; raise the limit of file sizes (ulimit -f), or make a smaller film"
    case .system(EACCES), .system(EPERM), .system(EROFS): "; choose a place that is yours to write"
    case .system(EPIPE): "; the program that read the output ended early"
    case .system(ENOENT), .system(ENOTDIR): "; make the folder first, or name another"
    case .request, .system: "; name another file"
    case .library, .content: "; check the file, or try another --format or --codec"
    }
  }
}

extension Message {
  /// What a preset's reader says.
  init(_ diagnostic: Diagnostic) {
    self.init(
      diagnostic.severity == .warning ? .warning : .error, diagnostic.message,
      at: Place(
        file: diagnostic.file, line: diagnostic.position.line,
        column: diagnostic.position.column, path: diagnostic.path))
  }
}
