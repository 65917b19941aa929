import Foundation
import Media
import Testing

@testable import Commands

/// Sound, captions, chapters and ranges through the command line, in process.
@Suite struct SoundAndWordsTests {
  /// A film of ten seconds with a tone from 2 to 5 s, two captions and three chapters.
  private static let scene = """
    { "inbetween": 1, "title": "Voice", "stage": { "width": 32, "height": 32, "scale": 1, "fps": 60 },
      "marks": { "go": 2, "stop": "go + 3" },
      "layers": [ { "id": "a", "shape": { "rectangle": {} }, "frame": [0, 0, 8, 8], "fill": "red" } ],
      "timeline": [ { "id": "move", "at": "go", "animation": { "linear": 3 }, "set": { "a": { "frame": [24, 24, 8, 8] } } } ],
      "audio": [ { "id": "beep", "tone": { "hz": 440, "duration": 3 }, "at": "go", "gain": -6 } ],
      "captions": [ { "from": "go", "text": "Going" }, { "from": "stop", "to": "end", "text": "Stopped" } ],
      "chapters": [ { "at": 0, "title": "Wait" }, { "at": "go", "title": "Go" }, { "at": "stop", "title": "Rest" } ],
      "duration": 10 }
    """

  private func run(
    _ words: String..., scene: String = scene, in folder: URL
  ) throws -> (code: ExitCode, output: String, errors: String) {
    try Data(scene.utf8).write(to: folder.appendingPathComponent("s.json"))
    let recorder = Recorder()
    let code = Command.run(
      words.map { $0.replacing("@", with: folder.path) }, in: recorder.environment())
    func local(_ text: String) -> String { text.replacing(folder.path, with: "@") }
    return (code, local(recorder.outputText), local(recorder.errorText))
  }

