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
  ///
  /// Where `others` has another index for a pixel, either shows the same: what was there already can be
  /// drawn again or left. Of the strings in the table the longest that fits is taken, whichever
  /// of the two its pixels use.
  static func encode(_ indices: [UInt8], or others: [UInt8]? = nil, indexBits: Int) -> [UInt8] {
    var encoder = LZWEncoder(indexBits: indexBits)
    encoder.run(indices, others ?? indices)
    return [UInt8(indexBits)] + blocks(of: encoder.output)
  }

  private mutating func run(_ indices: [UInt8], _ others: [UInt8]) {
    let clear = 1 << indexBits
    let end = clear + 1
    var width = indexBits + 1
    var next = end + 1
    put(clear, width)
    guard let first = indices.first else { return put(end, width, last: true) }
    // Codes of the strings that fit so far, all of one length; the first is taken when none goes on.
    var fitting = [Int(first)]
    var longer: [Int] = []
    var last = first
    for at in 1..<indices.count {
      let (index, other) = (indices[at], others[at])
      longer.removeAll(keepingCapacity: true)
      for prefix in fitting {
        if let code = code(prefix, index) { longer.append(code) }
        if other != index, longer.count < Self.mostFitting, let code = code(prefix, other) {
          longer.append(code)
        }
      }
      if !longer.isEmpty {
        swap(&fitting, &longer)
        continue
      }
      let prefix = fitting[0]
      put(prefix, width)
      // A run goes on with what it had.
      let symbol = other == last ? other : index
      last = symbol
      fitting.removeAll(keepingCapacity: true)
      fitting.append(Int(symbol))
      if next > Self.greatestCode {
        put(clear, width)
        keys.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
        width = indexBits + 1
        next = end + 1
        continue
      }
      insert(prefix, symbol, code: next)
      // The reader adds its entry one code later, so the width grows when the entry is passed.
      if next == 1 << width { width += 1 }
      next += 1
    }
    put(fitting[0], width)
    if next == 1 << width, width < 12 { width += 1 }
    put(end, width, last: true)
  }

  /// Strings that are followed at once; more are hardly ever of use.
  private static let mostFitting = 16

  private func slot(of key: UInt32) -> Int {
    var slot = Int((key &* 2_654_435_769) >> 19)
    while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & (Self.slots - 1) }
    return slot
  }

  private func code(_ prefix: Int, _ index: UInt8) -> Int? {
    let key = UInt32(prefix << 8 | Int(index)) + 1
    let slot = slot(of: key)
    return keys[slot] == key ? Int(codes[slot]) : nil
  }

  private mutating func insert(_ prefix: Int, _ index: UInt8, code: Int) {
    let key = UInt32(prefix << 8 | Int(index)) + 1
    let slot = slot(of: key)
    (keys[slot], codes[slot]) = (key, UInt16(code))
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
