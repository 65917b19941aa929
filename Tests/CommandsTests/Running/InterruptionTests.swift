import Foundation
import Media
import Testing

@testable import Commands

/// Runs of the executable itself, for what only a process can show.
@Suite struct InterruptionTests {
  /// The executable, which the build puts beside the tests.
  private static let executable = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("inbetween")

  private func start(_ words: [String], in folder: URL) throws -> Process {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// A scene that takes long enough to be interrupted.
  private static let scene = """
    { "inbetween": 1, "title": "Long", "stage": { "width": 640, "height": 360, "fps": 60 },
      "layers": [ { "id": "a", "shape": { "circle": {} }, "frame": [0, 0, 90, 90], "fill": "red" } ],
      "tracks": [ { "layer": "a", "property": "rotation",
        "keyframes": [ { "at": 0, "value": 0 }, { "at": 600, "value": 9000 } ] } ],
      "duration": 600 }
    """

  @Test(arguments: [(SIGINT, ExitCode.interrupted), (SIGTERM, .terminated)])
  func aSignalEndsTheRenderAndLeavesNothing(_ signal: Int32, _ code: ExitCode) throws {
    try withTemporaryFolder { folder in
      let input = folder.appendingPathComponent("long.json")
      try Data(Self.scene.utf8).write(to: input)
      let process = try start(["render", "long.json", "-o", "long.mp4"], in: folder)
      // Wait for the partial file, so that the signal comes in the midst of the work.
      while process.isRunning, try names(in: folder).count < 2 { usleep(10_000) }
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      #expect(process.terminationStatus == code.rawValue)
      #expect(try names(in: folder) == ["long.json"])
    }
  }

  @Test func aClosedPipeIsNoFailureOfAResult() throws {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = ["render", "--help"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try pipe.fileHandleForReading.close()
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }

  @Test(arguments: [("mp4", "h264"), ("webm", "vp9"), ("png", "png")])
  func aFilmOnStandardOutputCanBeRead(_ format: String, _ codec: String) throws {
    try withTemporaryFolder { folder in
      try Data(Self.scene.utf8).write(to: folder.appendingPathComponent("long.json"))
      let file = folder.appendingPathComponent("out.\(format)")
      try Data().write(to: file)
      let process = Process()
      process.executableURL = Self.executable
      process.arguments = [
        "render", "long.json", "--range", "0f..\(format == "png" ? 1 : 5)f", "-qo", "-", "--format",
        format,
      ]
      process.currentDirectoryURL = folder
      process.standardOutput = try FileHandle(forWritingTo: file)
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(try MediaFacts(of: file.path).codec == codec)
      #expect(!(try names(in: folder).contains("-")))
    }
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
  }
}

/// Runs `body` with an empty folder that is removed afterwards.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("inbetween-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
