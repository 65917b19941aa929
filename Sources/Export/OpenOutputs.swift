import CairoRenderer
import Media
import Motion
import Picture
import Pixels

/// The outputs of one job, opened under hidden names, in the order asked; then by-products, documents.
///
/// Sendable by hand-over: they are opened on the calling thread, given frames on the encoder's, and
/// used again on the calling thread only after that one has ended.
final class OpenOutputs: @unchecked Sendable {
  private var frames: [(stride: Int, sink: any FrameSink, last: [DisplayList]?)]
  private let vectors: [(stride: Int, sink: VectorSink)]
  private let stills: [(job: StillJob, sink: any OutputSink)]
  /// All of them, in order.
  private let sinks: [any OutputSink]
  private let documents: [DocumentFile]
  private let canvas: Canvas

  /// Opens everything that a job makes; what cannot be opened leaves nothing of the others behind.
  init(_ job: RenderJob) throws {
    var frames: [(stride: Int, sink: any FrameSink, last: [DisplayList]?)] = []
    var vectors: [(stride: Int, sink: VectorSink)] = []
    var sinks: [any OutputSink] = []
    for output in job.outputs {
      if output.format.codec.isVector {
        let sink = try VectorSink(output, canvas: job.canvas, resources: job.resources)
        vectors.append((output.stride, sink))
        sinks.append(sink)
      } else {
        let sink = try output.format.openSink(
          path: output.path, settings: output.settings, force: output.force)
        frames.append((output.stride, sink, nil))
        sinks.append(sink)
      }
    }
    stills = try job.byproducts.map { ($0, try $0.open()) }
    documents = try job.documents.map { try DocumentFile($0) }
    (self.frames, self.vectors, canvas) = (frames, vectors, job.canvas)
    self.sinks = sinks + stills.map(\.sink)
  }

  /// Whether any output is made of pixels.
  var hasFrames: Bool { !frames.isEmpty }
  /// Whether more than 8 bits a channel are of use.
  var wantsDepth: Bool { frames.contains { $0.sink.wantsDepth } }
  /// Bytes written so far.
  var bytesWritten: Int64 { frames.reduce(0) { $0 + $1.sink.bytesWritten } }
  /// What is to be told about the outputs once they are drawn.
  var notices: [String] {
    vectors.flatMap(\.sink.notices) + stills.flatMap { ($0.sink as? VectorSink)?.notices ?? [] }
  }

  /// Hands a frame to those whose turn it is; `position` counts from the job's first.
  func write(_ buffer: FrameBuffer, position: Int, index: Int) throws(MediaError) {
    for place in frames.indices where position.isMultiple(of: frames[place].stride) {
      let changed = changes(from: frames[place].last, to: buffer.content)
      try frames[place].sink.write(
        buffer.bitmap, deep: buffer.deep, changed: changed, index: index)
      frames[place].last = buffer.content
    }
  }

  /// Where a frame differs from the one that a sink took last; `nil` where frames are averages.
  private func changes(from last: [DisplayList]?, to next: [DisplayList]?) -> [PixelRect]? {
    guard let last, let next, last.count == 1, next.count == 1 else { return nil }
    return CairoRenderer.areas(
      changedFrom: last[0], to: next[0], transform: canvas.transform,
      within: PixelRect(x: 0, y: 0, width: canvas.width, height: canvas.height))
  }

  /// Draws what is not made of the frames' pixels; returns whether any picture had a command.
  func draw(_ job: RenderJob, cancellation: Cancellation) throws -> Bool {
    var hasPicture = false
    for (stride, sink) in vectors {
      let sampler = try job.composition.makeSampler()
      for frame in Swift.stride(
        from: job.frames.lowerBound, to: job.frames.upperBound, by: stride * job.step)
      {
        if cancellation.isCancelled { throw ExportError.cancelled }
        let picture = try sampler.displayList(at: job.rate.time(ofFrame: frame))
        hasPicture = hasPicture || !picture.commands.isEmpty
        try sink.write(picture, index: frame)
      }
    }
    for (still, sink) in stills { _ = try still.draw(into: sink) }
    return hasPicture
  }

  /// Completes and checks everything.
  func seal(cancellation: Cancellation) throws -> [OutputSummary] {
    for document in documents { try document.seal() }
    return try sinks.map { sink in
      if cancellation.isCancelled { throw ExportError.cancelled }
      return try sink.seal()
    }
  }

  /// Gives everything its name.
  func publish() throws {
    for sink in sinks { try sink.publish() }
    for document in documents { try document.publish() }
  }

  /// Removes what has no name yet.
  func cancel() {
    for sink in sinks { sink.cancel() }
    for document in documents { document.cancel() }
  }
}

/// A text on its way into a file.
private final class DocumentFile {
  private let document: RenderJob.Document
  private let file: PartialFile

  init(_ document: RenderJob.Document) throws(MediaError) {
    self.document = document
    file = try PartialFile(path: document.path, force: document.force)
  }

  func seal() throws(MediaError) {
    var text = document.text
    let failure: MediaError? = text.withUTF8 { bytes in
      do throws(MediaError) {
        try file.write(UnsafeRawBufferPointer(bytes))
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
    _ = try file.seal()
  }

  func publish() throws(MediaError) { try file.complete() }
  func cancel() { file.discard() }
}
