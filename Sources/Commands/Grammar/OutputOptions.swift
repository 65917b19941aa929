import Foundation
import Media

/// The options that say how frames are made into files, beyond codec and quality.
enum OutputOptions {
  // MARK: By-products
  static let poster = Option(
    "poster", .text("FILE", suggestions: .files), in: .output,
    "A still of the film as well, at its most telling time or at --poster-at")
  static let posterTime = Option(
    "poster-at", .time, in: .output, "The time of the poster in seconds, or its frame as 90f")
  static let sheet = Option(
    "sheet", .text("FILE", suggestions: .files), in: .output,
    "A contact sheet of what is rendered as well")
  static let maxBytes = Option(
    "max-bytes", .byteCount, in: .output,
    "The most the file may have: colours, rate and scale are given up in this order until it fits")

  // MARK: Picture
  static let supersample = Option(
    "supersample", .integer("N", in: 1...8), in: .picture,
    "Draw N × N pixels for each and average them in linear light")
  static let motionBlur = Option(
    "motion-blur", .integer("N", in: 1...256), in: .picture,
    "Average N pictures a frame while the shutter is open, in linear light")
  static let shutter = Option(
    "shutter", .integer("DEGREES", in: 1...360), in: .picture,
    "How long the shutter is open with --motion-blur; 180, half a frame, if not told")
  static let smoothGradients = Flag(
    "smooth-gradients", in: .picture,
    "Turn the bands of averaged pictures into a fine pattern; needs --supersample or --motion-blur")
  static let text = Option<TextForm>(
    "text", .choice("FORM"), in: .picture,
    "How SVG and PDF keep text: as outlines if not told, or as fonts")

  // MARK: Encoding
  static let chroma = Option<ChromaForm>(
    "chroma", .choice("FORM"), in: .encoding,
    "420 halves chroma as players want; 444 keeps it whole in H.264, H.265 and VP9")
  static let colors = Option(
    "colors", .integer("N", in: 2...255), in: .encoding, "The most colours of a GIF")
  static let dither = Option<GIFDither>(
    "dither", .choice("METHOD"), in: .encoding,
    "How a GIF shows colours that it does not have")
  static let loops = Option(
    "loop", .integer("N", in: 0...65535), in: .encoding,
    "How often GIF, APNG and WebP play; 0, for ever, if not told")

  /// What `render` takes beside its outputs.
  static let byproducts = [
    poster.definition, posterTime.definition, sheet.definition, maxBytes.definition,
  ]
  /// What is averaged into a picture.
  static let sampling = [
    supersample.definition, motionBlur.definition, shutter.definition,
  ]
  /// What only films have.
  static let encoding = [
    chroma.definition, colors.definition, dither.definition, loops.definition,
  ]
}

/// How vector files keep text.
enum TextForm: String, CaseIterable, Sendable { case outlines, fonts }

/// How much of the chroma is kept.
enum ChromaForm: String, CaseIterable, Sendable {
  case half = "420"
  case full = "444"
}

extension ValueSyntax where Value == Int64 {
  /// Bytes, with an optional `kB`, `MB`, `KiB` or `MiB`.
  static var byteCount: Self {
    ValueSyntax(placeholder: "BYTES") { text throws(ValueFault) in
      let units: [(String, Double)] = [
        ("kib", 1024), ("mib", 1_048_576), ("gib", 1_073_741_824), ("kb", 1e3), ("mb", 1e6),
        ("gb", 1e9), ("k", 1e3), ("m", 1e6), ("g", 1e9), ("b", 1), ("", 1),
      ]
      let word = text.lowercased()
      for (unit, factor) in units where word.hasSuffix(unit) {
        guard let number = decimal(word.dropLast(unit.count)) else { continue }
        guard (100...1e12).contains(number * factor) else {
          throw .outside(least: "100", most: "1000GB")
        }
        return Int64(number * factor)
      }
      throw .malformed(expected: "a number of bytes", example: "15MB, 800kB or 1048576")
    }
  }
}
