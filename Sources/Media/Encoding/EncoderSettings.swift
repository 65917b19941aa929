/// What an encoder is asked for: the picture's size and rate, and how good it is to be.
package struct EncoderSettings: Hashable, Sendable {
  /// The width of the pictures in pixels; the file's may be padded by one.
  package var width: Int
  /// The height of the pictures in pixels; the file's may be padded by one.
  package var height: Int
  /// Frames a second, positive.
  package var frameRate: Rational
  /// How good, from 0 to 100; each codec has its own scale, see `docs/encoding.md`.
  package var quality: Int
  /// The codec's own constant rate factor in place of `quality`.
  package var crf: Double?
  /// Bits a second in place of a constant quality.
  package var bitrate: Int64?
  /// The most frames from one key frame to the next; nil leaves it to the codec.
  package var gop: Int?
  /// How long the encoder may think for a smaller file.
  package var effort: Effort
  /// Whether the pictures are transparent and the file is to be.
  package var alpha: Bool
  /// Whether chroma is kept at full size where the codec can (H.264, H.265, VP9).
  package var fullChroma: Bool
  /// The colour an odd size is padded with.
  package var background: BGRA
  /// The encoder's threads; nil is 4 up to 1080p and 8 above, never the number of cores, because
  /// the pictures depend on it.
  package var threads: Int?
  /// At most so many colours in a GIF's table, 2 to 255.
  package var colors = 255
  /// How a GIF shows colours that its table does not have.
  package var gifDither = GIFDither.none
  /// How often GIF, APNG and WebP play; 0 is for ever.
  package var loops = 0
  /// Whether SVG and PDF keep text as text, in place of outlines.
  package var keepsFonts = false
  /// Whether the alpha goes below the picture, in a film of twice the height.
  package var packsAlpha = false
  /// Which of two passes this is.
  package var pass = EncodingPass.only
  /// Whether one picture is all there is, where a format has stills and animations alike.
  package var isStill = false
  /// The title in the file's metadata.
  package var title: String?
  /// Who made the film, in the file's metadata.
  package var author: String?
  /// The comment in the file's metadata.
  package var comment: String?
  /// What goes into the file beside the pictures, where the container has a place for it.
  package var tracks = FilmTracks()

  package init(
    width: Int, height: Int, frameRate: Rational, quality: Int = 75, effort: Effort = .normal,
    alpha: Bool = false, background: BGRA = .black
  ) {
    self.width = width
    self.height = height
    self.frameRate = frameRate
    self.quality = quality
    self.effort = effort
    self.alpha = alpha
    self.background = background
    fullChroma = false
  }

  /// The threads that are used.
  package var encoderThreads: Int {
    max(1, threads ?? (width * height <= 1920 * 1088 ? 4 : 8))
  }
}

/// Which of two passes over a film an encoder makes; the path is that of its notes.
package enum EncodingPass: Hashable, Sendable {
  /// There is one pass.
  case only
  /// Notes are taken, and no film is made.
  case first(String)
  /// The notes tell where the bits are needed.
  case second(String)
}

/// How a GIF shows colours that its table does not have.
package enum GIFDither: String, CaseIterable, Sendable {
  /// The nearest colour.
  case none
  /// The error goes on to the neighbours (Floyd and Steinberg, 1976): smooth, and never compresses.
  case floyd
  /// A fixed pattern of 8 × 8: smooth, and still compresses.
  case bayer
}

/// How long an encoder may think about a picture.
package enum Effort: Hashable, Sendable {
  /// As fast as can be; the file may be ten times the size.
  case preview
  /// For looking at while working.
  case draft
  /// The default.
  case normal
  /// The smallest file for the quality.
  case best
  /// The codec's own preset by name, such as `veryslow`, or by number for AV1 and VP9.
  case named(String)

  /// The effort a word of `--effort` means; any other word is taken for the codec's own preset.
  package init(_ word: String) {
    switch word {
    case "preview": self = .preview
    case "draft": self = .draft
    case "normal": self = .normal
    case "best": self = .best
    default: self = .named(word)
    }
  }
}

/// An 8-bit sRGB colour in the byte order of a bitmap.
package struct BGRA: Hashable, Sendable {
  /// 0 to 255.
  package var blue, green, red, alpha: UInt8

  package init(blue: UInt8, green: UInt8, red: UInt8, alpha: UInt8 = 255) {
    (self.blue, self.green, self.red, self.alpha) = (blue, green, red, alpha)
  }

  /// Opaque black.
  package static let black = BGRA(blue: 0, green: 0, red: 0)
  /// Opaque white.
  package static let white = BGRA(blue: 255, green: 255, red: 255)
}
