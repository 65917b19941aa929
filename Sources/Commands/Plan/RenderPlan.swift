import Export
import Foundation
import Media
import Motion
import Picture
import Presets

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
  /// What goes beside and over the pictures.
  let tracks: TrackPlan
  /// Text files that are written beside the outputs.
  let sidecars: [Sidecar]
  /// What to tell before it begins.
  let notices: [String]

  /// Makes every choice for a scene, or says why it cannot.
  ///
  /// What `request` leaves open is taken from the export preset, then from the scene.
  ///
  /// - Throws: ``PlanError``, or a `MediaError` about a format.
  init(
    _ request: RenderRequest, export: RenderRequest = RenderRequest(),
    tracks trackRequest: TrackRequest = TrackRequest(), scene: SceneFacts, paths: [String]
  ) throws {
    let requests = paths.map { request.impliedFormat(by: $0).over(export) }
    let formats = try zip(paths, requests).map { path, request throws(MediaError) in
      try OutputFormat(path: path, format: request.format, codec: request.codec)
    }
    var shared = request.over(export)
    name = scene.name
    fit = try StageFit(
      shared, stage: scene.stage.size, scale: scene.stage.scale, isFluid: scene.isFluid)
    var notices = [fit.notice].compactMap(\.self)
    if shared.rate == nil, formats.contains(where: { $0.codec == .gif }),
      scene.stage.frameRate.framesPerSecond > 25
    {
      // A GIF counts delays in hundredths of a second, and many players slow down below four.
      shared.rate = FrameRate(25)
      notices.append("a GIF plays evenly at 25 fps at most, so that is the rate; see --fps")
    }
    selection = try FrameSelection(
      shared, rate: scene.stage.frameRate, duration: scene.duration,
      chapters: scene.tracks.chapters)
    notices += [selection.notice].compactMap(\.self)
    switch shared.background {
    case .some(.none): background = nil
    case .color(let color): background = color
    case nil: background = scene.stage.background
    }

    tracks = try TrackPlan(
      trackRequest, mode: shared.captions, scene: scene.tracks, selection: selection,
      formats: formats)
    notices += tracks.notices
    var outputs: [Output] = []
    for (path, (format, request)) in zip(paths, zip(formats, requests)) {
      try Self.check(path, format, frames: selection.keptFrames)
      var settings = EncoderSettings(
        request, size: fit.size,
        rate: format.countsFilmFrames ? selection.rate : selection.keptRate,
        background: background, title: trackRequest.title ?? scene.title ?? scene.name)
      settings.author = trackRequest.author
      settings.comment = trackRequest.comment ?? scene.comment
      settings.tracks = tracks.tracks(for: format)
      try format.check(settings, for: path)
      notices += format.notices(for: settings)
      outputs.append(Output(path: path, format: format, settings: settings))
    }
    self.outputs = outputs
    sidecars = tracks.sidecars(for: outputs.map { ($0.path, $0.format) })
    self.notices = notices
  }

  private static func check(
    _ path: String, _ format: OutputFormat, frames: Int
  ) throws(PlanError) {
    if format.container.isStill, frames > 1, FramePattern(path) == nil {
      throw .needsPattern(path: path, frames: frames)
    }
  }
}

extension SceneFacts {
  /// What a file says of how it was made.
  fileprivate var comment: String? { origin.map { "inbetween \(Version.text), \($0)" } }
}

extension OutputFormat {
  /// Whether its frames keep their numbers in the film, whatever is left out between them.
  fileprivate var countsFilmFrames: Bool { container.isStill || container == .framehash }
}

extension RenderRequest {
  /// This request, with the format that the path's ending names unless one was asked for.
  func impliedFormat(by path: String) -> RenderRequest {
    var result = self
    let ending = fileExtension(of: path)
    result.format =
      format ?? Container.allCases.first { $0.extensions.contains(ending) }?.rawValue
    return result
  }
}

extension EncoderSettings {
  /// What an encoder is asked for by a request whose size, rate and background are settled.
  init(
    _ request: RenderRequest, size: PixelSize, rate: FrameRate, background: RGBA?, title: String
  ) {
    // A backdrop that one can see through is as good as none: the film keeps its transparency.
    let isClear = (background?.opacity ?? 0) < 1
    self.init(
      width: size.width, height: size.height,
      frameRate: Rational(rate.numerator, rate.denominator),
      effort: request.effort.map { Effort($0) } ?? .normal, alpha: isClear,
      background: background.map(BGRA.init(opaque:)) ?? .black)
    switch request.rateControl {
    case .quality(let quality): self.quality = quality
    case .rateFactor(let factor): crf = factor
    case .bitRate(let bits): bitrate = Int64(bits)
    case nil: break
    }
    gop = request.keyFrameInterval
    threads = request.encoderThreads
    self.title = title
  }
}

extension BGRA {
  /// The colour without its opacity, rounded to eight bits.
  init(opaque color: RGBA) {
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    self.init(blue: byte(color.blue), green: byte(color.green), red: byte(color.red))
  }
}
