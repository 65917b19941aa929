import Pixels

/// The blocks of a GIF89a file, in order; chooses the colour tables.
///
/// The table at the head of the file is made for as many frames as fit into `lookahead`, which for
/// most films is all of them. A later frame that it does not serve gets its own.
struct GIFStream {
  private let width: Int
  private let height: Int
  private let colors: Int
  private let dither: GIFDither
  private let loops: Int
  private var global: ColorMap?
  /// What the viewer sees, in the colours of the tables; 0 where it is clear.
  private var displayed: [UInt32]
  /// Frames that wait for the table, and how often their colours occur.
  private var waiting: [Change] = []
  private var waitingPixels = 0
  /// For how many hundredths of a second the colours of all pixels were seen, summed up.
  private var screenTimes = ScreenTimes()
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

  /// For pictures of `width` × `height` pixels, at most `colors` colours a table.
  init(width: Int, height: Int, colors: Int, dither: GIFDither, loops: Int) {
    (self.width, self.height) = (width, height)
    (self.colors, self.dither, self.loops) = (min(max(colors, 2), 255), dither, loops)
    displayed = Array(repeating: 0, count: width * height)
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
    if global != nil { return image(change) }
    waiting.append(change)
    waitingPixels += pixels.count
    screenTimes.show(canvas, for: delay)
    return waitingPixels > Self.lookahead ? release() : []
  }

  /// Everything that still waits, and the end of the file.
  mutating func finish() -> [UInt8] { (global == nil ? release() : []) + [0x3B] }

  private mutating func release() -> [UInt8] {
    let palette = Palette(for: screenTimes.finish(), most: colors)
    global = ColorMap(palette)
    defer { (waiting, waitingPixels, screenTimes) = ([], 0, ScreenTimes()) }
    return header(palette) + waiting.flatMap { image($0) }
  }

  private mutating func image(_ change: Change) -> [UInt8] {
    // Taken out and put back, so that what it remembers is not copied.
    guard var map = global else { return [] }
    global = nil
    defer { global = map }
    guard map.serves(change.counts) else {
      var own = ColorMap(Palette(for: change.counts, most: colors))
      return image(change, &own, isOwn: true)
    }
    return image(change, &map, isOwn: false)
  }

  private mutating func image(_ change: Change, _ map: inout ColorMap, isOwn: Bool) -> [UInt8] {
    let area = change.area
    let clear = UInt8(map.palette.clearIndex)
    var indices = map.indices(
      of: change.pixels, width: area.width, origin: (area.minX, area.minY), dither: dither)
    // Where either of two indices shows the same, the packer may choose.
    var others = indices
    var drawn = PixelRect.empty
    for (at, pixel) in change.pixels.enumerated() {
      let (x, y) = (area.minX + at % area.width, area.minY + at / area.width)
      let before = displayed[y * width + x]
      if pixel == 0 {
        indices[at] = clear
        others[at] = before == 0 ? clear : map.index(ofExact: before) ?? clear
        continue
      }
      let colour = map.palette.colours[Int(indices[at])]
      if colour == before {
        indices[at] = clear
      } else {
        displayed[y * width + x] = colour
        drawn = drawn.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    var kept = area
    if change.isTakenAway {
      clearDisplayed(area)
    } else {
      // What looks the same in the table's colours need not be stored; one pixel must be.
      kept =
        drawn.isEmpty ? PixelRect(x: area.minX, y: area.minY, width: 1, height: 1) : drawn
      (indices, others) = (Self.part(kept, of: indices, area), Self.part(kept, of: others, area))
    }
    return control(
      map.palette, delay: min(change.delay, 0xFFFF), isTakenAway: change.isTakenAway)
      + descriptor(kept, isOwn ? map.palette : nil)
      + LZWEncoder.encode(indices, or: others, indexBits: map.palette.indexBits)
  }

  private mutating func clearDisplayed(_ area: PixelRect) {
    for y in area.minY..<area.maxY {
      for at in y * width + area.minX..<y * width + area.maxX { displayed[at] = 0 }
    }
  }

  /// The values of a part of an area.
  private static func part(_ part: PixelRect, of values: [UInt8], _ area: PixelRect) -> [UInt8] {
    guard part != area else { return values }
    var result: [UInt8] = []
    result.reserveCapacity(part.area)
    for y in part.minY..<part.maxY {
      let start = (y - area.minY) * area.width + part.minX - area.minX
      result += values[start..<start + part.width]
    }
    return result
  }

  private func word(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }

  private func header(_ palette: Palette) -> [UInt8] {
    let size = UInt8(palette.indexBits - 1)
    // The block counts repeats, of which a film that plays once has none; 0 is for ever.
    let loop: [UInt8] =
      loops == 1
      ? [] : [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + word(max(0, loops - 1)) + [0]
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
