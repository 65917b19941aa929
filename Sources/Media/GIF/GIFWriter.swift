package import Pixels

/// Writes an animated GIF.
///
/// Only the rectangle that changed is stored, and in it only the pixels that did. One table of 255
/// colours serves the film as long as it is near enough; few colours stay exact. Memory holds three
/// pictures and at most 64 MB of changes, however long the film.
package final class GIFWriter: FrameSink {
  package let format: OutputFormat
  package let notices: [String]
  private let settings: EncoderSettings
  private let timeline: GIFTimeline
  private let output: ByteOutput
  private var stream: GIFStream
  /// The frame whose delay and disposal depend on the next.
  private var shown: ShownFrame?
  private var count = 0
  private var lastIndex = Int.min
  private var isOpen = true

  /// A picture on its way into the file.
  private struct ShownFrame {
    /// What the viewer sees.
    let canvas: GIFCanvas
    /// What is there before it is drawn.
    let before: GIFCanvas
    /// What is stored.
    var area: PixelRect
    /// The hundredth of a second at which it appears.
    let start: Int
  }

  /// Opens the file beside `path`; throws as `OutputFormat.openSink` does.
  package init(
    path: String, format: OutputFormat, settings: EncoderSettings, force: Bool = false
  ) throws(MediaError) {
    try format.check(settings, for: path)
    self.format = format
    self.settings = settings
    timeline = GIFTimeline(frameRate: settings.frameRate)
    notices =
      timeline.mergesFrames
      ? ["GIF shows at most 50 frames a second: some of \(settings.frameRate) are left out"] : []
    output = try ByteOutput(path: path, force: force)
    stream = GIFStream(
      width: settings.width, height: settings.height, colors: settings.colors,
      dither: settings.gifDither, loops: settings.loops)
  }

  deinit { cancel() }

  package func write(_ bitmap: Bitmap, index: Int) throws(MediaError) {
    try requireOpen(isOpen, output.path)
    try requireOrder(index, after: lastIndex, output.path)
    lastIndex = index
    let start = timeline.start(ofFrame: count)
    count += 1
    if let shown, start - shown.start < GIFTimeline.leastDelay { return }
    let canvas = GIFCanvas(bitmap, alpha: settings.alpha)
    guard var previous = shown else {
      shown = ShownFrame(
        canvas: canvas, before: GIFCanvas(width: settings.width, height: settings.height),
        area: bitmap.bounds, start: start)
      return
    }
    // A pixel can only become clear when the frame before it is taken away.
    let cleared = canvas.bounds(against: previous.canvas) { $0 == 0 && $1 != 0 }
    var before = previous.canvas
    if !cleared.isEmpty {
      previous.area = previous.area.union(cleared)
      before.clear(previous.area)
    }
    var area = canvas.bounds(against: before) { $0 != $1 }
    if area.isEmpty {
      if cleared.isEmpty { return }
      area = PixelRect(x: 0, y: 0, width: 1, height: 1)
    }
    try put(previous, until: start, isTakenAway: !cleared.isEmpty)
    shown = ShownFrame(canvas: canvas, before: before, area: area, start: start)
  }

  package func seal() throws(MediaError) -> OutputSummary {
    try requireOpen(isOpen, output.path)
    try requireFrames(count, output.path)
    if let shown {
      let end = max(timeline.start(ofFrame: count), shown.start + GIFTimeline.leastDelay)
      try put(shown, until: end, isTakenAway: false)
    }
    try output.write(stream.finish())
    try verify()
    isOpen = false
    let bytes = try output.seal()
    return OutputSummary(
      path: output.path, format: format, frames: stream.frames,
      duration: settings.frameRate.duration(ofFrames: count), width: settings.width,
      height: settings.height, bytes: bytes)
  }

  package func publish() throws(MediaError) { try output.complete() }

  package func cancel() {
    isOpen = false
    output.discard()
  }

  private func put(
    _ frame: ShownFrame, until end: Int, isTakenAway: Bool
  ) throws(MediaError) {
    try output.write(
      stream.add(
        frame.canvas, before: frame.before, area: frame.area, delay: end - frame.start,
        isTakenAway: isTakenAway))
  }

  /// Opens what was written again; what went to standard output is gone.
  private func verify() throws(MediaError) {
    guard let path = output.partialPath else { return }
    let facts = try MediaFacts(of: path, named: output.path)
    guard facts.frames == stream.frames, facts.width == settings.width,
      facts.height == settings.height
    else {
      throw MediaError(
        "verify \(output.path)", path: output.path, cause: .content,
        reason:
          "\(facts.frames) pictures of \(facts.width)×\(facts.height) were written instead of "
          + "\(stream.frames) of \(settings.width)×\(settings.height)", advice: "report this")
    }
  }
}
