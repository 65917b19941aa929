import Foundation
import Pixels
import Testing

@testable import Media

@Suite struct ImageTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func straight(_ path: String) throws -> Bitmap {
    if fileExtension(of: path) == "webp" {
      return try #require(try WebPReader(path: path).next()).picture
    }
    return try #require(try decode(path).first).straightBitmap()
  }

  private func write(_ bitmap: Bitmap, to name: String, alpha: Bool, quality: Int = 100) throws {
    var settings = EncoderSettings.test(bitmap.width, bitmap.height, alpha: alpha)
    (settings.isStill, settings.quality) = (true, quality)
    try write([bitmap], to: folder(name), settings)
  }

  private func write(_ bitmaps: [Bitmap], to path: String, _ settings: EncoderSettings) throws {
    _ = try MediaTests.write(bitmaps, to: path, settings, force: true)
  }

  @Test(arguments: ["a.png", "a.tiff", "a.webp"], [false, true])
  func losslessStillsAreExact(name: String, alpha: Bool) throws {
    let noise = Bitmap.noise(seed: 7, width: 33, height: 21, alpha: alpha)
    try write(noise, to: name, alpha: alpha)
    let read = try straight(folder(name))
    let wanted = noise.copy()
    wanted.unpremultiply()
    for y in 0..<21 {
      for x in 0..<33 where read[at: x, y].alpha > 0 || wanted[at: x, y].alpha > 0 {
        #expect(read[at: x, y] == wanted[at: x, y])
      }
    }
  }

  @Test(arguments: [
    Colour(255, 0, 0), Colour(0, 0, 255), Colour(0, 189, 242), Colour(255, 255, 255),
  ])
  func jpegKeepsColours(colour: Colour) throws {
    try write(.solid(colour, width: 33, height: 21), to: "a.jpg", alpha: false)
    // Eight bits of luma and two of chroma, each rounded twice.
    #expect(try straight(folder("a.jpg"))[at: 16, 10].distance(to: colour) <= 2)
  }

  @Test(arguments: ["f/%03d.jpg", "f/%03d.tif", "f/%03d.webp", "f/%03d.png"])
  func sequencesHaveAFileAFrame(pattern: String) throws {
    try write(
      (0..<3).map { .noise(seed: $0, width: 20, height: 15) }, to: folder(pattern), .test(20, 15))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder("f")).sorted()
    #expect(names.count == 3 && names[0].hasPrefix("000."))
    for name in names { #expect(try MediaFacts(of: folder("f/" + name)).width == 20) }
  }

  @Test(arguments: ["a.png", "a.tiff"])
  func deepPicturesKeepSixteenBits(name: String) throws {
    let deep = DeepBitmap(width: 4, height: 1)
    for (at, word) in [100, 1000, 10000, 65535].enumerated() {
      for channel in 0..<3 { deep.words[4 * at + channel] = UInt16(word) }
      deep.words[4 * at + 3] = 65535
    }
    let sink = try OutputFormat(path: name).openSink(path: folder(name), settings: .test(4, 1))
    #expect(sink.wantsDepth)
    try sink.write(Bitmap(width: 4, height: 1), deep: deep, changed: nil, index: 0)
    _ = try sink.finish()
    let facts = try MediaFacts(of: folder(name))
    #expect(["rgb48be", "rgb48le"].contains(facts.pixelFormat))
    let frame = try #require(try decode(folder(name)).first)
    let isBig = facts.pixelFormat == "rgb48be"
    for (at, word) in [100, 1000, 10000, 65535].enumerated() {
      let bytes = (0...1).map { Int(frame.byte(plane: 0, at: 6 * at + $0) ?? 0) }
      #expect((isBig ? bytes[0] << 8 | bytes[1] : bytes[1] << 8 | bytes[0]) == word)
    }
  }

  @Test func transparencyIsRefusedByJPEGWithTheListOfThoseThatHaveIt() {
    for name in ["a.jpg", "a.mp4"] {
      let error = #expect(throws: MediaError.self) {
        try OutputFormat(path: name)
          .openSink(path: folder(name), settings: .test(64, 64, alpha: true))
      }
      #expect(error?.isRequestFault == true)
      for codec in ["VP9", "ProRes 4444", "FFV1", "APNG", "WebP", "PNG", "TIFF", "GIF"] {
        #expect(error?.description.contains(codec) == true)
      }
    }
    #expect(folder.names.isEmpty)
  }

  @Test func aPNGCutShortIsNotWhole() throws {
    try write(.noise(seed: 1, width: 40, height: 30), to: "a.png", alpha: false)
    let data = try Data(contentsOf: URL(fileURLWithPath: folder("a.png")))
    let whole = try #require(PNGStructure(folder("a.png")))
    #expect((whole.width, whole.height, whole.depth, whole.colorType) == (40, 30, 8, 2))
    for count in [0, 7, 20, data.count / 2, data.count - 1] {
      try data.prefix(count).write(to: URL(fileURLWithPath: folder("b.png")))
      #expect(PNGStructure(folder("b.png")) == nil)
    }
  }
}
