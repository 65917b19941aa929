/// Something wrong, or worth a second look, at one place of a preset.
package struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// A mistake stops the job; a warning does so only under `--strict`.
  package enum Severity: String, Hashable, Sendable { case mistake, warning }

  /// How bad it is.
  package var severity: Severity
  /// The file, as it was named by whoever asked for it.
  package var file: String
  /// Where the value at fault begins.
  package var position: SourcePosition
  /// The value's place in the JSON, such as `layers[0].fill`; empty for the whole file.
  package var path: String
  /// What is wrong with the value seen, then what is allowed.
  package var message: String

  package init(
    severity: Severity = .mistake, file: String, position: SourcePosition, path: String,
    message: String
  ) {
    (self.severity, self.file, self.position) = (severity, file, position)
    (self.path, self.message) = (path, message)
  }

  /// `file:line:column: path: message`, with `warning: ` after the place when it is one.
  package var description: String {
    let place = "\(file):\(position.line):\(position.column): "
    let kind = severity == .warning ? "warning: " : ""
    return place + kind + (path.isEmpty ? "" : path + ": ") + message
  }
}

/// All the mistakes of a preset: what loading one throws.
package struct PresetErrors: Error, CustomStringConvertible, Sendable {
  /// The mistakes and warnings, in the order of the file.
  package var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// One line a mistake.
  package var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
