import CFFmpeg
package import Pixels

/// Writes one line a frame: a hash of its drawn pixels, to compare renders without their files.
///
/// The layout is version 2 of FFmpeg's `framehash`: stream, decoding time, presentation time,
/// duration, size in bytes, hash. Times are frame numbers. The hash is MurmurHash3 (128 bits, x64)
/// of the premultiplied B, G, R, A bytes, row by row without padding.
package final class FrameHashWriter: FrameSink {
  package let format: OutputFormat
  package let notices: [String] = []
  private let settings: EncoderSettings
  private let output: ByteOutput
  private let hasher = FrameHasher()
  private var count = 0
  private var lastIndex = Int.min
  private var isOpen = true

  /// Opens the file beside `path`, or standard output for `-`.
  package init(
    path: String, format: OutputFormat, settings: EncoderSettings, force: Bool = false
  ) throws(MediaError) {
    try format.check(settings, for: path)
    self.format = format
    self.settings = settings
    output = try ByteOutput(path: path, force: force)
    let rate = settings.frameRate
    try put(
      """
      #format: frame checksums
      #version: 2
      #hash: murmur3
      #tb 0: \(rate.denominator)/\(rate.numerator)
      #media_type 0: video
      #codec_id 0: rawvideo
      #dimensions 0: \(settings.width)x\(settings.height)
      #sar 0: 1/1
      #stream#, dts, pts, duration, size, hash

      """)
  }

  deinit { cancel() }

  private var path: String { output.path }

  package func write(_ bitmap: Bitmap, index: Int) throws(MediaError) {
    try requireOpen(isOpen, path)
    try requireOrder(index, after: lastIndex, path)
    lastIndex = index
    count += 1
    let size = bitmap.width * bitmap.height * 4
    try put("0, \(index), \(index), 1, \(size), \(hasher.hash(bitmap))\n")
  }

  package func seal() throws(MediaError) -> OutputSummary {
    try requireOpen(isOpen, path)
    try requireFrames(count, path)
    isOpen = false
    let bytes = try output.seal()
    return OutputSummary(
      path: path, format: format, frames: count,
      duration: settings.frameRate.duration(ofFrames: count), width: settings.width,
      height: settings.height, bytes: bytes)
  }

  package func publish() throws(MediaError) { try output.complete() }

  package func cancel() {
    isOpen = false
    output.discard()
  }

  private func put(_ text: String) throws(MediaError) { try output.write(Array(text.utf8)) }
}

/// Hashes the pixels of bitmaps; the same pixels give the same text on every machine.
package final class FrameHasher {
  private let state: OpaquePointer  // AVMurMur3

  package init() {
    // swift-format-ignore: NeverForceUnwrap
    state = av_murmur3_alloc()!  // nil only when memory is exhausted
  }

  deinit { av_free(UnsafeMutableRawPointer(state)) }

  /// 32 hexadecimal digits for the visible pixels of a bitmap, without its rows' padding.
  package func hash(_ bitmap: Bitmap) -> String {
    av_murmur3_init(state)
    let base = bitmap.pixels.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
    for y in 0..<bitmap.height {
      av_murmur3_update(state, base + y * bitmap.stride, bitmap.width * 4)
    }
    var digest = [UInt8](repeating: 0, count: 16)
    av_murmur3_final(state, &digest)
    let digits = Array("0123456789abcdef")
    return String(digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
