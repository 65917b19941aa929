import TestSupport
import Testing

@testable import Pixels

@Suite struct LightAccumulatorTests {
  private func solid(_ word: UInt32, width: Int = 1, height: Int = 1) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    bitmap.fill(Pixel(word: word))
    return bitmap
  }

  private func average(_ words: [UInt32], dither: Bool = false) -> (Pixel, DeepBitmap) {
    let accumulator = LightAccumulator(width: 1, height: 1)
    for word in words { accumulator.add(solid(word)) }
    let (bitmap, deep) = (Bitmap(width: 1, height: 1), DeepBitmap(width: 1, height: 1))
    accumulator.average(into: bitmap, deep: deep, dither: dither)
    return (bitmap[0, 0], deep)
  }

  @Test func blackAndWhiteAverageByLight() {
    let (pixel, deep) = average([0xFF00_0000, 0xFFFF_FFFF])
    #expect(pixel == Pixel(red: 188, green: 188, blue: 188))
    // 1.055 · 0.5^(1 / 2.4) − 0.055 = 0.735357 of full.
    #expect(abs(Int(deep.words[0]) - 48192) <= 1 && deep.words[3] == 65535)
  }

  @Test(arguments: [1, 2, 7])
  func whatIsTheSameInEveryPictureStays(count: Int) {
    for alpha in [0, 1, 2, 17, 128, 254, 255] as [UInt8] {
      for level in stride(from: 0, through: Int(alpha), by: 5) {
        let pixel = Pixel(red: UInt8(level), green: alpha, blue: alpha / 2, alpha: alpha)
        for dither in [false, true] {
          #expect(average(Array(repeating: pixel.word, count: count), dither: dither).0 == pixel)
        }
      }
    }
  }

  @Test func aClearPixelDoesNotDarkenTheOther() {
    let (pixel, deep) = average([0xFFFF_0000, 0])
    #expect(pixel == Pixel(red: 128, green: 0, blue: 0, alpha: 128))
    #expect(Array(deep.words) == [65535, 0, 0, 32768])
  }

  @Test func aLargePictureIsAveragedCellByCell() {
    let accumulator = LightAccumulator(width: 2, height: 1, factor: 2)
    let large = Bitmap(width: 4, height: 2)
    large.fill(Pixel(red: 0, green: 0, blue: 0))
    large.fill(
      Pixel(red: 255, green: 255, blue: 255), in: PixelRect(x: 2, y: 0, width: 2, height: 1))
    accumulator.add(large)
    let bitmap = Bitmap(width: 2, height: 1)
    accumulator.average(into: bitmap)
    #expect(bitmap[0, 0] == Pixel(red: 0, green: 0, blue: 0))
    #expect(bitmap[1, 0] == Pixel(red: 188, green: 188, blue: 188))
  }

  @Test func theDitherIsEvenlySpreadAndLessThanAHalf() {
    let offsets = (0..<64).map { OrderedDither.offset(x: $0 % 8, y: $0 / 8) }
    #expect(Set(offsets).count == 64)
    #expect(offsets.allSatisfy { abs($0) < 0.46 })
    #expect(abs(offsets.reduce(0, +)) < 1e-4)
  }
}
