/// A picture in memory: premultiplied ARGB32 in native order, which is B, G, R, A bytes here.
///
/// This is the seam between drawing and encoding: Cairo draws into `pixels`, an encoder reads it.
/// Rows begin at multiples of 64 bytes. A bitmap has one owner at a time and is handed from thread
/// to thread by `sending`.
public final class Bitmap {
  /// The size in pixels, positive.
  public let width: Int
  /// The size in pixels, positive.
  public let height: Int
  /// The distance of rows in bytes, a multiple of 64.
  public let stride: Int
  /// `stride * height` bytes, zero at first.
  public let pixels: UnsafeMutableRawBufferPointer

  /// A clear picture of `width` × `height` pixels.
  public init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a bitmap must have at least one pixel")
    self.width = width
    self.height = height
    stride = (width * 4 + 63) & ~63
    pixels = .allocate(byteCount: stride * height, alignment: 64)
    pixels.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit { pixels.deallocate() }
}

extension Bitmap {
  /// The rectangle of all pixels.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// A picture of its own with the same pixels.
  public func copy() -> Bitmap {
    let result = Bitmap(width: width, height: height)
    result.pixels.copyMemory(from: UnsafeRawBufferPointer(pixels))
    return result
  }

  /// The pixels of row `y` as 32-bit words, alpha in the highest byte; valid while the bitmap lives.
  public func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt32> {
    precondition(y >= 0 && y < height, "a row must lie in the bitmap")
    return UnsafeMutableRawBufferPointer(rebasing: pixels[(y * stride)..<(y * stride + width * 4)])
      .bindMemory(to: UInt32.self)
  }

  /// Hands out all bytes, rows `stride` apart, without a pointer that could outlive them.
  public func withPixels<Result, Failure: Error>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(pixels).bytes)
  }

  /// Hands out the bytes of row `y`, four a pixel.
  public func withRow<Result, Failure: Error>(
    _ y: Int, _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(row(y)).bytes)
  }

  /// The pixel at `(x, y)`, clear outside.
  public subscript(x: Int, y: Int) -> Pixel {
    get { bounds.contains(x: x, y: y) ? Pixel(word: row(y)[x]) : Pixel(word: 0) }
    set { if bounds.contains(x: x, y: y) { row(y)[x] = newValue.word } }
  }

  /// Sets every pixel of `area` that lies in the bitmap.
  public func fill(_ pixel: Pixel = Pixel(word: 0), in area: PixelRect? = nil) {
    let area = area.map { $0.intersection(bounds) } ?? bounds
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY { row(y)[area.minX..<area.maxX].update(repeating: pixel.word) }
  }

  /// Copies the pixels of `area` from `source`, whose pixel `(0, 0)` lies at `(0, 0)` here.
  public func copy(_ area: PixelRect, from source: Bitmap) {
    let area = area.intersection(bounds).intersection(source.bounds)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      let part = area.minX..<area.maxX
      _ = row(y)[part].update(fromContentsOf: source.row(y)[part])
    }
  }
}
