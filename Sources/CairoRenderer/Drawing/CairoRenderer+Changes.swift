import Foundation
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
    let areas = Self.uncut(
      Self.areas(changedFrom: previous, to: list, transform: transform, within: bitmap.bounds),
      by: list, transform: transform, within: bitmap.bounds)
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

  /// Areas that are grown until no outline of `list` crosses their first or last row.
  ///
  /// Cairo leaves out and cuts the parts of outlines beyond what is drawn, which may change a pixel
  /// within by a step of rounding; upright rectangles are exact wherever they are cut.
  private static func uncut(
    _ areas: [PixelRect], by list: DisplayList, transform: CGAffineTransform,
    within bounds: PixelRect
  ) -> [PixelRect] {
    var outlines: [PixelRect] = []
    list.commands.collectOutlines(map: transform, within: bounds, into: &outlines)
    var areas = areas
    while true {
      var isGrown = false
      for index in areas.indices {
        for outline in outlines {
          let area = areas[index]
          guard outline.minY < area.maxY, outline.maxY > area.minY,
            outline.minY < area.minY || outline.maxY > area.maxY
          else { continue }
          areas[index].minY = min(area.minY, outline.minY)
          areas[index].maxY = max(area.maxY, outline.maxY)
          isGrown = true
        }
      }
      guard isGrown else { return areas }
      areas = joinedRows(of: areas)
    }
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
  /// The pixels of everything that may not be cut: of leaves, and of groups with effects as a whole.
  fileprivate func collectOutlines(
    map: CGAffineTransform, within bounds: PixelRect, into outlines: inout [PixelRect]
  ) {
    for command in self {
      switch command {
      case .fill(let path, .color, _, let transform)
      where path.isUprightRectangle && transform.concatenating(map).isUpright:
        continue
      case .group(let group)
      where group.clip == nil && group.opacity == 1
        && group == DisplayGroup(group.children, transform: group.transform):
        let inner = group.transform.concatenating(map)
        group.children.collectOutlines(map: inner, within: bounds, into: &outlines)
      case .stroke:
        // Cairo strokes a little otherwise wherever the rest of the picture is not drawn.
        outlines.append(bounds)
      default:
        let area = PixelRect(command.bounds, map: map).intersection(bounds)
        if !area.isEmpty { outlines.append(area) }
      }
    }
  }

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

extension Path {
  /// Whether the path is one closed rectangle with upright sides.
  fileprivate var isUprightRectangle: Bool {
    guard verbs == [.move, .line, .line, .line, .close] else { return false }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    return a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
      || a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
  }
}

extension CGAffineTransform {
  /// Whether upright sides stay upright.
  fileprivate var isUpright: Bool { b == 0 && c == 0 }
}
