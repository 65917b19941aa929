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
    throw MediaError("write \(path)", cause: .request, reason: "\(codec.title) is not built yet")
  }
}
