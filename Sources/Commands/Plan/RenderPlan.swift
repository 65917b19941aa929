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
    /// It takes every so manieth frame that is drawn.
    var stride = 1
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
  var outputs: [Output]
  /// Paths that hold one picture beside a film: they become posters.
  let posters: [Output]
  /// What is averaged into one frame.
  let sampling: Sampling
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
    // Beside a film, a path for one picture is its poster.
    let isPoster = zip(paths, formats).map { path, format in
      format.container.isStill && FramePattern(path) == nil
    }
    let films = zip(formats, isPoster).filter { !$0.1 }.map(\.0)
    let isToldRate = shared.rate != nil
    if !isToldRate, !films.isEmpty, films.allSatisfy({ $0.codec == .gif }),
      scene.stage.frameRate.framesPerSecond > GIFRate.most
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

    sampling = shared.choices.sampling
    try Self.check(sampling, size: fit.size)
    if let (option, takers) = request.choices.unusedOption(among: Set(formats.map(\.codec))),
      !paths.isEmpty
    {
      throw PlanError.unusedOption(option, takers: takers)
    }
    tracks = try TrackPlan(
      trackRequest, mode: shared.captions, scene: scene.tracks, selection: selection,
      formats: formats)
    notices += tracks.notices

    var outputs: [Output] = []
    var posters: [Output] = []
    for (index, path) in paths.enumerated() {
      let (format, request) = (formats[index], requests[index])
      let isPoster = isPoster[index] && !films.isEmpty && selection.keptFrames > 1
      if !isPoster { try Self.check(path, format, frames: selection.keptFrames) }
      let stride =
        isPoster
        ? 1
        : Self.stride(
          of: format, rate: selection.keptRate, isTold: isToldRate, asked: shared.choices.stride)
      let kept = format.countsFilmFrames ? selection.rate : selection.keptRate
      let rate = FrameRate(kept.numerator, kept.denominator * Int64(stride))
      var settings = EncoderSettings(
        request, size: fit.size, rate: rate, background: background,
        title: trackRequest.title ?? scene.title ?? scene.name)
      settings.author = trackRequest.author
      settings.comment = trackRequest.comment ?? scene.comment
      settings.tracks = tracks.tracks(for: format)
      settings.apply(shared.choices, codec: format.codec)
      try format.check(settings, for: path)
      notices += format.notices(for: settings)
      if stride > 1 {
        notices.append("\(path) takes every \(Self.ordinal(stride)) frame: \(rate.text) fps")
      }
      let output = Output(path: path, format: format, settings: settings, stride: stride)
      if isPoster { posters.append(output) } else { outputs.append(output) }
    }
    (self.outputs, self.posters) = (outputs, posters)
    sidecars = tracks.sidecars(for: outputs.map { ($0.path, $0.format) })
    self.notices = notices
  }

  /// Of how many frames an output takes one: of a film that is too fast for GIF, a GIF takes what
  /// plays evenly.
  private static func stride(
    of format: OutputFormat, rate: FrameRate, isTold: Bool, asked: Int?
  ) -> Int {
    if let asked { return max(1, asked) }
    guard format.codec == .gif, !isTold, rate.framesPerSecond > GIFRate.most else { return 1 }
    return Int((rate.framesPerSecond / GIFRate.most).rounded(.up))
  }

  /// `2nd`, `3rd`, `4th`.
  private static func ordinal(_ number: Int) -> String {
    switch number {
    case 2: "2nd"
    case 3: "3rd"
    default: "\(number)th"
    }
  }

  /// Refuses more pixels than can be drawn or averaged.
  private static func check(_ sampling: Sampling, size: PixelSize) throws(PlanError) {
    // Cairo's pictures end at 32,767 pixels a side.
    let side = max(size.width, size.height) * sampling.supersample
    guard side <= 32_767 else {
      throw .sizeOutOfRange(
        width: Double(size.width * sampling.supersample),
        height: Double(size.height * sampling.supersample))
    }
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

/// How fast a GIF plays evenly.
private enum GIFRate {
  static let most = 25.0
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
