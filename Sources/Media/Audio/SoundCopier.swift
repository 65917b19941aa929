import CFFmpeg

/// Moves a file's compressed sound into a film as it is, where nothing has to be mixed.
///
/// That is so for one whole file from the film's start on, at its own level, at least as long as the
/// film, in a codec that the container holds with its delay told.
final class SoundCopier: SoundTrackWriter {
  private let demuxer: Demuxer
  private let muxer: Muxer
  private let stream: Int32
  private let length: Double
  private let countsFromDelay: Bool
  /// The packet that is not written yet: the last one has to be cut.
  private let held = Packet()
  private var isHolding = false
  private var hasEnded = false
  private var reached = 0.0
  let expectation: SoundExpectation
  let notices: [String] = []

  /// Nil when the sound has to be mixed, or the file cannot be read, which mixing then tells.
  init?(_ mix: AudioMix, container: Container, muxer: Muxer) throws(MediaError) {
    guard let path = mix.plainFile, let facts = try? MediaFacts(of: path),
      let sound = facts.sounds.first, facts.sounds.count == 1, sound.channels <= 2,
      container.copies(sound.codec), abs(sound.start) < 0.001,
      let demuxer = try? Demuxer(path: path, named: path, wanting: .sound), demuxer.origin < 0.001
    else { return nil }
    length = Double(mix.part.count) / Double(MixFormat.rate)
    guard sound.duration >= length - 0.001 else { return nil }
    (self.demuxer, self.muxer) = (demuxer, muxer)
    let stream = try muxer.newStream()
    self.stream = stream.pointee.index
    try check(
      avcodec_parameters_copy(stream.pointee.codecpar, demuxer.stream.pointee.codecpar),
      "copy the sound of \(path)", path: path)
    // The four letters are the other container's.
    stream.pointee.codecpar.pointee.codec_tag = 0
    stream.pointee.time_base = demuxer.stream.pointee.time_base
    countsFromDelay = sound.codec == "opus"
    expectation = SoundExpectation(
      codec: sound.codec, sampleRate: sound.sampleRate, channels: sound.channels, duration: length)
  }

  func write(until seconds: Double) throws(MediaError) {
    while !hasEnded, reached < seconds { try step() }
  }

  func finish() throws(MediaError) {
    while !hasEnded { try step() }
  }

  /// Reads a packet and writes the one before, cut where the film ends.
  private func step() throws(MediaError) {
    let timeBase = demuxer.stream.pointee.time_base
    let tick = Double(timeBase.num) / Double(max(1, timeBase.den))
    let next = try demuxer.nextPacket()
    let start = next.map { Double($0.pointee.pts) * tick }
    let isLast = start.map { $0 >= length - 0.00001 } ?? true
    if isHolding {
      if isLast { try cut(tick) }
      let packet = held.pointer
      if countsFromDelay, Muxer.leavesDelay {
        let padding = Double(demuxer.stream.pointee.codecpar.pointee.initial_padding)
        let shift = Int64((padding / Double(MixFormat.rate) / tick).rounded())
        packet.pointee.pts += shift
        packet.pointee.dts += shift
      }
      try muxer.write(packet, stream: stream, timeBase: timeBase)
      isHolding = false
    }
    guard let next, let start, !isLast else {
      hasEnded = true
      return
    }
    try check(av_packet_ref(held.pointer, next), "copy sound")
    isHolding = true
    reached = start
  }

  /// Shortens the held packet to the film's end.
  private func cut(_ tick: Double) throws(MediaError) {
    let packet = held.pointer
    let rest = length - Double(packet.pointee.pts) * tick
    let surplus = Double(packet.pointee.duration) * tick - rest
    guard surplus > 0 else { return }
    packet.pointee.duration = max(1, Int64((rest / tick).rounded()))
    // Plain samples are as long as their bytes say.
    let parameters = demuxer.stream.pointee.codecpar.pointee
    let bytes = av_get_bits_per_sample(parameters.codec_id) / 8 * parameters.ch_layout.nb_channels
    if bytes > 0 {
      let samples = Int32((rest * Double(parameters.sample_rate)).rounded())
      av_shrink_packet(packet, max(1, samples) * bytes)
    }
    guard countsFromDelay,
      let data = av_packet_new_side_data(packet, AV_PKT_DATA_SKIP_SAMPLES, 10)
    else { return }
    // Samples to drop in front and behind, each as four bytes, the lowest first; then two reasons.
    let samples = UInt32(MixFormat.sample(at: surplus))
    for index in 0..<10 {
      data[index] = (4..<8).contains(index) ? UInt8(samples >> (8 * UInt32(index - 4)) & 255) : 0
    }
  }
}

extension AudioMix {
  /// The file that sounds alone, from the start and as it is; nil for any other mix.
  fileprivate var plainFile: String? {
    guard tracks.count == 1, loudness == nil, part.lowerBound == 0,
      case .file(let path) = tracks[0].source, tracks[0].isPlain
    else { return nil }
    return path
  }
}

extension AudioTrack {
  fileprivate var isPlain: Bool {
    start == 0 && gain == 0 && fadeIn == 0 && fadeOut == 0 && trim.from == 0 && trim.to == nil
      && !loops && ducking == nil
  }
}

extension Container {
  /// Whether a codec can be moved into it with its times kept to the sample.
  fileprivate func copies(_ codec: String) -> Bool {
    switch self {
    case .mp4: codec == "aac"
    case .mov: codec == "aac" || codec.hasPrefix("pcm_s16le") || codec == "pcm_s24le"
    case .webm: codec == "opus"
    case .mkv: codec == "opus" || codec == "pcm_s16le" || codec == "pcm_s24le"
    default: false
    }
  }
}
