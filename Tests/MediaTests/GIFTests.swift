import Foundation
import Pixels
import Testing

@testable import Media

/// A GIF read back from its bytes: only what the tests ask about.
private struct GIFBlocks {
  var delays: [Int] = []
  var areas: [PixelRect] = []

  init(_ path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    func word(_ at: Int) -> Int { Int(bytes[at]) | Int(bytes[at + 1]) << 8 }
    func table(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
    var at = 13 + table(bytes[10])
    while bytes[at] != 0x3B {
      if bytes[at] == 0x21 {
        if bytes[at + 1] == 0xF9 { delays.append(word(at + 4)) }
        at += 2
      } else {
        areas.append(
          PixelRect(
            x: word(at + 1), y: word(at + 3), width: word(at + 5), height: word(at + 7)))
        at += 10 + table(bytes[at + 9]) + 1
      }
      while bytes[at] != 0 { at += Int(bytes[at]) + 1 }
      at += 1
    }
  }
}

@Suite struct GIFTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [(100, 1000, 10.0), (30, 300, 10.0), (60, 120, 2.0), (24, 1, 0.04)])
  func theFilmLastsAsLongAsItShould(rate: Int64, count: Int, seconds: Double) throws {
    let sink = try OutputFormat(path: "a.gif")
      .openSink(path: folder("a.gif"), settings: .test(8, 8, fps: Rational(rate)))
    for index in 0..<count {
      try sink.write(
        .solid(Colour(index % 256, 255 - index % 256, 0), width: 8, height: 8), index: index)
    }
    #expect(try sink.finish().duration == Rational(Int64(count), rate))
    #expect(sink.notices.isEmpty == (rate <= 50))
    let delays = try GIFBlocks(folder("a.gif")).delays
    #expect(abs(Double(delays.reduce(0, +)) / 100 - seconds) <= 0.02)
    #expect(try #require(delays.min()) >= 2)
  }

  @Test func aSquareSteppingOverNothingLeavesNoTrace() throws {
    let frames = (0..<5).map { index in
      let bitmap = Bitmap(width: 96, height: 64)
      for y in 5..<55 {
        for x in 7 * index..<7 * index + 50 { bitmap[at: x, y] = Colour(200, 30, 40) }
      }
      return bitmap
    }
    try write(frames, to: folder("a.gif"), .test(96, 64, fps: Rational(10), alpha: true))
    let decoded = try decode(folder("a.gif"))
    #expect(decoded.count == 5)
    for (drawn, read) in zip(frames, decoded) { #expect(try samePixels(drawn, read)) }
    let areas = try GIFBlocks(folder("a.gif")).areas
    #expect(areas.dropFirst().allSatisfy { $0.width <= 57 && $0.height == 50 })
  }

  @Test(arguments: [false, true])
  func framesOfFewColoursComeBackExactly(alpha: Bool) throws {
    var generator = Generator(state: 11)
    let colours = (0..<200).map { _ in
      Colour(
        .random(in: 0...255, using: &generator), .random(in: 0...255, using: &generator),
        .random(in: 0...255, using: &generator))
    }
    var bitmap = Bitmap(width: 40, height: 30)
    let frames = (0..<8).map { index in
      let next = Bitmap(width: 40, height: 30)
      for y in 0..<30 {
        for x in 0..<40 {
          let isChanged = index == 0 || Int.random(in: 0..<9, using: &generator) == 0
          let isClear = alpha && Int.random(in: 0..<3, using: &generator) == 0
          next[at: x, y] =
            !isChanged
            ? bitmap[at: x, y]
            : isClear ? Colour(0, 0, 0, 0) : colours[.random(in: 0..<200, using: &generator)]
        }
      }
      bitmap = next
      return next
    }
    try write(frames, to: folder("a.gif"), .test(40, 30, fps: Rational(20), alpha: alpha))
    let decoded = try decode(folder("a.gif"))
    #expect(decoded.count == 8)
    for (drawn, read) in zip(frames, decoded) { #expect(try samePixels(drawn, read)) }
  }

  @Test func onlyTheChangedRectangleIsStored() throws {
    let still = Bitmap.solid(Colour(10, 20, 30), width: 64, height: 48)
    let moved = Bitmap.solid(Colour(10, 20, 30), width: 64, height: 48)
    for y in 9..<12 { for x in 20..<25 { moved[at: x, y] = Colour(250, 0, 0) } }
    try write([still, still, moved], to: folder("a.gif"), .test(64, 48, fps: Rational(10)))
    let blocks = try GIFBlocks(folder("a.gif"))
    #expect(blocks.areas.last == PixelRect(x: 20, y: 9, width: 5, height: 3))
    #expect(blocks.delays == [20, 10])
  }

  @Test func manyColoursAreApproximated() throws {
    let gradient = Bitmap(width: 64, height: 64)
    for y in 0..<64 { for x in 0..<64 { gradient[at: x, y] = Colour(4 * x, 4 * y, 128) } }
    try write([gradient], to: folder("a.gif"), .test(64, 64))
    let read = try #require(try decode(folder("a.gif")).first).straightBitmap()
    let distances = (0..<64 * 64).map { at in
      gradient[at: at % 64, at / 64].distance(to: read[at: at % 64, at / 64])
    }
    #expect(try #require(distances.max()) <= 16)
  }

  @Test(arguments: [1, 2, 3, 7, 8], [1, 100, 20_000])
  func packedIndicesUnpackToThemselves(bits: Int, count: Int) throws {
    let bits = max(2, bits)
    var generator = Generator(state: UInt64(bits * count))
    var run = 0
    let indices: [UInt8] = (0..<count).map { _ in
      if Int.random(in: 0..<4, using: &generator) == 0 {
        run = Int.random(in: 0..<1 << bits, using: &generator)
      }
      return UInt8(run)
    }
    #expect(try unpacked(LZWEncoder.encode(indices, indexBits: bits)) == indices)
  }

  /// A plain reader of GIF's LZW, by the specification.
  private func unpacked(_ data: [UInt8]) throws -> [UInt8] {
    let bits = Int(data[0])
    var stream: [UInt8] = []
    var at = 1
    while data[at] != 0 {
      stream += data[at + 1...at + Int(data[at])]
      at += Int(data[at]) + 1
    }
    let clear = 1 << bits
    var table: [[UInt8]] = []
    var (width, position) = (bits + 1, 0)
    var (result, previous): ([UInt8], [UInt8]) = ([], [])
    func reset() { table = (0..<clear).map { [UInt8($0)] } + [[], []] }
    reset()
    while position + width <= stream.count * 8 {
      var code = 0
      for bit in 0..<width {
        let place = position + bit
        code |= Int(stream[place / 8] >> UInt8(place % 8) & 1) << bit
      }
      position += width
      if code == clear {
        reset()
        (width, previous) = (bits + 1, [])
        continue
      }
      if code == clear + 1 { return result }
      try #require(code <= table.count)
      let entry = code < table.count ? table[code] : previous + [previous[0]]
      result += entry
      if !previous.isEmpty, table.count < 4096 { table.append(previous + [entry[0]]) }
      if table.count == 1 << width, width < 12 { width += 1 }
      previous = entry
    }
    Issue.record("the end code is missing")
    return result
  }

  private func samePixels(_ drawn: Bitmap, _ read: DecodedFrame) throws -> Bool {
    let bitmap = try read.bitmap()
    return (0..<drawn.width * drawn.height).allSatisfy { at in
      let (x, y) = (at % drawn.width, at / drawn.width)
      return drawn[at: x, y] == bitmap[at: x, y]
    }
  }
}
