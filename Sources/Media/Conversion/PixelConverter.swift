import CFFmpeg
import CPixelKernels
package import Pixels

/// Turns bitmaps into the pixels an encoder wants, without swscale.
///
/// Colours go through the BT.709 matrix to limited range with left-sited chroma and are within one
/// code value of exact. An odd size is padded by the background. Formats with alpha get straight
/// colours, and clear pixels the colour of their nearest covered neighbour when the codec is lossy,
/// so that blurred edges do not darken. 1080p to 4:2:0 takes about 0.6 ms on one core.
package final class PixelConverter {
  /// What is made.
  package let format: PixelFormat
  private let width: Int
  private let height: Int
  private let codedWidth: Int
  private let codedHeight: Int
  private let fillsClear: Bool
  /// Two rows of the coded width for padded columns, and one of background for padded rows.
  private let rows: UnsafeMutableRawBufferPointer
  /// Straight colours of a whole picture, when the format has alpha.
  private let straight: Bitmap?
  private let distances: UnsafeMutableBufferPointer<UInt16>

  /// For bitmaps of `width` × `height` pixels.
  ///
  /// `fillsClear` is for lossy codecs with alpha.
  package init(
    format: PixelFormat, width: Int, height: Int, background: BGRA = .black,
    fillsClear: Bool = false
  ) {
    let cell = format.chromaCell
    self.format = format
    self.width = width
    self.height = height
    self.fillsClear = fillsClear
    codedWidth = (width + cell.width - 1) / cell.width * cell.width
    codedHeight = (height + cell.height - 1) / cell.height * cell.height
    rows = .allocate(byteCount: 3 * codedWidth * 4, alignment: 64)
    let isPadded = codedWidth != width || codedHeight != height
    straight =
      format.hasAlpha ? Bitmap(width: codedWidth, height: isPadded ? codedHeight : height) : nil
    distances = .allocate(capacity: fillsClear ? codedWidth * codedHeight : 0)
    let colours = rows.bindMemory(to: BGRA.self)
    colours.update(repeating: background)
  }

  deinit {
    rows.deallocate()
    distances.deallocate()
  }

  /// A picture of the right format and size for `convert`.
  package func makeFrame() throws(MediaError) -> VideoFrame {
    try VideoFrame(format: format, width: codedWidth, height: codedHeight)
  }

  /// Converts a bitmap, or only the pixels of it that changed since `frame` was last written.
  ///
  /// Formats with alpha always convert everything. The bitmap must have the converter's size.
  package func convert(
    _ bitmap: Bitmap, into frame: VideoFrame, changed: PixelRect? = nil
  ) throws(MediaError) {
    guard bitmap.width == width, bitmap.height == height else {
      throw MediaError(
        "convert a picture", cause: .content,
        reason: "it has \(bitmap.width)×\(bitmap.height) pixels, not \(width)×\(height)")
    }
    try frame.makeWritable()
    if let straight {
      makeStraight(bitmap, straight)
      write(straight, into: frame, columns: 0..<codedWidth, rows: 0..<codedHeight)
      return
    }
    let area = changed?.intersection(bitmap.bounds) ?? bitmap.bounds
    guard !area.isEmpty else { return }
    let (columns, rows) = (area.minX..<area.maxX, area.minY..<area.maxY)
    // Whole chroma cells, one more to the right: its filter reaches one column to the left. The
    // padding belongs to the last column and row.
    let right = columns.upperBound + (format.chromaCell.width > 1 ? 2 : 0)
    let (wideColumns, wideRows) = (
      columns.lowerBound & ~1..<(right + 1) & ~1,
      rows.lowerBound & ~1..<(rows.upperBound + 1) & ~1
    )
    write(
      bitmap, into: frame, columns: wideColumns.clamped(to: 0..<codedWidth),
      rows: wideRows.clamped(to: 0..<codedHeight))
  }

  /// A row of the coded width: the bitmap's own, or a copy with the background after it.
  private func row(_ y: Int, of bitmap: Bitmap, slot: Int) -> UnsafePointer<UInt8> {
    let scratch = rows.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
    guard y < bitmap.height else { return UnsafePointer(scratch + 2 * codedWidth * 4) }
    let source =
      bitmap.pixels.baseAddress.unsafelyUnwrapped
      .assumingMemoryBound(to: UInt8.self) + y * bitmap.stride
    guard bitmap.width < codedWidth else { return UnsafePointer(source) }
    let copy = scratch + slot * codedWidth * 4
    copy.update(from: source, count: bitmap.width * 4)
    return UnsafePointer(copy)
  }

  /// Un-premultiplies into `straight`, padding and filling as needed.
  private func makeStraight(_ bitmap: Bitmap, _ straight: Bitmap) {
    let base = straight.pixels.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
    for y in 0..<straight.height {
      inb_unpremultiply_row(
        row(y, of: bitmap, slot: 0), base + y * straight.stride, straight.width)
    }
    guard fillsClear, let scratch = distances.baseAddress else { return }
    _ = inb_fill_clear(base, straight.stride, straight.width, straight.height, scratch)
  }

  private func write(
    _ bitmap: Bitmap, into frame: VideoFrame, columns: Range<Int>, rows: Range<Int>
  ) {
    let (x, count) = (columns.lowerBound, columns.count)
    switch format {
    case .yuv420p, .yuva420p:
      for y in stride(from: rows.lowerBound, to: rows.upperBound, by: 2) {
        let top = row(y, of: bitmap, slot: 0)
        let bottom = row(y + 1, of: bitmap, slot: 1)
        inb_yuv420_rows(
          top + 4 * x, bottom + 4 * x, frame.row(y, ofPlane: 0) + x,
          frame.row(y + 1, ofPlane: 0) + x, frame.row(y / 2, ofPlane: 1) + x / 2,
          frame.row(y / 2, ofPlane: 2) + x / 2, count / 2, x == 0 ? 1 : 0)
        guard format == .yuva420p else { continue }
        inb_alpha_row(top, frame.row(y, ofPlane: 3), codedWidth)
        inb_alpha_row(bottom, frame.row(y + 1, ofPlane: 3), codedWidth)
      }
    case .yuv444p:
      for y in rows {
        inb_yuv444_row(
          row(y, of: bitmap, slot: 0) + 4 * x, frame.row(y, ofPlane: 0) + x,
          frame.row(y, ofPlane: 1) + x, frame.row(y, ofPlane: 2) + x, count)
      }
    case .yuvj444p:
      for y in rows {
        inb_jpeg_row(
          row(y, of: bitmap, slot: 0) + 4 * x, frame.row(y, ofPlane: 0) + x,
          frame.row(y, ofPlane: 1) + x, frame.row(y, ofPlane: 2) + x, count)
      }
    case .yuv444p10le, .yuva444p10le:
      for y in rows {
        inb_yuv444_10_row(
          row(y, of: bitmap, slot: 0) + 4 * x, frame.words(y, ofPlane: 0) + x,
          frame.words(y, ofPlane: 1) + x, frame.words(y, ofPlane: 2) + x,
          format.hasAlpha ? frame.words(y, ofPlane: 3) + x : nil, count)
      }
    case .yuv422p10le:
      for y in rows {
        inb_yuv422_10_row(
          row(y, of: bitmap, slot: 0) + 4 * x, frame.words(y, ofPlane: 0) + x,
          frame.words(y, ofPlane: 1) + x / 2, frame.words(y, ofPlane: 2) + x / 2, count / 2,
          x == 0 ? 1 : 0)
      }
    case .rgba:
      for y in rows {
        inb_rgba_row(
          row(y, of: bitmap, slot: 0) + 4 * x, frame.row(y, ofPlane: 0) + 4 * x, count)
      }
    case .rgb24:
      for y in rows {
        inb_rgb24_row(
          row(y, of: bitmap, slot: 0) + 4 * x, frame.row(y, ofPlane: 0) + 3 * x, count)
      }
    case .bgra, .bgr0:
      for y in rows {
        (frame.row(y, ofPlane: 0) + 4 * x).update(
          from: row(y, of: bitmap, slot: 0) + 4 * x, count: 4 * count)
      }
    case .rgb48le, .rgba64le:
      break  // Pictures of 16 bits are not made from bitmaps: see the image encoders.
    case .pal8:
      break  // A palette is chosen from many pictures: see the GIF writer.
    }
  }
}

extension VideoFrame {
  /// The first 16-bit sample of a row of a plane.
  fileprivate func words(_ row: Int, ofPlane plane: Int) -> UnsafeMutablePointer<UInt16> {
    UnsafeMutableRawPointer(self.row(row, ofPlane: plane)).assumingMemoryBound(to: UInt16.self)
  }
}
