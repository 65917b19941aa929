/// The tree of one expression.
indirect enum Expression: Hashable {
  case constant(ExpressionValue)
  case name(String)
  case unary(String, Expression)
  case binary(String, Expression, Expression)
  case call(String, [Expression])
  case item(Expression, Expression)
}

/// Reads an expression by precedence climbing.
///
/// From loose to tight: `or`; `and`; `not`; comparison (`== != < <= > >=`); `+ -`; `* / %`;
/// unary `-`; a call, a list item, brackets. The nesting is bounded.
struct ExpressionParser {
  /// The deepest nesting of brackets and operators.
  static let nestingLimit = 64

  private var tokens: [ExpressionLexer.Token]
  private var index = 0
  private var depth = 0

  static func parse(_ source: String) throws(ExpressionError) -> Expression {
    var parser = ExpressionParser(tokens: try ExpressionLexer.tokens(of: source))
    guard !parser.tokens.isEmpty else { throw ExpressionError("an empty expression ${}") }
    let expression = try parser.expression(above: 0)
    if parser.index < parser.tokens.count {
      throw ExpressionError("'\(parser.tokens[parser.index].seen)' is not expected there")
    }
    return expression
  }

  private init(tokens: [ExpressionLexer.Token]) { self.tokens = tokens }

  private static let precedence: [String: Int] = [
    "or": 1, "and": 2, "==": 4, "!=": 4, "<": 4, "<=": 4, ">": 4, ">=": 4, "+": 5, "-": 5, "*": 6,
    "/": 6, "%": 6,
  ]

  private var next: ExpressionLexer.Token? { index < tokens.count ? tokens[index] : nil }

  private var nextOperator: String? {
    switch next {
    case .symbol(let symbol): symbol
    case .name(let name) where name == "and" || name == "or": name
    default: nil
    }
  }

  private mutating func expression(above least: Int) throws(ExpressionError) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.nestingLimit else {
      throw ExpressionError("an expression nested deeper than \(Self.nestingLimit)")
    }
    var left = try operand()
    while let symbol = nextOperator, let level = Self.precedence[symbol], level > least {
      index += 1
      left = .binary(symbol, left, try expression(above: level))
    }
    return left
  }

  private mutating func operand() throws(ExpressionError) -> Expression {
    if next == .symbol("-") {
      index += 1
      return .unary("-", try expression(above: 6))
    }
    if next == .name("not") {
      index += 1
      return .unary("not", try expression(above: 3))
    }
    var value = try primary()
    while next == .symbol("[") {
      index += 1
      value = .item(value, try expression(above: 0))
      try expect("]")
    }
    return value
  }

  private mutating func primary() throws(ExpressionError) -> Expression {
    guard let token = next else { throw ExpressionError("the expression ends too early") }
    index += 1
    switch token {
    case .number(let number): return .constant(.number(number))
    case .text(let text): return .constant(.text(text))
    case .name("true"): return .constant(.boolean(true))
    case .name("false"): return .constant(.boolean(false))
    case .name(let name):
      guard next == .symbol("(") else { return .name(name) }
      index += 1
      return .call(name, try arguments())
    case .symbol("("):
      let inner = try expression(above: 0)
      try expect(")")
      return inner
    case .symbol(let symbol): throw ExpressionError("'\(symbol)' is not expected there")
    }
  }

  private mutating func arguments() throws(ExpressionError) -> [Expression] {
    var arguments: [Expression] = []
    if next == .symbol(")") {
      index += 1
      return arguments
    }
    while true {
      arguments.append(try expression(above: 0))
      guard next == .symbol(",") else {
        try expect(")")
        return arguments
      }
      index += 1
    }
  }

  private mutating func expect(_ symbol: String) throws(ExpressionError) {
    guard next == .symbol(symbol) else {
      throw ExpressionError("'\(symbol)' is missing" + (next.map { " before '\($0.seen)'" } ?? ""))
    }
    index += 1
  }
}
