import Foundation
import Pixels
import Testing

@testable import Media

@Suite struct WebPTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [Rational(24), Rational(30000, 1001), Rational(60)], [false, true])
  func theAnimationLastsAsLongAsItShouldAndLoops(rate: Rational, alpha: Bool) throws {
    let frames = (0..<12).map { index in
      let bitmap = Bitmap.solid(
        alpha ? Colour(0, 0, 0, 0) : Colour(255, 255, 255), width: 33, height: 21)
      for y in 4..<16 { for x in index..<index + 12 { bitmap[at: x, y] = Colour(200, 30, 40) } }
      return bitmap
    }
    try write(frames, to: folder("a.webp"), .test(33, 21, fps: rate, alpha: alpha))
    let file = try #require(AnimatedWebP(folder("a.webp")))
    #expect((file.width, file.height, file.frames, file.loops) == (33, 21, 12, 0))
    // An opaque animation may use transparency for what does not change.
    #expect(file.hasAlpha || !alpha)
    #expect(abs(Double(file.milliseconds) - 12000 / rate.value) <= 2)
    let facts = try MediaFacts(of: folder("a.webp"))
    #expect(facts.codec == "webp" && facts.frames == 12 && facts.bytes == file.bytes)
  }

  @Test func equalFramesAreStoredOnceAndTheLengthIsKept() throws {
    let red = Bitmap.solid(Colour(255, 0, 0), width: 16, height: 16)
    let blue = Bitmap.solid(Colour(0, 0, 255), width: 16, height: 16)
    try write([red, red, red, blue, blue], to: folder("a.webp"), .test(16, 16, fps: Rational(10)))
    let file = try #require(AnimatedWebP(folder("a.webp")))
    #expect(file.frames == 2 && file.milliseconds == 500)
  }

  /// Lossless only: FFmpeg does not read the one-frame animation that the lossy ring becomes.
  @Test func aWhiteRingStaysWhite() throws {
    let ring = Bitmap.ring(Colour(255, 255, 255), size: 96, radius: 30)
    var settings = EncoderSettings.test(96, 96, alpha: true)
    settings.quality = 100
    try write([ring], to: folder("a.webp"), settings)
    let straight = try #require(try decode(folder("a.webp")).first).straightBitmap()
    let visible = (0..<96 * 96).map { straight[at: $0 % 96, $0 / 96] }.filter { $0.alpha > 0 }
    let darkest = try #require(visible.map { min($0.red, $0.green, $0.blue) }.min())
    #expect(darkest == 255)
  }

  @Test(arguments: [0, 5, 30, 60])
  func aFileCutShortIsNoAnimation(count: Int) throws {
    let frames = (0..<3).map { Bitmap.noise(seed: UInt64($0), width: 16, height: 16) }
    try write(frames, to: folder("a.webp"), .test(16, 16))
    let data = try Data(contentsOf: URL(fileURLWithPath: folder("a.webp")))
    #expect(AnimatedWebP(folder("a.webp")) != nil)
    try data.prefix(count).write(to: URL(fileURLWithPath: folder("b.webp")))
    #expect(AnimatedWebP(folder("b.webp")) == nil)
    try data.dropLast(3).write(to: URL(fileURLWithPath: folder("b.webp")))
    #expect(AnimatedWebP(folder("b.webp")) == nil)
  }
}
