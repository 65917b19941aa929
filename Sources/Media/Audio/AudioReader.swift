import CFFmpeg
import Glibc

/// Decodes a file's sound to stereo at 48 kHz, placed on the file's own clock.
///
/// Sample 0 is the file's time 0: what the container says of delay, padding and gaps is honoured, so
/// that what an encoder put in front is not heard. Memory does not grow with the file. A packet that
/// cannot be decoded is silent; a file in which none can is an error.
package final class AudioReader: SoundStream {
  private let demuxer: Demuxer
  private let context: UnsafeMutablePointer<AVCodecContext>
  private let frame = DecodedFrame()
  private let path: String
  private var resampler: Resampler?
  /// Converted samples that were not read yet.
  private var queue: [Float] = []
  private var queueStart = 0
  /// Where the next decoded frame is expected, in samples at 48 kHz.
  private var expected: Double?
  /// Samples that still have to be dropped, because they lie before time 0.
  private var surplus = 0
  private var hasEnded = false
  private var isDraining = false
  private var decodedFrames = 0
  /// Packets that could not be decoded so far.
  package private(set) var damagedPackets = 0

  /// Opens the file's best stream of sound.
  ///
  /// Throws a request fault when the file is missing, empty, damaged or without sound: it is an
  /// input.
  package init(path: String) throws(MediaError) {
    self.path = path
    demuxer = try Self.open(path)
    let parameters = demuxer.stream.pointee.codecpar
    guard let codec = parameters.flatMap({ avcodec_find_decoder($0.pointee.codec_id) }),
      let context = avcodec_alloc_context3(codec)
    else {
      throw MediaError(
        "read \(path)", path: path, cause: .request,
        reason: "this FFmpeg has no decoder for its sound",
        advice: "convert it, for example to WAV")
    }
    self.context = context
    do throws(MediaError) {
      try check(avcodec_parameters_to_context(context, parameters), "read \(path)", path: path)
      context.pointee.pkt_timebase = demuxer.stream.pointee.time_base
      try check(avcodec_open2(context, codec, nil), "read \(path)", path: path, context: context)
      // The first samples show whether there is anything to decode.
      try fill(1)
    } catch {
      throw error.asRequestFault
    }
    guard decodedFrames > 0 else {
      throw MediaError(
        "read \(path)", path: path, cause: .request, reason: "none of its sound can be decoded",
        advice: "check that it plays, or convert it anew")
    }
  }

  deinit {
    var context: UnsafeMutablePointer<AVCodecContext>? = context
    avcodec_free_context(&context)
  }

  package func read(_ count: Int) throws(MediaError) -> [Float] {
    try fill(count)
    let end = min(queue.count, queueStart + 2 * count)
    defer { queueStart = end }
    return Array(queue[queueStart..<end])
  }

  func skip(_ count: Int) throws(MediaError) {
    var rest = count
    while rest > 0 {
      let passed = try read(min(rest, 4096)).count / 2
      if passed == 0 { return }
      rest -= passed
    }
  }

  /// Seconds from time 0 to the end of the sound, by the packets.
  package static func duration(of path: String) throws(MediaError) -> Double {
    let demuxer = try open(path)
    do throws(MediaError) {
      var tally = StreamTally(demuxer.stream)
      while let packet = try demuxer.nextPacket() { tally.count(packet) }
      return max(0, (tally.end ?? 0) - demuxer.origin)
    } catch {
      throw error.asRequestFault
    }
  }

  private static func open(_ path: String) throws(MediaError) -> Demuxer {
    do throws(MediaError) {
      return try Demuxer(path: path, named: path, wanting: .sound)
    } catch {
      throw error.asRequestFault
    }
  }

  // MARK: - Decoding

  /// Decodes until `count` samples are waiting or the sound ends.
  private func fill(_ count: Int) throws(MediaError) {
    if queueStart > 1 << 16 {
      queue.removeFirst(queueStart)
      queueStart = 0
    }
    while !hasEnded, queue.count - queueStart < 2 * count {
      let code = avcodec_receive_frame(context, frame.pointer)
      if code == inb_error_again, !isDraining {
        try sendPacket()
      } else if code >= 0 {
        decodedFrames += 1
        try take(frame.pointer)
      } else if code == inb_error_invalid {
        damagedPackets += 1
      } else if code == inb_error_eof || code == inb_error_again {
        append(try resampler?.rest() ?? [])
        hasEnded = true
      } else {
        try check(code, "decode \(path)", path: path, context: context)
      }
    }
  }

  private func sendPacket() throws(MediaError) {
    let packet: UnsafeMutablePointer<AVPacket>?
    do throws(MediaError) {
      packet = try demuxer.nextPacket()
    } catch {
      // Cut short: what came before is there.
      guard decodedFrames > 0 else { throw error }
      damagedPackets += 1
      packet = nil
    }
    if packet == nil { isDraining = true }
    let code = avcodec_send_packet(context, packet)
    if code == inb_error_invalid {
      damagedPackets += 1
    } else if code != inb_error_eof {
      try check(code, "decode \(path)", path: path, context: context)
    }
  }

  /// Converts a frame and puts it where its time says.
  private func take(_ frame: UnsafeMutablePointer<AVFrame>) throws(MediaError) {
    let rate = Double(max(1, frame.pointee.sample_rate))
    var count = Int(frame.pointee.nb_samples)
    let timeBase = demuxer.stream.pointee.time_base
    // The last packet of MP4 says how much of it counts; coarser clocks only round.
    if timeBase.num == 1, timeBase.den == frame.pointee.sample_rate, frame.pointee.pkt_duration > 0
    {
      count = min(count, Int(frame.pointee.pkt_duration))
    }
    if frame.pointee.best_effort_timestamp != inb_no_pts {
      let seconds =
        Double(frame.pointee.best_effort_timestamp) * Double(timeBase.num)
        / Double(max(1, timeBase.den)) - demuxer.origin
      let start = seconds * Double(MixFormat.rate)
      let gap = start - (expected ?? 0)
      if expected == nil {
        // Never more silence than a day, whatever a damaged file says.
        if gap > 0 { append(silence(Int(min(gap, 86_400 * 48_000).rounded()))) }
        if gap < 0 { surplus = Int(min(-gap, 86_400 * 48_000).rounded()) }
        expected = start
      } else if gap > Self.leastGap, gap < 86_400 * 48_000 {
        append(try resampler?.rest() ?? [])
        append(silence(Int(gap.rounded())))
        expected = start
      }
    }
    expected = (expected ?? 0) + Double(count) * Double(MixFormat.rate) / rate
    if resampler?.fits(frame) != true {
      append(try resampler?.rest() ?? [])
      resampler = try Resampler(frame, path: path)
    }
    append(try resampler?.convert(frame, count: count) ?? [])
  }

  /// Samples of a gap that is silence; less is the rounding of a container's clock.
  private static let leastGap = 960.0

  private func silence(_ count: Int) -> [Float] { [Float](repeating: 0, count: 2 * count) }

  private func append(_ samples: [Float]) {
    let dropped = min(surplus, samples.count / 2)
    surplus -= dropped
    queue += samples.dropFirst(2 * dropped)
  }
}

extension MediaError {
  /// The same error as the fault of whoever named the file, unless the system failed.
  var asRequestFault: MediaError {
    if case .system(let code) = cause, code == ENOMEM || code == EMFILE || code == ENFILE {
      return self
    }
    // The advice of a system's error is about writing.
    let own = isLibraryFault || isRequestFault ? advice : nil
    return MediaError(
      operation, path: path, cause: .request, reason: reason,
      advice: own ?? "check that the file is there and plays", logLine: logLine)
  }
}
