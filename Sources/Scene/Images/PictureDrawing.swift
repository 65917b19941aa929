import Foundation
import Geometry
import Picture

/// A picture drawn to fill a box: stretched, with sides that keep their width, or repeated.
struct PictureDrawing {
  let picture: CatalogImage
  /// The size in points.
  let size: CGSize
  let mode: Image.ResizingMode
  let capInsets: EdgeInsets

  /// The commands, in a space whose origin is that of `box`.
  func commands(in box: CGRect) -> [DisplayCommand] {
    guard size.width > 0, size.height > 0 else { return [] }
    if mode == .tile { return tiles(in: box) ?? [whole(in: box)] }
    return capInsets == EdgeInsets() ? [whole(in: box)] : slices(in: box)
  }

  private func whole(in rect: CGRect) -> DisplayCommand {
    .image(picture.reference, rect: rect, opacity: 1, transform: .identity)
  }

  /// The picture as often as it takes to cover the box; `nil` when once is enough, or when the tiles
  /// are so many that they cannot be told from an even surface.
  private func tiles(in box: CGRect) -> [DisplayCommand]? {
    let (columns, rows) = (box.width / size.width, box.height / size.height)
    guard columns * rows > 1 || columns > 1 || rows > 1, columns * rows <= 10_000 else {
      return nil
    }
    var tiles: [DisplayCommand] = []
    for row in 0..<max(1, Int(rows.rounded(.up))) {
      for column in 0..<max(1, Int(columns.rounded(.up))) {
        let corner = CGPoint(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height)
        tiles.append(whole(in: CGRect(origin: corner, size: size)))
      }
    }
    return [.group(DisplayGroup(tiles, clip: ClipShape(Path(box))))]
  }

  /// Nine parts: the corners as they are, the edges stretched along themselves, the middle both ways.
  private func slices(in box: CGRect) -> [DisplayCommand] {
    let columns = cuts(size.width, box.width, capInsets.leading, capInsets.trailing)
    let rows = cuts(size.height, box.height, capInsets.top, capInsets.bottom)
    var parts: [DisplayCommand] = []
    for row in rows where row.to.upperBound > row.to.lowerBound {
      for column in columns where column.to.upperBound > column.to.lowerBound {
        let target = CGRect(
          x: column.to.lowerBound, y: row.to.lowerBound,
          width: column.to.upperBound - column.to.lowerBound,
          height: row.to.upperBound - row.to.lowerBound)
        let image = CGRect(
          x: target.minX - column.from * column.scale, y: target.minY - row.from * row.scale,
          width: size.width * column.scale, height: size.height * row.scale)
        parts.append(.group(DisplayGroup([whole(in: image)], clip: ClipShape(Path(target)))))
      }
    }
    return parts
  }

  /// Where each of three parts of a length begins in the picture, where it goes, and by what factor.
  private func cuts(
    _ own: CGFloat, _ length: CGFloat, _ first: CGFloat, _ last: CGFloat
  ) -> [(from: CGFloat, to: Range<CGFloat>, scale: CGFloat)] {
    let first = min(max(first, 0), own)
    let last = min(max(last, 0), own - first)
    // Sides that do not fit share what there is.
    let fit = min(1, length / max(first + last, .leastNonzeroMagnitude))
    let (start, end) = (first * fit, max(first * fit, length - last * fit))
    let middle = own - first - last
    return [
      (0, 0..<start, fit),
      (first, start..<end, middle > 0 ? (end - start) / middle : 1),
      (own - last, end..<max(end, length), fit),
    ].filter { $0.2 > 0 }
  }
}
