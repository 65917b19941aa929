extension Bitmap {
  /// Whether every pixel covers fully.
  public var isOpaque: Bool {
    (0..<height).allSatisfy { y in row(y).allSatisfy { $0 >> 24 == 255 } }
  }

  /// Divides every pixel by its alpha in place; the bitmap then holds straight components.
  public func unpremultiply() {
    for y in 0..<height {
      let row = row(y)
      for x in 0..<width {
        // Most pixels are opaque or clear and stay as they are.
        let alpha = row[x] >> 24
        if alpha != 255, alpha != 0 || row[x] != 0 {
          row[x] = Pixel(word: row[x]).unpremultiplied.word
        }
      }
    }
  }
}
