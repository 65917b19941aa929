import Foundation
import Pixels
import Testing

@testable import Media

@Suite struct FaultTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func sink(_ name: String, force: Bool = false) throws -> any FrameSink {
    let path = folder(name)
    return try OutputFormat(path: path)
      .openSink(path: path, settings: .test(32, 32), force: force)
  }

  @Test(arguments: ["a.mp4", "a.webm", "a.png", "a.framehash", "frames/%03d.png"])
  func nothingIsLeftOfACancelledOutput(name: String) throws {
    let sink = try sink(name)
    try sink.write(Bitmap(width: 32, height: 32), index: 0)
    #expect(folder.names.count == 1 && folder.names[0].hasSuffix(".part"))
    sink.cancel()
    #expect(folder.names.isEmpty)
    #expect(throws: MediaError.self) { try sink.write(Bitmap(width: 32, height: 32), index: 1) }
    #expect(throws: MediaError.self) { try sink.finish() }
  }

  @Test(arguments: ["a.mp4", "a.png", "frames/%03d.png"])
  func nothingIsLeftOfADroppedOutput(name: String) throws {
    do {
      let sink = try sink(name)
      try sink.write(Bitmap(width: 32, height: 32), index: 0)
    }
    #expect(folder.names.isEmpty)
  }

  @Test(arguments: ["a.mp4", "a.png", "frames/%03d.png"])
  func anExistingOutputNeedsForce(name: String) throws {
    for force in [false, true] {
      let sink = try sink(name, force: force)
      try sink.write(Bitmap(width: 32, height: 32), index: 0)
      _ = try sink.finish()
    }
    let error = #expect(throws: MediaError.self) { try sink(name) }
    #expect(error?.isRequestFault == true)
    #expect(error?.description.contains("--force") == true)
    #expect(folder.names.count == 1)
  }

  @Test func anOutputThatAppearsMeanwhileIsKept() throws {
    let sink = try sink("a.png")
    try sink.write(Bitmap(width: 32, height: 32), index: 0)
    try Data("mine".utf8).write(to: URL(fileURLWithPath: folder("a.png")))
    #expect(throws: MediaError.self) { try sink.finish() }
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder("a.png"))) == Data("mine".utf8))
    sink.cancel()
  }

  @Test func forceLeavesNoTailOfALongerSequence() throws {
    for count in [3, 1] {
      let sink = try sink("frames/%02d.png", force: true)
      for index in 0..<count { try sink.write(Bitmap(width: 32, height: 32), index: index) }
      _ = try sink.finish()
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("frames")) == ["00.png"])
  }

  @Test func leftoversOfDeadRunsGoAndLivingOnesStay() throws {
    let stale = folder(".a.mp4.99999-7.part")
    let other = folder(".b.mp4.99999-7.part")
    for path in [stale, other] { try Data("half".utf8).write(to: URL(fileURLWithPath: path)) }
    let first = try PartialFile(path: folder("a.mp4"))
    let second = try PartialFile(path: folder("a.mp4"))
    let names = folder.names.map { folder($0) }
    #expect(names.sorted() == [other, first.partialPath, second.partialPath].sorted())
    first.discard()
    second.discard()
  }

  @Test func aMissingFolderIsNamed() {
    let error = #expect(throws: MediaError.self) { try sink("missing/a.mp4") }
    #expect(error?.cause == .system(ENOENT))
    #expect(error?.description.contains("missing/a.mp4: no such file or directory; make") == true)
    let sequence = #expect(throws: MediaError.self) { try sink("missing/frames/%d.png") }
    #expect(sequence?.cause == .system(ENOENT))
  }

  @Test func aFolderIsNoFile() throws {
    try FileManager.default.createDirectory(
      atPath: folder("a.mp4"), withIntermediateDirectories: false)
    let error = #expect(throws: MediaError.self) { try sink("a.mp4", force: true) }
    #expect(error?.reason == "it is a folder")
  }

  /// A disk of 64 KiB where one may be mounted (by root); elsewhere there is nothing to test.
  @Test(arguments: ["a.mp4", "a.webm", "a.png", "frames/%03d.png"])
  func aFullDiskIsNamedAndNothingIsLeft(name: String) throws {
    guard mount("-t", "tmpfs", "-o", "size=64k", "none", folder.path) else { return }
    defer { _ = unmount() }
    let path = folder(name)
    var settings = EncoderSettings.test(160, 160)
    settings.quality = 100
    let error = #expect(throws: MediaError.self) {
      let sink = try OutputFormat(path: path).openSink(path: path, settings: settings)
      for index in 0..<40 {
        try sink.write(.noise(seed: UInt64(index), width: 160, height: 160), index: index)
      }
      _ = try sink.finish()
    }
    #expect(error?.cause == .system(ENOSPC))
    #expect(error?.description.contains("no space left on device; make room") == true)
    #expect(folder.names.isEmpty)
  }

  private func mount(_ arguments: String...) -> Bool { run("/bin/mount", arguments) }
  private func unmount() -> Bool { run("/bin/umount", ["-l", folder.path]) }

  private func run(_ program: String, _ arguments: [String]) -> Bool {
    guard getuid() == 0 else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  @Test func framesMustComeInOrder() throws {
    let sink = try sink("a.mp4")
    try sink.write(Bitmap(width: 32, height: 32), index: 3)
    #expect(throws: MediaError.self) { try sink.write(Bitmap(width: 32, height: 32), index: 3) }
  }

  @Test func aFilmWithoutFramesIsAnError() throws {
    let error = #expect(throws: MediaError.self) { try sink("a.mp4").finish() }
    #expect(error?.reason == "no frame was drawn")
    #expect(folder.names.isEmpty)
  }

  @Test func aPresetOfAnotherCodecIsRefusedWithTheList() throws {
    var settings = EncoderSettings.test(32, 32)
    settings.effort = .named("warp-speed")
    let error = #expect(throws: MediaError.self) {
      try OutputFormat(path: "a.mp4").openSink(path: folder("a.mp4"), settings: settings)
    }
    #expect(error?.isRequestFault == true)
    #expect(error?.description.contains("veryfast, faster, fast, medium") == true)
    #expect(folder.names.isEmpty)
  }

  /// x264 itself only says "Generic error in an external library".
  @Test func theEncodersOwnWordsAreInTheError() {
    let settings = EncoderSettings.test(63, 64)
    let error = #expect(throws: MediaError.self) {
      try CodecContext(
        EncoderConfiguration(settings, codec: .h264), format: .yuv420p, width: 63, height: 64,
        frameRate: Rational(30), globalHeader: true, path: "a.mp4")
    }
    #expect(error?.reason == "width not divisible by 2 (63x64)")
  }

  @Test func theReadersOwnWordsAreInTheError() throws {
    let start: [UInt8] = [0, 0, 0, 16] + Array("ftypisom".utf8) + [0, 0, 2, 0]
    try Data(start).write(to: URL(fileURLWithPath: folder("a.mp4")))
    let error = #expect(throws: MediaError.self) { try MediaFacts(of: folder("a.mp4")) }
    #expect(error?.logLine == "moov atom not found")
  }

  @Test func anEncoderThatDiesLeavesNothingUnderTheFinalName() async throws {
    let path = folder("a.mp4")
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let sink = try OutputFormat(path: path).openSink(path: path, settings: .test(32, 32))
      for index in 0..<4 { try sink.write(Bitmap(width: 32, height: 32), index: index) }
      kill(getpid(), SIGKILL)
    }
    #expect(folder.names.count == 1 && folder.names[0].hasSuffix(".part"))
    let sink = try sink("a.mp4")
    try sink.write(Bitmap(width: 32, height: 32), index: 0)
    _ = try sink.finish()
    #expect(folder.names == ["a.mp4"])
  }

  @Test func verificationNamesWhatDiffers() throws {
    try write([Bitmap(width: 32, height: 32)], to: folder("a.mp4"), .test(32, 32))
    let facts = try MediaFacts(of: folder("a.mp4"))
    let expectation = MediaExpectation(
      codec: .h264, width: 32, height: 32, pixelFormat: .yuv420p, frameRate: Rational(30))
    #expect(expectation.mismatches(facts, frames: 1).isEmpty)
    var wrong = facts
    (wrong.matrix, wrong.frames, wrong.width) = ("unknown", 2, 30)
    #expect(expectation.mismatches(wrong, frames: 1).map(\.fact) == ["size", "frames", "matrix"])
  }
}
