import Pixels

/// The blocks of a GIF89a file, in order; chooses the colour tables.
struct GIFStream {
  private let width: Int
  private let height: Int
  /// The table at the head of the file, made for the first frame.
  private var global: Palette?
  /// Frames made so far.
  private(set) var frames = 0

  /// A colour this near, in steps of a channel, is as good as the colour itself.
  private static let tolerance = 3

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The last byte of the file.
  static let trailer: [UInt8] = [0x3B]

  /// One frame: the pixels of `area` that differ from what is there before.
  ///
  /// `delay` is in hundredths of a second. `isTakenAway` makes the area clear afterwards.
  mutating func frame(
    _ canvas: GIFCanvas, before: GIFCanvas, area: PixelRect, delay: Int, isTakenAway: Bool
  ) -> [UInt8] {
    var counts: [UInt32: Int] = [:]
    var changes: [UInt32] = []
    changes.reserveCapacity(area.area)
    for y in area.minY..<area.maxY {
      for at in y * width + area.minX..<y * width + area.maxX {
        let pixel = canvas.pixels[at] == before.pixels[at] ? 0 : canvas.pixels[at]
        changes.append(pixel)
        if pixel != 0 { counts[pixel, default: 0] += 1 }
      }
    }
    var bytes: [UInt8] = []
    var palette = global ?? Palette(for: counts)
    if global == nil {
      global = palette
      bytes += header(palette)
    }
    var indices = Self.indices(counts, palette)
    var isLocal = false
    if indices.values.contains(where: { $0.difference > Self.tolerance }) {
      let own = Palette(for: counts)
      isLocal = own != palette
      palette = own
      indices = Self.indices(counts, palette)
    }
    bytes += control(palette, delay: min(delay, 0xFFFF), isTakenAway: isTakenAway)
    bytes += descriptor(area, isLocal ? palette : nil)
    let clear = UInt8(palette.clearIndex)
    var (last, lastIndex) = (UInt32(0), clear)
    let image = changes.map { pixel in
      if pixel != last {
        last = pixel
        lastIndex = pixel == 0 ? clear : UInt8(indices[pixel]?.index ?? 0)
      }
      return lastIndex
    }
    frames += 1
    return bytes + LZWEncoder.encode(image, indexBits: palette.indexBits)
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
