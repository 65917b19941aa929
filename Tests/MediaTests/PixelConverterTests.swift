import Pixels
import Testing

@testable import Media

/// BT.709 in floating point, straight from its definition: the oracle of the fast loops.
private struct Reference {
  let bitmap: Bitmap
  let background: Colour

  /// The colour of a pixel, repeated to the left and the background to the right and below.
  private func pixel(_ x: Int, _ y: Int) -> (Double, Double, Double) {
    let inside = x < bitmap.width && y < bitmap.height
    let c = inside ? bitmap[at: max(0, x), y] : background
    return (Double(c.red) / 255, Double(c.green) / 255, Double(c.blue) / 255)
  }

  private func luma(_ c: (Double, Double, Double)) -> Double {
    0.2126 * c.0 + 0.7152 * c.1 + 0.0722 * c.2
  }

  func luma(_ x: Int, _ y: Int) -> Double { 16 + 219 * luma(pixel(x, y)) }

  /// Cb and Cr of 4:2:0 with the sites on the even columns, between two rows.
  func chroma(_ i: Int, _ j: Int) -> (Double, Double) {
    var sum = (0.0, 0.0, 0.0)
    for (dx, weight) in [(-1, 0.125), (0, 0.25), (1, 0.125)] {
      for dy in 0...1 {
        let c = pixel(2 * i + dx, 2 * j + dy)
        sum = (sum.0 + weight * c.0, sum.1 + weight * c.1, sum.2 + weight * c.2)
      }
    }
    return chroma(sum)
  }

  private func chroma(_ c: (Double, Double, Double)) -> (Double, Double) {
    let y = luma(c)
    return (128 + 224 * (c.2 - y) / 1.8556, 128 + 224 * (c.0 - y) / 1.5748)
  }

  /// Cb and Cr of one pixel.
  func fullChroma(_ x: Int, _ y: Int) -> (Double, Double) { chroma(pixel(x, y)) }
}

