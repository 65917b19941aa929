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
    if settings.packsAlpha, settings.alpha {
      return try PackedAlphaWriter(path: path, format: self, settings: settings, force: force)
    }
    switch codec {
    case .framehash:
      return try FrameHashWriter(path: path, format: self, settings: settings, force: force)
    case .rgba, .y4m:
      return try RawVideoWriter(path: path, format: self, settings: settings, force: force)
    case .png, .jpeg, .tiff,
      .webp where settings.isStill || isNumbered(path):
      if let pattern = FramePattern(path) {
        return try ImageSequenceWriter(
          pattern: pattern, format: self, settings: settings, force: force)
      }
      return try StillWriter(path: path, format: self, settings: settings, force: force)
    case .svg, .pdf:
      throw MediaError(
        "write \(path)", path: path, cause: .request,
        reason: "\(codec.title) is drawn, not made of pixels", advice: "choose another --format")
    case .gif where FramePattern(path) == nil:
      return try GIFWriter(path: path, format: self, settings: settings, force: force)
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

  private func isNumbered(_ path: String) -> Bool { FramePattern(path) != nil }
}
