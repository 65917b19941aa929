import Foundation

/// How two pictures of one size differ, channel by channel, premultiplied.
public struct BitmapDifference: Hashable, Sendable {
  /// The largest difference of any channel, 0…255.
  public var largest: Int
  /// How many pixels differ at all.
  public var count: Int
  /// How many pixels differ by more than the tolerance in some channel.
  public var countBeyondTolerance: Int
  /// The least rectangle that holds every pixel that differs.
  public var area: PixelRect
  /// The sum of squared differences of all channels.
  public var squaredError: Double

  /// The same pixels.
  public static let none = BitmapDifference(
    largest: 0, count: 0, countBeyondTolerance: 0, area: .empty, squaredError: 0)
}

extension Bitmap {
  /// How `other` differs, or `nil` when its size is another.
  public func difference(from other: Bitmap, tolerance: Int = 0) -> BitmapDifference? {
    guard width == other.width, height == other.height else { return nil }
    var result = BitmapDifference.none
    for y in 0..<height {
      if hasSameRow(y, as: other) { continue }
      let (a, b) = (row(y), other.row(y))
      for x in 0..<width where a[x] != b[x] {
        let steps = [0, 8, 16, 24].map { shift in
          abs(Int(a[x] >> UInt32(shift) & 255) - Int(b[x] >> UInt32(shift) & 255))
        }
        let most = steps.max() ?? 0
        result.largest = max(result.largest, most)
        result.count += 1
        result.countBeyondTolerance += most > tolerance ? 1 : 0
        result.area = result.area.union(PixelRect(x: x, y: y, width: 1, height: 1))
        result.squaredError += Double(steps.reduce(0) { $0 + $1 * $1 })
      }
    }
    return result
  }

  /// Whether `other` has the same size and pixels.
  public func hasSamePixels(as other: Bitmap) -> Bool {
    width == other.width && height == other.height
      && (0..<height).allSatisfy { hasSameRow($0, as: other) }
  }

  private func hasSameRow(_ y: Int, as other: Bitmap) -> Bool {
    guard let a = row(y).baseAddress, let b = other.row(y).baseAddress else { return true }
    return memcmp(a, b, width * 4) == 0
  }

  /// The peak signal-to-noise ratio over all four channels in decibels, infinite for equal pictures,
  /// or `nil` when the sizes differ.
  public func psnr(to other: Bitmap) -> Double? {
    guard let difference = difference(from: other) else { return nil }
    let mean = difference.squaredError / Double(width * height * 4)
    return mean == 0 ? .infinity : 10 * log10(255 * 255 / mean)
  }

  /// A digest of the size and the pixels, the same on every machine; padding does not count.
  ///
  /// It tells frames apart (FNV-1a over 32-bit words with a final mix) and is no protection against
  /// somebody who looks for collisions.
  public var pixelHash: UInt64 {
    var state: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ word: UInt32) { state = (state ^ UInt64(word)) &* 0x0000_0100_0000_01B3 }
    add(UInt32(truncatingIfNeeded: width))
    add(UInt32(truncatingIfNeeded: height))
    for y in 0..<height { for word in row(y) { add(word) } }
    state = (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return state ^ (state >> 33)
  }
}
