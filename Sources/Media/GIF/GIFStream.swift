import Pixels

/// The blocks of a GIF89a file, in order; chooses the colour tables.
///
/// The table at the head of the file is made for as many frames as fit into `lookahead`, which for
/// most films is all of them. A later frame that it does not serve gets its own.
struct GIFStream {
  private let width: Int
  private let height: Int
  private var global: Palette?
  /// Frames that wait for the table, and how often their colours occur.
  private var waiting: [Change] = []
  private var waitingPixels = 0
  private var waitingCounts: [UInt32: Int] = [:]
  /// Frames taken so far.
  private(set) var frames = 0

  /// The pixels of a frame that differ from what is there before it, 0 elsewhere.
  private struct Change {
    let pixels: [UInt32]
    let counts: [UInt32: Int]
    let area: PixelRect
    let delay: Int
    let isTakenAway: Bool
  }

  /// Pixels that may wait: 64 MB.
  private static let lookahead = 16 << 20
  /// The table at the head serves a frame whose changes are this near to it, in steps of a channel:
  /// another 768 bytes would buy less than the eye sees.
  private static let greatestDifference = 64
  private static let meanDifference = 6

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Takes a frame, the pixels of `area` that differ from what is there before; gives what is ready.
  ///
  /// `delay` is in hundredths of a second. `isTakenAway` makes the area clear afterwards.
  mutating func add(
    _ canvas: GIFCanvas, before: GIFCanvas, area: PixelRect, delay: Int, isTakenAway: Bool
  ) -> [UInt8] {
    var counts: [UInt32: Int] = [:]
    var pixels: [UInt32] = []
    pixels.reserveCapacity(area.area)
    for y in area.minY..<area.maxY {
      for at in y * width + area.minX..<y * width + area.maxX {
        let pixel = canvas.pixels[at] == before.pixels[at] ? 0 : canvas.pixels[at]
        pixels.append(pixel)
        if pixel != 0 { counts[pixel, default: 0] += 1 }
      }
    }
    frames += 1
    let change = Change(
      pixels: pixels, counts: counts, area: area, delay: delay, isTakenAway: isTakenAway)
    if let global { return image(change, global) }
    waiting.append(change)
    waitingPixels += pixels.count
    waitingCounts.merge(counts) { $0 + $1 }
    return waitingPixels > Self.lookahead ? release() : []
  }

  /// Everything that still waits, and the end of the file.
  mutating func finish() -> [UInt8] { (global == nil ? release() : []) + [0x3B] }

  private mutating func release() -> [UInt8] {
    let palette = Palette(for: waitingCounts)
    global = palette
    defer { (waiting, waitingPixels, waitingCounts) = ([], 0, [:]) }
    return header(palette) + waiting.flatMap { image($0, palette) }
  }

  private func image(_ change: Change, _ global: Palette) -> [UInt8] {
    var palette = global
    var indices = Self.indices(change.counts, palette)
    if !Self.isGood(indices, for: change.counts) {
      palette = Palette(for: change.counts)
      indices = Self.indices(change.counts, palette)
    }
    let clear = UInt8(palette.clearIndex)
    var (last, lastIndex) = (UInt32(0), clear)
    let image = change.pixels.map { pixel in
      if pixel != last {
        last = pixel
        lastIndex = pixel == 0 ? clear : UInt8(indices[pixel]?.index ?? 0)
      }
      return lastIndex
    }
    return control(palette, delay: min(change.delay, 0xFFFF), isTakenAway: change.isTakenAway)
      + descriptor(change.area, palette == global ? nil : palette)
      + LZWEncoder.encode(image, indexBits: palette.indexBits)
  }

  private static func isGood(
    _ indices: [UInt32: (index: Int, difference: Int)], for counts: [UInt32: Int]
  ) -> Bool {
    var (sum, count) = (0, 0)
    for (colour, used) in counts {
      let difference = indices[colour]?.difference ?? 255
      if difference > greatestDifference { return false }
      sum += difference * used
      count += used
    }
    return sum <= meanDifference * count
  }

  private static func indices(
    _ counts: [UInt32: Int], _ palette: Palette
  ) -> [UInt32: (index: Int, difference: Int)] {
    var indices: [UInt32: (index: Int, difference: Int)] = [:]
    for (index, colour) in palette.colours.enumerated() where counts[colour] != nil {
      indices[colour] = (index, 0)
    }
    for colour in counts.keys where indices[colour] == nil {
      indices[colour] = palette.nearest(to: colour)
    }
    return indices
  }

  private func word(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }

  private func header(_ palette: Palette) -> [UInt8] {
    let size = UInt8(palette.indexBits - 1)
    let loop: [UInt8] = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    return Array("GIF89a".utf8) + word(width) + word(height) + [0xF0 | size, 0, 0]
      + palette.table + loop
  }

  private func control(_ palette: Palette, delay: Int, isTakenAway: Bool) -> [UInt8] {
    let disposal: UInt8 = isTakenAway ? 2 : 1
    return [0x21, 0xF9, 4, disposal << 2 | 1] + word(delay) + [UInt8(palette.clearIndex), 0]
  }

  private func descriptor(_ area: PixelRect, _ local: Palette?) -> [UInt8] {
    let place = word(area.minX) + word(area.minY) + word(area.width) + word(area.height)
    guard let local else { return [0x2C] + place + [0] }
    return [0x2C] + place + [0x80 | UInt8(local.indexBits - 1)] + local.table
  }
}
