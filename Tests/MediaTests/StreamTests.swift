import Foundation
import Pixels
import Testing

@testable import Media

@Suite struct StreamTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Standard output belongs to a whole process, so each of these runs in one of its own.
  @Test func filmsAndHashesGoToStandardOutput() async throws {
    for format in ["mp4", "webm", "mkv", "gif", "y4m", "rgba", "framehash"] {
      let path = folder("out.\(format)")
      await #expect(processExitsWith: .success) {
        [path = path as String, format = format as String] in
        let file = open(path, O_WRONLY | O_CREAT, 0o600)
        let standardOutput = dup(1)
        dup2(file, 1)
        let sink = try OutputFormat(path: "-", format: format)
          .openSink(path: "-", settings: .test(32, 16))
        for index in 0..<3 {
          try sink.write(.noise(seed: UInt64(index), width: 32, height: 16), index: index)
        }
        #expect(try sink.finish().frames == 3)
        // What the test library prints is not part of the film.
        dup2(standardOutput, 1)
      }
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(!bytes.isEmpty)
      guard !["rgba", "framehash"].contains(format) else { continue }
      #expect(try decode(path).count == 3, "\(format)")
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder("out.rgba"))).count == 3 * 32 * 16 * 4)
  }

  @Test func rawFramesAreStraightBytes() throws {
    let noise = Bitmap.noise(seed: 4, width: 5, height: 3, alpha: true)
    try write([noise], to: folder("a.rgba"), .test(5, 3, alpha: true))
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder("a.rgba"))))
    try write([noise], to: folder("a.png"), .test(5, 3, alpha: true))
    let read = try #require(try decode(folder("a.png")).first).straightBitmap()
    for at in 0..<15 {
      let c = read[at: at % 5, at / 5]
      #expect(bytes[4 * at..<4 * at + 4].map(Int.init) == [c.red, c.green, c.blue, c.alpha])
    }
  }

  @Test func y4mIsReadWithTheSameLumaAsIsWritten() throws {
    let blue = Bitmap.solid(Colour(0x00, 0xBD, 0xF2), width: 15, height: 9)
    let summary = try write([blue, blue], to: folder("a.y4m"), .test(15, 9))
    #expect((summary.width, summary.height) == (16, 10))
    let decoded = try decode(folder("a.y4m"))
    #expect(decoded.count == 2)
    #expect(try #require(decoded[0].sample(plane: 0, x: 4, y: 4)) == 147)
  }

  @Test func whatCannotBeStreamedIsRefused() {
    let error = #expect(throws: MediaError.self) {
      try OutputFormat(path: "-", format: "apng").openSink(path: "-", settings: .test(8, 8))
    }
    #expect(error?.isRequestFault == true)
  }
}
