import CairoRenderer
import Foundation
package import Media
package import Motion
package import Picture
import Pixels

/// One film to draw, and the files to make of it from that one drawing.
package struct RenderJob: Sendable {
  /// One file, frame pattern or stream.
  package struct Output: Sendable {
    /// Where it goes; `-` is standard output.
    package var path: String
    /// What is made.
    package var format: OutputFormat
    /// How it is encoded; the size must be the job's, the rate the job's over `stride`.
    package var settings: EncoderSettings
    /// It takes every so manieth frame of the job, from the first on.
    package var stride: Int
    /// Whether an existing output may be replaced.
    package var force: Bool

    package init(
      path: String, format: OutputFormat, settings: EncoderSettings, stride: Int = 1, force: Bool
    ) {
      (self.path, self.format, self.settings, self.force) = (path, format, settings, force)
      self.stride = max(1, stride)
    }
  }

  /// A text beside the film.
  package struct Document: Sendable {
    /// Where it goes.
    package var path: String
    /// What it says.
    package var text: String
    /// Whether an existing file may be replaced.
    package var force: Bool

    package init(path: String, text: String, force: Bool) {
      (self.path, self.text, self.force) = (path, text, force)
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
  package var step: Int
  /// What is made of them, at least one.
  package var outputs: [Output]
  /// Stills and contact sheets that are made beside the film, of the same composition or of another.
  package var byproducts: [StillJob]
  /// Texts that are written beside the film, such as a page that plays it.
  package var documents: [Document]
  /// What is averaged into one frame.
  package var sampling: Sampling
  /// How many threads draw; the frames do not depend on it.
  package var drawingThreads: Int
  /// What texts and pictures are drawn with.
  package var resources: RenderResources

  package init(
    composition: any Composition, canvas: Canvas, rate: FrameRate, frames: Range<Int>,
    step: Int = 1, outputs: [Output], byproducts: [StillJob] = [],
    documents: [Document] = [], sampling: Sampling = Sampling(),
    drawingThreads: Int = 1, resources: RenderResources = RenderResources()
  ) {
    (self.composition, self.canvas, self.rate, self.frames) = (composition, canvas, rate, frames)
    self.step = max(1, step)
    (self.byproducts, self.documents, self.sampling) = (byproducts, documents, sampling)
    (self.outputs, self.drawingThreads, self.resources) = (outputs, drawingThreads, resources)
  }

  /// How many frames are drawn.
  package var frameCount: Int { (frames.count + step - 1) / step }

  /// Draws the film once, encodes every output, checks the files, and names them once all are good.
  ///
  /// Evaluation runs on the calling thread; `progress` is called on another, once a frame. Throws
  /// the first error of any stage, `ExportError.cancelled` when asked to stop; in both cases nothing
  /// is left behind. `accept` may refuse what was made, which then goes away too.
  package func run(
    cancellation: Cancellation = Cancellation(),
    progress: @escaping @Sendable (RenderProgress) -> Void = { _ in },
    accept: ([OutputSummary]) -> Bool = { _ in true }
  ) throws -> RenderReport {
    // What is opened stays hidden; a sink that is dropped unpublished takes its partial file along.
    let opened = try OpenOutputs(self)
    defer { opened.cancel() }
    var hasPicture = false
    if opened.hasFrames {
      hasPicture = try runPipeline(opened, cancellation: cancellation, progress: progress)
    }
    hasPicture = try opened.draw(self, cancellation: cancellation) || hasPicture
    let summaries = try opened.seal(cancellation: cancellation)
    guard accept(summaries) else {
      return RenderReport(
        outputs: summaries, hasPicture: hasPicture, notices: opened.notices, isPublished: false)
    }
    try opened.publish()
    return RenderReport(outputs: summaries, hasPicture: hasPicture, notices: opened.notices)
  }

  /// Draws and encodes the frames; returns whether any picture had a command.
  private func runPipeline(
    _ sinks: OpenOutputs, cancellation: Cancellation,
    progress: @escaping @Sendable (RenderProgress) -> Void
  ) throws -> Bool {
    let total = frameCount
    let pipeline = FramePipeline(
      composition: composition, canvas: canvas, frames: frames, step: step, rate: rate,
      sampling: sampling, isDeep: sampling.isAveraging && sinks.wantsDepth,
      drawingThreads: max(1, drawingThreads), makeRenderer: resources.makeRenderer)
    return try pipeline.run(cancellation: cancellation) { [frames, step] position, buffer in
      if cancellation.isCancelled { throw ExportError.cancelled }
      try sinks.write(buffer, position: position, index: frames.lowerBound + position * step)
      progress(
        RenderProgress(
          framesDone: position + 1, framesTotal: total, bytesWritten: sinks.bytesWritten))
    }
  }
}

/// What an export turned out to be.
package struct RenderReport: Sendable {
  /// One summary an output, in the order asked, then one a by-product.
  package var outputs: [OutputSummary]
  /// Whether any frame showed anything but the background.
  package var hasPicture: Bool
  /// What to tell about the outputs, such as what a vector file holds as pixels.
  package var notices: [String]
  /// Whether the outputs have their names; they are gone if not.
  package var isPublished: Bool

  package init(
    outputs: [OutputSummary], hasPicture: Bool, notices: [String] = [], isPublished: Bool = true
  ) {
    (self.outputs, self.hasPicture) = (outputs, hasPicture)
    (self.notices, self.isPublished) = (notices, isPublished)
  }
}
