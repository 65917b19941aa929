package import Pixels

/// Something that is made under a hidden name and gets its own when it is complete and checked.
///
/// `seal` and `publish` end it, or `cancel`; one that is dropped before it is published is
/// cancelled. Several outputs of one film are all sealed before the first is published.
package protocol OutputSink: AnyObject {
  /// Completes the output and checks it, still without its name; nothing can be written after it.
  func seal() throws(MediaError) -> OutputSummary

  /// Gives the sealed output its name.
  func publish() throws(MediaError)

  /// Ends without an output and leaves nothing behind; does nothing after `publish`.
  func cancel()
}

/// Takes the frames of a film, in order, and makes one output of them; used from one thread at a time.
package protocol FrameSink: OutputSink {
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

  /// Whether more than 8 bits a channel are of use to it.
  var wantsDepth: Bool { get }

  /// Takes the next frame with its 16-bit form, which only a sink that wants depth looks at.
  ///
  /// Outside of the areas in `changed` the picture is that of the frame taken last; `nil` when nothing
  /// is known of that.
  func write(
    _ bitmap: Bitmap, deep: DeepBitmap?, changed: [PixelRect]?, index: Int
  ) throws(MediaError)
}

extension FrameSink {
  package var bytesWritten: Int64 { 0 }
  package var wantsDepth: Bool { false }

  package func write(
    _ bitmap: Bitmap, deep: DeepBitmap?, changed: [PixelRect]?, index: Int
  ) throws(MediaError) {
    try write(bitmap, index: index)
  }
}

extension OutputSink {
  /// Seals and publishes an output that stands alone.
  package func finish() throws(MediaError) -> OutputSummary {
    let summary = try seal()
    try publish()
    return summary
  }
}

/// What an output turned out to be.
package struct OutputSummary: Hashable, Sendable {
  /// The file, the frame pattern, or `-`.
  package let path: String
  /// What was made.
  package let format: OutputFormat
  /// Frames written.
  package let frames: Int
  /// Seconds: frames over the frame rate; nil for a still.
  package let duration: Rational?
  /// The width of the file's pictures in pixels, padding included.
  package let width: Int
  /// The height of the file's pictures in pixels, padding included.
  package let height: Int
  /// Bytes on disk.
  package let bytes: Int64
  /// What only writing showed, such as sound that is too loud.
  package let notices: [String]

  package init(
    path: String, format: OutputFormat, frames: Int, duration: Rational?, width: Int, height: Int,
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
