import CCairo

/// Why a picture could not be drawn or text could not be set.
public struct CairoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was being done, such as "draw a picture of 640×360 pixels".
  public var operation: String
  /// Cairo's own words.
  public var reason: String

  /// An error from facts.
  public init(operation: String, reason: String) {
    (self.operation, self.reason) = (operation, reason)
  }

  /// The operation, Cairo's words and what to do.
  public var description: String {
    "could not \(operation): \(reason); try a smaller size or a simpler picture"
  }
}

/// Throws when Cairo reports anything but success.
func check(_ status: cairo_status_t, _ operation: @autoclosure () -> String) throws(CairoError) {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  throw CairoError(operation: operation(), reason: String(cString: cairo_status_to_string(status)))
}
