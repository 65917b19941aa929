import Picture
import Testing

@Suite struct ColorParserTests {
  @Test(
    arguments: [
      ("#f80", 0xFF8800, 1.0), ("#F808", 0xFF8800, 136.0 / 255), ("#00bdf2", 0x00BDF2, 1),
      ("#00BDF280", 0x00BDF2, 128.0 / 255), ("rgb(0, 189, 242)", 0x00BDF2, 1),
      ("rgba(0 189 242 / 50%)", 0x00BDF2, 0.5), ("rgb(100%, 0%, 0%)", 0xFF0000, 1),
      ("hsl(120, 100%, 50%)", 0x00FF00, 1), ("hsl(-120deg 100% 50%)", 0x0000FF, 1),
      ("hsla(0, 0%, 100%, 0.25)", 0xFFFFFF, 0.25), ("green", 0x34C759, 1),
      ("css:green", 0x008000, 1), ("css:RebeccaPurple", 0x663399, 1), (" white ", 0xFFFFFF, 1),
    ] as [(String, UInt32, Double)])
  func readsEveryForm(text: String, rgb: UInt32, opacity: Double) throws {
    let color = try ColorParser().parse(text)
    #expect(color.distance(to: RGBA(rgb: rgb).opacity(opacity)) < 1e-9, "\(color)")
  }

  @Test func noneIsClearAndOwnNamesComeFirst() throws {
    #expect(try ColorParser().parse("none") == .clear)
    let parser = ColorParser(names: ["green": RGBA(rgb: 0x123456)])
    #expect(try parser.parse("green") == RGBA(rgb: 0x123456))
  }

  @Test func palettesDifferByGenerationAndAppearance() {
    let dark = Palette(appearance: .dark)
    #expect(dark.color(named: "green") == RGBA(rgb: 0x30D158))
    #expect(dark.color(named: "primary") == .white)
    #expect(Palette(generation: .iOS26).color(named: "blue") == RGBA(rgb: 0x0088FF))
    #expect(
      Palette(generation: .iOS26, appearance: .dark).color(named: "mint") == RGBA(rgb: 0x00DAC3))
    #expect(Palette.names.count == 18)
    #expect(Palette.names.allSatisfy { dark.color(named: $0) != nil })
    #expect(Palette.primary(named: "green") == RGBA(rgb: 0x00FF00))
  }

  @Test(arguments: [
    ("gren", "did you mean green?"), ("tomato", "did you mean css:tomato?"),
    ("css:tomatto", "did you mean css:tomato?"), ("tomatto", "did you mean css:tomato?"),
    ("qqqqqq", "there is no such name; write"), ("#12345", "3, 4, 6 or 8 digits"),
    ("#ggg", "3, 4, 6 or 8 digits"), ("rgb(1,2)", "it has 2 numbers"),
    ("rgb(0,300,0)", "the green is 300; write a number in 0…255"),
    ("rgb(0,nan,0)", "the green is nan"), ("hsl(x,1%,1%)", "the hue is x"),
    ("rbg(1,2,3)", "did you mean rgb()?"), ("", "there is no such name"),
  ])
  func mistakesSayWhatToDo(text: String, words: String) {
    let error = #expect(throws: ColorError.self) { try ColorParser().parse(text) }
    let description = error?.description ?? ""
    #expect(description.contains(words), "\(description)")
    #expect(description.hasPrefix("could not read the colour"))
  }
}
