import CFFmpeg

/// Brings decoded sound to stereo float at 48 kHz; owns an `SwrContext`.
///
/// Mono goes to both sides at its own level, where libswresample would take 3 dB off.
final class Resampler {
  private var context: OpaquePointer?
  private let rate: Int32
  private let format: Int32
  private let channels: Int32
  private let path: String

  /// A resampler for frames like `frame`.
  init(_ frame: UnsafeMutablePointer<AVFrame>, path: String) throws(MediaError) {
    self.path = path
    rate = frame.pointee.sample_rate
    format = frame.pointee.format
    channels = frame.pointee.ch_layout.nb_channels
    var input = AVChannelLayout()
    if frame.pointee.ch_layout.order == AV_CHANNEL_ORDER_UNSPEC {
      av_channel_layout_default(&input, channels)
    } else {
      av_channel_layout_copy(&input, &frame.pointee.ch_layout)
    }
    var output = AVChannelLayout()
    av_channel_layout_default(&output, channels == 1 ? 1 : 2)
    defer {
      av_channel_layout_uninit(&input)
      av_channel_layout_uninit(&output)
    }
    try check(
      swr_alloc_set_opts2(
        &context, &output, AV_SAMPLE_FMT_FLT, Int32(MixFormat.rate), &input,
        AVSampleFormat(rawValue: format), rate, 0, nil), "read \(path)", path: path)
    let code = swr_init(context)
    if code < 0 {
      swr_free(&context)
      try check(code, "read \(path)", path: path)
    }
  }

  deinit { swr_free(&context) }

  /// Whether a frame is like the one that this was made for.
  func fits(_ frame: UnsafeMutablePointer<AVFrame>) -> Bool {
    (rate, format, channels)
      == (
        frame.pointee.sample_rate, frame.pointee.format, frame.pointee.ch_layout.nb_channels
      )
  }

  /// The first `count` samples of a frame, left and right in turn.
  func convert(
    _ frame: UnsafeMutablePointer<AVFrame>, count: Int
  ) throws(MediaError) -> [Float] {
    try convert(inb_frame_channels(frame), Int32(count))
  }

  /// What is still inside, at the end.
  func rest() throws(MediaError) -> [Float] { try convert(nil, 0) }

  private func convert(
    _ channels: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, _ count: Int32
  ) throws(MediaError) -> [Float] {
    let room = max(0, swr_get_out_samples(context, count)) + 32
    let width = self.channels == 1 ? 1 : 2
    var samples = [Float](repeating: 0, count: Int(room) * width)
    let code = samples.withUnsafeMutableBytes { bytes in
      var output = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      return inb_swr_convert(context, &output, room, channels, count)
    }
    try check(code, "read \(path)", path: path)
    samples.removeLast(samples.count - Int(code) * width)
    return width == 2 ? samples : samples.flatMap { [$0, $0] }
  }
}
