extension OutputFormat {
  /// Refuses what the codec cannot do, with a request fault that says what to ask for instead.
  ///
  /// Checks size, frame rate, quality and its alternatives, effort and alpha.
  package func check(_ settings: EncoderSettings, for path: String) throws(MediaError) {
    func refuse(_ reason: String, _ advice: String) -> MediaError {
      MediaError("write \(path)", path: path, cause: .request, reason: reason, advice: advice)
    }
    let size = "\(settings.width)×\(settings.height)"
    guard settings.width > 0, settings.height > 0 else {
      throw refuse("a picture of \(size) pixels has none", "choose a size of at least 1×1")
    }
    guard min(settings.width, settings.height) >= codec.leastSize else {
      throw refuse(
        "\(codec.title) starts at \(codec.leastSize)×\(codec.leastSize) pixels, not \(size)",
        "choose a larger --size, or --codec h264 or vp9")
    }
    guard max(settings.width, settings.height) <= codec.greatestSize else {
      throw refuse(
        "\(codec.title) ends at \(codec.greatestSize) pixels a side, \(size) is more",
        "choose a smaller --size")
    }
    guard settings.frameRate.numerator > 0, settings.frameRate.value <= 1000 else {
      throw refuse("\(settings.frameRate) is no frame rate", "choose --fps from above 0 to 1000")
    }
    guard (0...100).contains(settings.quality) else {
      throw refuse("a quality of \(settings.quality) is off the scale", "choose 0 to 100")
    }
    guard settings.crf == nil || settings.bitrate == nil else {
      throw refuse("a rate factor and a bitrate exclude each other", "give --crf or --bitrate")
    }
    if let rate = settings.crf {
      guard let scale = codec.rateFactors else {
        throw refuse("\(codec.title) has no rate factor", "leave --crf out")
      }
      guard scale.contains(rate) else {
        throw refuse(
          "\(codec.title) has no rate factor \(rate)",
          "choose --crf from \(Int(scale.lowerBound)) (best) to \(Int(scale.upperBound))")
      }
    }
    if let bitrate = settings.bitrate {
      guard codec.rateFactors != nil else {
        throw refuse("\(codec.title) has no bitrate to choose", "leave --bitrate out")
      }
      guard bitrate >= 1000 else {
        throw refuse("\(bitrate) bits a second are too few", "choose a --bitrate such as 4M")
      }
    }
    if case .named(let name) = settings.effort, !codec.presets.contains(name) {
      let own = codec.presets.joined(separator: ", ")
      throw refuse(
        "\(codec.title) has no preset “\(name)”",
        "choose --effort preview, draft, normal or best" + (own.isEmpty ? "" : ", or \(own)"))
    }
    if settings.fullChroma, ![.h264, .h265, .vp9].contains(codec), codec.needsEvenSize {
      throw refuse(
        "\(codec.title) keeps chroma at half size", "leave --chroma out, or take h264, h265 or vp9")
    }
    if settings.packsAlpha, codec != .h264 {
      throw refuse("the alpha is packed below the picture for H.264 only", "choose --codec h264")
    }
    if settings.alpha, !codec.supportsAlpha, !settings.packsAlpha {
      let others = Self.codecsWithAlpha.map(\.title).joined(separator: ", ")
      throw refuse(
        "\(codec.title) has no transparency",
        "choose --background COLOR, or one of those that have it: \(others)")
    }
  }

  /// The size of the file's pictures: the settings', padded to whole chroma cells.
  package func codedSize(of settings: EncoderSettings) -> (width: Int, height: Int) {
    let cell = pixelFormat(for: settings).chromaCell
    return (
      (settings.width + cell.width - 1) / cell.width * cell.width,
      (settings.height + cell.height - 1) / cell.height * cell.height
    )
  }

  /// The pixels the encoder is given for the settings.
  package func pixelFormat(for settings: EncoderSettings) -> PixelFormat {
    let usual = codec.pixelFormat(alpha: settings.alpha)
    switch codec {
    case .h264, .h265, .vp9: return settings.fullChroma && !settings.alpha ? .yuv444p : usual
    default: return usual
    }
  }

  /// What to tell the person about padding; empty when the size is kept.
  package func notices(for settings: EncoderSettings) -> [String] {
    let size = codedSize(of: settings)
    guard size != (settings.width, settings.height) else { return [] }
    return [
      "\(codec.title) needs even sizes: \(settings.width)×\(settings.height) is padded to "
        + "\(size.width)×\(size.height) with the background"
    ]
  }
}
