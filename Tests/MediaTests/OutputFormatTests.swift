import Testing

@testable import Media

@Suite struct OutputFormatTests {
  @Test(arguments: [
    ("a.mp4", Container.mp4, Codec.h264), ("b/C.WEBM", .webm, .vp9), ("x.mov", .mov, .prores4444),
    ("x.mkv", .mkv, .ffv1), ("x.gif", .gif, .gif), ("frames/%06d.png", .png, .png),
  ])
  func theEndingChooses(path: String, container: Container, codec: Codec) throws {
    let format = try OutputFormat(path: path)
    #expect(format.container == container && format.codec == codec)
  }

  @Test func wordsOfTheOptionsChoose() throws {
    #expect(try OutputFormat(path: "-", format: "WebM").codec == .vp9)
    #expect(try OutputFormat(path: "a.mp4", codec: "HEVC").codec == .h265)
    #expect(try OutputFormat(path: "a.bin", format: "mkv", codec: "x264").codec == .h264)
  }

  @Test(arguments: [
    ("a.avi", nil, nil), ("a", nil, nil), ("-", nil, nil), ("a.mp4", "avi", nil),
    ("a.mp4", nil, "vp9"), ("a.mp4", nil, "divx"),
  ])
  func whatIsNotKnownIsARequestFault(path: String, format: String?, codec: String?) {
    let error = #expect(throws: MediaError.self) {
      try OutputFormat(path: path, format: format, codec: codec)
    }
    #expect(error?.isRequestFault == true && error?.advice != nil)
  }

  @Test func alphaIsRefusedWithTheListOfThoseThatHaveIt() throws {
    let error = #expect(throws: MediaError.self) {
      try OutputFormat(path: "a.mp4").check(.test(32, 32, alpha: true), for: "a.mp4")
    }
    let message = error?.description ?? ""
    #expect(message.contains("H.264 has no transparency") && message.contains("--background"))
    for name in ["VP9", "ProRes 4444", "FFV1", "APNG", "WebP", "PNG", "GIF"] {
      #expect(message.contains(name))
    }
  }

  @Test func leastSizesAreNamed() throws {
    let error = #expect(throws: MediaError.self) {
      try OutputFormat(path: "a.mp4", codec: "av1").check(.test(63, 64), for: "a.mp4")
    }
    #expect(error?.description.contains("64×64") == true)
  }

  @Test func aRateFactorAndABitrateExcludeEachOther() throws {
    var settings = EncoderSettings.test(32, 32)
    (settings.crf, settings.bitrate) = (20, 1_000_000)
    #expect(throws: MediaError.self) {
      try OutputFormat(path: "a.mp4").check(settings, for: "a.mp4")
    }
  }

  @Test(arguments: [
    ("frames/%06d.png", 7, "000007.png"), ("%d.png", 120, "120.png"),
    ("a/b-%03d-c.png", 12345, "b-12345-c.png"),
  ])
  func patternsNumberFrames(path: String, index: Int, name: String) throws {
    let pattern = try #require(FramePattern(path))
    #expect(pattern.name(of: index) == name && pattern.matches(name))
    #expect(!pattern.matches("x" + name))
  }

  @Test(arguments: [
    "a.png", "%s.png", "%06x.png", "%d-%d.png", "%00d.png", "100%.png", "%04d/a.png",
  ])
  func otherPathsAreNoPatterns(path: String) {
    #expect(FramePattern(path) == nil)
  }

  @Test func qualityMeetsTheDefaultsAndStaysInRange() {
    #expect(Codec.h264.rateFactor(quality: 75) == 18)
    #expect(Codec.vp9.rateFactor(quality: 75) == 30)
    for quality in 0...100 {
      #expect((1...51).contains(Codec.h264.rateFactor(quality: quality) ?? 0))
      #expect((0...63).contains(Codec.vp9.rateFactor(quality: quality) ?? -1))
    }
  }

  @Test func rationalsAreInLowestTerms() {
    #expect(Rational(60000, 2002) == Rational(30000, 1001))
    #expect(Rational(3, -6) == Rational(-1, 2))
    #expect(Rational(7, 0) == Rational(7))
    #expect("\(Rational(30000, 1001)) \(Rational(50, 2))" == "30000/1001 25")
  }
}
