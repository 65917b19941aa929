/// How far an export has come.
package struct RenderProgress: Hashable, Sendable {
  /// Frames encoded so far.
  package var framesDone: Int
  /// Frames of the whole export.
  package var framesTotal: Int
  /// Bytes written so far, over all outputs.
  package var bytesWritten: Int64

  /// A state of progress.
  package init(framesDone: Int, framesTotal: Int, bytesWritten: Int64) {
    (self.framesDone, self.framesTotal) = (framesDone, framesTotal)
    self.bytesWritten = bytesWritten
  }
}
