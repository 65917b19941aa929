import CCairo
import Pixels

/// Lends memory for layers and takes it back, so that a film allocates in its first frames only.
final class LayerPool {
  /// Memory that no layer uses at present, largest first.
  private var free: [UnsafeMutableRawBufferPointer] = []

  /// More pieces than this are rarely nested; the rest go back to the system.
  private let limit = 12

  deinit { for piece in free { piece.deallocate() } }

  /// Runs `body` with a clear layer over `area`, whose memory is lent until `body` returns.
  ///
  /// `area` must not be empty.
  func withLayer<Result>(
    _ area: PixelRect, _ body: (Layer) throws(CairoError) -> Result
  ) throws(CairoError) -> Result {
    let stride = (area.width * 4 + 63) & ~63
    let piece = take(stride * area.height)
    defer { giveBack(piece) }
    // A piece is never empty, so it has an address.
    // swift-format-ignore: NeverForceUnwrap
    let memory = piece.baseAddress!
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: stride * area.height)
    return try body(try Layer(area: area, memory: memory, stride: stride))
  }

  /// The smallest free piece that is large enough, unless it is wastefully large, or a new one.
  private func take(_ size: Int) -> UnsafeMutableRawBufferPointer {
    if let index = free.lastIndex(where: { $0.count >= size }),
      free[index].count <= 8 * size + 65536
    {
      return free.remove(at: index)
    }
    return .allocate(byteCount: max(size, 4096), alignment: 64)
  }

  private func giveBack(_ piece: UnsafeMutableRawBufferPointer) {
    free.insert(piece, at: free.firstIndex { $0.count < piece.count } ?? free.endIndex)
    // The smallest is the cheapest to allocate again.
    if free.count > limit { free.removeLast().deallocate() }
  }
}