  private func names(in folder: URL) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)).subtracting(["s.json"])
  }

  /// Seconds at which a file's sound is first and last heard.
  private func extent(_ path: String) throws -> (start: Double, end: Double, length: Double) {
    let reader = try AudioReader(path: path)
    var (first, last, count): (Int?, Int, Int) = (nil, 0, 0)
    while true {
      let samples = try reader.read(4096)
      if samples.isEmpty { break }
      for index in 0..<samples.count / 2 where abs(samples[2 * index]) > 0.05 {
        first = first ?? count + index
        last = count + index + 1
      }
      count += samples.count / 2
    }
    return (Double(first ?? 0) / 48_000, Double(last) / 48_000, Double(count) / 48_000)
  }

  private func hashes(_ file: URL) throws -> [Substring] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .compactMap { $0.split(separator: ",").last }
  }

  @Test func aRangeIsThatPartOfPicturesSoundCaptionsAndChapters() throws {
    try withTemporaryFolder { folder in
      let (code, _, errors) = try run(
        "render", "@/s.json", "--range", "2.0..4.0", "-o", "@/a.mp4", "-o", "@/a.webm", "-o",
        "@/part.framehash", "--effort", "preview", in: folder)
      #expect(code == .done, "\(errors)")
      _ = try run("render", "@/s.json", "-o", "@/whole.framehash", in: folder)
      let part = try hashes(folder.appendingPathComponent("part.framehash"))
      let whole = try hashes(folder.appendingPathComponent("whole.framehash"))
      #expect(part.count == 120 && whole.count == 600)
      #expect(part[...] == whole[120..<240])
      for name in ["a.mp4", "a.webm"] {
        let path = folder.appendingPathComponent(name).path
        let facts = try MediaFacts(of: path)
        #expect(facts.frames == 120)
        #expect(abs(facts.duration - 2) < 0.0011)
        #expect(abs(facts.sounds[0].duration - 2) < 0.0011)
        #expect(facts.captions.map(\.count) == [1])
        #expect(facts.chapters.map(\.title) == ["Go"])
        let sound = try extent(path)
        #expect(sound.start < 0.005 && abs(sound.end - 2) < 0.005)
        #expect(abs(sound.length - 2) < 0.0011)
      }
      let captions = try String(
        contentsOf: folder.appendingPathComponent("a.srt"), encoding: .utf8)
      #expect(captions == "1\n00:00:00,000 --> 00:00:02,000\nGoing\n")
      #expect(try names(in: folder).contains("a.vtt"))
    }
  }

  @Test(arguments: [
    ("Go", 120..<300), ("Rest", 300..<600), ("Wait..Rest", 0..<300), ("Go..", 120..<600),
    ("..go", 0..<120), ("1..Go", 60..<120),
  ])
  func chaptersNameRanges(range: String, frames: Range<Int>) throws {
    try withTemporaryFolder { folder in
      let (code, output, errors) = try run(
        "render", "@/s.json", "--range", range, "-o", "@/a.mp4", "-n", in: folder)
      #expect(code == .done, "\(errors)")
      #expect(
        output.contains(
          "frames      \(frames.count) (\(frames.lowerBound) to \(frames.upperBound - 1))"))
    }
  }

  @Test func anUnknownChapterIsNamedWithTheOthers() throws {
    try withTemporaryFolder { folder in
      let (code, _, errors) = try run(
        "render", "@/s.json", "--range", "Going", "-o", "@/a.mp4", in: folder)
      #expect(code == .badRequest)
      #expect(errors.contains("there is no chapter 'Going'; the chapters are Wait, Go, Rest"))
    }
  }

  @Test func everyKeepsOneFrameInSoManyAndTheSpeed() throws {
    try withTemporaryFolder { folder in
      let (code, _, errors) = try run(
        "render", "@/s.json", "--range", "..1", "--every", "4", "-o", "@/a.mp4", "-o",
        "@/part.framehash", in: folder)
      #expect(code == .done, "\(errors)")
      let facts = try MediaFacts(of: folder.appendingPathComponent("a.mp4").path)
      #expect(facts.frames == 15 && facts.frameRate == Rational(15))
      #expect(abs(facts.duration - 1) < 0.0011)
      let lines = try String(
        contentsOf: folder.appendingPathComponent("part.framehash"), encoding: .utf8)
      #expect(lines.contains("\n0, 56, 56, 1, "))
    }
  }

  /// The labels of a voice, moved by 0.7 s, move everything that hangs on them by 42 frames.
  @Test func aVoiceDrivesThePicture() throws {
    try withTemporaryFolder { folder in
      let scene = Self.scene.replacing(
        "\"gain\": -6", with: "\"gain\": -6, \"marks\": \"voice.txt\"")
      var facts: [MediaFacts] = []
      var hashes: [[Substring]] = []
      for (index, start) in [1.0, 1.7].enumerated() {
        try Data("\(start)\t\(start)\tgo\n".utf8).write(
          to: folder.appendingPathComponent("voice.txt"))
        let (code, _, errors) = try run(
          "render", "@/s.json", "-o", "@/\(index).mkv", "-o", "@/\(index).framehash",
          scene: scene, in: folder)
        #expect(code == .done, "\(errors)")
        facts.append(try MediaFacts(of: folder.appendingPathComponent("\(index).mkv").path))
        hashes.append(try self.hashes(folder.appendingPathComponent("\(index).framehash")))
      }
      let chapters = facts.map { $0.chapters.map { Int(($0.start * 1000).rounded()) } }
      #expect(chapters == [[0, 1000, 4000], [0, 1700, 4700]])
      #expect(hashes[0][0..<558] == hashes[1][42..<600])
      #expect(hashes[0][60] != hashes[0][61] && hashes[0][0] == hashes[0][60])
      let starts = try ["0.srt", "1.srt"].map {
        try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
          .split(separator: "\n")[1].prefix(12)
      }
      #expect(starts == ["00:00:01,000", "00:00:01,700"])
      #expect(abs(try extent(folder.appendingPathComponent("1.mkv").path).start - 1.7) < 0.001)
      // A file on the command line comes before both.
      try Data("{\"go\": 3}".utf8).write(to: folder.appendingPathComponent("m.json"))
      let table = try run(
        "info", "@/s.json", "--timeline", "--marks", "@/m.json", scene: scene, in: folder
      ).output
      #expect(table.contains("3 s  mark     go\n"))
      #expect(table.contains("6 s  chapter  Rest\n"))
    }
  }

  @Test func whereCaptionsGoIsChosen() throws {
    try withTemporaryFolder { folder in
      for mode in ["burn", "soft", "file", "none"] {
        let (code, _, errors) = try run(
          "render", "@/s.json", "--range", "4..6", "--captions", mode, "-o", "@/\(mode).mkv", "-o",
          "@/\(mode).framehash", in: folder)
        #expect(code == .done, "\(errors)")
        let facts = try MediaFacts(of: folder.appendingPathComponent("\(mode).mkv").path)
        #expect(facts.captions.map(\.count) == (mode == "soft" ? [2] : []))
        #expect(try names(in: folder).contains("\(mode).srt") == (mode == "file"))
      }
      let plain = try hashes(folder.appendingPathComponent("none.framehash"))
      #expect(try hashes(folder.appendingPathComponent("soft.framehash")) == plain)
      let burned = try hashes(folder.appendingPathComponent("burn.framehash"))
      #expect(zip(plain, burned).allSatisfy { $0 != $1 })
      // The words change at 5 s.
      #expect(Set(burned[60...]).count == 1 && burned[59] != burned[60])
    }
  }

  @Test func aGIFHasItsCaptionsBurnedIn() throws {
    try withTemporaryFolder { folder in
      let (code, _, errors) = try run(
        "render", "@/s.json", "--range", "4..4.2", "-o", "@/a.gif", in: folder)
      #expect(code == .done)
      #expect(errors.contains("captions are burned in, since a GIF has no track for them"))
      let soft = try run(
        "render", "@/s.json", "--captions", "soft", "-o", "@/b.gif", in: folder)
      #expect(soft.code == .badRequest)
      #expect(try names(in: folder) == ["a.gif"])
    }
  }

  @Test func captionsComeFromAFile() throws {
    try withTemporaryFolder { folder in
      try Data("WEBVTT\n\n00:01.000 --> 00:02.000\nFrom a file\n".utf8).write(
        to: folder.appendingPathComponent("c.vtt"))
      let (code, _, _) = try run(
        "render", "@/s.json", "--range", "..2", "--captions-file", "@/c.vtt", "-o", "@/a.mp4",
        in: folder)
      #expect(code == .done)
      let captions = try String(
        contentsOf: folder.appendingPathComponent("a.srt"), encoding: .utf8)
      #expect(captions == "1\n00:00:01,000 --> 00:00:02,000\nFrom a file\n")
      try Data("WEBVTT\n\n00:01.000 --> soon\nFrom a file\n".utf8).write(
        to: folder.appendingPathComponent("c.vtt"))
      let broken = try run(
        "render", "@/s.json", "--captions-file", "@/c.vtt", "-o", "@/b.mp4", in: folder)
      #expect(broken.code == .badRequest)
      #expect(broken.errors.contains("could not read @/c.vtt: line 3: "))
      #expect(try !names(in: folder).contains("b.mp4"))
    }
  }

  @Test func metadataSaysWhatAFilmIsMadeOf() throws {
    try withTemporaryFolder { folder in
      let (code, _, _) = try run(
        "render", "@/s.json", "--range", "..0.1", "--title", "Tiny", "--author", "Ann", "-o",
        "@/a.mp4", in: folder)
      #expect(code == .done)
      let (_, output, _) = try run("probe", "@/a.mp4", in: folder)
      #expect(output.contains("metadata    title: Tiny\n"))
      #expect(output.contains("metadata    artist: Ann\n"))
      #expect(output.contains("metadata    comment: inbetween \(Version.text), s.json "))
      #expect(output.contains("sound       aac, 48000 Hz, 2 channels, 0 to 0.1 s\n"))
      #expect(output.contains("chapter     0 to 0.1 s: Wait\n"))
      let json = try run("probe", "@/a.mp4", "--json", in: folder).output
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      #expect((object["sounds"] as? [[String: Any]])?.first?["codec"] as? String == "aac")
    }
  }

  @Test func soundsOfTheCommandLineAreMixedIn() throws {
    try withTemporaryFolder { folder in
      let made = try run(
        "render", "@/s.json", "--audio", "none", "--audio", "tone:300,at=0.5,duration=1,gain=-6",
        "--range", "..2", "-o", "@/voice, take 1.mkv", in: folder)
      #expect(made.code == .done, "\(made.errors)")
      let (code, _, errors) = try run(
        "render", "@/s.json", "--audio", "@/voice, take 1.mkv,at=6,trim=0.5..1,id=voice", "--range",
        "6..8", "-o", "@/a.mp4", "--captions", "none", in: folder)
      #expect(code == .done, "\(errors)")
      let sound = try extent(folder.appendingPathComponent("a.mp4").path)
      #expect(sound.start < 0.005 && abs(sound.end - 0.5) < 0.005)
    }
  }

  @Test(arguments: [
    ("missing.wav", nil), ("empty.wav", ""), ("broken.mp3", "words, no sound"),
    ("silent.mkv", "film"),
  ])
  func aBadSoundFileIsOneMessageAndLeavesNothing(name: String, content: String?) throws {
    try withTemporaryFolder { folder in
      if content == "film" {
        _ = try run(
          "render", "@/s.json", "--audio", "none", "--captions", "none", "--range", "..0.1", "-o",
          "@/\(name)", in: folder)
      } else if let content {
        try Data(content.utf8).write(to: folder.appendingPathComponent(name))
      }
      let before = try names(in: folder)
      let (code, output, errors) = try run(
        "render", "@/s.json", "--audio", "@/\(name)", "-o", "@/a.mp4", in: folder)
      #expect(code == .badRequest)
      #expect(output.isEmpty)
      #expect(errors.hasPrefix("inbetween: error: could not read @/\(name): "))
      #expect(errors.split(separator: "\n").count == 1)
      #expect(try names(in: folder) == before)
    }
  }

  @Test func aBadSoundFileOfAPresetIsPlacedInIt() throws {
    try withTemporaryFolder { folder in
      for (name, words) in [
        ("voice.mp3", "no such file"), ("../voice.mp3", "outside the preset's"),
      ] {
        let scene = Self.scene.replacing(
          "\"tone\": { \"hz\": 440, \"duration\": 3 }", with: "\"file\": \"\(name)\"")
        let (code, _, errors) = try run("check", "@/s.json", scene: scene, in: folder)
        #expect(code == .badRequest)
        #expect(errors.contains("audio[0].file: \"\(name)\""))
        #expect(errors.contains(words))
      }
    }
  }

  @Test func anExistingCaptionFileNeedsForce() throws {
    try withTemporaryFolder { folder in
      try Data("mine".utf8).write(to: folder.appendingPathComponent("a.srt"))
      let (code, _, errors) = try run(
        "render", "@/s.json", "--range", "2..2.1", "-o", "@/a.mp4", in: folder)
      #expect(code == .badRequest)
      #expect(errors.contains("@/a.srt") && errors.contains("--force"))
      #expect(try names(in: folder) == ["a.srt"])
    }
  }

  @Test func soundInAFormatWithoutItIsRefused() throws {
    try withTemporaryFolder { folder in
      let (code, _, errors) = try run(
        "render", "@/s.json", "--audio", "tone:440", "-o", "@/a.gif", in: folder)
      #expect(code == .badRequest)
      #expect(errors.contains("GIF holds no sound; write mp4, webm, mov or mkv"))
    }
  }

  @Test func tooLoudIsAWarning() throws {
    try withTemporaryFolder { folder in
      let words = [
        "render", "@/s.json", "--range", "2..2.2", "--audio", "tone:440,at=2,gain=6", "-o",
        "@/a.mkv",
      ]
      let (code, _, errors) = try run(
        words[0], words[1], words[2], words[3], words[4], words[5], words[6], words[7], in: folder)
      #expect(code == .done)
      #expect(errors.contains("warning: the sound is too loud by "))
    }
  }

  @Test(arguments: [
    "", "a.mp3,gain=loud", "a.mp3,gain=99", "tone:0", "tone:", "a.mp3,trim=3..1", "a.mp3,trim=x",
    "a.mp3,duration=2", ",gain=2",
  ])
  func wrongSoundsAreRefused(text: String) {
    #expect(throws: ValueFault.self) { try ValueSyntax<AudioArgument>.audioTrack.parse(text) }
  }

  @Test func settingsOfASoundAreRead() throws {
    let text = "my, song.mp3,at=2,gain=-6,fade-in=.5,fade-out=1,trim=1..4,loop,duck=voice,id=music"
    guard case .track(let track) = try ValueSyntax<AudioArgument>.audioTrack.parse(text) else {
      Issue.record("no track")
      return
    }
    #expect(track.source == .file("my, song.mp3"))
    #expect(track.start == 2 && track.gain == -6 && track.fadeIn == 0.5 && track.fadeOut == 1)
    #expect(track.trim.from == 1 && track.trim.to == 4 && track.loops)
    #expect(track.ducking?.under == ["voice"] && track.id == "music")
  }
}
