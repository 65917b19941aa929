import Foundation

/// One thing said to the person who runs the command.
struct Message: Hashable, Sendable {
  /// How much it matters.
  enum Severity: String, Sendable {
    /// Something worth knowing that changes nothing; `--quiet` hides it.
    case notice
    /// Something that is probably not meant; `--strict` makes it fail.
    case warning
    /// What made the command fail.
    case error
  }

  /// Where in a file the cause is.
  struct Place: Hashable, Sendable {
    /// The file as it was named.
    var file: String
    /// The line, from 1.
    var line: Int?
    /// The column, from 1.
    var column: Int?
    /// The place in the document's structure, such as `layers[0].fill`.
    var path: String?
  }

  /// How much it matters.
  var severity: Severity
  /// What is so, and what to do about it, without a full stop.
  var text: String
  /// Where the cause is, if it lies in a file.
  var place: Place?

  /// A message of `severity`.
  init(_ severity: Severity, _ text: String, at place: Place? = nil) {
    (self.severity, self.text, self.place) = (severity, text, place)
  }

  /// One line for people: `inbetween: error: text`, or `file:line:column: path: text` as editors
  /// read it, with `warning:` or `notice:` before the path.
  var line: String {
    guard let place else { return "inbetween: \(severity.rawValue): \(text)" }
    let numbers = [place.line, place.line == nil ? nil : place.column].compactMap(\.self)
    var parts = [([place.file] + numbers.map { "\($0)" }).joined(separator: ":")]
    if severity != .error { parts.append(severity.rawValue) }
    if let path = place.path, !path.isEmpty { parts.append(path) }
    return (parts + [text]).joined(separator: ": ")
  }

  /// One line for programs: an object with `severity`, `message`, and the place where there is one.
  var json: String {
    JSONLine(
      severity: severity.rawValue, message: text, file: place?.file, line: place?.line,
      column: place?.column, path: place?.path
    ).text
  }

  private struct JSONLine: Encodable {
    var severity, message: String
    var file: String?
    var line, column: Int?
    var path: String?

    var text: String { jsonText(self) }
  }
}

/// `value` as JSON on one line, its keys in alphabetical order.
///
/// Only values that JSON can hold are passed here; a number that is not finite gives `null`.
func jsonText(_ value: some Encodable, pretty: Bool = false) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  if pretty { encoder.outputFormatting.insert(.prettyPrinted) }
  guard let data = try? encoder.encode(value) else { return "null" }
  return String(decoding: data, as: UTF8.self)
}
