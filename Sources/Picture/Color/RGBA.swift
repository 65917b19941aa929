/// A colour as it is drawn: gamma-encoded sRGB components and an opacity, each 0…1, not
/// premultiplied.
///
/// Names, schemes and environments are resolved before a colour reaches a display list.
@frozen
public struct RGBA: Hashable, Sendable {
  /// The encoded red component.
  public var red: Double
  /// The encoded green component.
  public var green: Double
  /// The encoded blue component.
  public var blue: Double
  /// 0 shows nothing, 1 covers what lies below.
  public var opacity: Double

  /// A colour from components in 0…1.
  @inlinable
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  /// A grey from its encoded level, 0…1.
  @inlinable
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// An opaque colour from `0xRRGGBB`; higher bits are ignored.
  @inlinable
  public init(rgb: UInt32) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255)
  }

  /// A colour from its hue in turns and its saturation, lightness and opacity in 0…1.
  ///
  /// The hue wraps. See https://www.w3.org/TR/css-color-4/#hsl-to-rgb.
  public init(hue: Double, saturation: Double, lightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let place = (offset + hue * 12).truncatingRemainder(dividingBy: 12)
      let k = place < 0 ? place + 12 : place
      return lightness - saturation * min(lightness, 1 - lightness)
        * max(-1, min(k - 3, 9 - k, 1))
    }
    self.init(red: component(0), green: component(8), blue: component(4), opacity: opacity)
  }

  /// Opaque black.
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = RGBA(red: 1, green: 1, blue: 1)
  /// Nothing: black at opacity zero.
  public static let clear = RGBA(red: 0, green: 0, blue: 0, opacity: 0)
}

extension RGBA: CustomStringConvertible {
  /// `#RRGGBB`, with two more digits for an opacity below one; components are rounded to 8 bits.
  public var description: String {
    let digits = opacity < 1 ? [red, green, blue, opacity] : [red, green, blue]
    return digits.reduce(into: "#") { text, value in
      let level = value.isFinite ? Int((min(max(value, 0), 1) * 255).rounded()) : 0
      text += (level < 16 ? "0" : "") + String(level, radix: 16, uppercase: true)
    }
  }
}
