public import Foundation
public import Geometry

extension DisplayList {
  /// A rectangle that holds everything the list may draw; null for nothing.
  public var bounds: CGRect { commands.bounds }
}

extension DisplayCommand {
  /// A rectangle in the enclosing space that holds everything the command may draw.
  ///
  /// It is conservative: curves count with their control points, strokes with the longest miter they
  /// may have, blurs with three standard deviations, and text with one size around each line. It is
  /// null for nothing and for coordinates that are not numbers.
  public var bounds: CGRect {
    switch self {
    case .fill(let path, _, _, let transform):
      return path.controlBox.mapped(by: transform)
    case .stroke(let path, _, let style, let transform):
      return path.controlBox.outset(by: style.reach).mapped(by: transform)
    case .text(let layout, _, let transform):
      return layout.inkBounds.mapped(by: transform)
    case .image(_, let rect, _, let transform):
      return rect.standardized.mapped(by: transform)
    case .group(let group):
      return group.bounds.mapped(by: group.transform)
    }
  }
}

extension DisplayGroup {
  /// A rectangle in the space before `transform` that holds everything the group may draw.
  public var bounds: CGRect { bounds(ofChildrenIn: children.bounds) }

  /// The bounds before the projection.
  public var flatBounds: CGRect { flatBounds(ofChildrenIn: children.bounds) }

  /// A rectangle in the space before `transform` that holds what children within `area` may draw
  /// once all effects have been applied.
  func bounds(ofChildrenIn area: CGRect) -> CGRect {
    let area = flatBounds(ofChildrenIn: area)
    return projection?.bounds(of: area) ?? area
  }

  /// What children within `area` may draw before the projection.
  private func flatBounds(ofChildrenIn area: CGRect) -> CGRect {
    let area = effectBounds(ofChildrenIn: area)
    guard let clip else { return area }
    return area.intersection(clip.path.controlBox)
  }

  /// The bounds of the children with mask, blur and shadow, before the clip.
  public var effectBounds: CGRect { effectBounds(ofChildrenIn: children.bounds) }

  private func effectBounds(ofChildrenIn area: CGRect) -> CGRect {
    var area = area
    if let mask, !mask.isInverted { area = area.intersection(mask.bounds) }
    area = area.outset(by: 3 * max(blur, 0))
    guard let shadow else { return area }
    return area.union(
      area.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        .outset(by: 3 * max(shadow.deviation, 0)))
  }
}

extension DisplayMask {
  /// A rectangle in the group's space outside which the mask is empty, its feather included.
  public var bounds: CGRect { commands.bounds.outset(by: 3 * max(feather, 0)) }
}

extension [DisplayCommand] {
  /// The union of the commands' bounds.
  package var bounds: CGRect { reduce(CGRect.null) { $0.union($1.bounds) } }
}

extension StrokeStyle {
  /// The farthest that a stroke may reach from its path, in points.
  ///
  /// A square cap's corner lies √2 half widths away, a miter's tip `miterLimit` of them.
  public var reach: CGFloat {
    let cap = lineCap == .square ? CGFloat(2).squareRoot() : 1
    let join = lineJoin == .miter ? max(miterLimit, 1) : 1
    return max(lineWidth, 0) / 2 * max(cap, join)
  }
}

extension TextLayout {
  /// The lines' boxes with one size of ink around them; glyphs may leave the lines.
  public var inkBounds: CGRect {
    lines.reduce(CGRect.null) { area, line in
      area.union(line.frame.outset(by: line.runs.map(\.size).max() ?? 0))
    }
  }
}

extension CGRect {
  /// The rectangle grown on all sides; null stays null.
  func outset(by distance: CGFloat) -> CGRect {
    isNull ? self : insetBy(dx: -distance, dy: -distance)
  }

  /// The bounding box after `transform`; null when a coordinate is not a number.
  func mapped(by transform: CGAffineTransform) -> CGRect {
    let box = applying(transform)
    let isFinite =
      box.origin.x.isFinite && box.origin.y.isFinite && box.width.isFinite && box.height.isFinite
    return isFinite ? box : .null
  }
}
