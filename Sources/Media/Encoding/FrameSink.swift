package import Pixels

/// Something that takes the frames of a film, in order, and makes one output of them.
///
/// `finish` or `cancel` ends it; a sink that is dropped before that is cancelled. Nothing is seen
/// under the output's name until `finish` has checked what was written. A sink is used from one
/// thread at a time.
package protocol FrameSink: AnyObject {
  /// What is made.
  var format: OutputFormat { get }
  /// What the person who asked should know beforehand, such as that the size was padded.
  var notices: [String] { get }

  /// Bytes handed to the system so far, for a progress display; 0 where it is not counted.
  var bytesWritten: Int64 { get }

  /// Takes the next frame; the bitmap may be drawn into again when the call returns.
  ///
  /// `index` is the frame's number in the film and grows from call to call. It names a frame's
  /// file or line; in a film every call is one frame long.
  func write(_ bitmap: Bitmap, index: Int) throws(MediaError)

  /// Completes the output, checks it, and gives it its name.
  func finish() throws(MediaError) -> OutputSummary

  /// Ends without an output and leaves nothing behind; does nothing after `finish`.
  func cancel()
}

extension FrameSink {
  package var bytesWritten: Int64 { 0 }
}

/// What an output turned out to be.
package struct OutputSummary: Hashable, Sendable {
  /// The file, the frame pattern, or `-`.
  package let path: String
  /// What was made.
  package let format: OutputFormat
  /// Frames written.
  package let frames: Int
  /// Seconds: frames over the frame rate.
  package let duration: Rational
  /// The width of the file's pictures in pixels, padding included.
  package let width: Int
  /// The height of the file's pictures in pixels, padding included.
  package let height: Int
  /// Bytes on disk.
  package let bytes: Int64
  /// What only writing showed, such as sound that is too loud.
  package let notices: [String]

  package init(
    path: String, format: OutputFormat, frames: Int, duration: Rational, width: Int, height: Int,
    bytes: Int64, notices: [String] = []
  ) {
    self.path = path
    self.format = format
    self.frames = frames
    self.duration = duration
    self.width = width
    self.height = height
    self.bytes = bytes
    self.notices = notices
  }
}
