import CCairo
public import Geometry
public import Picture
public import Pixels

/// Draws display lists into bitmaps.
///
/// A renderer keeps outlines, pictures and scratch memory between frames and stays on the thread
/// that made it; make one for each drawing thread. Colours are blended gamma-encoded, as Cairo does.
/// Commands with coordinates that are not numbers, or with a map that flattens the plane, draw
/// nothing; coordinates beyond 8 million pixels are moved to that distance.
public final class CairoRenderer {
  private let painter: Painter

  /// A renderer that asks `images` for the pictures that lists name; without them pictures are left
  /// out.
  public init(images: (any ImageSource)? = nil) { painter = Painter(images: images) }

  /// Draws `list` over the whole of `bitmap`, or over the pixels of `area` alone.
  ///
  /// The pixels of `area` become exactly those of the full drawing; the others are not touched.
  ///
  /// - Parameters:
  ///   - list: What is drawn, lowest first.
  ///   - bitmap: Where it is drawn; what it held is replaced.
  ///   - transform: Takes the list's points to pixels.
  ///   - background: What lies below; `nil` leaves the rest clear.
  ///   - area: The pixels that are drawn anew, or `nil` for all.
  /// - Throws: `CairoError` when memory runs out.
  public func draw(
    _ list: DisplayList, into bitmap: Bitmap, transform: CGAffineTransform,
    background: RGBA? = nil, area: PixelRect? = nil
  ) throws(CairoError) {
    let area = (area ?? bitmap.bounds).intersection(bitmap.bounds)
    guard !area.isEmpty else { return }
    if list.commands.haveBackdrops, area != bitmap.bounds {
      return try drawAside(bitmap.bounds, list, transform, background, copying: area, to: bitmap)
    }
    if area.minX == 0, area.width == bitmap.width {
      return try drawRows(of: area, list, transform, background, into: bitmap)
    }
    // Cairo cuts edges at the left and right end of a clip and rounds where it does, so that a
    // narrow drawing may differ by a step at its sides. Whole rows cannot: draw them aside.
    try drawAside(
      PixelRect(x: 0, y: area.minY, width: bitmap.width, height: area.height), list, transform,
      background, copying: area, to: bitmap)
  }

  /// Draws whole rows on a layer of their own and copies a part of them.
  private func drawAside(
    _ rows: PixelRect, _ list: DisplayList, _ transform: CGAffineTransform, _ background: RGBA?,
    copying area: PixelRect, to bitmap: Bitmap
  ) throws(CairoError) {
    try painter.pool.withLayer(rows) { (band) throws(CairoError) in
      try painter.draw(list, on: band, transform: transform, background: background)
      for y in area.minY..<area.maxY {
        let row = UnsafeBufferPointer(start: band.row(y), count: bitmap.width)
        let part = area.minX..<area.maxX
        _ = bitmap.row(y)[part].update(fromContentsOf: row[part])
      }
    }
  }

  private func drawRows(
    of area: PixelRect, _ list: DisplayList, _ transform: CGAffineTransform, _ background: RGBA?,
    into bitmap: Bitmap
  ) throws(CairoError) {
    let offset = area.minY * bitmap.stride
    let rows = UnsafeMutableRawBufferPointer(
      rebasing: bitmap.pixels[offset..<(offset + area.height * bitmap.stride)])
    rows.initializeMemory(as: UInt8.self, repeating: 0)
    // A bitmap has at least one row.
    // swift-format-ignore: NeverForceUnwrap
    let layer = try Layer(area: area, memory: rows.baseAddress!, stride: bitmap.stride)
    try painter.draw(list, on: layer, transform: transform, background: background)
  }
}
