import Foundation
import Pixels
import Testing

@testable import Media

/// A film's sound as it is heard: decoded, with the container's times honoured.
struct Heard {
  let samples: [Float]

  init(_ path: String) throws {
    let reader = try AudioReader(path: path)
    var samples: [Float] = []
    while true {
      let part = try reader.read(4096)
      if part.isEmpty { break }
      samples += part
    }
    self.samples = samples
  }

  /// The left channel.
  var left: [Float] { stride(from: 0, to: samples.count, by: 2).map { samples[$0] } }
  /// Seconds.
  var duration: Double { Double(samples.count / 2) / 48_000 }

  /// Seconds at which the level is first and last above a tenth of full scale.
  var extent: (start: Double, end: Double) {
    let left = left
    let first = left.firstIndex { abs($0) > 0.05 } ?? 0
    let last = left.lastIndex { abs($0) > 0.05 } ?? 0
    return (Double(first) / 48_000, Double(last + 1) / 48_000)
  }

  /// The greatest difference of neighbouring samples.
  var greatestStep: Float {
    let left = left
    return zip(left, left.dropFirst()).reduce(0) { max($0, abs($1.1 - $1.0)) }
  }

  /// The root mean square of the left channel over a part, in seconds.
  func level(_ start: Double, _ end: Double) -> Double {
    let part = left[Int(start * 48_000)..<Int(end * 48_000)]
    return (part.reduce(0.0) { $0 + Double($1) * Double($1) } / Double(part.count)).squareRoot()
  }
}

