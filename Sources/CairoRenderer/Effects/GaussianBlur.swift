import Pixels

/// Separable Gaussian blurs of premultiplied pixels.
///
/// Between the passes levels have 8 fractional bits and sums are integers, so that a pixel depends
/// on the pixels within the kernel's reach alone and not on where a layer was cut. What lies
/// outside the source is clear.
enum GaussianBlur {
  /// A pixel's levels times 256.
  typealias Levels = SIMD4<Int32>

  /// Sets `result`, which is clear, to the blurred `source`; their areas may differ.
  static func blur(_ source: Layer, into result: Layer, _ blur: BlurPair) {
    let rows = source.area
    let columns = result.area
    // The plane between the passes: source rows by result columns, column after column.
    let plane = UnsafeMutableBufferPointer<SIMD4<UInt16>>.allocate(
      capacity: rows.height * columns.width)
    plane.initialize(repeating: .zero)
    defer { plane.deallocate() }
    var line = Line(count: columns.width, kernel: blur.x)
    for y in rows.minY..<rows.maxY {
      let row = source.row(y)
      line.load(from: rows.minX - columns.minX, count: rows.width) { levels(of: row[$0]) }
      if line.isClear { continue }
      line.filter()
      for x in 0..<columns.width {
        plane[x * rows.height + y - rows.minY] = SIMD4<UInt16>(truncatingIfNeeded: line[x])
      }
    }
    line = Line(count: columns.height, kernel: blur.y)
    for x in 0..<columns.width {
      let column = x * rows.height
      line.load(from: rows.minY - columns.minY, count: rows.height) {
        Levels(truncatingIfNeeded: plane[column + $0])
      }
      if line.isClear { continue }
      line.filter()
      for y in 0..<columns.height { result.row(columns.minY + y)[x] = word(of: line[y]) }
    }
  }

  @inline(__always)
  private static func levels(of word: UInt32) -> Levels {
    Levels(
      Int32(word & 0xFF) << 8, Int32(word & 0xFF00), Int32(word >> 8 & 0xFF00),
      Int32(word >> 16 & 0xFF00))
  }

  @inline(__always)
  private static func word(of levels: Levels) -> UInt32 {
    let whole = SIMD4<UInt32>(truncatingIfNeeded: (levels &+ 128) &>> 8)
    return whole.x | whole.y << 8 | whole.z << 16 | whole.w << 24
  }
}

/// One row or column of pixels with the kernel's reach on both sides, filtered in place.
private struct Line {
  typealias Levels = GaussianBlur.Levels

  private let kernel: BlurKernel
  private var levels: [Levels]
  private var other: [Levels]
  /// Whether nothing was loaded but clear pixels, which stay as they are.
  private(set) var isClear = true

  /// A line of `count` results.
  init(count: Int, kernel: BlurKernel) {
    self.kernel = kernel
    levels = Array(repeating: .zero, count: count + 2 * kernel.radius)
    other = levels
  }

  /// The result at `index`.
  subscript(index: Int) -> Levels { levels[index + kernel.radius] }

  /// Sets the line to `count` pixels that begin `start` places after the first result; the rest is
  /// clear.
  @inline(__always)
  mutating func load(from start: Int, count: Int, _ pixel: (Int) -> Levels) {
    let first = start + kernel.radius
    let filled = max(first, 0)..<max(min(first + count, levels.count), max(first, 0))
    levels.withUnsafeMutableBufferPointer { levels in
      for index in levels.indices where !filled.contains(index) { levels[index] = .zero }
      var seen = Levels.zero
      for index in filled {
        levels[index] = pixel(index - first)
        seen |= levels[index]
      }
      isClear = seen == .zero
    }
  }

  mutating func filter() {
    switch kernel.form {
    case .weights(let weights):
      if weights.count > 1 { convolve(weights) }
    case .boxes(let radius, let edge):
      for _ in 0..<3 { average(radius, edge) }
    }
  }

  /// Sums the weighted neighbours, for the results alone.
  private mutating func convolve(_ weights: [Float]) {
    let radius = kernel.radius
    levels.withUnsafeBufferPointer { levels in
      other.withUnsafeMutableBufferPointer { other in
        weights.withUnsafeBufferPointer { weights in
          for index in radius..<(levels.count - radius) {
            var sum = SIMD4<Float>(repeating: 0.5)
            for tap in 0..<weights.count {
              // A kernel is turned over in a convolution; a shift moves the picture forwards.
              sum += SIMD4<Float>(levels[index + radius - tap]) * weights[tap]
            }
            other[index] = Levels(truncatingIfNeeded: SIMD4<Int32>(sum))
          }
        }
      }
    }
    swap(&levels, &other)
  }

  /// One pass of the box with fractional ends; its running sums are exact.
  private mutating func average(_ radius: Int, _ edge: Float) {
    let weight = 1 / (Float(2 * radius + 1) + 2 * edge)
    let edgeWeight = edge * weight
    let count = levels.count
    levels.withUnsafeBufferPointer { levels in
      other.withUnsafeMutableBufferPointer { other in
        func level(_ index: Int) -> Levels {
          index >= 0 && index < count ? levels[index] : .zero
        }
        var sum = Levels.zero
        for index in 0..<min(radius, count) { sum &+= levels[index] }
        for index in 0..<count {
          let (before, after) = (level(index - radius - 1), level(index + radius + 1))
          sum &+= level(index + radius)
          let average =
            SIMD4<Float>(sum) * weight + SIMD4<Float>(before &+ after) * edgeWeight
          other[index] = Levels(average + SIMD4<Float>(repeating: 0.5))
          sum &-= level(index - radius)
        }
      }
    }
    swap(&levels, &other)
  }
}
