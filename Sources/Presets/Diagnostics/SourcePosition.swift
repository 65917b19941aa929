/// A place in a text file, as editors count: both from 1.
package struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The character (Unicode scalar) in the line, from 1.
  package var column: Int

  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  /// The first character of a file.
  package static let start = SourcePosition(line: 1, column: 1)

  package static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
