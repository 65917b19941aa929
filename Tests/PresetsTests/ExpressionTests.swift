import Testing

@testable import Presets

@Suite struct ExpressionTests {
  private let scope = Values(values: [
    "n": .number(3), "half": .number(0.5), "word": .text("abc"), "yes": .boolean(true),
    "list": .list([.text("x"), .text("y"), .text("z")]), "stage.width": .number(640),
  ])

  private func value(_ template: String) throws -> ExpressionValue {
    try Template.value(of: template, in: scope)
  }

  @Test(arguments: [
    ("${1 + 2 * 3}", 7.0), ("${(1 + 2) * 3}", 9), ("${-n + 1}", -2), ("${7 % 4}", 3),
    ("${-1 % 4}", 3), ("${10 - 4 - 3}", 3), ("${8 / 4 / 2}", 1), ("${2 - -2}", 4),
    ("${min(3, 1, 2)}", 1), ("${max(3, 1, 2)}", 3), ("${abs(-2)}", 2), ("${round(2.5)}", 3),
    ("${floor(-1.5)}", -2), ("${ceil(1.2)}", 2), ("${clamp(9, 0, 5)}", 5),
    ("${count(list)}", 3), ("${count(word)}", 3), ("${if(n > 2, 10, 20)}", 10),
    ("${if(not yes or n == 4, 1, 2)}", 2), ("${stage.width / 2}", 320), ("${1e2}", 100),
  ])
  func numbersAreCalculated(_ template: String, _ expected: Double) throws {
    #expect(try value(template) == .number(expected))
  }

  @Test(arguments: [
    ("${word}", "abc"), ("a ${n} b", "a 3 b"), ("$${n}", "${n}"), ("${half}s", "0.5s"),
    ("${letter(1)}${letter(26)}${letter(27)}", "AZAA"), ("${upper(word)}", "ABC"),
    ("${lower('ABC')}", "abc"), ("${format(2.345, '0.0')}", "2.3"), ("${format(7, '00')}", "07"),
    ("${format(-0.04, '0.0')}", "0.0"), ("${list[2]}", "y"), ("${word + '}' + n}", "abc}3"),
    ("${if(yes, '#fff', '#000')}", "#fff"),
  ])
  func textIsFormatted(_ template: String, _ expected: String) throws {
    #expect(try value(template) == .text(expected))
  }

  @Test func aloneAnExpressionKeepsItsType() throws {
    #expect(try value("${yes and 1 < 2}") == .boolean(true))
    #expect(try value("${list}") == scope.value(of: "list"))
    #expect(try value(" ${n}") == .text(" 3"))
  }

  @Test(arguments: [
    ("${}", "an empty expression ${}"), ("${1 +}", "the expression ends too early"),
    ("${(1}", "')' is missing"), ("${1 2}", "'2' is not expected there"),
    ("${1 / 0}", "a division by zero"),
    ("${m}", "nothing is called 'm'; allowed: half, list, n, stage.width, word, yes"),
    ("${list[4]}", "the list has no item 4; its items are 1 to 3"),
    ("${list[0]}", "the list has no item 0; its items are 1 to 3"),
    ("${word * 2}", "* needs a number, not text"),
    ("${if(1, 2, 3)}", "if needs true or false, not a number"),
    ("${maxx(1)}", "there is no function 'maxx'; did you mean 'max'?"),
    ("${abs(1, 2)}", "abs() takes 1 value, not 2"),
    ("${1 = 1}", "'=' has no meaning in an expression; compare with =="),
    ("${yes && yes}", "'&' has no meaning in an expression; write and, or, not"),
    ("${'a}", "${ without its closing brace; write $${ for the characters ${"),
    ("${1e300 * 1e300}", "a number that is too large"),
    ("${format(1, 'x')}", "'x' is no number format; write \"0\", \"00\" or \"0.00\""),
    ("${letter(0)}", "letter() needs a whole number from 1, not 0"),
  ])
  func aMistakeSaysWhatItIs(_ template: String, _ message: String) {
    let error = #expect(throws: ExpressionError.self) { try value(template) }
    #expect(error?.message == message)
  }

  @Test func depthAndLengthAreBounded() {
    let deep =
      "${" + String(repeating: "(", count: 100) + "1" + String(repeating: ")", count: 100) + "}"
    #expect(throws: ExpressionError("an expression nested deeper than 64")) { try value(deep) }
    let long = "${1" + String(repeating: "+1", count: 600) + "}"
    #expect(throws: ExpressionError("an expression of more than 1000 words")) { try value(long) }
    let doubled = Values(values: ["x": .text(String(repeating: "y", count: 600_000))])
    #expect(throws: ExpressionError("a text longer than 1048576 bytes (1 MiB)")) {
      try Template.value(of: "${x + x}", in: doubled)
    }
  }
}
