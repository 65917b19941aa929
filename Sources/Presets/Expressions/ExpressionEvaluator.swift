import Foundation

/// Evaluates expressions: total and bounded.
///
/// There are no loops and no recursion beyond the parser's nesting, and a text stays under the
/// limit of strings, so the cost is linear in the expression.
struct ExpressionEvaluator {
  let scope: any ExpressionScope

  func value(_ expression: Expression) throws(ExpressionError) -> ExpressionValue {
    switch expression {
    case .constant(let value): return value
    case .name(let name):
      if let value = scope.value(of: name) { return value }
      if scope.isBroken(name) {
        throw ExpressionError("'\(name)' has no value", isConsequence: true)
      }
      let names = scope.names
      let hint =
        names.isEmpty ? "no parameter is declared" : Suggestion.hint(for: name, in: names)
      throw ExpressionError("nothing is called '\(name)'; \(hint)")
    case .unary(let symbol, let operand): return try unary(symbol, value(operand))
    case .binary(let symbol, let left, let right): return try binary(symbol, left, right)
    case .item(let list, let index): return try item(of: value(list), at: value(index))
    case .call(let name, let arguments): return try call(name, arguments)
    }
  }

  // MARK: - Operators

  private func unary(
    _ symbol: String, _ operand: ExpressionValue
  ) throws(ExpressionError) -> ExpressionValue {
    if symbol == "not" { return .boolean(!(try boolean(operand, "not"))) }
    return .number(-(try number(operand, "-")))
  }

  private func binary(
    _ symbol: String, _ left: Expression, _ right: Expression
  ) throws(ExpressionError) -> ExpressionValue {
    switch symbol {
    // Both sides are evaluated: a mistake on the right is shown even when the left decides.
    case "and":
      let (a, b) = (try boolean(value(left), "and"), try boolean(value(right), "and"))
      return .boolean(a && b)
    case "or":
      let (a, b) = (try boolean(value(left), "or"), try boolean(value(right), "or"))
      return .boolean(a || b)
    case "==": return .boolean(try value(left) == value(right))
    case "!=": return .boolean(try value(left) != value(right))
    case "<", "<=", ">", ">=": return .boolean(try compare(symbol, value(left), value(right)))
    default: return try arithmetic(symbol, value(left), value(right))
    }
  }

  private func compare(
    _ symbol: String, _ left: ExpressionValue, _ right: ExpressionValue
  ) throws(ExpressionError) -> Bool {
    if case .text(let a) = left, case .text(let b) = right {
      return symbol == "<" ? a < b : symbol == "<=" ? a <= b : symbol == ">" ? a > b : a >= b
    }
    let (a, b) = (try number(left, symbol), try number(right, symbol))
    return symbol == "<" ? a < b : symbol == "<=" ? a <= b : symbol == ">" ? a > b : a >= b
  }

  private func arithmetic(
    _ symbol: String, _ left: ExpressionValue, _ right: ExpressionValue
  ) throws(ExpressionError) -> ExpressionValue {
    if symbol == "+", case .text(let a) = left { return try text(a + right.formatted) }
    if symbol == "+", case .text(let b) = right { return try text(left.formatted + b) }
    let (a, b) = (try number(left, symbol), try number(right, symbol))
    switch symbol {
    case "+": return try finite(a + b)
    case "-": return try finite(a - b)
    case "*": return try finite(a * b)
    default:
      guard b != 0 else { throw ExpressionError("a division by zero") }
      return try finite(symbol == "/" ? a / b : a - b * (a / b).rounded(.down))
    }
  }

  private func item(
    of list: ExpressionValue, at index: ExpressionValue
  ) throws(ExpressionError) -> ExpressionValue {
    guard case .list(let items) = list else {
      throw ExpressionError("[…] needs a list, not \(list.typeName)")
    }
    guard let place = Int(exactly: try number(index, "[]")), items.indices.contains(place - 1)
    else {
      throw ExpressionError(
        "the list has no item \(index.formatted); "
          + (items.isEmpty
            ? "it is empty" : "its items are 1 to \(items.count)"))
    }
    return items[place - 1]
  }

  // MARK: - Functions

  /// The functions with the number of their arguments.
  static let functions: [(name: String, arguments: ClosedRange<Int>)] = [
    ("if", 3...3), ("min", 1...100), ("max", 1...100), ("abs", 1...1), ("round", 1...1),
    ("floor", 1...1), ("ceil", 1...1), ("clamp", 3...3), ("count", 1...1), ("letter", 1...1),
    ("upper", 1...1), ("lower", 1...1), ("format", 2...2),
  ]

