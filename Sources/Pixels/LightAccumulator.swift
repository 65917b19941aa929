import Foundation

/// Averages pictures in linear light, 16 bits a channel.
///
/// The eye adds light, and sRGB levels are not light: a black and a white pixel average to level
/// 188, not 128. Colours are weighted by their coverage. See IEC 61966-2-1 for the curve. A pixel
/// that is the same in every picture comes out as it went in.
public final class LightAccumulator {
  /// The size of the average in pixels.
  public let width: Int
  /// The size of the average in pixels.
  public let height: Int
  /// Pixels of a picture that make one of the average, along each side.
  private let factor: Int
  /// Sums of blue, green, red (linear, times coverage) and coverage, 65535 being full.
  private let sums: UnsafeMutableBufferPointer<UInt32>
  private var pictures = 0

  /// The most pixels that may be averaged into one, so that a sum of 16-bit values fits in 32.
  public static let mostPixels = 65536

  /// For an average of `width` × `height` pixels of pictures that are `factor` times as wide and high.
  public init(width: Int, height: Int, factor: Int = 1) {
    precondition(width > 0 && height > 0 && factor > 0, "an average must have at least one pixel")
    (self.width, self.height, self.factor) = (width, height, factor)
    sums = .allocate(capacity: 4 * width * height)
    sums.initialize(repeating: 0)
  }

  deinit { sums.deallocate() }

  /// Forgets all pictures.
  public func reset() {
    sums.update(repeating: 0)
    pictures = 0
  }

  /// Adds a picture of `factor` times the size.
  public func add(_ picture: Bitmap) {
    precondition(
      picture.width == width * factor && picture.height == height * factor,
      "a picture must have the accumulator's size")
    pictures += 1
    let curve = Self.curve
    curve.linear.withUnsafeBufferPointer { linear in
      for y in 0..<picture.height {
        let row = picture.row(y)
        var at = 4 * width * (y / factor)
        for x in 0..<width {
          for pixel in row[x * factor..<(x + 1) * factor] where pixel >> 24 != 0 {
            let alpha = pixel >> 24
            if alpha == 255 {
              sums[at] += linear[Int(pixel & 255) * LightCurve.fineness]
              sums[at + 1] += linear[Int(pixel >> 8 & 255) * LightCurve.fineness]
              sums[at + 2] += linear[Int(pixel >> 16 & 255) * LightCurve.fineness]
              sums[at + 3] += 65535
            } else {
              for channel in 0..<3 {
                let level = pixel >> UInt32(8 * channel) & 255
                let straight = (level * 255 * UInt32(LightCurve.fineness) + alpha / 2) / alpha
                let light = linear[min(Int(straight), linear.count - 1)]
                sums[at + channel] += (light * alpha + 127) / 255
              }
              sums[at + 3] += alpha * 257
            }
          }
          at += 4
        }
      }
    }
  }

  /// Writes the average of all pictures since the last reset, and its 16-bit form into `deep`.
  ///
  /// With `dither`, levels between two steps become a fine pattern of both, the same on every run.
  public func average(into bitmap: Bitmap, deep: DeepBitmap? = nil, dither: Bool = false) {
    precondition(
      bitmap.width == width && bitmap.height == height, "the average must have its own size")
    let count = Float(max(1, pictures * factor * factor))
    Self.curve.encoded.withUnsafeBufferPointer { encoded in
      for y in 0..<height {
        let (row, deepRow) = (bitmap.row(y), deep?.row(y))
        for x in 0..<width {
          let at = 4 * (y * width + x)
          let coverage = Float(sums[at + 3])
          guard coverage > 0 else {
            row[x] = 0
            if let deepRow { for channel in 0..<4 { deepRow[4 * x + channel] = 0 } }
            continue
          }
          let alpha = coverage / count
          let offset = dither ? OrderedDither.offset(x: x, y: y) : 0
          let level8 = min((alpha / 257).rounded(), 255)
          var word = UInt32(level8) << 24
          for channel in 0..<3 {
            let light = min(Float(sums[at + channel]) * 65535 / coverage, 65535)
            let straight = encoded[Int(light.rounded())]
            if let deepRow { deepRow[4 * x + 2 - channel] = straight }
            let level = (Float(straight) / 65535 * level8 + offset).rounded()
            word |= UInt32(min(max(level, 0), level8)) << UInt32(8 * channel)
          }
          row[x] = word
          if let deepRow { deepRow[4 * x + 3] = UInt16(min(alpha.rounded(), 65535)) }
        }
      }
    }
  }

  private static let curve = LightCurve()
}

/// The sRGB curve both ways, as tables.
private struct LightCurve: Sendable {
  /// Steps of the table to one 8-bit level.
  static let fineness = 16
  /// Light, 65535 being full, at each sixteenth of an 8-bit level.
  let linear: [UInt32]
  /// The 16-bit sRGB level of each 16-bit amount of light.
  let encoded: [UInt16]

  init() {
    let steps = 255 * Self.fineness
    linear = (0...steps).map { step in
      let level = Double(step) / Double(steps)
      let light = level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
      return UInt32((light * 65535).rounded())
    }
    encoded = (0...65535).map { step in
      let light = Double(step) / 65535
      let level = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
      return UInt16((level * 65535).rounded())
    }
  }
}

/// A fixed pattern of 8 × 8 thresholds (Bayer, "An optimum method for two-level rendition of
/// continuous-tone pictures", 1973).
public enum OrderedDither {
  /// What is added to a level before it is rounded, −0.46 to 0.46 of a step.
  ///
  /// Less than a half, so that a level that is a whole number but for the last bits stays.
  public static func offset(x: Int, y: Int) -> Float { offsets[(y & 7) << 3 | x & 7] }

  private static let offsets: [Float] = (0..<64).map { place in
    // The bits of x ^ y and y, interleaved from the lowest up, make the threshold's from the top.
    let (x, y) = (place & 7, place >> 3)
    let mixed = x ^ y
    let rank = (0..<3).reduce(0) { rank, bit in
      rank << 2 | (mixed >> bit & 1) << 1 | y >> bit & 1
    }
    return ((Float(rank) + 0.5) / 64 - 0.5) * 0.92
  }
}
