/// Why an SVG or PDF file could not be drawn.
package struct DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was being done, such as "draw logo.svg".
  package var operation: String
  /// Why it failed.
  package var reason: String
  /// What to do about it.
  package var advice: String

  /// The whole message on one line.
  package var description: String { "could not \(operation): \(reason); \(advice)" }
}
