/// A regular expression that must match a whole text, in time linear in the text.
///
/// Presets come from anywhere, so the usual backtracking matchers will not do: a pattern such as
/// `(a+)+b` keeps them busy for years. This one follows all paths at once (Thompson, "Regular
/// expression search algorithm", 1968; Pike's form). It knows `.`, classes, `\d \w \s` and their
/// opposites, groups, `|`, `* + ?`, `{n}`, `{n,}`, `{n,m}`; nothing that looks around or back.
struct TextPattern: Sendable {
  /// The most steps of a compiled pattern; counts multiply what they repeat.
  static let sizeLimit = 2000

  enum Step: Sendable {
    case match(Matcher)
    /// Goes on at both places, given as distances.
    case split(Int, Int)
    case jump(Int)
  }

  /// What one character may be.
  enum Matcher: Sendable {
    case any
    case ranges([ClosedRange<UInt32>], isNegated: Bool)

    func contains(_ scalar: UInt32) -> Bool {
      switch self {
      case .any: true
      case .ranges(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
      }
    }
  }

  private let steps: [Step]

  /// A pattern from its source.
  init(_ source: String) throws(ExpressionError) {
    var parser = TextPatternParser(source)
    steps = try parser.parse()
  }

  /// Whether the whole of `text` matches.
  func matches(_ text: String) -> Bool {
    var marks = [Int](repeating: -1, count: steps.count + 1)
    var (current, next): ([Int], [Int]) = ([], [])
    add(0, to: &current, &marks, generation: 0)
    for (index, scalar) in text.unicodeScalars.enumerated() {
      next.removeAll(keepingCapacity: true)
      for place in current where place < steps.count {
        if case .match(let matcher) = steps[place], matcher.contains(scalar.value) {
          add(place + 1, to: &next, &marks, generation: index + 1)
        }
      }
      swap(&current, &next)
      if current.isEmpty { return false }
    }
    return current.contains(steps.count)
  }

  /// Follows jumps and splits from `place` with a stack of its own.
  private func add(_ place: Int, to list: inout [Int], _ marks: inout [Int], generation: Int) {
    var pending = [place]
    while let place = pending.popLast() {
      guard marks[place] != generation else { continue }
      marks[place] = generation
      guard place < steps.count else {
        list.append(place)
        continue
      }
      switch steps[place] {
      case .match: list.append(place)
      case .jump(let distance): pending.append(place + distance)
      case .split(let first, let second): pending += [place + second, place + first]
      }
    }
  }
}

/// Compiles a pattern into steps, by recursive descent with bounded nesting.
struct TextPatternParser {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var depth = 0

  typealias Step = TextPattern.Step

  init(_ source: String) { scalars = Array(source.unicodeScalars) }

  mutating func parse() throws(ExpressionError) -> [Step] {
    // The whole text is matched anyway; anchors at the ends say the same.
    if next == "^" { index += 1 }
    let steps = try alternatives()
    if let next { throw ExpressionError("'\(next)' is not expected at character \(index + 1)") }
    return steps
  }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func alternatives() throws(ExpressionError) -> [Step] {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 32 else { throw ExpressionError("groups nested deeper than 32") }
    var steps = try sequence()
    while next == "|" {
      index += 1
      let other = try sequence()
      steps = [.split(1, steps.count + 2)] + steps + [.jump(other.count + 1)] + other
      try check(steps.count)
    }
    return steps
  }

  private mutating func sequence() throws(ExpressionError) -> [Step] {
    var steps: [Step] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      if scalar == "$", index == scalars.count - 1 {
        index += 1
        break
      }
      steps += try repeated(atom())
      try check(steps.count)
    }
    return steps
  }

  private mutating func repeated(_ atom: [Step]) throws(ExpressionError) -> [Step] {
    guard let (least, most) = try count() else { return atom }
    try check(atom.count * max(least, most ?? 0) + 2)
    var steps: [Step] = []
    for _ in 0..<least { steps += atom }
    guard let most else {
      return steps + [.split(1, atom.count + 2)] + atom + [.jump(-atom.count - 1)]
    }
    for _ in 0..<max(0, most - least) { steps += [.split(1, atom.count + 1)] + atom }
    return steps
  }

