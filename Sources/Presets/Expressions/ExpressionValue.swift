/// What an expression yields.
package indirect enum ExpressionValue: Hashable, Sendable {
  /// Always finite.
  case number(Double)
  case text(String)
  case boolean(Bool)
  case list([ExpressionValue])

  /// The type's name for messages.
  package var typeName: String {
    switch self {
    case .number: "a number"
    case .text: "text"
    case .boolean: "a truth value"
    case .list: "a list"
    }
  }

  /// The value inside text: numbers without a needless fraction, lists with commas.
  package var formatted: String {
    switch self {
    case .number(let number): number.plain
    case .text(let text): text
    case .boolean(let boolean): boolean ? "true" : "false"
    case .list(let items): items.map(\.formatted).joined(separator: ", ")
    }
  }

  /// The value as JSON in place of the string that held the expression.
  package func node(at position: SourcePosition) -> JSONNode {
    switch self {
    case .number(let number): JSONNode(.number(number), at: position)
    case .text(let text): JSONNode(.string(text), at: position)
    case .boolean(let boolean): JSONNode(.boolean(boolean), at: position)
    case .list(let items): JSONNode(.array(items.map { $0.node(at: position) }), at: position)
    }
  }
}

/// Why an expression has no value.
package struct ExpressionError: Error, Hashable, Sendable {
  package var message: String
  /// Whether it only follows from a mistake that was recorded elsewhere.
  package var isConsequence: Bool

  package init(_ message: String, isConsequence: Bool = false) {
    (self.message, self.isConsequence) = (message, isConsequence)
  }
}

/// The names that an expression may use.
package protocol ExpressionScope {
  /// The value of `name`, dots included, or `nil` when there is none.
  func value(of name: String) -> ExpressionValue?
  /// Every name, for suggestions.
  var names: [String] { get }
  /// Whether `name` is declared but has no value after a mistake in its declaration.
  func isBroken(_ name: String) -> Bool
}
