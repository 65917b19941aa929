import Pixels
import TestSupport
import Testing

@Suite struct BitmapTests {
  @Test func rowsAreAlignedAndClearAtFirst() {
    let bitmap = Bitmap(width: 17, height: 3)
    #expect(bitmap.stride == 128)
    #expect(bitmap.row(2).count == 17)
    #expect(bitmap.row(1).allSatisfy { $0 == 0 })
    bitmap.withPixels { #expect($0.byteCount == 3 * 128) }
    bitmap.withRow(1) { #expect($0.byteCount == 17 * 4) }
  }

  @Test func bytesAreBlueGreenRedAlpha() {
    let bitmap = Bitmap(width: 2, height: 1)
    bitmap[1, 0] = Pixel(red: 1, green: 2, blue: 3, alpha: 4)
    #expect(Array(bitmap.pixels[4..<8]) == [3, 2, 1, 4])
    #expect(bitmap[9, 9] == Pixel(word: 0))
  }

  @Test func fillsAndCopiesKeepToTheirArea() {
    let red = Pixel(red: 255, green: 0, blue: 0)
    let (a, b) = (Bitmap(width: 8, height: 8), Bitmap(width: 8, height: 8))
    a.fill(red)
    b.copy(PixelRect(x: 6, y: -3, width: 10, height: 5), from: a)
    #expect(b.difference(from: a)?.count == 64 - 4)
    #expect(b[6, 1] == red && b[5, 1] == Pixel(word: 0) && b[6, 2] == Pixel(word: 0))
    b.fill(in: PixelRect(x: 7, y: 0, width: 5, height: 1))
    #expect(b[7, 0] == Pixel(word: 0) && b[6, 0] == red)
    #expect(a.copy().hasSamePixels(as: a))
  }

  @Test func differencesAreCountedAndPlaced() throws {
    let a = Bitmap(width: 40, height: 30)
    let b = a.copy()
    #expect(a.difference(from: b) == BitmapDifference.none)
    #expect(a.psnr(to: b) == .infinity)
    b[10, 20] = Pixel(red: 0, green: 3, blue: 0, alpha: 3)
    b[12, 22] = Pixel(red: 0, green: 0, blue: 0, alpha: 1)
    let difference = try #require(a.difference(from: b, tolerance: 2))
    #expect(difference.largest == 3)
    #expect(difference.count == 2)
    #expect(difference.countBeyondTolerance == 1)
    #expect(difference.area == PixelRect(x: 10, y: 20, width: 3, height: 3))
    #expect(difference.squaredError == 19)
    #expect(a.difference(from: Bitmap(width: 4, height: 4)) == nil)
    #expect(a.psnr(to: Bitmap(width: 4, height: 4)) == nil)
  }

  @Test func halfTheScaleEverywhereIsSixDecibels() throws {
    let (a, b) = (Bitmap(width: 4, height: 4), Bitmap(width: 4, height: 4))
    b.fill(Pixel(red: 127, green: 127, blue: 127, alpha: 127))
    #expect(abs(try #require(a.psnr(to: b)) - 6.0547) < 0.001)
  }

  @Test func hashSeesPixelsAndSizeButNoPadding() {
    let a = Bitmap(width: 17, height: 2)
    let b = a.copy()
    b.pixels[17 * 4] = 9
    #expect(a.pixelHash == b.pixelHash)
    b[0, 1] = Pixel(word: 1)
    #expect(a.pixelHash != b.pixelHash)
    #expect(Bitmap(width: 2, height: 1).pixelHash != Bitmap(width: 1, height: 2).pixelHash)
  }

  @Test func straightLevelsComeBackWhenMultipliedAgain() {
    for alpha in 1...255 {
      for level in stride(from: 0, through: alpha, by: max(1, alpha / 16)) {
        let pixel = Pixel(red: UInt8(level), green: 0, blue: UInt8(alpha), alpha: UInt8(alpha))
        let straight = pixel.unpremultiplied
        #expect(straight.blue == 255)
        #expect((Int(straight.red) * alpha + 127) / 255 == level)
      }
    }
  }

  @Test func unpremultiplyClearsWhatNothingCovers() {
    let bitmap = Bitmap(width: 3, height: 1)
    bitmap[0, 0] = Pixel(red: 64, green: 128, blue: 0, alpha: 128)
    bitmap[1, 0] = Pixel(red: 9, green: 9, blue: 9, alpha: 0)
    bitmap[2, 0] = Pixel(red: 9, green: 9, blue: 9)
    #expect(!bitmap.isOpaque)
    bitmap.unpremultiply()
    #expect(bitmap[0, 0] == Pixel(red: 128, green: 255, blue: 0, alpha: 128))
    #expect(bitmap[1, 0] == Pixel(word: 0))
    #expect(bitmap[2, 0] == Pixel(red: 9, green: 9, blue: 9))
  }
}
