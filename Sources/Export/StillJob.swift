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
  /// What texts and pictures are drawn with.
  package var resources: RenderResources

  package init(
    composition: any Composition, canvas: Canvas, time: FrameTime, output: RenderJob.Output,
    resources: RenderResources = RenderResources()
  ) {
    (self.composition, self.canvas, self.time) = (composition, canvas, time)
    (self.output, self.resources) = (output, resources)
  }

  /// Draws the picture on the calling thread and writes it.
  package func run() throws -> RenderReport {
    let sink = try output.format.openSink(
      path: output.path, settings: output.settings, force: output.force)
    defer { sink.cancel() }
    let picture = try composition.makeSampler().displayList(at: time)
    let bitmap = Bitmap(width: canvas.width, height: canvas.height)
    try resources.makeRenderer().draw(
      picture, into: bitmap, transform: canvas.transform, background: canvas.background)
    try sink.write(bitmap, index: 0)
    return RenderReport(outputs: [try sink.finish()], hasPicture: !picture.commands.isEmpty)
  }
}
