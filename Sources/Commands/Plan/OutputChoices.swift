import Export
import Foundation
import Media

/// What was asked for about the making of pictures and files, beyond codec and quality; `nil` leaves
/// it open.
struct OutputChoices: Hashable, Sendable {
  /// Pixels drawn for each, along each side.
  var supersample: Int?
  /// Pictures averaged into a frame.
  var motionSamples: Int?
  /// How long the shutter is open, in degrees.
  var shutterAngle: Int?
  /// Whether slow gradients are dithered.
  var smoothsGradients: Bool?
  /// How vector files keep text.
  var text: TextForm?
  /// How much of the chroma is kept.
  var chroma: ChromaForm?
  /// The most colours of a GIF.
  var colors: Int?
  /// How a GIF shows colours that it does not have.
  var dither: GIFDither?
  /// How often an animation plays.
  var loops: Int?
  /// Of how many frames of the film a GIF takes one, where the file must be small.
  var stride: Int?
  /// Whether the alpha goes below the picture.
  var packsAlpha: Bool?
  /// The files of a set, by their endings, `poster` and `html` among them.
  var files: [String]?

  /// These choices, with what they leave open taken from `other`.
  func over(_ other: OutputChoices) -> OutputChoices {
    OutputChoices(
      supersample: supersample ?? other.supersample,
      motionSamples: motionSamples ?? other.motionSamples,
      shutterAngle: shutterAngle ?? other.shutterAngle,
      smoothsGradients: smoothsGradients ?? other.smoothsGradients, text: text ?? other.text,
      chroma: chroma ?? other.chroma, colors: colors ?? other.colors,
      dither: dither ?? other.dither, loops: loops ?? other.loops,
      stride: stride ?? other.stride, packsAlpha: packsAlpha ?? other.packsAlpha,
      files: files ?? other.files)
  }

  /// What is averaged into one frame.
  var sampling: Sampling {
    Sampling(
      supersample: supersample ?? 1, motionSamples: motionSamples ?? 1,
      shutterAngle: shutterAngle ?? 180, dithers: smoothsGradients ?? false)
  }
}

extension OutputChoices {
  /// The choices of a command line.
  init(_ arguments: ParsedArguments) {
    supersample = arguments[OutputOptions.supersample]
    motionSamples = arguments[OutputOptions.motionBlur]
    shutterAngle = arguments[OutputOptions.shutter]
    smoothsGradients = arguments[OutputOptions.smoothGradients] ? true : nil
    text = arguments[OutputOptions.text]
    chroma = arguments[OutputOptions.chroma]
    colors = arguments[OutputOptions.colors]
    dither = arguments[OutputOptions.dither]
    loops = arguments[OutputOptions.loops]
  }

  /// The first option that was given and that no output takes, with those that would take it.
  func unusedOption(among codecs: Set<Codec>) -> (option: String, takers: String)? {
    let animations: Set<Codec> = [.gif, .apng, .webp]
    let claims: [(isGiven: Bool, option: String, takers: Set<Codec>, names: String)] = [
      (colors != nil, "--colors", [.gif], "GIF"),
      (dither != nil, "--dither", [.gif], "GIF"),
      (loops != nil, "--loop", animations, "GIF, APNG and WebP"),
      (text != nil, "--text", [.svg, .pdf], "SVG and PDF"),
      (chroma == .full, "--chroma 444", [.h264, .h265, .vp9], "H.264, H.265 and VP9"),
    ]
    let unused = claims.first { $0.isGiven && $0.takers.isDisjoint(with: codecs) }
    return unused.map { ($0.option, $0.names) }
  }
}

extension EncoderSettings {
  /// Applies the choices that concern an output of `codec`.
  mutating func apply(_ choices: OutputChoices, codec: Codec) {
    colors = choices.colors ?? colors
    gifDither = choices.dither ?? gifDither
    loops = choices.loops ?? loops
    keepsFonts = choices.text == .fonts
    packsAlpha = codec == .h264 && choices.packsAlpha ?? false
    fullChroma = choices.chroma == .full && [.h264, .h265, .vp9].contains(codec)
  }
}
