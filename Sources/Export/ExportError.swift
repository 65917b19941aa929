/// Why an export ended early.
package enum ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The export was asked to stop.
  case cancelled

  /// The reason in words.
  package var description: String {
    switch self {
    case .cancelled: "could not finish: the export was interrupted; nothing was left behind"
    }
  }
}
