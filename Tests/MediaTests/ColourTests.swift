import Pixels
import Testing

@testable import Media

@Suite struct ColourTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: ["mp4", "webm"])
  func solidColourHasBT709LumaAndChroma(ending: String) throws {
    let path = folder("solid.\(ending)")
    let blue = Bitmap.solid(Colour(0x00, 0xBD, 0xF2), width: 640, height: 480)
    try write([blue, blue], to: path, .test(640, 480, fps: Rational(25)))
    let frame = try #require(try decode(path).last)
    let luma = Int(try #require(frame.sample(plane: 0, x: 320, y: 240)))
    let cb = Int(try #require(frame.sample(plane: 1, x: 160, y: 120)))
    let cr = Int(try #require(frame.sample(plane: 2, x: 160, y: 120)))
    #expect(abs(luma - 147) <= 2 && abs(cb - 170) <= 2 && abs(cr - 43) <= 2)
    let facts = try MediaFacts(of: path)
    #expect([facts.matrix, facts.primaries, facts.transfer] == ["bt709", "bt709", "bt709"])
    #expect(facts.range == "tv")
  }

  @Test func whiteKeepsItsGapToAlmostWhite() throws {
    let path = folder("gap.mp4")
    let bitmap = Bitmap.solid(Colour(0xFA, 0xF9, 0xF7), width: 64, height: 64)
    for y in 16..<48 { for x in 16..<48 { bitmap[at: x, y] = Colour(255, 255, 255) } }
    var settings = EncoderSettings.test(64, 64)
    settings.effort = .normal
    try write([bitmap], to: path, settings)
    let frame = try #require(try decode(path).first)
    let inside = Int(try #require(frame.sample(plane: 0, x: 32, y: 32)))
    let outside = Int(try #require(frame.sample(plane: 0, x: 4, y: 4)))
    #expect(abs(inside - 235) <= 1 && abs(outside - 230) <= 1)
  }

  @Test func greenIsTheSameInEveryFormat() throws {
    let green = Bitmap.solid(Colour(0, 255, 0), width: 64, height: 48)
    for name in ["green.mp4", "green.webm", "green.png"] {
      try write([green], to: folder(name), .test(64, 48))
      let frame = try #require(try decode(folder(name)).first)
      let colour = try frame.straightBitmap()[at: 32, 24]
      #expect(colour.distance(to: Colour(0, 255, 0)) <= 3, "\(name) decodes to \(colour)")
      guard !name.hasSuffix("png") else { continue }
      let luma = Int(try #require(frame.sample(plane: 0, x: 32, y: 24)))
      #expect(abs(luma - 173) <= 2)
    }
  }

  @Test(arguments: ["ring.png", "ring.webm"])
  func whiteRingStaysWhiteAtEveryVisiblePixel(name: String) throws {
    let ring = Bitmap.ring(Colour(255, 255, 255), size: 96, radius: 30)
    var settings = EncoderSettings.test(96, 96, alpha: true)
    settings.effort = .normal
    try write(name.hasSuffix("png") ? [ring] : [ring, ring, ring], to: folder(name), settings)
    let frame = try #require(try decode(folder(name)).first)
    let straight = try frame.straightBitmap()
    let least = name.hasSuffix("png") ? 255 : 250
    var (darkest, darkestOverWhite, visible) = (255, 255, 0)
    for y in 0..<96 {
      for x in 0..<96 where straight[at: x, y].alpha > 0 {
        let c = straight[at: x, y]
        let channel = min(c.red, c.green, c.blue)
        visible += 1
        darkest = min(darkest, channel)
        darkestOverWhite = min(
          darkestOverWhite, (channel * c.alpha + 255 * (255 - c.alpha) + 127) / 255)
      }
    }
    #expect(visible > 600)
    #expect(darkest >= least)
    #expect(darkestOverWhite >= 250)
    #expect(straight[at: 48, 18].alpha >= 250 && straight[at: 48, 48].alpha <= 5)
  }

  @Test(arguments: ["outline.png", "outline.webm"])
  func redOutlineDecodesRed(name: String) throws {
    let ring = Bitmap.ring(Colour(255, 0, 0), size: 96, radius: 30)
    var settings = EncoderSettings.test(96, 96, alpha: true)
    settings.effort = .normal
    try write([ring], to: folder(name), settings)
    let straight = try #require(try decode(folder(name)).first).straightBitmap()
    let worst = (0..<96 * 96).map { straight[at: $0 % 96, $0 / 96] }.filter { $0.alpha > 32 }
      .map { $0.distance(to: Colour(255, 0, 0)) }.max()
    #expect(try #require(worst) <= (name.hasSuffix("png") ? 0 : 12))
  }

  @Test func pngKeepsStraightColoursExactly() throws {
    let noise = Bitmap.noise(seed: 7, width: 61, height: 37, alpha: true)
    try write([noise], to: folder("noise.png"), .test(61, 37, alpha: true))
    let straight = try #require(try decode(folder("noise.png")).first).straightBitmap()
    for y in 0..<37 {
      for x in 0..<61 {
        let (drawn, read) = (noise[at: x, y], straight[at: x, y])
        #expect(read.alpha == drawn.alpha)
        guard drawn.alpha > 0 else { continue }
        let a = Double(drawn.alpha)
        #expect(
          read
            == Colour(
              Int((Double(drawn.red) * 255 / a).rounded()),
              Int((Double(drawn.green) * 255 / a).rounded()),
              Int((Double(drawn.blue) * 255 / a).rounded()), drawn.alpha))
      }
    }
  }
}
