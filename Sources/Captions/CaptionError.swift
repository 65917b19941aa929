/// What is wrong with a caption or label file, and where.
package struct CaptionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the person calls the file.
  package let file: String
  /// The line, from 1; nil when it is about the whole file.
  package let line: Int?
  /// What is wrong and what to write, without a full stop.
  package let reason: String

  package init(_ file: String, line: Int? = nil, _ reason: String) {
    (self.file, self.line, self.reason) = (file, line, reason)
  }

  /// "could not read a.srt: line 3: …".
  package var description: String {
    "could not read \(file): " + (line.map { "line \($0): " } ?? "") + reason
  }
}