@Suite struct PixelConverterTests {
  @Test(arguments: [(1, 1), (2, 2), (7, 5), (64, 48), (65, 33), (130, 3)], [1, 2] as [UInt64])
  func yuv420pIsWithinOneOfTheReference(size: (Int, Int), seed: UInt64) throws {
    let (width, height) = size
    let bitmap = Bitmap.noise(seed: seed, width: width, height: height)
    let converter = PixelConverter(
      format: .yuv420p, width: width, height: height,
      background: BGRA(blue: 30, green: 20, red: 200))
    let frame = try converter.makeFrame()
    try converter.convert(bitmap, into: frame)
    let reference = Reference(bitmap: bitmap, background: Colour(200, 20, 30))
    var worst = 0.0
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        worst = max(worst, abs(Double(frame.row(y, ofPlane: 0)[x]) - reference.luma(x, y)))
      }
    }
    for j in 0..<frame.height / 2 {
      for i in 0..<frame.width / 2 {
        let (cb, cr) = reference.chroma(i, j)
        worst = max(worst, abs(Double(frame.row(j, ofPlane: 1)[i]) - cb))
        worst = max(worst, abs(Double(frame.row(j, ofPlane: 2)[i]) - cr))
      }
    }
    // Half for the rounding, a little for fixed point.
    #expect(worst <= 0.55)
  }

  @Test func yuv444pIsWithinOneOfTheReference() throws {
    let bitmap = Bitmap.noise(seed: 3, width: 77, height: 9)
    let converter = PixelConverter(format: .yuv444p, width: 77, height: 9)
    let frame = try converter.makeFrame()
    try converter.convert(bitmap, into: frame)
    let reference = Reference(bitmap: bitmap, background: Colour(0, 0, 0))
    for y in 0..<9 {
      for x in 0..<77 {
        let (cb, cr) = reference.fullChroma(x, y)
        #expect(abs(Double(frame.row(y, ofPlane: 0)[x]) - reference.luma(x, y)) <= 0.55)
        #expect(abs(Double(frame.row(y, ofPlane: 1)[x]) - cb) <= 0.55)
        #expect(abs(Double(frame.row(y, ofPlane: 2)[x]) - cr) <= 0.55)
      }
    }
  }

  @Test(arguments: [0, 85, 128, 255])
  func greyHasNoChroma(level: Int) throws {
    let bitmap = Bitmap.solid(Colour(level, level, level), width: 6, height: 6)
    let converter = PixelConverter(format: .yuv420p, width: 6, height: 6)
    let frame = try converter.makeFrame()
    try converter.convert(bitmap, into: frame)
    for j in 0..<3 {
      for i in 0..<3 {
        #expect(frame.row(j, ofPlane: 1)[i] == 128 && frame.row(j, ofPlane: 2)[i] == 128)
      }
    }
  }

  @Test(arguments: 0..<24)
  func convertingTheChangedRectangleIsAsConvertingAll(seed: Int) throws {
    var generator = Generator(state: UInt64(seed))
    let width = Int.random(in: 1...70, using: &generator)
    let height = Int.random(in: 1...40, using: &generator)
    let format = [PixelFormat.yuv420p, .yuv444p, .yuv422p10le, .bgr0][seed % 4]
    let columns = Self.range(in: width, &generator)
    let rows = Self.range(in: height, &generator)
    let bitmap = Bitmap.noise(seed: UInt64(seed), width: width, height: height)
    let converter = PixelConverter(format: format, width: width, height: height)
    let partly = try converter.makeFrame()
    try converter.convert(bitmap, into: partly)
    let other = Bitmap.noise(seed: UInt64(seed + 1000), width: width, height: height)
    for y in rows { for x in columns { bitmap[at: x, y] = other[at: x, y] } }
    try converter.convert(
      bitmap, into: partly,
      changed: PixelRect(
        x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count))
    let wholly = try converter.makeFrame()
    try converter.convert(bitmap, into: wholly)
    for plane in 0..<(format == .bgr0 ? 1 : 3) {
      let chroma = plane > 0 && format != .yuv444p && format != .bgr0
      let lines = chroma && format == .yuv420p ? wholly.height / 2 : wholly.height
      let samples = chroma ? wholly.width / 2 : wholly.width
      let bytes = samples * (format == .bgr0 ? 4 : format == .yuv422p10le ? 2 : 1)
      for y in 0..<lines {
        let (a, b) = (partly.row(y, ofPlane: plane), wholly.row(y, ofPlane: plane))
        #expect((0..<bytes).allSatisfy { a[$0] == b[$0] })
      }
    }
  }

  private static func range(in count: Int, _ generator: inout Generator) -> Range<Int> {
    let a = Int.random(in: 0...count, using: &generator)
    let b = Int.random(in: 0...count, using: &generator)
    return min(a, b)..<max(a, b)
  }

  @Test func clearPixelsTakeTheColourOfTheNearestCoveredOne() throws {
    let bitmap = Bitmap(width: 24, height: 8)
    bitmap[at: 4, 4] = Colour(255, 0, 0)
    bitmap[at: 20, 4] = Colour(0, 0, 128, 128)
    let converter = PixelConverter(format: .yuva420p, width: 24, height: 8, fillsClear: true)
    let frame = try converter.makeFrame()
    try converter.convert(bitmap, into: frame)
    // Red has luma 63, pure blue 32, and nothing between is black's 16.
    #expect(frame.row(0, ofPlane: 0)[0] == 63 && frame.row(7, ofPlane: 0)[10] == 63)
    #expect(frame.row(0, ofPlane: 0)[23] == 32 && frame.row(7, ofPlane: 0)[15] == 32)
    #expect(frame.row(4, ofPlane: 3)[4] == 255 && frame.row(4, ofPlane: 3)[20] == 128)
    #expect(frame.row(0, ofPlane: 3)[0] == 0)
  }

  @Test func everyPremultipliedColourBecomesTheNearestStraightOne() throws {
    let bitmap = Bitmap(width: 256, height: 256)
    for a in 0...255 { for c in 0...a { bitmap[at: c, a] = Colour(c, 0, a, a) } }
    let converter = PixelConverter(format: .bgra, width: 256, height: 256)
    let frame = try converter.makeFrame()
    try converter.convert(bitmap, into: frame)
    var wrong = 0
    for a in 1...255 {
      for c in 0...a {
        let red = Int(frame.row(a, ofPlane: 0)[4 * c + 2])
        if red != (c * 510 + a) / (2 * a) { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test func aBitmapOfAnotherSizeIsRefused() throws {
    let converter = PixelConverter(format: .yuv420p, width: 4, height: 4)
    let frame = try converter.makeFrame()
    #expect(throws: MediaError.self) {
      try converter.convert(Bitmap(width: 5, height: 4), into: frame)
    }
  }
}
