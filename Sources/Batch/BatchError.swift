/// Why a batch, or a file that it reads, cannot be used.
package struct BatchError: Error, CustomStringConvertible, Hashable {
  /// What could not be done, as in "read rows.csv".
  package var operation: String
  /// Why.
  package var reason: String
  /// What to do about it.
  package var advice: String?

  package init(_ operation: String, reason: String, advice: String? = nil) {
    (self.operation, self.reason, self.advice) = (operation, reason, advice)
  }

  package var description: String {
    "could not \(operation): \(reason)" + (advice.map { "; \($0)" } ?? "")
  }
}
