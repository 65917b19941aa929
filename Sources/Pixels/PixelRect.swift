/// A rectangle of whole pixels; it holds `minX ..< maxX` by `minY ..< maxY`.
@frozen
public struct PixelRect: Hashable, Sendable {
  /// The first column.
  public var minX: Int
  /// The first row.
  public var minY: Int
  /// The column after the last.
  public var maxX: Int
  /// The row after the last.
  public var maxY: Int

  /// No pixels.
  public static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// A rectangle of `width` × `height` pixels; a negative size counts as zero.
  @inlinable
  public init(x: Int, y: Int, width: Int, height: Int) {
    (minX, minY, maxX, maxY) = (x, y, x + max(width, 0), y + max(height, 0))
  }

  /// The least rectangle of whole pixels that holds the given edges, grown by `margin` pixels.
  ///
  /// Edges beyond ±2³⁰ are clamped; an edge that is not a number gives an empty rectangle.
  public init(
    aligning minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double, margin: Int = 0
  ) {
    guard minX <= maxX, minY <= maxY else {
      self = .empty
      return
    }
    func whole(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max(value, -0x1p30), 0x1p30).rounded(rule))
    }
    self.minX = whole(minX, .down) - margin
    self.minY = whole(minY, .down) - margin
    self.maxX = whole(maxX, .up) + margin
    self.maxY = whole(maxY, .up) + margin
  }

  /// The number of columns.
  @inlinable public var width: Int { maxX - minX }
  /// The number of rows.
  @inlinable public var height: Int { maxY - minY }
  /// The number of pixels.
  @inlinable public var area: Int { width * height }
  /// Whether there are no pixels.
  @inlinable public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether the pixel `(x, y)` lies inside.
  @inlinable
  public func contains(x: Int, y: Int) -> Bool { x >= minX && x < maxX && y >= minY && y < maxY }

  /// Whether every pixel of `other` lies inside; an empty rectangle lies in all.
  @inlinable
  public func contains(_ other: PixelRect) -> Bool { other.isEmpty || intersection(other) == other }

  /// The pixels in both; `empty` when there are none.
  @inlinable
  public func intersection(_ other: PixelRect) -> PixelRect {
    let (x0, y0) = (max(minX, other.minX), max(minY, other.minY))
    let (x1, y1) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return x0 < x1 && y0 < y1 ? PixelRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : .empty
  }

  /// The least rectangle that holds both; an empty one adds nothing.
  @inlinable
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (x0, y0) = (min(minX, other.minX), min(minY, other.minY))
    return PixelRect(
      x: x0, y: y0, width: max(maxX, other.maxX) - x0, height: max(maxY, other.maxY) - y0)
  }

  /// The rectangle grown by `dx` columns and `dy` rows on each side; empty stays empty.
  @inlinable
  public func outset(dx: Int, dy: Int) -> PixelRect {
    isEmpty
      ? .empty
      : PixelRect(x: minX - dx, y: minY - dy, width: width + 2 * dx, height: height + 2 * dy)
  }

  /// The rectangle moved.
  @inlinable
  public func offset(dx: Int, dy: Int) -> PixelRect {
    PixelRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The rectangle grown to edges at multiples of `step`, as chroma planes and codecs need.
  public func aligned(to step: Int) -> PixelRect {
    guard !isEmpty, step > 1 else { return self }
    func down(_ value: Int) -> Int { value - ((value % step) + step) % step }
    let (x0, y0) = (down(minX), down(minY))
    return PixelRect(
      x: x0, y: y0, width: down(maxX + step - 1) - x0, height: down(maxY + step - 1) - y0)
  }
}