@Suite struct SoundTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// 440 Hz at half of full scale.
  private func tone(_ start: Double, _ end: Double) -> AudioTrack {
    var track = AudioTrack(.tone(Tone(pitches: [440], duration: end - start)), id: "tone")
    (track.start, track.gain) = (start, -6)
    return track
  }

  /// A film of grey frames with sound.
  @discardableResult
  private func film(
    _ name: String, _ tracks: [AudioTrack], fps: Rational, frames: Range<Int>, of count: Int,
    loudness: Double? = nil
  ) throws -> OutputSummary {
    func sample(_ frame: Int) -> Int {
      MixFormat.sample(at: fps.duration(ofFrames: frame).value)
    }
    var settings = EncoderSettings.test(16, 16, fps: fps)
    settings.tracks.sound = AudioMix(
      tracks, filmLength: sample(count),
      part: sample(frames.lowerBound)..<sample(frames.upperBound),
      loudness: loudness)
    return try write(
      frames.map { _ in .solid(Colour(90, 90, 90), width: 16, height: 16) }, to: folder(name),
      settings)
  }

  @Test(arguments: ["a.mp4", "a.webm", "a.mov", "a.mkv"], [(30, 1), (60, 1), (30000, 1001)])
  func aToneIsHeardWhenItShouldBe(name: String, rate: (Int64, Int64)) throws {
    let fps = Rational(rate.0, rate.1)
    let count = Int((6 * fps.value).rounded())
    try film(name, [tone(2, 5)], fps: fps, frames: 0..<count, of: count)
    let heard = try Heard(folder(name))
    #expect(abs(heard.extent.start - 2) < 0.005)
    #expect(abs(heard.extent.end - 5) < 0.005)
    #expect(abs(heard.duration - fps.duration(ofFrames: count).value) < 0.0011)
    // A sine of 440 Hz at half scale moves by 0.029 a sample at most; a click by ten times as much.
    #expect(heard.greatestStep < 0.06)
    let facts = try MediaFacts(of: folder(name))
    #expect(facts.sounds.count == 1)
    #expect(abs(facts.sounds[0].duration - facts.duration) < 0.0021)
  }

  @Test(arguments: ["a.mp4", "a.webm"], [(30, 1), (60, 1), (30000, 1001)])
  func aPartHasTheSoundOfTheWhole(name: String, rate: (Int64, Int64)) throws {
    let fps = Rational(rate.0, rate.1)
    let first = Int((1.5 * fps.value).rounded(.up))
    let last = Int((4 * fps.value).rounded(.up))
    try film(
      name, [tone(2, 3)], fps: fps, frames: first..<last, of: Int((6 * fps.value).rounded()))
    let heard = try Heard(folder(name))
    let start = fps.duration(ofFrames: first).value
    #expect(abs(heard.extent.start - (2 - start)) < 0.005)
    #expect(abs(heard.extent.end - (3 - start)) < 0.005)
    #expect(abs(heard.duration - fps.duration(ofFrames: last - first).value) < 0.0011)
    #expect(heard.greatestStep < 0.06)
  }

  @Test func aPartOfTheMixIsTheSamePartOfTheWhole() throws {
    var music = AudioTrack(.tone(Tone(pitches: [220, 330], duration: 1)), id: "music")
    (music.loops, music.ducking, music.fadeIn, music.fadeOut) = (true, .init(), 0.3, 0.5)
    let tracks = [music, tone(0.7, 1.1)]
    func samples(_ part: Range<Int>) throws -> [Float] {
      let mixer = try AudioMixer(AudioMix(tracks, filmLength: 96_000, part: part))
      var samples: [Float] = []
      while samples.count < 2 * part.count { samples += try mixer.read(777) }
      return samples
    }
    let whole = try samples(0..<96_000)
    let part = try samples(20_000..<70_001)
    let inner = 2 * AudioVoice.edge..<part.count - 2 * AudioVoice.edge
    #expect(
      Array(part[inner])
        == Array(whole[40_000..<140_002][40_000 + inner.lowerBound..<40_000 + inner.upperBound]))
  }

  @Test func aTrackGivesWayAndComesBack() throws {
    var music = AudioTrack(.tone(Tone(pitches: [200], duration: 4)), id: "music")
    (music.gain, music.ducking) = (-6, .init())
    var voice = tone(1, 2)
    voice.gain = -20
    let mixer = try AudioMixer(AudioMix([music, voice], filmLength: 192_000))
    var left: [Float] = []
    while left.count < 192_000 {
      let part = try mixer.read(4800)
      left += stride(from: 0, to: part.count, by: 2).map { part[$0] }
    }
    func peak(_ start: Double, _ end: Double) -> Float {
      left[Int(start * 48_000)..<Int(end * 48_000)].reduce(0) { max($0, abs($1)) }
    }
    #expect(abs(peak(0.5, 0.9) - 0.501) < 0.01)
    // 12 dB less, with the voice at a tenth beside it.
    #expect(abs(peak(1.3, 1.9) - (0.126 + 0.1)) < 0.02)
    #expect(abs(peak(3.2, 3.8) - 0.501) < 0.01)
  }

  @Test func loopsTrimsAndFadesAreExact() throws {
    let wav = folder("source.mkv")
    try film("source.mkv", [tone(0, 0.5)], fps: Rational(10), frames: 0..<5, of: 5)
    var track = AudioTrack(.file(wav))
    (track.trim, track.loops, track.start) = ((0.1, 0.3), true, 0.05)
    track.fadeOut = 0.4
    let mixer = try AudioMixer(AudioMix([track], filmLength: 48_000))
    let mixed = try mixer.read(48_000)
    let source = try Heard(wav).samples
    // The second run begins 0.2 s after the first, with the sample at 0.1 s of the file.
    for index in [300, 4_000, 9_599] {
      let (film, file) = (2 * (2_400 + 9_600 + index), 2 * (4_800 + index))
      #expect(abs(mixed[film] - source[file]) < 1e-6)
    }
    #expect(mixed[..<4_800].allSatisfy { $0 == 0 })
    #expect(abs(mixed[95_998]) < 1e-5)
  }

  @Test func loudnessIsReachedAndPeaksAreHeld() throws {
    let summary = try film(
      "a.mkv", [tone(0, 4)], fps: Rational(10), frames: 0..<40, of: 40, loudness: -20)
    #expect(summary.notices.isEmpty)
    let mix = AudioMix([AudioTrack(.file(folder("a.mkv")))], filmLength: 192_000)
    #expect(abs(try Loudness(of: mix).integrated + 20) < 0.1)
    let loud = try film(
      "b.mkv", [tone(0, 4)], fps: Rational(10), frames: 0..<40, of: 40, loudness: 0)
    #expect(loud.notices.count == 1 && loud.notices[0].contains("peaks may not come above -1 dBTP"))
    let held = AudioMix([AudioTrack(.file(folder("b.mkv")))], filmLength: 192_000)
    #expect(abs(try Loudness(of: held).truePeak + 1) < 0.1)
  }

  @Test func tooLoudIsToldAndCutOff() throws {
    var (a, b) = (tone(0, 1), tone(0, 1))
    (a.gain, b.gain) = (0, 0)
    let summary = try film("a.mkv", [a, b], fps: Rational(10), frames: 0..<10, of: 10)
    #expect(summary.notices.count == 1)
    #expect(summary.notices.first?.hasPrefix("the sound is too loud by 6.0 dB: ") == true)
    #expect(try Heard(folder("a.mkv")).samples.allSatisfy { abs($0) <= 1 })
  }

  /// Two minutes of mono at 44.1 kHz through the resampler: sample times hold to the end.
  @Test func otherRatesAndMonoKeepTheirTimesAndLevel() throws {
    let count = 44_100 * 20
    var wav = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WAVEfmt ".utf8)
    func little(_ value: Int, _ bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(value >> (8 * $0) & 255) }
    }
    wav += little(16, 4) + little(1, 2) + little(1, 2) + little(44_100, 4) + little(88_200, 4)
    wav += little(2, 2) + little(16, 2) + Array("data".utf8) + little(2 * count, 4)
    for index in 0..<count {
      let isOn = (44_100 * 18..<44_100 * 19).contains(index)
      let value = isOn ? Int(16_384 * sin(Double(index) * 0.05)) : 0
      wav += little(value & 0xFFFF, 2)
    }
    try Data(wav).write(to: URL(fileURLWithPath: folder("a.wav")))
    let heard = try Heard(folder("a.wav"))
    #expect(abs(heard.duration - 20) < 0.001)
    #expect(abs(heard.extent.start - 18) < 0.001 && abs(heard.extent.end - 19) < 0.001)
    #expect(abs(heard.level(18.2, 18.8) - 0.3535) < 0.002)
    #expect(heard.samples[2 * 48_000 * 18 + 2_000] == heard.samples[2 * 48_000 * 18 + 2_001])
  }

  /// The packets of a whole file go over as they are; the samples that are heard are the same.
  @Test(arguments: [
    ("a.mp4", "b.mp4"), ("a.webm", "b.webm"), ("a.mkv", "b.mov"), ("a.mkv", "b.mkv"),
  ])
  func aWholeFileIsCopiedAndCutToTheFilm(names: (String, String)) throws {
    let fps = Rational(30)
    try film(names.0, [tone(0.5, 3)], fps: fps, frames: 0..<96, of: 96)
    try film(
      names.1, [AudioTrack(.file(folder(names.0)))], fps: fps, frames: 0..<64, of: 64)
    let (source, copy) = (try Heard(folder(names.0)), try Heard(folder(names.1)))
    #expect(abs(copy.duration - 64.0 / 30) < 0.0011)
    let count = copy.samples.count - 2048
    #expect(copy.samples[..<count] == source.samples[..<count])
  }

  @Test func aFileThatIsTooShortIsMixedIntoSilence() throws {
    try film("a.mp4", [tone(0.5, 1)], fps: Rational(10), frames: 0..<10, of: 10)
    try film(
      "b.mp4", [AudioTrack(.file(folder("a.mp4")))], fps: Rational(10), frames: 0..<20, of: 20)
    let heard = try Heard(folder("b.mp4"))
    #expect(abs(heard.duration - 2) < 0.001)
    #expect(abs(heard.extent.end - 1) < 0.005)
  }

  @Test func whatIsNoSoundIsRefusedInOneSentence() throws {
    try Data().write(to: URL(fileURLWithPath: folder("empty.wav")))
    try Data("no sound at all, only words".utf8).write(
      to: URL(fileURLWithPath: folder("broken.mp3")))
    try write([Bitmap(width: 32, height: 32)], to: folder("silent.mp4"), .test(32, 32))
    for name in ["missing.wav", "empty.wav", "broken.mp3", "silent.mp4", ""] {
      let error = #expect(throws: MediaError.self) { try AudioReader(path: folder(name)) }
      #expect(error?.isRequestFault == true)
      #expect(error?.description.hasPrefix("could not read \(folder(name)): ") == true)
    }
    let silent = #expect(throws: MediaError.self) { try AudioReader(path: folder("silent.mp4")) }
    #expect(silent?.reason == "it has no sound")
  }

  @Test(arguments: [
    "#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\na.mkv\n#EXT-X-ENDLIST\n",
    "ffconcat version 1.0\nfile a.mkv\n",
  ])
  func listsOfOtherFilesAreRefused(text: String) throws {
    try film("a.mkv", [tone(0, 1)], fps: Rational(10), frames: 0..<10, of: 10)
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder("list.mkv")))
    let error = #expect(throws: MediaError.self) { try AudioReader(path: folder("list.mkv")) }
    #expect(error?.reason.hasPrefix("it is a list of other files") == true)
  }

  @Test func aFileThatIsCutShortPlaysAsFarAsItGoes() throws {
    try film("a.mkv", [tone(0, 2)], fps: Rational(10), frames: 0..<20, of: 20)
    let data = try Data(contentsOf: URL(fileURLWithPath: folder("a.mkv")))
    try data.prefix(data.count / 2).write(to: URL(fileURLWithPath: folder("half.mkv")))
    let heard = try Heard(folder("half.mkv"))
    #expect(heard.duration > 0.5 && heard.duration < 1.5)
  }

  @Test func nothingIsLeftWhenTheSoundCannotBeRead() throws {
    #expect(throws: MediaError.self) {
      try film(
        "a.mp4", [AudioTrack(.file(folder("missing.wav")))], fps: Rational(10), frames: 0..<2, of: 2
      )
    }
    #expect(folder.names.isEmpty)
  }
}
