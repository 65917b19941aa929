/// A mistake in SVG path data, with its place.
public struct SVGPathError: Error, Hashable, Sendable {
  /// What was expected where the mistake is.
  public enum Expectation: Hashable, Sendable {
    /// The data must begin with M or m.
    case move
    /// One of the command letters MmZzLlHhVvCcSsQqTtAa.
    case command
    /// A number.
    case number
    /// An arc's flag, the digit 0 or 1.
    case flag
    /// A number whose point fits a double-precision number.
    case smallerNumber
    /// The end: the path has as many steps as it may have.
    case end(limit: Int)
  }

  /// How many bytes of UTF-8 come before the mistake.
  public let offset: Int
  /// What was expected.
  public let expected: Expectation
  /// The character that is there; `nil` at the end of the data.
  public let found: Character?
}

extension SVGPathError: CustomStringConvertible {
  /// The mistake as a sentence that says what to do.
  public var description: String {
    "could not read the path data: at byte \(offset) \(reason)"
  }

  private var reason: String {
    let found = found.map { "“\($0)”" } ?? "the end"
    return switch expected {
    case .move: "there is \(found); begin with a move, M or m"
    case .command:
      "there is \(found); continue with a command, one of M, L, H, V, C, S, Q, T, A, Z or their "
        + "small letters"
    case .number: "there is \(found); write a number"
    case .flag: "there is \(found); write the arc's flag, 0 or 1"
    case .smallerNumber: "the number is too large; keep points below 1e308"
    case .end(let limit): "the path has more than \(limit) steps; split it or make it simpler"
    }
  }
}
