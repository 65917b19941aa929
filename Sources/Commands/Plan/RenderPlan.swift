import Foundation
import Media
import Motion
import Picture

/// A render with every choice made: what `--dry-run` prints and what a job is built from.
struct RenderPlan: Hashable, Sendable {
  /// One file, or one pattern of files, that is made.
  struct Output: Hashable, Sendable {
    /// The path, the frame pattern, or `-`.
    var path: String
    /// What is made.
    var format: OutputFormat
    /// What the encoder is asked for.
    var settings: EncoderSettings
  }

  /// The scene's name.
  let name: String
  /// How the scene's points lie on the pixels.
  let fit: StageFit
  /// Which frames are rendered.
  let selection: FrameSelection
  /// What lies below the picture; `nil` keeps it transparent.
  let background: RGBA?
  /// What is made, all in one pass.
  let outputs: [Output]
  /// What to tell before it begins.
  let notices: [String]

  /// Makes every choice for a scene, or says why it cannot.
  ///
  /// - Throws: ``PlanError``, or a `MediaError` about a format.
  init(_ request: RenderRequest, scene: SceneFacts, paths: [String]) throws {
    name = scene.name
    fit = try StageFit(
      request, stage: scene.stage.size, scale: scene.stage.scale, isFluid: scene.isFluid)
    let formats = try paths.map { path throws(MediaError) in
      try Self.format(of: path, request)
    }
    var request = request
    var notices = [fit.notice].compactMap(\.self)
    if request.rate == nil, formats.contains(where: { $0.codec == .gif }),
      scene.stage.frameRate.framesPerSecond > 25
    {
      // Players show a GIF's delays in hundredths of a second, and many not below four of them.
      request.rate = FrameRate(25)
      notices.append("a GIF plays at most 25 fps everywhere, so that is its rate; see --fps")
    }
    selection = try FrameSelection(
      request, rate: scene.stage.frameRate, duration: scene.duration)
    notices += [selection.notice].compactMap(\.self)
    switch request.background {
    case .some(.none): background = nil
    case .color(let color): background = color
    case nil: background = scene.stage.background
    }

    var outputs: [Output] = []
    for (path, format) in zip(paths, formats) {
      let settings = Self.settings(
        request, size: fit.size, rate: selection.rate, background: background, title: scene.name)
      try format.check(settings, for: path)
      notices += format.notices(for: settings)
      outputs.append(Output(path: path, format: format, settings: settings))
    }
    self.outputs = outputs
    self.notices = notices
  }

  /// The format by `--format`, else by the path's ending, else by the export preset.
  private static func format(
    of path: String, _ request: RenderRequest
  ) throws(MediaError) -> OutputFormat {
    try OutputFormat(path: path, format: request.format, codec: request.codec)
  }

  private static func settings(
    _ request: RenderRequest, size: PixelSize, rate: FrameRate, background: RGBA?, title: String
  ) -> EncoderSettings {
    // A backdrop that one can see through is as good as none: the film keeps its transparency.
    let isClear = (background?.opacity ?? 0) < 1
    var settings = EncoderSettings(
      width: size.width, height: size.height,
      frameRate: Rational(rate.numerator, rate.denominator),
      effort: request.effort.map { Effort($0) } ?? .normal, alpha: isClear,
      background: background.map(BGRA.init(opaque:)) ?? .black)
    switch request.rateControl {
    case .quality(let quality): settings.quality = quality
    case .rateFactor(let factor): settings.crf = factor
    case .bitRate(let bits): settings.bitrate = Int64(bits)
    case nil: break
    }
    settings.gop = request.keyFrameInterval
    settings.threads = request.encoderThreads
    settings.title = title
    return settings
  }

  /// The plan as lines for people.
  var text: String {
    let count = selection.frames.count
    let seconds = Double(count) / selection.rate.framesPerSecond
    var lines = [
      "scene       \(name)",
      "stage       \(brief(fit.stage.width))x\(brief(fit.stage.height)) points",
      "size        \(fit.size) pixels",
      "frames      \(count) (\(selection.frames.lowerBound) to \(selection.frames.upperBound - 1))"
        + " at \(selection.rate.text) fps, \(brief(seconds)) s",
      "background  \(background.map(\.hexText) ?? "none")",
    ]
    for output in outputs {
      let settings = output.settings
      let format = output.format
      lines.append(
        "output      \(output.path): \(format.container.rawValue), \(format.codec.title), "
          + "\(format.pixelFormat(for: settings).rawValue), \(Self.control(settings)), "
          + "\(settings.encoderThreads) encoder threads")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func control(_ settings: EncoderSettings) -> String {
    if let factor = settings.crf { return "crf \(brief(factor))" }
    if let bits = settings.bitrate { return "\(bits) bits a second" }
    return "quality \(settings.quality)"
  }
}

extension BGRA {
  /// The colour without its opacity, rounded to eight bits.
  init(opaque color: RGBA) {
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    self.init(blue: byte(color.blue), green: byte(color.green), red: byte(color.red))
  }
}

extension RGBA {
  /// `#rrggbb`, or `#rrggbbaa` when it is not opaque.
  var hexText: String {
    let parts = opacity < 1 ? [red, green, blue, opacity] : [red, green, blue]
    let digits = parts.map { part in
      let byte = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
      return byte.count < 2 ? "0" + byte : byte
    }
    return "#" + digits.joined()
  }
}

extension FrameRate {
  /// `60` or `30000/1001`.
  var text: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}
