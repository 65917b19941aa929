/// One premultiplied pixel: no component is greater than the alpha.
@frozen
public struct Pixel: Hashable, Sendable {
  /// Alpha, red, green, blue from the highest byte to the lowest.
  public var word: UInt32

  /// A pixel from its word.
  @inlinable
  public init(word: UInt32) { self.word = word }

  /// A pixel from premultiplied levels.
  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    word = UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// The premultiplied red level.
  @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: word >> 16) }
  /// The premultiplied green level.
  @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: word >> 8) }
  /// The premultiplied blue level.
  @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: word) }
  /// The coverage.
  @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: word >> 24) }

  /// The straight levels: each component over the alpha, rounded; zero where nothing covers.
  ///
  /// The result's alpha is unchanged, so it is premultiplied no more.
  @inlinable public var unpremultiplied: Pixel {
    let alpha = UInt32(alpha)
    guard alpha != 255 else { return self }
    guard alpha != 0 else { return Pixel(word: 0) }
    func level(_ value: UInt8) -> UInt8 {
      UInt8(min((UInt32(value) * 255 + alpha / 2) / alpha, 255))
    }
    return Pixel(
      red: level(red), green: level(green), blue: level(blue), alpha: UInt8(alpha))
  }
}
