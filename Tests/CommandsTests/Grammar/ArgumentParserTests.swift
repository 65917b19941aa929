import Foundation
import Motion
import Picture
import Testing

@testable import Commands

@Suite struct ArgumentParserTests {
  /// A command with one of each kind of option.
  private static let command = CommandDefinition(
    name: "draw", summary: "draw", inputs: [InputDefinition(name: "INPUT", help: "what")],
    options: [
      Options.output.definition, Options.force.definition, Options.size.definition,
      Options.rate.definition, Options.range.definition, Options.quiet.definition,
      Options.jobs.definition, Options.fit.definition, Options.set.definition,
      Options.help.definition,
    ],
    examples: [], run: { _, _ in })

  private func parse(_ line: String) throws(GrammarError) -> ParsedArguments {
    try ArgumentParser(command: Self.command).parse(line.split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    "a.json --size 640x360", "a.json --size=640x360", "--size=640x360 a.json",
    "--size 640x360 -- a.json", "--size 1x1 --size 640x360 a.json",
  ])
  func longOptionsTakeTheirValueAfterEqualsOrASpace(_ line: String) throws {
    let arguments = try parse(line)
    #expect(arguments[Options.size] == PixelSize(width: 640, height: 360))
    #expect(arguments.inputs == ["a.json"])
  }

  @Test(arguments: ["a -fqj4", "a -fq -j 4", "a -qfj=4", "-f -q --jobs=4 a", "a -j4 -fq"])
  func shortOptionsBundleAndTheLastMayCarryItsValue(_ line: String) throws {
    let arguments = try parse(line)
    #expect(arguments[Options.force])
    #expect(arguments[Options.quiet])
    #expect(arguments[Options.jobs] == 4)
    #expect(arguments.inputs == ["a"])
  }

  @Test func repeatableOptionsKeepEveryValueInOrder() throws {
    let arguments = try parse("a -o x.mp4 --output=- -oy.gif --set n=1 --set m=a=b")
    #expect(arguments.all(Options.output) == ["x.mp4", "-", "y.gif"])
    #expect(
      arguments.all(Options.set) == [
        Assignment(name: "n", value: "1"), Assignment(name: "m", value: "a=b"),
      ])
  }

  @Test func whatFollowsTwoDashesIsAnInput() throws {
    #expect(try parse("-- --size").inputs == ["--size"])
    #expect(try parse("-").inputs == ["-"])
    #expect(try parse("-o - -").all(Options.output) == ["-"])
  }

  @Test func helpAsksForNothingElse() throws {
    #expect(try parse("--help")[Options.help])
    #expect(try parse("-fh")[Options.help])
  }

  @Test(arguments: [
    ("a --sise 1x1", GrammarError.unknownOption("--sise", near: ["--size"])),
    ("a --xyzzy", .unknownOption("--xyzzy", near: [])),
    ("a -x", .unknownOption("-x", near: [])),
    ("a -size 1x1", .unknownOption("-size", near: ["--size"])),
    ("a --size", .missingValue(option: "--size", placeholder: "WxH")),
    ("a --size --force", .missingValue(option: "--size", placeholder: "WxH")),
    ("a -j", .missingValue(option: "-j", placeholder: "N")),
    ("a --force=yes", .unexpectedValue(option: "--force", value: "yes")),
    ("a b", .tooManyInputs(extra: "b", allowed: ["INPUT"])),
    ("--force", .missingInput("INPUT")),
    ("a --jobs 0", .badValue(of: "--jobs", value: "0", .outside(least: "1", most: "256"))),
    (
      "a --jobs 99999999999999999999",
      .badValue(
        of: "--jobs", value: "99999999999999999999", .outside(least: "1", most: "256"))
    ),
    (
      "a -j x",
      .badValue(of: "-j", value: "x", .malformed(expected: "a whole number", example: "1"))
    ),
    (
      "a --fit cove",
      .badValue(of: "--fit", value: "cove", .notOneOf(["contain", "cover", "stretch", "error"]))
    ),
  ])
  func mistakesAreFacts(_ line: String, _ expected: GrammarError) {
    #expect(throws: expected) { try parse(line) }
  }
}

@Suite struct ValueSyntaxTests {
  @Test(arguments: [
    ("1080x723", PixelSize(width: 1080, height: 723)), ("1x1", PixelSize(width: 1, height: 1)),
    ("8192x8192", PixelSize(width: 8192, height: 8192)),
  ])
  func sizesAreWholePixels(_ text: String, _ size: PixelSize) throws {
    #expect(try ValueSyntax.pixelSize.parse(text) == size)
    #expect(size.description == text)
  }

