import Foundation
import Pixels
import Testing

@testable import Media

@Suite struct FilmTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: ["mp4", "webm"], [(30, 30, 1), (60, 60, 1), (24, 24, 1)])
  func durationIsFramesOverRate(ending: String, rate: (Int, Int64, Int64)) throws {
    let path = folder("film.\(ending)")
    let frame = Bitmap.noise(seed: 1, width: 32, height: 32)
    let summary = try write(
      Array(repeating: frame, count: rate.0), to: path,
      .test(32, 32, fps: Rational(rate.1, rate.2)))
    let facts = try MediaFacts(of: path)
    #expect(facts.frames == rate.0 && summary.frames == rate.0)
    #expect(abs(facts.duration - 1) <= (ending == "mp4" ? 0.0000005 : 0.0011))
    #expect(facts.frameRate.value == Double(rate.1))
    #expect(summary.duration == Rational(1) && summary.bytes == facts.bytes)
  }

  @Test func tenMinutesOf30000Over1001DoNotDrift() throws {
    let path = folder("long.mp4")
    let count = 17982
    let sink = try OutputFormat(path: path)
      .openSink(path: path, settings: .test(16, 16, fps: Rational(30000, 1001)))
    let bitmap = Bitmap.solid(Colour(9, 99, 199), width: 16, height: 16)
    for index in 0..<count { try sink.write(bitmap, index: index) }
    #expect(try sink.finish().duration == Rational(Int64(count) * 1001, 30000))
    let facts = try MediaFacts(of: path)
    #expect(facts.frames == count)
    #expect(abs(facts.duration - Double(count) * 1001 / 30000) < 0.0001)
  }

  @Test(arguments: ["mp4", "webm"], [(1, 1), (1080, 723), (853, 480), (1475, 800)])
  func oddSizesArePaddedWithOneNotice(ending: String, size: (Int, Int)) throws {
    let path = folder("odd.\(ending)")
    let settings = EncoderSettings.test(size.0, size.1)
    let sink = try OutputFormat(path: path).openSink(path: path, settings: settings)
    #expect(sink.notices.count == 1)
    try sink.write(Bitmap(width: size.0, height: size.1), index: 0)
    let summary = try sink.finish()
    #expect(summary.width == (size.0 + 1) / 2 * 2 && summary.height == (size.1 + 1) / 2 * 2)
    let frame = try #require(try decode(path).first)
    #expect((frame.width, frame.height) == (summary.width, summary.height))
    // The padded column is the background, white here, beside the black picture.
    if size.0 % 2 == 1, size.0 > 1 {
      let padded = Int(try #require(frame.sample(plane: 0, x: size.0, y: 0)))
      #expect(padded > 150)
    }
  }

  @Test(arguments: [(1, 1), (85, 48), (147, 80)])
  func pngKeepsOddSizes(size: (Int, Int)) throws {
    let sink = try OutputFormat(path: folder("odd.png"))
      .openSink(path: folder("odd.png"), settings: .test(size.0, size.1))
    #expect(sink.notices.isEmpty)
    try sink.write(Bitmap.noise(seed: 5, width: size.0, height: size.1), index: 0)
    _ = try sink.finish()
    let facts = try MediaFacts(of: folder("odd.png"))
    #expect((facts.width, facts.height) == size)
  }

  @Test(arguments: ["mp4", "webm", "framehash", "png"])
  func theSameFramesGiveTheSameBytes(ending: String) throws {
    let count = ending == "png" ? 1 : 6
    let frames = (0..<count).map { Bitmap.noise(seed: UInt64($0), width: 64, height: 64) }
    var settings = EncoderSettings.test(64, 64)
    settings.effort = .normal
    settings.title = "Noise"
    for name in ["a", "b"] { try write(frames, to: folder("\(name).\(ending)"), settings) }
    let a = try Data(contentsOf: URL(fileURLWithPath: folder("a.\(ending)")))
    #expect(try a == Data(contentsOf: URL(fileURLWithPath: folder("b.\(ending)"))))
    #expect(!a.isEmpty)
  }

  @Test func frameHashesTellPixelsApartAndIgnoreRowPadding() throws {
    let frame = Bitmap.noise(seed: 1, width: 5, height: 3)
    let hasher = FrameHasher()
    let hash = hasher.hash(frame)
    frame.pixels[5 * 4] = 77  // past the last visible pixel of the first row
    #expect(hasher.hash(frame) == hash)
    frame[at: 4, 2] = Colour(1, 2, 3)
    #expect(hasher.hash(frame) != hash)
    try write([frame], to: folder("a.framehash"), .test(5, 3))
    let text = try String(contentsOfFile: folder("a.framehash"), encoding: .utf8)
    #expect(text.hasSuffix("\n0, 0, 0, 1, 60, \(hasher.hash(frame))\n"))
  }

  @Test func metadataIsInTheFile() throws {
    var settings = EncoderSettings.test(16, 16)
    (settings.title, settings.comment) = ("A title", "preset 1")
    for ending in ["mp4", "webm"] {
      try write([Bitmap(width: 16, height: 16)], to: folder("m.\(ending)"), settings)
      let facts = try MediaFacts(of: folder("m.\(ending)"))
      #expect(facts.metadata["title"] == "A title" && facts.metadata["comment"] == "preset 1")
    }
  }

  @Test func mp4HasItsIndexInFront() throws {
    let frames = (0..<3).map { Bitmap.noise(seed: UInt64($0), width: 64, height: 64) }
    try write(frames, to: folder("a.mp4"), .test(64, 64))
    let data = try Data(contentsOf: URL(fileURLWithPath: folder("a.mp4")))
    let index = try #require(data.range(of: Data("moov".utf8)))
    let media = try #require(data.range(of: Data("mdat".utf8)))
    #expect(index.lowerBound < media.lowerBound)
  }

  @Test func convertedFramesMayBeWrittenAgain() throws {
    let format = try OutputFormat(path: "a.mp4")
    let writer = try VideoFileWriter(
      path: folder("a.mp4"), format: format, settings: .test(32, 32))
    let frame = try writer.converter.makeFrame()
    try writer.converter.convert(.solid(Colour(250, 10, 20), width: 32, height: 32), into: frame)
    for index in 0..<5 { try writer.write(frame, index: index) }
    #expect(try writer.finish().frames == 5)
    let last = try #require(try decode(folder("a.mp4")).last).straightBitmap()[at: 16, 16]
    #expect(last.distance(to: Colour(250, 10, 20)) <= 4)
  }

  @Test func aSequenceNumbersItsFramesByTheirIndex() throws {
    let pattern = folder("frames/%04d.png")
    let sink = try OutputFormat(path: pattern).openSink(path: pattern, settings: .test(8, 8))
    for index in [120, 121] { try sink.write(Bitmap(width: 8, height: 8), index: index) }
    #expect(!folder.names.contains("frames"))
    #expect(try sink.finish().frames == 2)
    #expect(folder.names == ["frames"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder("frames")).sorted()
    #expect(names == ["0120.png", "0121.png"])
  }
}
