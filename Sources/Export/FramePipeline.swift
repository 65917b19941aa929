import CairoRenderer
import Foundation
import Motion
import Picture
import Pixels

/// The threads of one export: evaluation on the caller's, drawing and encoding on their own.
///
/// Threads block on the ring rather than suspend: on two cores the cooperative pool has two threads,
/// which one blocked encoder and one drawing would fill.
struct FramePipeline {
  /// Where the pictures come from.
  var composition: any Composition
  /// The pixels to draw on.
  var canvas: Canvas
  /// The frames of the film, by index, every `step` of them, and the film's rate.
  var frames: Range<Int>
  var step: Int
  var rate: FrameRate
  /// What is averaged into one frame.
  var sampling = Sampling()
  /// Whether the frames' 16-bit form is wanted too.
  var isDeep = false
  /// How many threads draw, at least one.
  var drawingThreads: Int
  /// Makes the renderer of one drawing thread.
  var makeRenderer: @Sendable () -> CairoRenderer

  /// Draws every frame and hands each to `encode`, in order, on the encoder's thread.
  ///
  /// Returns whether any picture had a command. Throws the first error of any stage; by then all
  /// threads have ended.
  func run(
    cancellation: Cancellation, encode: @escaping @Sendable (Int, FrameBuffer) throws -> Void
  ) throws -> Bool {
    // One buffer a drawing thread, one being encoded, one waiting on either side.
    let ring = FrameRing(
      capacity: drawingThreads + 3, width: canvas.width, height: canvas.height, isDeep: isDeep)
    let stages = DispatchGroup()
    for number in 1...drawingThreads {
      startStage("draw \(number)", in: stages) { [canvas, sampling, makeRenderer] in
        let drawer = FrameDrawer(canvas: canvas, sampling: sampling, renderer: makeRenderer())
        do { try draw(from: ring, with: drawer) } catch { ring.close(error) }
      }
    }
    startStage("encode", in: stages) {
      var frame = 0
      while let buffer = ring.takeToEncode(frame) {
        do { try encode(frame, buffer) } catch {
          ring.close(error)
          return
        }
        ring.finishEncoding(frame, buffer)
        frame += 1
      }
    }
    let hasPicture = evaluate(into: ring, cancellation: cancellation)
    stages.wait()
    if let failure = ring.failure { throw failure }
    return hasPicture
  }

  /// Samples every frame in order; returns whether any picture had a command.
  private func evaluate(into ring: FrameRing, cancellation: Cancellation) -> Bool {
    var hasPicture = false
    do {
      let sampler = try composition.makeSampler()
      for frame in stride(from: frames.lowerBound, to: frames.upperBound, by: step) {
        if cancellation.isCancelled { throw ExportError.cancelled }
        let pictures = try sampling.times(from: rate.time(ofFrame: frame), rate: rate)
          .map(sampler.displayList)
        hasPicture = hasPicture || pictures.contains { !$0.commands.isEmpty }
        guard ring.put(pictures) else { break }
      }
      ring.endOfFrames()
    } catch {
      ring.close(error)
    }
    return hasPicture
  }
}

/// A drawing thread: takes pictures until none is left.
///
/// A buffer that holds an equal picture is handed on as it is; in another only the changes are drawn.
private func draw(from ring: FrameRing, with drawer: FrameDrawer) throws {
  while let (frame, pictures, buffer) = ring.takeToDraw() {
    if buffer.content != pictures {
      let previous = buffer.content
      buffer.content = nil
      try drawer.draw(pictures, replacing: previous, into: buffer.bitmap, deep: buffer.deep)
      buffer.content = pictures
    }
    ring.finishDrawing(frame, buffer)
  }
}

/// Runs `body` on a thread of its own that `group` waits for.
private func startStage(
  _ name: String, in group: DispatchGroup, _ body: @escaping @Sendable () -> Void
) {
  group.enter()
  let thread = Thread {
    body()
    group.leave()
  }
  thread.name = name
  // Deeply nested groups recurse; the default of 512 KiB on secondary threads is small for that.
  thread.stackSize = 8 << 20
  thread.start()
}
