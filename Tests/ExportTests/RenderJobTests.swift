import CairoRenderer
import Foundation
import Geometry
import Media
import Motion
import Picture
import Testing

@testable import Export

@Suite struct RenderJobTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("inbetween-export-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func job(
    _ film: any Composition, frames: Range<Int> = 0..<40, threads: Int = 1, to names: String...
  ) throws -> RenderJob {
    let settings = EncoderSettings(width: 64, height: 48, frameRate: Rational(30, 1))
    return RenderJob(
      composition: film,
      canvas: Canvas(width: 64, height: 48, transform: .identity, background: .white),
      rate: FrameRate(30), frames: frames,
      outputs: try names.map { name in
        let path = folder.appendingPathComponent(name).path
        return RenderJob.Output(
          path: path, format: try OutputFormat(path: path), settings: settings, force: false)
      }, drawingThreads: threads)
  }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  private var left: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test(arguments: [2, 3, 8])
  func filesDoNotDependOnTheNumberOfDrawingThreads(threads: Int) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // What goes into an encoder is compared, and a lossless file: x264 beside many others in one process
    // has been seen to choose otherwise for pictures this small.
    let names = ["framehash", "y4m", "mkv"]
    _ = try job(SlidingSquare(), to: "a.framehash", "a.y4m", "a.mkv").run()
    _ = try job(SlidingSquare(), threads: threads, to: "b.framehash", "b.y4m", "b.mkv").run()
    for name in names { #expect(try bytes("a." + name) == bytes("b." + name)) }
  }

  @Test func framesArriveInOrderAndAreThoseOfTheirTimes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let report = try job(SlidingSquare(), threads: 3, to: "all.framehash").run()
    #expect(report.outputs.map(\.frames) == [40])
    #expect(report.hasPicture)
    _ = try job(SlidingSquare(), frames: 10..<20, threads: 3, to: "part.framehash").run()
    let all = try hashes("all.framehash")
    #expect(Set(all).count == 40)
    #expect(try hashes("part.framehash") == Array(all[10..<20]))
  }

  /// The last column of each line that is not a comment.
  private func hashes(_ name: String) throws -> [String] {
    String(decoding: try bytes(name), as: UTF8.self)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .compactMap { $0.split(separator: ",").last.map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  @Test func aFilmThatFailsLeavesNothingAndSaysWhy() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let broken = SlidingSquare(failsAt: 0.5)
    #expect(throws: SlidingSquare.Failure.self) {
      try job(broken, threads: 2, to: "a.mp4", "a.framehash").run()
    }
    #expect(try left == [])
  }

  @Test func aCancelledExportLeavesNothing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cancellation = Cancellation()
    #expect(throws: ExportError.cancelled) {
      try job(SlidingSquare(), threads: 2, to: "a.mp4").run(cancellation: cancellation) {
        if $0.framesDone == 5 { cancellation.cancel() }
      }
    }
    #expect(try left == [])
  }

  @Test func anExistingOutputIsKept() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("mine".utf8).write(to: folder.appendingPathComponent("a.mp4"))
    #expect(throws: MediaError.self) { try job(SlidingSquare(), to: "a.mp4").run() }
    #expect(try bytes("a.mp4") == Data("mine".utf8))
  }

  @Test func aFilmWithoutPicturesIsReported() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let report = try job(SlidingSquare(isBlank: true), to: "a.framehash").run()
    #expect(!report.hasPicture)
    #expect(Set(try hashes("a.framehash")).count == 1)
  }
}

/// A square that moves a point a frame at 30 frames a second.
private struct SlidingSquare: Composition {
  struct Failure: Error {}
  var failsAt = Double.infinity
  var isBlank = false
  let stage = Stage(size: CGSize(width: 64, height: 48))
  let duration = FrameTime(2, 1)

  func makeSampler() -> any CompositionSampler { Sampler(film: self) }

  private final class Sampler: CompositionSampler {
    let film: SlidingSquare
    init(film: SlidingSquare) { self.film = film }

    func displayList(at time: FrameTime) throws -> DisplayList {
      if time.seconds >= film.failsAt { throw Failure() }
      if film.isBlank { return DisplayList() }
      let square = Path(CGRect(x: time.seconds * 30, y: 8, width: 16, height: 16))
      return DisplayList([.fill(square, .color(.black), rule: .nonZero, transform: .identity)])
    }
  }
}