  @Test(arguments: ["", "x", "1x", "1.5x2", "-1x2", "1x2x3", "1 x 2", "axb", "١x١", "+1x1"])
  func otherSizesAreMalformed(_ text: String) {
    #expect(
      throws: ValueFault.malformed(
        expected: "width x height in whole pixels", example: "1920x1080")
    ) { try ValueSyntax.pixelSize.parse(text) }
  }

  @Test(arguments: ["0x1", "8193x1", "1x99999999999999999999999"])
  func sizesBeyondTheLimitsSayTheLimits(_ text: String) {
    #expect(throws: ValueFault.outside(least: "1x1", most: "8192x8192")) {
      try ValueSyntax.pixelSize.parse(text)
    }
  }

  @Test(arguments: [
    ("60", FrameRate(60)), ("30000/1001", FrameRate(30000, 1001)), ("29.97", FrameRate(2997, 100)),
    ("23.976", FrameRate(23976, 1000)), ("0.5", FrameRate(1, 2)), ("1000", FrameRate(1000)),
    (".5", FrameRate(1, 2)), ("25.", FrameRate(25)),
  ])
  func ratesAreExact(_ text: String, _ rate: FrameRate) throws {
    #expect(try ValueSyntax.frameRate.parse(text) == rate)
  }

  @Test(arguments: [
    "", "0", "-1", "nan", "inf", "1e9", "1000000000", "1001", "1/0", "0/1", "1/2/3", "0x10", "/",
    "60fps", "1/99999999999", "999999999.999999999/0.000000001",
  ])
  func otherRatesAreRefused(_ text: String) {
    #expect(throws: ValueFault.self) { try ValueSyntax.frameRate.parse(text) }
  }

  @Test(arguments: [
    ("1.5", TimePoint.seconds(FrameTime(3, 2))), ("0.1s", .seconds(FrameTime(1, 10))),
    ("120f", .frame(120)), ("0", .seconds(.zero)), ("86400", .seconds(FrameTime(86_400, 1))),
  ])
  func timesAreSecondsOrFrames(_ text: String, _ time: TimePoint) throws {
    #expect(try ValueSyntax.time.parse(text) == time)
  }

  @Test(arguments: ["", "s", "f", "-1", "1e3", "86401", "1.5f", "1000001f", "1:30", "."])
  func otherTimesAreRefused(_ text: String) {
    #expect(throws: ValueFault.self) { try ValueSyntax.time.parse(text) }
  }

  @Test(arguments: [
    ("1..2.5", TimeRange(lower: .seconds(FrameTime(1, 1)), upper: .seconds(FrameTime(5, 2)))),
    ("..90f", TimeRange(lower: nil, upper: .frame(90))),
    ("30f..", TimeRange(lower: .frame(30), upper: nil)), ("..", TimeRange()),
  ])
  func rangesMayBeOpenOnEitherSide(_ text: String, _ range: TimeRange) throws {
    #expect(try ValueSyntax.timeRange.parse(text) == range)
  }

  @Test(arguments: ["", "1", "1.2", "1x..2", "1...2", "1..2..3", "a..b..c"])
  func otherRangesAreRefused(_ text: String) {
    #expect(throws: ValueFault.self) { try ValueSyntax.timeRange.parse(text) }
  }

  @Test func backdropsAreColoursOrNothing() throws {
    #expect(try ValueSyntax.backdrop.parse("none") == .none)
    #expect(try ValueSyntax.backdrop.parse("white") == .color(.white))
    #expect(
      try ValueSyntax.backdrop.parse("#00f") == .color(RGBA(red: 0, green: 0, blue: 1)))
    #expect(throws: ValueFault.self) { try ValueSyntax.backdrop.parse("#12345") }
  }

  @Test(arguments: [("8M", 8_000_000), ("800k", 800_000), ("2.5M", 2_500_000), ("9000", 9000)])
  func bitRatesTakeUnits(_ text: String, _ bits: Int) throws {
    #expect(try ValueSyntax.bitRate.parse(text) == bits)
  }

  @Test(arguments: ["", "M", "0", "1e99", "-8M", "8MB", "nan"])
  func otherBitRatesAreRefused(_ text: String) {
    #expect(throws: ValueFault.self) { try ValueSyntax.bitRate.parse(text) }
  }
}

@Suite struct GrammarSentenceTests {
  @Test(arguments: [
    (
      GrammarError.unknownOption("--fsp", near: ["--fps"]),
      "there is no option '--fsp' of render; did you mean --fps?"
    ),
    (
      .unknownCommand("rendr", near: ["render"]),
      "there is no command 'rendr'; did you mean render?"
    ),
    (
      .unknownOption("--zzz", near: []),
      "there is no option '--zzz' of render; see 'inbetween render --help'"
    ),
    (
      .missingValue(option: "--size", placeholder: "WxH"),
      "--size needs a value; write --size WxH"
    ),
    (
      .badValue(
        of: "--size", value: "big", .malformed(expected: "W x H in pixels", example: "640x360")),
      "--size cannot be 'big'; write W x H in pixels, such as 640x360"
    ),
    (
      .badValue(of: "--fit", value: "covr", .notOneOf(["contain", "cover"])),
      "--fit cannot be 'covr'; did you mean cover? Allowed: contain, cover"
    ),
    (
      .badValue(of: "--fit", value: "zzz", .notOneOf(["contain", "cover"])),
      "--fit cannot be 'zzz'; write one of contain, cover"
    ),
    (
      .badValue(of: "--jobs", value: "0", .outside(least: "1", most: "256")),
      "--jobs cannot be '0'; the least is 1, the most 256"
    ),
    (.missingInput("INPUT"), "INPUT is missing; see 'inbetween render --help'"),
  ])
  func sentencesSayWhatIsWrongAndWhatToDo(_ error: GrammarError, _ sentence: String) {
    #expect(GrammarSentence(error: error, command: "render").text == sentence)
  }

  @Test(arguments: [
    ("rendr", ["render"]), ("stil", ["still"]), ("rend", ["render"]), ("qqqq", []), ("", []),
    ("chekc", ["check"]), ("INFO", ["info"]),
  ])
  func nearWordsAreFound(_ word: String, _ near: [String]) {
    let commands = ["render", "still", "check", "info", "explain"]
    #expect(Spelling.near(word, among: commands) == near)
  }
}
