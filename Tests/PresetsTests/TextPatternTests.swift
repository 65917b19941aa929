import Testing

@testable import Presets

@Suite struct TextPatternTests {
  @Test(arguments: [
    ("abc", "abc", true), ("abc", "abcd", false), ("a.c", "axc", true), ("a*", "", true),
    ("a+", "", false), ("(ab|cd)+", "abcdab", true), ("(ab|cd)+", "abc", false),
    ("[a-c_]{2,3}", "a_", true), ("[a-c_]{2,3}", "abca", false), ("[^0-9]+", "äöü", true),
    ("\\d{4}-\\d\\d", "2026-11", true), ("^\\w+$", "word_1", true), ("\\S+", "a b", false),
    ("colou?r", "color", true), ("(?:x|)y", "y", true), ("a{2,}", "aaaa", true),
    ("a{2}", "a", false),
    ("\\.\\*", ".*", true), ("", "", true), ("(a|b|c)x", "cx", true),
  ])
  func wholeTextsMatch(_ pattern: String, _ text: String, _ expected: Bool) throws {
    #expect(try TextPattern(pattern).matches(text) == expected)
  }

  @Test func aPatternThatWouldKeepABacktrackerBusyForYearsIsQuick() throws {
    let text = String(repeating: "a", count: 5000)
    #expect(try !TextPattern("(a+)+b").matches(text))
    #expect(try !TextPattern("(a|a?)*(a|aa)*c").matches(text))
  }

  @Test(arguments: [
    ("(a", "a ( without its )"), ("[a", "a [ without its ]"),
    ("*a", "'*' has nothing to repeat at character 1"),
    ("a{3,1}", "a count is {n}, {n,} or {n,m}"), ("a)", "')' is not expected at character 2"),
    ("(?=a)", "(?…) is not known but for (?:…)"),
    ("\\q", "\\q is not known; allowed: \\d \\w \\s \\n \\t"),
    ("((a{99}){99}){99}", "it repeats too much; at most 2000 steps"),
    ("[z-a]", "the range z-a runs backwards"),
  ])
  func aMistakeSaysWhatItIs(_ pattern: String, _ message: String) {
    #expect(throws: ExpressionError(message)) { try TextPattern(pattern) }
  }
}
