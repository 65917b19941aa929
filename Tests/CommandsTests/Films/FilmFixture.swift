import Foundation
import Synchronization
import Testing

@testable import Commands

/// The command and the library that were built with the tests, and a folder to use them in.
struct FilmFixture {
  /// The folder of this build.
  static let build = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL
  /// Whether the dynamic library is there; `swift build --product Inbetween` makes it.
  static var isBuilt: Bool {
    ["inbetween", "libInbetween.so"].allSatisfy {
      FileManager.default.fileExists(atPath: build.appendingPathComponent($0).path)
    }
  }

  /// A fresh folder for all tests of this run; programs compiled by one are found by the next.
  static let folder: URL = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("inbetween-film-tests-\(getpid())")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: FilmFixture.folder) }
    return folder
  }()

  /// What a command wrote and how it ended.
  struct Outcome {
    let code: Int32
    let output: String
    let errors: String
  }

  /// Runs an executable, by default the command, in the folder.
  static func run(
    _ words: String..., executable: String = build.appendingPathComponent("inbetween").path
  ) throws -> Outcome { try run(words, executable: executable) }

  /// Runs an executable, by default the command, in the folder.
  static func run(
    _ words: [String], executable: String = build.appendingPathComponent("inbetween").path
  ) throws -> Outcome {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_CACHE_HOME": folder.appendingPathComponent("cache").path]) { $1 }
    (process.standardOutput, process.standardError) = (output, errors)
    process.standardInput = FileHandle.nullDevice
    // Waiting on a run loop, as `waitUntilExit` does, can miss the end on a thread of the tests.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    let written = Mutex(Data())
    let read = DispatchSemaphore(value: 0)
    let reader = Thread {
      let data = errors.fileHandleForReading.readDataToEndOfFile()
      written.withLock { $0 = data }
      read.signal()
    }
    reader.start()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    end.wait()
    read.wait()
    return Outcome(
      code: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
      errors: written.withLock { String(decoding: $0, as: UTF8.self) })
  }

  /// Writes a Swift file into the folder and gives its name.
  static func write(_ name: String, _ text: String) throws -> String {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return name
  }

  /// What a job for `output` has left in the folder under hidden names.
  static func leftovers(of output: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasPrefix(".\(output).") && $0.hasSuffix(".part") }
  }
}
