public import Geometry
public import Picture
public import Pixels

extension CairoRenderer {
  /// Turns a bitmap that holds `previous` into one that holds `list`, and tells which pixels it
  /// touched.
  ///
  /// Both pictures must be drawn with the same transform and background. The result is the full
  /// drawing of `list`, to the bit: what cannot be drawn in parts with that promise is drawn whole.
  ///
  /// - Returns: The areas that were drawn anew, which share no row; none for an equal picture.
  /// - Throws: `CairoError` when memory runs out.
  public func draw(
    _ list: DisplayList, replacing previous: DisplayList, in bitmap: Bitmap,
    transform: CGAffineTransform, background: RGBA? = nil
  ) throws(CairoError) -> [PixelRect] {
    let areas = Self.areas(
      changedFrom: previous, to: list, transform: transform, within: bitmap.bounds)
    for area in areas {
      try draw(list, into: bitmap, transform: transform, background: background, area: area)
    }
    return areas
  }

  /// The pixels in which two pictures may differ, in areas that share no row.
  package static func areas(
    changedFrom previous: DisplayList, to list: DisplayList, transform: CGAffineTransform,
    within bounds: PixelRect
  ) -> [PixelRect] {
    let changes = list.changes(since: previous)
    guard !changes.isEmpty else { return [] }
    if list.commands.areOfOnePiece || previous.commands.areOfOnePiece { return [bounds] }
    let areas = changes.map { PixelRect($0, map: transform).intersection(bounds) }
    return joinedRows(of: areas.filter { !$0.isEmpty })
  }

  /// Joins areas that lie in the same rows, or so near that drawing them apart saves nothing.
  private static func joinedRows(of areas: [PixelRect]) -> [PixelRect] {
    let nearby = 16
    var result: [PixelRect] = []
    for area in areas.sorted(by: { ($0.minY, $0.minX) < ($1.minY, $1.minX) }) {
      if let last = result.last, area.minY < last.maxY + nearby {
        result[result.count - 1] = last.union(area)
      } else {
        result.append(area)
      }
    }
    return result
  }
}

extension [DisplayCommand] {
  /// Whether a command anywhere in the tree must be drawn whole.
  ///
  /// Cairo rounds blended colours and meshes in ways that depend on where a layer ends; a threshold
  /// and a backdrop look at the pixels around.
  fileprivate var areOfOnePiece: Bool {
    contains { command in
      switch command {
      case .fill(_, let paint, _, _), .stroke(_, let paint, _, _), .text(_, let paint, _):
        switch paint {
        case .mesh, .image: return true
        case .color, .linear, .radial, .angular: return false
        }
      case .image: return false
      case .group(let group):
        if case .alphaThreshold? = group.filter { return true }
        return group.blendMode != .normal || group.backdrop != nil || group.children.areOfOnePiece
          || group.mask?.commands.areOfOnePiece == true
      }
    }
  }
}
