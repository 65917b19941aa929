import TestSupport
import Testing

@Suite struct GoldenTests {
  static let goldens = Goldens()

  @Test(arguments: GoldenScenes.names)
  func pictureIsThatOfTheGolden(name: String) throws {
    let bitmap = try draw(GoldenScenes.commands(of: name), images: Checkerboard())
    try Self.goldens.expect(bitmap, matches: name)
  }

  @Test func everyGoldenHasItsScene() {
    #expect(Self.goldens.orphans(besides: GoldenScenes.names) == [])
  }
}
