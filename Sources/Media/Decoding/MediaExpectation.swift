/// What a file must turn out to be when it is opened again after writing.
package struct MediaExpectation: Sendable {
  package let codec: Codec
  package let width: Int
  package let height: Int
  package let pixelFormat: PixelFormat
  package let frameRate: Rational
  /// What it holds beside the pictures.
  package let tracks: TrackExpectation

  package init(
    codec: Codec, width: Int, height: Int, pixelFormat: PixelFormat, frameRate: Rational,
    tracks: TrackExpectation = TrackExpectation()
  ) {
    self.codec = codec
    self.width = width
    self.height = height
    self.pixelFormat = pixelFormat
    self.frameRate = frameRate
    self.tracks = tracks
  }

  /// Opens the file and compares; throws a content fault that lists every difference.
  ///
  /// `name` is what the person calls the file. Reads the whole file once.
  package func verify(_ path: String, frames: Int, named name: String) throws(MediaError) {
    let facts = try MediaFacts(of: path, named: name)
    let differences = mismatches(facts, frames: frames)
    guard !differences.isEmpty else { return }
    let list = differences.map(\.description).joined(separator: "; ")
    throw MediaError(
      "verify \(name)", path: name, cause: .content, reason: "what was written differs: \(list)",
      advice: "try another --codec or --format, and report this")
  }

  /// Everything about a file that is not as it must be.
  package func mismatches(_ facts: MediaFacts, frames: Int) -> [VerificationFailure] {
    var found: [VerificationFailure] = []
    func compare(_ fact: String, _ wanted: String, _ seen: String) {
      if wanted != seen {
        found.append(VerificationFailure(fact: fact, wanted: wanted, found: seen))
      }
    }
    compare("size", "\(width)×\(height)", "\(facts.width)×\(facts.height)")
    // WebP stores equal frames in a row as one.
    if codec != .webp || facts.frames > frames {
      compare("frames", "\(frames)", "\(facts.frames)")
    }
    compare("codec", codec.decoder, facts.codec)
    let seconds = frameRate.duration(ofFrames: frames).value
    // A container counts in ticks, WebM in milliseconds, so that it may be off by a tick or so.
    // A WebP of one frame is a still, without a duration.
    let isStill = codec == .webp && facts.frames == 1
    if !isStill, abs(facts.duration - seconds) > 0.0021 {
      compare("duration", "\(seconds) s", "\(facts.duration) s")
    }
    // WebP drops transparency that no pixel uses.
    if pixelFormat.hasAlpha, codec != .webp {
      compare("transparency", "true", "\(facts.hasAlpha)")
    }
    found += tracks.mismatches(facts)
    guard pixelFormat.isYUV else { return found }
    // The second stream with the alpha does not show in the format of the first.
    let pixels = pixelFormat == .yuva420p ? PixelFormat.yuv420p : pixelFormat
    compare("pixel format", pixels.readBack(from: codec), facts.pixelFormat)
    compare("matrix", "bt709", facts.matrix)
    compare("primaries", "bt709", facts.primaries)
    compare("transfer", "bt709", facts.transfer)
    compare("range", "tv", facts.range)
    return found
  }
}

/// One fact of a written file that is not as it must be.
package struct VerificationFailure: Hashable, Sendable, CustomStringConvertible {
  /// Which one: `size`, `frames`, `duration`, ….
  package let fact: String
  /// As it must be.
  package let wanted: String
  /// As it is.
  package let found: String

  /// "frames: 29 instead of 30".
  package var description: String { "\(fact): \(found) instead of \(wanted)" }
}

extension Codec {
  /// FFmpeg's name of the codec as a reader sees it.
  var decoder: String {
    switch self {
    case .h265: "hevc"
    case .jpeg: "mjpeg"
    case .prores4444, .prores422hq: "prores"
    default: rawValue
    }
  }
}

extension PixelFormat {
  /// FFmpeg's name of the format its decoder gives.
  fileprivate func readBack(from codec: Codec) -> String {
    // The ProRes decoder always gives 4444 as 12 bits.
    switch (codec, self) {
    case (.prores4444, .yuv444p10le): "yuv444p12le"
    case (.prores4444, .yuva444p10le): "yuva444p12le"
    default: rawValue
    }
  }
}
