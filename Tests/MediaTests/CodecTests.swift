import Foundation
import Pixels
import Testing

@testable import Media

/// One output kind of the matrix: what `-o` and `--codec` say, and whether pixels come back exactly.
struct OutputKind: CustomTestStringConvertible, Sendable {
  let name: String
  let codec: String
  var alpha = false

  var testDescription: String { "\(codec) in \(name)\(alpha ? " with alpha" : "")" }

  static let all = [
    OutputKind(name: "a.mp4", codec: "h264"),
    OutputKind(name: "a.mp4", codec: "h265"),
    OutputKind(name: "a.mp4", codec: "av1"),
    OutputKind(name: "a.webm", codec: "vp9"),
    OutputKind(name: "a.webm", codec: "vp9", alpha: true),
    OutputKind(name: "a.webm", codec: "av1"),
    OutputKind(name: "a.mov", codec: "prores4444"),
    OutputKind(name: "a.mov", codec: "prores4444", alpha: true),
    OutputKind(name: "a.mov", codec: "prores422hq"),
    OutputKind(name: "a.mkv", codec: "ffv1"),
    OutputKind(name: "a.mkv", codec: "ffv1", alpha: true),
    OutputKind(name: "a.apng", codec: "apng"),
    OutputKind(name: "a.apng", codec: "apng", alpha: true),
  ]
}

@Suite struct CodecTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    arguments: OutputKind.all,
    [Rational(24), Rational(30000, 1001), Rational(60)])
  func everyKindKeepsFramesDurationAndColour(kind: OutputKind, rate: Rational) throws {
    let path = folder(kind.name)
    let (width, height) = rate == Rational(24) ? (95, 65) : (96, 64)
    let blue = Colour(0x00, 0xBD, 0xF2)
    let frames = (0..<4).map { index in
      let bitmap = Bitmap.solid(
        kind.alpha ? Colour(0, 0, 0, 0) : Colour(255, 255, 255), width: width, height: height)
      for y in 8..<56 { for x in 8 + index..<72 + index { bitmap[at: x, y] = blue } }
      return bitmap
    }
    let settings = EncoderSettings.test(width, height, fps: rate, alpha: kind.alpha)
    let summary = try write(frames, to: path, settings, codec: kind.codec)
    #expect(summary.duration == Rational(4 * rate.denominator, rate.numerator))
    let decoded = try decode(path)
    #expect(decoded.count == 4)
    let straight = try #require(decoded.first).straightBitmap()
    #expect(straight[at: 40, 32].distance(to: blue) <= 6, "\(straight[at: 40, 32])")
    #expect(straight[at: 40, 32].alpha >= 253)
    #expect(straight[at: 1, 1].alpha <= 2 || !kind.alpha)
    #expect(kind.alpha || straight[at: 1, 1].distance(to: Colour(255, 255, 255)) <= 4)
  }

  @Test(arguments: OutputKind.all.filter { Codec(name: $0.codec)?.isLossless == true })
  func losslessKindsGiveThePixelsBack(kind: OutputKind) throws {
    let frames = (0..<3).map {
      Bitmap.noise(seed: UInt64($0), width: 33, height: 17, alpha: kind.alpha)
    }
    try write(frames, to: folder(kind.name), .test(33, 17, alpha: kind.alpha), codec: kind.codec)
    for (drawn, read) in zip(frames, try decode(folder(kind.name))) {
      let bitmap = try read.bitmap()
      let worst = (0..<33 * 17).map { at in
        let (a, b) = (drawn[at: at % 33, at / 33], bitmap[at: at % 33, at / 33])
        return max(a.distance(to: b), abs(a.alpha - b.alpha))
      }.max()
      #expect(worst == 0)
    }
  }

  @Test(arguments: OutputKind.all.filter(\.alpha))
  func aWhiteRingStaysWhite(kind: OutputKind) throws {
    let ring = Bitmap.ring(Colour(255, 255, 255), size: 96, radius: 30)
    var settings = EncoderSettings.test(96, 96, alpha: true)
    settings.effort = .normal
    try write([ring, ring], to: folder(kind.name), settings, codec: kind.codec)
    let straight = try #require(try decode(folder(kind.name)).last).straightBitmap()
    let visible = (0..<96 * 96).map { straight[at: $0 % 96, $0 / 96] }.filter { $0.alpha > 0 }
    let darkest = try #require(visible.map { min($0.red, $0.green, $0.blue) }.min())
    #expect(darkest >= (kind.codec == "vp9" ? 250 : 254))
  }

  @Test(arguments: OutputKind.all)
  func everyKindGivesTheSameBytesTwice(kind: OutputKind) throws {
    var written: [Data] = []
    for _ in 0..<2 {
      let frames = (0..<3).map { Bitmap.noise(seed: UInt64($0), width: 64, height: 64) }
      try write(
        frames, to: folder(kind.name), .test(64, 64, alpha: kind.alpha), codec: kind.codec,
        force: true)
      written.append(try Data(contentsOf: URL(fileURLWithPath: folder(kind.name))))
    }
    #expect(written[0] == written[1])
  }
}
