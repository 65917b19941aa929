import Foundation
import Pixels
import Testing

@testable import Media

/// Captions, chapters and metadata in film files.
@Suite struct TrackTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func text(_ start: Int64, _ end: Int64, _ text: String) -> TimedText {
    TimedText(start: Rational(start, 10), end: Rational(end, 10), text: text)
  }

  private func film(_ name: String) throws {
    var settings = EncoderSettings.test(16, 16, fps: Rational(10))
    settings.tracks.captions = [
      text(2, 8, "Grüße & <i>more</i>"), text(8, 12, "two\nlines"), text(15, 18, "last"),
    ]
    settings.tracks.chapters = [text(0, 10, "Begin"), text(10, 20, "End: ü")]
    (settings.title, settings.author, settings.comment) = ("Title", "Ann", "made by a test")
    let tone = AudioTrack(.tone(Tone(pitches: [440], duration: 2)))
    settings.tracks.sound = AudioMix([tone], filmLength: 96_000)
    try write(
      (0..<20).map { _ in Bitmap(width: 16, height: 16) }, to: folder(name), settings)
  }

  @Test(arguments: ["a.mp4", "a.mov", "a.mkv", "a.webm"])
  func everythingIsFoundInTheFile(name: String) throws {
    try film(name)
    let facts = try MediaFacts(of: folder(name))
    #expect(facts.captions.map(\.count) == [3])
    #expect(facts.chapters.map(\.title) == ["Begin", "End: ü"])
    #expect(facts.chapters.map(\.start) == [0, 1])
    #expect(facts.metadata["title"] == "Title")
    #expect(facts.metadata["artist"] == "Ann")
    #expect(facts.metadata["comment"] == "made by a test")
    #expect(facts.sounds.count == 1 && facts.frames == 20)
    #expect(abs(facts.duration - 2) < 0.002)
  }

  /// What another program makes of the captions.
  @Test(arguments: ["a.mp4", "a.mkv", "a.webm"])
  func theCaptionsAreReadByTheirTimes(name: String) throws {
    try film(name)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["ffmpeg", "-v", "error", "-copyts", "-i", folder(name), "-f", "srt", "-"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      .replacing("\r\n", with: "\n").replacing(#/<.*?>/#, with: "")
    process.waitUntilExit()
    // Elsewhere the program may not be there.
    guard process.terminationStatus != 127 else { return }
    #expect(text.contains("00:00:00,200 --> 00:00:00,800\nGrüße & more\n"))
    #expect(text.contains("00:00:00,800 --> 00:00:01,200\ntwo\nlines\n"))
    #expect(text.contains("00:00:01,500 --> 00:00:01,800\nlast\n"))
  }

  @Test func theSameFilmGivesTheSameBytes() throws {
    for name in ["a.mp4", "b.mp4", "a.webm", "b.webm"] { try film(name) }
    for ending in ["mp4", "webm"] {
      let files = try ["a", "b"].map {
        try Data(contentsOf: URL(fileURLWithPath: folder("\($0).\(ending)")))
      }
      #expect(files[0] == files[1])
    }
  }

  @Test func verificationNamesWhatIsMissing() throws {
    try film("a.mp4")
    var facts = try MediaFacts(of: folder("a.mp4"))
    var wanted = TrackExpectation()
    wanted.sound = SoundExpectation(
      codec: "aac", sampleRate: 48_000, channels: 2, duration: 2)
    wanted.captions = ("mov_text", 3)
    wanted.chapters = [text(0, 10, "Begin"), text(10, 20, "End: ü")]
    #expect(wanted.mismatches(facts).isEmpty)
    facts.sounds[0].duration = 1.9
    facts.captions[0].count = 2
    facts.chapters[1].start = 1.1
    #expect(
      wanted.mismatches(facts).map(\.fact) == ["time of the sound", "captions", "chapter “End: ü”"])
    facts.sounds = []
    #expect(wanted.mismatches(facts).first?.description == "sound: none instead of aac")
  }
}