  private func call(
    _ name: String, _ arguments: [Expression]
  ) throws(ExpressionError) -> ExpressionValue {
    guard let function = Self.functions.first(where: { $0.name == name }) else {
      let hint = Suggestion.hint(for: name, in: Self.functions.map(\.name))
      throw ExpressionError("there is no function '\(name)'; \(hint)")
    }
    guard function.arguments.contains(arguments.count) else {
      let wanted = function.arguments.lowerBound
      throw ExpressionError(
        "\(name)() takes \(wanted)\(wanted == function.arguments.upperBound ? "" : " or more") "
          + "value\(wanted == 1 ? "" : "s"), not \(arguments.count)")
    }
    if name == "if" {
      return try boolean(value(arguments[0]), "if") ? value(arguments[1]) : value(arguments[2])
    }
    var values: [ExpressionValue] = []
    for argument in arguments { values.append(try value(argument)) }
    switch name {
    case "count": return .number(Double(try count(values[0])))
    case "letter": return .text(try letter(number(values[0], name)))
    case "upper": return try text(values[0].formatted.uppercased())
    case "lower": return try text(values[0].formatted.lowercased())
    case "format": return .text(try format(number(values[0], name), values[1].formatted))
    default: return try numeric(name, values)
    }
  }

  private func numeric(
    _ name: String, _ values: [ExpressionValue]
  ) throws(ExpressionError) -> ExpressionValue {
    var numbers: [Double] = []
    for value in values { numbers.append(try number(value, name)) }
    switch name {
    case "min": return .number(numbers.min() ?? 0)
    case "max": return .number(numbers.max() ?? 0)
    case "abs": return .number(abs(numbers[0]))
    case "round": return .number(numbers[0].rounded(.toNearestOrAwayFromZero))
    case "floor": return .number(numbers[0].rounded(.down))
    case "ceil": return .number(numbers[0].rounded(.up))
    default: return .number(max(numbers[1], min(numbers[0], numbers[2])))
    }
  }

  private func count(_ value: ExpressionValue) throws(ExpressionError) -> Int {
    switch value {
    case .list(let items): items.count
    case .text(let text): text.count
    default: throw ExpressionError("count() needs a list or text, not \(value.typeName)")
    }
  }

  /// 1 is A, 26 is Z, 27 is AA, as columns of a table are named.
  private func letter(_ number: Double) throws(ExpressionError) -> String {
    guard var rest = Int(exactly: number), (1...1_000_000).contains(rest) else {
      throw ExpressionError("letter() needs a whole number from 1, not \(number.plain)")
    }
    var letters = ""
    while rest > 0 {
      letters = String(UnicodeScalar(UInt8(65 + (rest - 1) % 26))) + letters
      rest = (rest - 1) / 26
    }
    return letters
  }

  /// `pattern` says the least whole digits and the fraction's digits: `0`, `00`, `0.0`, `0.00`.
  private func format(_ number: Double, _ pattern: String) throws(ExpressionError) -> String {
    let parts = pattern.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), pattern.utf8.count <= 20,
      parts.allSatisfy({ part in
        !part.isEmpty && part.allSatisfy { $0 == "0" }
      })
    else {
      throw ExpressionError("'\(pattern)' is no number format; write \"0\", \"00\" or \"0.00\"")
    }
    let fraction = parts.count == 2 ? parts[1].count : 0
    let width = parts[0].count + (fraction > 0 ? fraction + 1 : 0)
    let digits = String(format: "%.\(fraction)f", abs(number))
    let padding = String(repeating: "0", count: max(0, width - digits.count))
    let isZero = !digits.contains { ("1"..."9").contains($0) }
    return (number < 0 && !isZero ? "-" : "") + padding + digits
  }

  // MARK: - Types

  private func number(
    _ value: ExpressionValue, _ user: String
  ) throws(ExpressionError) -> Double {
    guard case .number(let number) = value else {
      throw ExpressionError("\(user) needs a number, not \(value.typeName)")
    }
    return number
  }

  private func boolean(
    _ value: ExpressionValue, _ user: String
  ) throws(ExpressionError) -> Bool {
    guard case .boolean(let boolean) = value else {
      throw ExpressionError("\(user) needs true or false, not \(value.typeName)")
    }
    return boolean
  }

  private func finite(_ number: Double) throws(ExpressionError) -> ExpressionValue {
    guard number.isFinite else { throw ExpressionError("a number that is too large") }
    return .number(number)
  }

  private func text(_ text: String) throws(ExpressionError) -> ExpressionValue {
    guard text.utf8.count <= JSONReader.stringLimit else {
      throw ExpressionError("a text longer than \(JSONReader.stringLimit) bytes (1 MiB)")
    }
    return .text(text)
  }
}
