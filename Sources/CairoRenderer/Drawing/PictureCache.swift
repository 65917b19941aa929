import CCairo
import Picture
import Pixels

/// Pictures as Cairo surfaces, kept until they take more than 256 MiB together.
final class PictureCache {
  private let source: (any ImageSource)?
  private var entries: [ImageReference: Entry] = [:]
  private var byteCount = 0
  private let limit = 256 << 20

  init(source: (any ImageSource)?) { self.source = source }

  /// The surface of a picture, or `nil` when the source has none; valid until the next call.
  func surface(for reference: ImageReference) -> OpaquePointer? {
    var reference = reference
    // How it is sampled does not change the pixels.
    reference.sampling = .smooth
    if let entry = entries[reference] { return entry.layer?.surface }
    let entry = Entry(source?.pixels(for: reference))
    let size = entry.bitmap.map { $0.stride * $0.height } ?? 0
    if byteCount + size > limit {
      entries.removeAll()
      byteCount = 0
    }
    byteCount += size
    entries[reference] = entry
    return entry.layer?.surface
  }

  /// A picture's own memory with a surface over it; both empty for a missing picture.
  private final class Entry {
    let layer: Layer?
    let bitmap: Bitmap?

    init(_ pixels: ImagePixels?) {
      guard let pixels, pixels.width > 0, pixels.height > 0 else {
        (layer, bitmap) = (nil, nil)
        return
      }
      let bitmap = Bitmap(width: pixels.width, height: pixels.height)
      let rowSize = pixels.width * 4
      pixels.bytes.withUnsafeBytes { bytes in
        for y in 0..<pixels.height {
          let row = UnsafeRawBufferPointer(rebasing: bytes[(y * rowSize)..<((y + 1) * rowSize)])
          UnsafeMutableRawBufferPointer(bitmap.row(y)).copyMemory(from: row)
        }
      }
      self.bitmap = bitmap
      layer = bitmap.pixels.baseAddress.flatMap { memory in
        try? Layer(area: bitmap.bounds, memory: memory, stride: bitmap.stride)
      }
    }
  }
}
