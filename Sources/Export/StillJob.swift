import CairoRenderer
import Media
package import Motion
package import Picture
import Pixels

/// One picture of a film, made into one file.
package struct StillJob: Sendable {
  /// Where the picture comes from.
  package var composition: any Composition
  /// The pixels to draw on.
  package var canvas: Canvas
  /// When in the film; any time from zero on.
  package var time: FrameTime
  /// What is made of it.
  package var output: RenderJob.Output
  /// What is averaged into the picture, and the frame rate that the shutter follows.
  package var sampling: Sampling
  /// Frames a second, for the shutter.
  package var rate: FrameRate
  /// What texts and pictures are drawn with.
  package var resources: RenderResources

  package init(
    composition: any Composition, canvas: Canvas, time: FrameTime, output: RenderJob.Output,
    sampling: Sampling = Sampling(), rate: FrameRate = FrameRate(60),
    resources: RenderResources = RenderResources()
  ) {
    (self.composition, self.canvas, self.time) = (composition, canvas, time)
    (self.output, self.sampling, self.rate, self.resources) = (output, sampling, rate, resources)
  }

  /// Draws the picture on the calling thread, writes it, checks the file and names it.
  package func run() throws -> RenderReport { try Self.run([self]) }

  /// Makes several stills; none gets its name before all of them are good.
  package static func run(
    _ jobs: [StillJob], cancellation: Cancellation = Cancellation()
  ) throws -> RenderReport {
    let sinks = try jobs.map { try $0.open() }
    defer { for sink in sinks { sink.cancel() } }
    var hasPicture = false
    for (job, sink) in zip(jobs, sinks) {
      if cancellation.isCancelled { throw ExportError.cancelled }
      hasPicture = try job.draw(into: sink) || hasPicture
    }
    let summaries = try sinks.map { try $0.seal() }
    for sink in sinks { try sink.publish() }
    let notices = sinks.flatMap { ($0 as? VectorSink)?.notices ?? [] }
    return RenderReport(outputs: summaries, hasPicture: hasPicture, notices: notices)
  }

  /// Opens the file for pixels or for shapes.
  func open() throws -> any OutputSink {
    if output.format.codec.isVector {
      return try VectorSink(output, canvas: canvas, resources: resources)
    }
    var settings = output.settings
    settings.isStill = true
    return try output.format.openSink(path: output.path, settings: settings, force: output.force)
  }

  /// Draws the picture and hands it over; returns whether it had a command.
  func draw(into sink: any OutputSink) throws -> Bool {
    let sampler = try composition.makeSampler()
    if let sink = sink as? VectorSink {
      let picture = try sampler.displayList(at: time)
      try sink.write(picture, index: 0)
      return !picture.commands.isEmpty
    }
    let pictures = try sampling.times(from: time, rate: rate).map(sampler.displayList)
    guard let sink = sink as? any FrameSink else { return false }
    let bitmap = Bitmap(width: canvas.width, height: canvas.height)
    let isDeep = sampling.isAveraging && sink.wantsDepth
    let deep = isDeep ? DeepBitmap(width: canvas.width, height: canvas.height) : nil
    try FrameDrawer(canvas: canvas, sampling: sampling, renderer: resources.makeRenderer())
      .draw(pictures, into: bitmap, deep: deep)
    try sink.write(bitmap, deep: deep, changed: nil, index: 0)
    return pictures.contains { !$0.commands.isEmpty }
  }
}
