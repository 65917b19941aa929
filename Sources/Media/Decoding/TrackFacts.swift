import CFFmpeg

/// A stream of sound in a file.
package struct SoundFacts: Hashable, Sendable {
  /// FFmpeg's name of the codec, such as `aac`.
  package var codec: String
  /// Samples a second of each channel.
  package var sampleRate: Int
  package var channels: Int
  /// Seconds at which it begins to be heard.
  package var start: Double
  /// Seconds that are heard: an encoder's delay and padding are left out.
  package var duration: Double
  /// Samples in front that a decoder drops.
  package var padding: Int
}

/// A track of captions in a file.
package struct CaptionFacts: Hashable, Sendable {
  /// FFmpeg's name of the codec, such as `mov_text`.
  package var codec: String
  /// ISO 639 letters, or `und`.
  package var language: String
  /// Captions with words.
  package var count: Int
}

/// A chapter of a file.
package struct ChapterFacts: Hashable, Sendable {
  /// Seconds.
  package var start: Double
  /// Seconds.
  package var end: Double
  package var title: String
}

extension Demuxer {
  /// What the packets of every stream come to; reads the file to its end.
  func tallies() throws(MediaError) -> [StreamTally] {
    var tallies = (0..<Int(pointer.pointee.nb_streams)).compactMap { index in
      pointer.pointee.streams[index].map { StreamTally($0) }
    }
    while let packet = try nextPacketOfAnyStream() {
      let index = Int(packet.pointee.stream_index)
      // A broken file may announce a stream only with its first packet.
      if tallies.indices.contains(index) { tallies[index].count(packet) }
    }
    return tallies
  }
}

extension MediaFacts {
  /// Fills in what there is beside the pictures.
  mutating func readTracks(of demuxer: Demuxer, _ tallies: [StreamTally]) {
    let context = demuxer.pointer.pointee
    for (index, tally) in tallies.enumerated() {
      guard let stream = context.streams[index], let parameters = stream.pointee.codecpar else {
        continue
      }
      let codec = String(cString: avcodec_get_name(parameters.pointee.codec_id))
      switch parameters.pointee.codec_type {
      case AVMEDIA_TYPE_AUDIO:
        // A coarse clock rounds the delay away from zero.
        let seen = tally.start ?? 0
        let start = abs(seen) < tally.secondsPerTick ? 0 : seen
        sounds.append(
          SoundFacts(
            codec: codec, sampleRate: Int(parameters.pointee.sample_rate),
            channels: Int(parameters.pointee.ch_layout.nb_channels), start: start,
            duration: max(0, (tally.end ?? 0) - start),
            padding: Int(parameters.pointee.initial_padding)))
      case AVMEDIA_TYPE_SUBTITLE:
        let language = Demuxer.entries(stream.pointee.metadata)["language"] ?? "und"
        captions.append(CaptionFacts(codec: codec, language: language, count: tally.filled))
      default: break
      }
    }
    chapters = (0..<Int(context.nb_chapters)).compactMap { index in
      guard let chapter = context.chapters[index]?.pointee else { return nil }
      let tick = Double(chapter.time_base.num) / Double(max(1, chapter.time_base.den))
      return ChapterFacts(
        start: Double(chapter.start) * tick, end: Double(chapter.end) * tick,
        title: Demuxer.entries(chapter.metadata)["title"] ?? "")
    }
  }
}

extension TrackExpectation {
  /// Everything beside the pictures that is not as it must be.
  func mismatches(_ facts: MediaFacts) -> [VerificationFailure] {
    var found: [VerificationFailure] = []
    func compare(_ fact: String, _ wanted: String, _ seen: String) {
      if wanted != seen {
        found.append(VerificationFailure(fact: fact, wanted: wanted, found: seen))
      }
    }
    func words(_ codec: String?) -> String { codec ?? "none" }
    compare("sound", words(sound?.codec), words(facts.sounds.first?.codec))
    if let sound, let seen = facts.sounds.first {
      compare("sample rate", "\(sound.sampleRate)", "\(seen.sampleRate)")
      compare("channels", "\(sound.channels)", "\(seen.channels)")
      // A container that counts in milliseconds rounds either end.
      if abs(seen.duration - sound.duration) > 0.0021 || abs(seen.start) > 0.0021 {
        compare(
          "time of the sound", "0 to \(sound.duration) s",
          "\(seen.start) to \(seen.start + seen.duration) s")
      }
    }
    compare("captions", words(captions?.codec), words(facts.captions.first?.codec))
    if let captions, let seen = facts.captions.first {
      compare("captions", "\(captions.count)", "\(seen.count)")
    }
    compare("chapters", "\(chapters.count)", "\(facts.chapters.count)")
    for (wanted, seen) in zip(chapters, facts.chapters) {
      compare("chapter", wanted.text, seen.title)
      if abs(wanted.start.value - seen.start) > 0.0011 {
        compare("chapter “\(wanted.text)”", "\(wanted.start.value) s", "\(seen.start) s")
      }
    }
    return found
  }
}
