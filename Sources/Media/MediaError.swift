/// Why a picture, film or sound could not be written or read.
///
/// The facts are stored; `description` puts them in words as
/// "could not <operation>: <reason>; <what to do>".
package struct MediaError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Who has to act on an error.
  package enum Cause: Hashable, Sendable {
    /// The request cannot be met as it stands, such as alpha from a codec without it.
    case request
    /// The operating system refused; the value is its `errno`.
    case system(Int32)
    /// A library refused; the value is its own code.
    case library(Int32)
    /// What was written, or what was read, is not what it should be.
    case content
  }

  /// What was tried, as the rest of "could not …": "write film.mp4".
  package let operation: String
  /// The file or folder concerned.
  package let path: String?
  /// Who has to act.
  package let cause: Cause
  /// Why it failed, without a full stop.
  package let reason: String
  /// What to do about it.
  package let advice: String?
  /// The last thing FFmpeg's log said about it, which often is the true reason.
  package let logLine: String?

  package init(
    _ operation: String, path: String? = nil, cause: Cause, reason: String, advice: String? = nil,
    logLine: String? = nil
  ) {
    self.operation = operation
    self.path = path
    self.cause = cause
    self.reason = reason
    self.advice = advice
    self.logLine = logLine
  }

  /// Whether the request was at fault (exit 2) rather than its execution (exit 1).
  package var isRequestFault: Bool { cause == .request }

  /// The whole message on one line.
  package var description: String {
    var text = "could not \(operation): \(reason)"
    if let logLine { text += " (\(logLine))" }
    if let advice { text += "; \(advice)" }
    return text
  }
}
