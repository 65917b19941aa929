import Pixels

/// Finds the indices of colours in a palette, each colour once.
struct ColorMap {
  let palette: Palette
  /// What stands for a colour, and the greatest difference of a channel.
  private var nearest: [UInt32: (index: Int, difference: Int)] = [:]
  /// The exact colours of the palette.
  private let exact: [UInt32: UInt8]

  init(_ palette: Palette) {
    self.palette = palette
    var exact: [UInt32: UInt8] = [:]
    for (index, colour) in palette.colours.enumerated() { exact[colour] = UInt8(index) }
    self.exact = exact
  }

  /// The index of a colour that is in the palette.
  func index(ofExact colour: UInt32) -> UInt8? { exact[colour] }

  /// The index of the nearest colour and the greatest difference of a channel to it.
  mutating func match(_ colour: UInt32) -> (index: Int, difference: Int) {
    if let found = nearest[colour] { return found }
    let found = exact[colour].map { (index: Int($0), difference: 0) } ?? palette.nearest(to: colour)
    // 16 MB; films with more colours look some up again.
    if nearest.count >= 1 << 18 { nearest.removeAll(keepingCapacity: true) }
    nearest[colour] = found
    return found
  }

  /// Whether every colour is near enough that a table of one's own would buy less than the eye sees.
  mutating func serves(_ counts: [UInt32: Int]) -> Bool {
    var (sum, count) = (0, 0)
    for (colour, used) in counts {
      let difference = match(colour).difference
      if difference > Self.greatestDifference { return false }
      sum += difference * used
      count += used
    }
    return sum <= Self.meanDifference * count
  }

  /// In steps of a channel; beyond them another 768 bytes for a table of its own are worth it.
  private static let greatestDifference = 64
  private static let meanDifference = 6

  /// The indices of `pixels`, rows of `width`; 0 is left out and gets no index.
  ///
  /// `origin` is where the rows lie in the picture, so that a pattern does not move with them.
  mutating func indices(
    of pixels: [UInt32], width: Int, origin: (x: Int, y: Int), dither: GIFDither
  ) -> [UInt8] {
    switch dither {
    case .none: plain(pixels)
    case .bayer: patterned(pixels, width: width, origin: origin)
    case .floyd: diffused(pixels, width: width)
    }
  }

  private mutating func plain(_ pixels: [UInt32]) -> [UInt8] {
    var (last, lastIndex) = (UInt32(0), UInt8(0))
    return pixels.map { pixel in
      if pixel != last, pixel != 0 {
        last = pixel
        lastIndex = UInt8(match(pixel).index)
      }
      return lastIndex
    }
  }

  /// Adds a fixed pattern as strong as the palette is coarse where the colour lies.
  private mutating func patterned(
    _ pixels: [UInt32], width: Int, origin: (x: Int, y: Int)
  ) -> [UInt8] {
    pixels.enumerated().map { at, pixel in
      guard pixel != 0 else { return 0 }
      let found = match(pixel)
      guard found.difference > 0 else { return UInt8(found.index) }
      let offset = OrderedDither.offset(x: origin.x + at % width, y: origin.y + at / width)
      let shift = Int((offset * 2 * Float(found.difference)).rounded())
      return UInt8(match(Self.shifted(pixel, by: SIMD3(repeating: shift))).index)
    }
  }

  /// Hands the error of a pixel on to its neighbours: 7, 3, 5 and 1 sixteenths to the right, below left,
  /// below and below right (Floyd and Steinberg, "An adaptive algorithm for spatial grey scale", 1976).
  private mutating func diffused(_ pixels: [UInt32], width: Int) -> [UInt8] {
    var below = [SIMD3<Int>](repeating: .zero, count: width + 2)
    var result = [UInt8](repeating: 0, count: pixels.count)
    for row in 0..<(width > 0 ? pixels.count / width : 0) {
      var here = below
      below = [SIMD3<Int>](repeating: .zero, count: width + 2)
      for x in 0..<width {
        let pixel = pixels[row * width + x]
        guard pixel != 0 else { continue }
        let wanted = Self.shifted(pixel, by: here[x + 1] / SIMD3(repeating: 16))
        let index = match(wanted).index
        result[row * width + x] = UInt8(index)
        let error = Self.levels(wanted) &- Self.levels(palette.colours[index])
        here[x + 2] &+= error &* SIMD3(repeating: 7)
        below[x] &+= error &* SIMD3(repeating: 3)
        below[x + 1] &+= error &* SIMD3(repeating: 5)
        below[x + 2] &+= error
      }
    }
    return result
  }

  private static func levels(_ colour: UInt32) -> SIMD3<Int> {
    SIMD3(Int(colour >> 16 & 255), Int(colour >> 8 & 255), Int(colour & 255))
  }

  private static func shifted(_ colour: UInt32, by shift: SIMD3<Int>) -> UInt32 {
    let sum = (levels(colour) &+ shift).clamped(
      lowerBound: .zero, upperBound: SIMD3(repeating: 255))
    return 0xFF00_0000 | UInt32(sum.x) << 16 | UInt32(sum.y) << 8 | UInt32(sum.z)
  }
}
