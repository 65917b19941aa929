import Foundation
import Geometry

/// A 64-bit digest of values that is the same in every process and on every machine.
///
/// Each word is folded in by xor, a multiplication with an odd constant (2⁶⁴ over the golden ratio)
/// and a shift, and the end is mixed as in MurmurHash3. It tells pictures apart for caches and
/// reports; it does not withstand somebody who looks for collisions.
struct ContentHasher {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Folds a word in.
  mutating func add(_ word: UInt64) {
    state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
    state ^= state >> 29
  }

  mutating func add(_ value: Int) { add(UInt64(bitPattern: Int64(value))) }
  mutating func add(_ value: Bool) { add(value ? 1 as UInt64 : 0) }

  /// Folds a number in; both zeros are one, and so are all that are not numbers.
  mutating func add(_ value: Double) {
    add(value == 0 ? 0 : value.isNaN ? Double.nan.bitPattern : value.bitPattern)
  }

  /// Folds a text in with its length.
  mutating func add(_ text: String) {
    add(text.utf8.count)
    var (word, shift) = (0 as UInt64, 0 as UInt64)
    for byte in text.utf8 {
      word |= UInt64(byte) << shift
      shift += 8
      if shift == 64 {
        add(word)
        (word, shift) = (0, 0)
      }
    }
    if shift > 0 { add(word) }
  }

  mutating func add(_ point: CGPoint) {
    add(point.x)
    add(point.y)
  }

  mutating func add(_ size: CGSize) {
    add(size.width)
    add(size.height)
  }

  mutating func add(_ map: CGAffineTransform) {
    for value in [map.a, map.b, map.c, map.d, map.tx, map.ty] { add(value) }
  }

  /// The digest of what was folded in.
  var value: UInt64 {
    var z = state
    z = (z ^ (z >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    z = (z ^ (z >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return z ^ (z >> 33)
  }
}