  /// The repetition after an atom: the least and the most, `nil` for no end.
  private mutating func count() throws(ExpressionError) -> (Int, Int?)? {
    switch next {
    case "*": index += 1; return (0, nil)
    case "+": index += 1; return (1, nil)
    case "?": index += 1; return (0, 1)
    case "{":
      index += 1
      let least = try number()
      var most: Int? = least
      if next == "," {
        index += 1
        most = next == "}" ? nil : try number()
      }
      guard next == "}", most.map({ $0 >= least }) ?? true else {
        throw ExpressionError("a count is {n}, {n,} or {n,m}")
      }
      index += 1
      return (least, most)
    default: return nil
    }
  }

  private mutating func number() throws(ExpressionError) -> Int {
    var digits = ""
    while let scalar = next, ("0"..."9").contains(scalar), digits.count < 5 {
      digits.unicodeScalars.append(scalar)
      index += 1
    }
    guard let number = Int(digits) else { throw ExpressionError("a count is {n}, {n,} or {n,m}") }
    return number
  }

  private mutating func atom() throws(ExpressionError) -> [Step] {
    guard let scalar = next else { return [] }
    index += 1
    switch scalar {
    case ".": return [.match(.any)]
    case "[": return [.match(try characterClass())]
    case "\\":
      let (ranges, isNegated) = try escape()
      return [.match(.ranges(ranges, isNegated: isNegated))]
    case "(":
      if next == "?" {
        guard index + 1 < scalars.count, scalars[index + 1] == ":" else {
          throw ExpressionError("(?…) is not known but for (?:…)")
        }
        index += 2
      }
      let steps = try alternatives()
      guard next == ")" else { throw ExpressionError("a ( without its )") }
      index += 1
      return steps
    case "*", "+", "?", "{":
      throw ExpressionError("'\(scalar)' has nothing to repeat at character \(index)")
    case "^", "$": throw ExpressionError("'\(scalar)' in the middle of the pattern")
    default: return [.match(.ranges([scalar.value...scalar.value], isNegated: false))]
    }
  }

  private mutating func escape() throws(ExpressionError) -> ([ClosedRange<UInt32>], Bool) {
    guard let scalar = next else { throw ExpressionError("a \\ at the end of the pattern") }
    index += 1
    let digits: ClosedRange<UInt32> = 0x30...0x39
    switch scalar {
    case "d", "D": return ([digits], scalar == "D")
    case "w", "W": return ([digits, 0x41...0x5A, 0x61...0x7A, 0x5F...0x5F], scalar == "W")
    case "s", "S": return ([0x09...0x0D, 0x20...0x20, 0xA0...0xA0], scalar == "S")
    case "n": return ([0x0A...0x0A], false)
    case "t": return ([0x09...0x09], false)
    default:
      guard !scalar.properties.isAlphabetic else {
        throw ExpressionError("\\\(scalar) is not known; allowed: \\d \\w \\s \\n \\t")
      }
      return ([scalar.value...scalar.value], false)
    }
  }

  /// The inside of `[…]`.
  private mutating func characterClass() throws(ExpressionError) -> TextPattern.Matcher {
    var (ranges, isNegated): ([ClosedRange<UInt32>], Bool) = ([], false)
    if next == "^" {
      isNegated = true
      index += 1
    }
    while let scalar = next, scalar != "]" {
      index += 1
      guard scalar != "\\" else {
        let (inner, isOpposite) = try escape()
        guard !isOpposite else { throw ExpressionError("\\D, \\W or \\S inside [ ]") }
        ranges += inner
        continue
      }
      var end = scalar
      if next == "-", index + 1 < scalars.count, scalars[index + 1] != "]" {
        end = scalars[index + 1]
        index += 2
      }
      guard scalar.value <= end.value else {
        throw ExpressionError("the range \(scalar)-\(end) runs backwards")
      }
      ranges.append(scalar.value...end.value)
    }
    guard next == "]" else { throw ExpressionError("a [ without its ]") }
    index += 1
    return .ranges(ranges, isNegated: isNegated)
  }

  private func check(_ size: Int) throws(ExpressionError) {
    guard size <= TextPattern.sizeLimit else {
      throw ExpressionError("it repeats too much; at most \(TextPattern.sizeLimit) steps")
    }
  }
}
