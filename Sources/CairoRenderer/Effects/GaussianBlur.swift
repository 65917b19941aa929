import CPixelKernels
import Pixels

/// Separable Gaussian blurs of premultiplied pixels.
///
/// Between the passes levels have 8 fractional bits and sums are integers, so that a pixel depends
/// on the pixels within the kernel's reach alone and not on where a layer was cut. What lies
/// outside the source is clear. Eight lines are filtered side by side; the tests hold the result to
/// a plain loop, to the bit.
enum GaussianBlur {
  /// Lines that are filtered side by side.
  private static let lines = Int(INB_BLUR_LANES) / 4

  /// Sets `result`, which is clear, to the blurred `source`; their areas may differ.
  static func blur(_ source: Layer, into result: Layer, _ blur: BlurPair) {
    let rows = source.area
    let columns = result.area
    // The plane between the passes: source rows by result columns, four levels a pixel.
    let pitch = columns.width * 4
    let plane = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: rows.height * pitch)
    defer { plane.deallocate() }
    // Both buffers are as large as their areas, which are not empty.
    guard let levels = plane.baseAddress else { return }
    across(source, blur.x, into: levels, columns: columns)
    down(levels, blur.y, rows: rows, into: result)
  }

  private static func across(
    _ source: Layer, _ kernel: BlurKernel, into plane: UnsafeMutablePointer<UInt16>,
    columns: PixelRect
  ) {
    let rows = source.area
    let block = LineBlock(count: columns.width, kernel: kernel)
    let span = block.span(of: rows.minX - columns.minX, count: rows.width)
    for top in stride(from: 0, to: rows.height, by: lines) {
      let height = min(lines, rows.height - top)
      block.clear()
      var isClear = true
      if !span.isEmpty {
        for line in 0..<height {
          let row = source.row(rows.minY + top + line) + span.lowerBound
          let hasColor = inb_blur_load(
            row, block.place(rows.minX - columns.minX + span.lowerBound) + 4 * line, span.count)
          if hasColor != 0 { isClear = false }
        }
      }
      let results = plane + top * columns.width * 4
      guard !isClear else {
        results.update(repeating: 0, count: height * columns.width * 4)
        continue
      }
      block.filter()
      for x in 0..<columns.width {
        let place = UnsafeRawPointer(block.place(x))
        for line in 0..<height {
          UnsafeMutableRawPointer(results + (line * columns.width + x) * 4)
            .copyMemory(from: place + 8 * line, byteCount: 8)
        }
      }
    }
  }

  private static func down(
    _ plane: UnsafeMutablePointer<UInt16>, _ kernel: BlurKernel, rows: PixelRect,
    into result: Layer
  ) {
    let area = result.area
    let block = LineBlock(count: area.height, kernel: kernel)
    let span = block.span(of: rows.minY - area.minY, count: rows.height)
    guard !span.isEmpty else { return }
    for left in stride(from: 0, to: area.width, by: lines) {
      let width = min(lines, area.width - left)
      block.clear()
      for y in span {
        block.place(rows.minY - area.minY + y)
          .update(from: plane + (y * area.width + left) * 4, count: 4 * width)
      }
      block.filter()
      for y in 0..<area.height {
        inb_blur_store(block.place(y), result.row(area.minY + y) + left, width)
      }
    }
  }
}

/// Rows or columns of pixels side by side, with the kernel's reach on both sides of the results.
private final class LineBlock {
  private let kernel: BlurKernel
  private let count: Int
  private var levels: UnsafeMutablePointer<UInt16>
  private var other: UnsafeMutablePointer<UInt16>
  private let scratch: UnsafeMutablePointer<Float>
  private static let lanes = Int(INB_BLUR_LANES)

  /// A block of lines of `count` results each.
  init(count: Int, kernel: BlurKernel) {
    self.kernel = kernel
    self.count = count + 2 * kernel.radius
    let size = self.count * LineBlock.lanes
    levels = .allocate(capacity: size)
    other = .allocate(capacity: size)
    scratch = .allocate(capacity: kernel.hasWeights ? size : 1)
    levels.initialize(repeating: 0, count: size)
    other.initialize(repeating: 0, count: size)
  }

  deinit {
    levels.deallocate()
    other.deallocate()
    scratch.deallocate()
  }

  /// The levels at the place of the result at `index`, which may lie in the margins.
  func place(_ index: Int) -> UnsafeMutablePointer<UInt16> {
    levels + (index + kernel.radius) * LineBlock.lanes
  }

  /// Which of `count` pixels, the first of them `start` places after the first result, lie in the
  /// lines or their margins.
  func span(of start: Int, count: Int) -> Range<Int> {
    let first = max(0, -kernel.radius - start)
    return first..<max(first, min(count, self.count - kernel.radius - start))
  }

  func clear() { levels.update(repeating: 0, count: count * LineBlock.lanes) }

  func filter() {
    switch kernel.form {
    case .weights(let weights):
      guard weights.count > 1 else { return }
      inb_blur_weights(levels, scratch, count, weights, kernel.radius)
    case .boxes(let radius, let edge):
      for _ in 0..<3 {
        inb_blur_box(levels, other, count, radius, edge)
        swap(&levels, &other)
      }
    }
  }
}

extension BlurKernel {
  fileprivate var hasWeights: Bool { if case .weights = form { true } else { false } }
}
