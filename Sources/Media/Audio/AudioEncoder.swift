import CFFmpeg

/// An open sound encoder; owns an `AVCodecContext` and the frame it is fed with.
final class AudioEncoder {
  let pointer: UnsafeMutablePointer<AVCodecContext>
  /// Samples that it takes at once.
  let frameSize: Int
  private let codec: AudioCodec
  private let frame = DecodedFrame()
  private let operation: String
  private let path: String
  private var position: Int64 = 0

  /// Opens the encoder of `codec` for stereo at 48 kHz.
  init(_ codec: AudioCodec, globalHeader: Bool, path: String) throws(MediaError) {
    self.codec = codec
    self.path = path
    operation = "write the sound of \(path)"
    guard let encoder = avcodec_find_encoder_by_name(codec.encoder),
      let context = avcodec_alloc_context3(encoder)
    else {
      throw MediaError(
        operation, path: path, cause: .library(0),
        reason: "this FFmpeg has no encoder \(codec.encoder)",
        advice: "install an FFmpeg that has it, or choose another --format")
    }
    pointer = context
    context.pointee.sample_rate = Int32(MixFormat.rate)
    context.pointee.sample_fmt = codec.sampleFormat
    av_channel_layout_default(&context.pointee.ch_layout, Int32(MixFormat.channels))
    context.pointee.time_base = AVRational(num: 1, den: Int32(MixFormat.rate))
    context.pointee.flags |= AV_CODEC_FLAG_BITEXACT
    if globalHeader { context.pointee.flags |= AV_CODEC_FLAG_GLOBAL_HEADER }
    if let bitrate = codec.bitrate { context.pointee.bit_rate = bitrate }
    let code = avcodec_open2(context, encoder, nil)
    // PCM takes any number, and says 0.
    frameSize = context.pointee.frame_size > 0 ? Int(context.pointee.frame_size) : 1024
    try check(code, operation, path: path, context: context)
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVCodecContext>? = pointer
    avcodec_free_context(&pointer)
  }

  /// Hands over samples, left and right in turn, held within full scale; nil says none follow.
  func send(_ samples: [Float]?) throws(MediaError) {
    guard let samples else {
      try check(avcodec_send_frame(pointer, nil), operation, path: path, context: pointer)
      return
    }
    let count = samples.count / MixFormat.channels
    let target = frame.pointer
    av_frame_unref(target)
    target.pointee.nb_samples = Int32(count)
    target.pointee.format = codec.sampleFormat.rawValue
    target.pointee.sample_rate = Int32(MixFormat.rate)
    av_channel_layout_default(&target.pointee.ch_layout, Int32(MixFormat.channels))
    try check(av_frame_get_buffer(target, 0), operation, path: path)
    target.pointee.pts = position
    position += Int64(count)
    fill(target, with: samples)
    try check(avcodec_send_frame(pointer, target), operation, path: path, context: pointer)
  }

  private func fill(_ target: UnsafeMutablePointer<AVFrame>, with samples: [Float]) {
    func held(_ sample: Float) -> Float { max(-1, min(1, sample)) }
    guard let planes = inb_frame_channels(target) else { return }
    switch codec {
    case .aac:
      for channel in 0..<MixFormat.channels {
        planes[channel]?.withMemoryRebound(to: Float.self, capacity: samples.count / 2) { plane in
          for index in 0..<samples.count / 2 { plane[index] = held(samples[2 * index + channel]) }
        }
      }
    case .opus:
      planes[0]?.withMemoryRebound(to: Float.self, capacity: samples.count) { plane in
        for index in samples.indices { plane[index] = held(samples[index]) }
      }
    case .pcm:
      // 24 bits in the upper part of 32.
      planes[0]?.withMemoryRebound(to: Int32.self, capacity: samples.count) { plane in
        for index in samples.indices {
          plane[index] = Int32((held(samples[index]) * 8_388_607).rounded()) << 8
        }
      }
    }
  }
}
