import CairoRenderer
import Foundation
package import Media
package import Motion
package import Picture
import Pixels
import Synchronization

/// One film to draw, and the files to make of it from that one drawing.
package struct RenderJob: Sendable {
  /// One file, frame pattern or stream.
  package struct Output: Sendable {
    /// Where it goes; `-` is standard output.
    package var path: String
    /// What is made.
    package var format: OutputFormat
    /// How it is encoded; size and rate must be the job's.
    package var settings: EncoderSettings
    /// Whether an existing output may be replaced.
    package var force: Bool

    package init(path: String, format: OutputFormat, settings: EncoderSettings, force: Bool) {
      (self.path, self.format, self.settings, self.force) = (path, format, settings, force)
    }
  }

  /// Where the pictures come from.
  package var composition: any Composition
  /// The pixels to draw on.
  package var canvas: Canvas
  /// Frames a second.
  package var rate: FrameRate
  /// The frames, by their index in the film.
  package var frames: Range<Int>
  /// How many frames of the film go from one that is drawn to the next.
  package var step = 1
  /// What is made of them, at least one.
  package var outputs: [Output]
  /// Text files that are written beside them.
  package var sidecars: [Sidecar] = []
  /// How many threads draw; the frames do not depend on it.
  package var drawingThreads: Int
  /// What texts and pictures are drawn with.
  package var resources: RenderResources

  package init(
    composition: any Composition, canvas: Canvas, rate: FrameRate, frames: Range<Int>,
    outputs: [Output], drawingThreads: Int = 1, resources: RenderResources = RenderResources()
  ) {
    (self.composition, self.canvas, self.rate, self.frames) = (composition, canvas, rate, frames)
    (self.outputs, self.drawingThreads, self.resources) = (outputs, drawingThreads, resources)
  }

  /// How many frames are drawn.
  package var frameCount: Int { (frames.count + step - 1) / step }

  /// Draws the film once, encodes every output, checks the files and names them.
  ///
  /// Evaluation runs on the calling thread; `progress` is called on another, once a frame. Throws
  /// the first error of any stage, `ExportError.cancelled` when asked to stop; in both cases nothing
  /// is left behind.
  package func run(
    cancellation: Cancellation = Cancellation(),
    progress: @escaping @Sendable (RenderProgress) -> Void = { _ in }
  ) throws -> RenderReport {
    let sinks = SinkSet(
      try openSinks(),
      try sidecars.map { try ($0, $0.open(force: outputs.contains(where: \.force))) })
    // A sink that is dropped unfinished takes its partial file with it.
    defer { sinks.cancel() }
    let total = frameCount
    let pipeline = FramePipeline(
      composition: composition, canvas: canvas, frames: frames, step: step,
      rate: rate,
      drawingThreads: max(1, drawingThreads), makeRenderer: resources.makeRenderer)
    let hasPicture = try pipeline.run(cancellation: cancellation) {
      [frames, step] position, bitmap in
      if cancellation.isCancelled { throw ExportError.cancelled }
      try sinks.write(bitmap, index: frames.lowerBound + position * step)
      progress(
        RenderProgress(
          framesDone: position + 1, framesTotal: total, bytesWritten: sinks.bytesWritten))
    }
    return RenderReport(
      outputs: try sinks.finish(cancellation: cancellation), hasPicture: hasPicture)
  }

  private func openSinks() throws -> [any FrameSink] {
    try outputs.map {
      try $0.format.openSink(path: $0.path, settings: $0.settings, force: $0.force)
    }
  }
}

/// What an export turned out to be.
package struct RenderReport: Sendable {
  /// One summary an output, in the order asked.
  package var outputs: [OutputSummary]
  /// Whether any frame showed anything but the background.
  package var hasPicture: Bool

  package init(outputs: [OutputSummary], hasPicture: Bool) {
    (self.outputs, self.hasPicture) = (outputs, hasPicture)
  }
}

/// The sinks of one job.
///
/// Sendable by hand-over: they are opened on the calling thread, used on the encoder's, and used
/// again on the calling thread only after that one has ended.
private final class SinkSet: @unchecked Sendable {
  private let sinks: [any FrameSink]
  private let sidecars: [(Sidecar, PartialFile)]

  init(_ sinks: [any FrameSink], _ sidecars: [(Sidecar, PartialFile)]) {
    (self.sinks, self.sidecars) = (sinks, sidecars)
  }

  var bytesWritten: Int64 { sinks.reduce(0) { $0 + $1.bytesWritten } }

  func write(_ bitmap: Bitmap, index: Int) throws(MediaError) {
    for sink in sinks { try sink.write(bitmap, index: index) }
  }

  func finish(cancellation: Cancellation) throws -> [OutputSummary] {
    let summaries = try sinks.map { sink in
      if cancellation.isCancelled { throw ExportError.cancelled }
      return try sink.finish()
    }
    for (sidecar, file) in sidecars { try sidecar.complete(file) }
    return summaries
  }

  func cancel() {
    for sink in sinks { sink.cancel() }
    for (_, file) in sidecars { file.discard() }
  }
}
