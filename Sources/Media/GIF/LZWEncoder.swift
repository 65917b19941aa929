/// Packs colour indices as GIF does: LZW with codes that grow to 12 bits, in blocks of 255 bytes.
///
/// See appendix F of the GIF89a specification (CompuServe, 1990).
struct LZWEncoder {
  /// The bits of an index, 2 to 8.
  private let indexBits: Int
  private var output: [UInt8] = []
  private var pending: UInt32 = 0
  private var pendingBits = 0
  /// Open addressing: the string "code, then index" to its own code; 0 is an empty slot.
  private var keys = [UInt32](repeating: 0, count: Self.slots)
  private var codes = [UInt16](repeating: 0, count: Self.slots)

  private static let slots = 8192
  private static let greatestCode = 4095

  private init(indexBits: Int) { self.indexBits = indexBits }

  /// The image data of `indices`, each below 2 to the power of `indexBits`.
  static func encode(_ indices: [UInt8], indexBits: Int) -> [UInt8] {
    var encoder = LZWEncoder(indexBits: indexBits)
    encoder.run(indices)
    return [UInt8(indexBits)] + blocks(of: encoder.output)
  }

  private mutating func run(_ indices: [UInt8]) {
    let clear = 1 << indexBits
    let end = clear + 1
    var width = indexBits + 1
    var next = end + 1
    put(clear, width)
    guard let first = indices.first else { return put(end, width, last: true) }
    var prefix = Int(first)
    for index in indices.dropFirst() {
      let key = UInt32(prefix << 8 | Int(index)) + 1
      var slot = Int((key &* 2_654_435_769) >> 19)
      while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & (Self.slots - 1) }
      if keys[slot] == key {
        prefix = Int(codes[slot])
        continue
      }
      put(prefix, width)
      prefix = Int(index)
      if next > Self.greatestCode {
        put(clear, width)
        keys.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
        width = indexBits + 1
        next = end + 1
        continue
      }
      keys[slot] = key
      codes[slot] = UInt16(next)
      // The reader adds its entry one code later, so the width grows when the entry is passed.
      if next == 1 << width { width += 1 }
      next += 1
    }
    put(prefix, width)
    if next == 1 << width, width < 12 { width += 1 }
    put(end, width, last: true)
  }

  private mutating func put(_ code: Int, _ width: Int, last: Bool = false) {
    pending |= UInt32(code) << UInt32(pendingBits)
    pendingBits += width
    while pendingBits >= 8 || (last && pendingBits > 0) {
      output.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingBits -= 8
    }
  }

  private static func blocks(of bytes: [UInt8]) -> [UInt8] {
    var blocks: [UInt8] = []
    blocks.reserveCapacity(bytes.count + bytes.count / 255 + 2)
    for start in stride(from: 0, to: bytes.count, by: 255) {
      let block = bytes[start..<min(start + 255, bytes.count)]
      blocks.append(UInt8(block.count))
      blocks.append(contentsOf: block)
    }
    blocks.append(0)
    return blocks
  }
}
