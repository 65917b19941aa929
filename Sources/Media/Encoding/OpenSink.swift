extension OutputFormat {
  /// Opens the writer for this format: a film file, a still, a frame pattern or frame hashes.
  ///
  /// A path with `%0Nd` makes a numbered file a frame. Throws a request fault for settings the
  /// codec cannot meet and for an existing output unless `force`, and a system error when the
  /// folder is missing or cannot be written.
  package func openSink(
    path: String, settings: EncoderSettings, force: Bool = false
  ) throws(MediaError) -> any FrameSink {
    try check(settings, for: path)
    switch codec {
    case .framehash:
      return try FrameHashWriter(path: path, format: self, settings: settings, force: force)
    case .rgba, .y4m:
      return try RawVideoWriter(path: path, format: self, settings: settings, force: force)
    case .png:
      if let pattern = FramePattern(path) {
        return try ImageSequenceWriter(
          pattern: pattern, format: self, settings: settings, force: force)
      }
      return try PNGWriter(path: path, format: self, settings: settings, force: force)
    case .gif where FramePattern(path) == nil:
      return try GIFWriter(path: path, format: self, settings: settings, force: force)
    case .webp:
      throw MediaError(
        "write \(path)", path: path, cause: .request,
        reason: "\(codec.title) cannot be written yet", advice: "choose .mp4, .webm or .apng")
    default:
      if FramePattern(path) != nil {
        throw MediaError(
          "write \(path)", path: path, cause: .request,
          reason: "\(codec.title) puts all frames into one file, so a frame number has no place",
          advice: "leave the % out, or write .png")
      }
      return try VideoFileWriter(path: path, format: self, settings: settings, force: force)
    }
  }
}
