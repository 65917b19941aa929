import Foundation
import Geometry
import Picture

extension DisplayCommand {
  /// The command with `outer` applied after its own transform.
  func placed(by outer: CGAffineTransform) -> DisplayCommand {
    if outer.isIdentity { return self }
    switch self {
    case .fill(let path, let paint, let rule, let transform):
      return .fill(path, paint, rule: rule, transform: transform.concatenating(outer))
    case .stroke(let path, let paint, let style, let transform):
      return .stroke(path, paint, style: style, transform: transform.concatenating(outer))
    case .text(let layout, let paint, let transform):
      return .text(layout, paint, transform: transform.concatenating(outer))
    case .image(let image, let rect, let opacity, let transform):
      return .image(image, rect: rect, opacity: opacity, transform: transform.concatenating(outer))
    case .group(var group):
      group.transform = group.transform.concatenating(outer)
      return .group(group)
    }
  }

  /// The command with its opacity multiplied.
  func faded(by opacity: Double) -> DisplayCommand {
    switch self {
    case .fill(let path, let paint, let rule, let transform):
      return .fill(path, paint.faded(by: opacity), rule: rule, transform: transform)
    case .stroke(let path, let paint, let style, let transform):
      return .stroke(path, paint.faded(by: opacity), style: style, transform: transform)
    case .text(let layout, let paint, let transform):
      return .text(layout, paint.faded(by: opacity), transform: transform)
    case .image(let image, let rect, let own, let transform):
      return .image(image, rect: rect, opacity: own * opacity, transform: transform)
    case .group(var group):
      group.opacity *= opacity
      return .group(group)
    }
  }

  /// The command with every colour changed; pictures stay as they are.
  func recolored(_ change: (RGBA) -> RGBA) -> DisplayCommand {
    switch self {
    case .fill(let path, let paint, let rule, let transform):
      return .fill(path, paint.recolored(change), rule: rule, transform: transform)
    case .stroke(let path, let paint, let style, let transform):
      return .stroke(path, paint.recolored(change), style: style, transform: transform)
    case .text(let layout, let paint, let transform):
      return .text(layout, paint.recolored(change), transform: transform)
    case .image: return self
    case .group(var group):
      group.children = group.children.map { $0.recolored(change) }
      if let color = group.shadow?.color { group.shadow?.color = change(color) }
      return .group(group)
    }
  }

  /// The command's outline seen through a projective map of the space that it is drawn in; `nil` for
  /// what is not an outline of one colour.
  ///
  /// Curves are cut so finely that moving their control points is accurate.
  func projectedOutline(by map: ProjectionTransform) -> DisplayCommand? {
    switch self {
    case .fill(let path, .color(let color), let rule, let transform):
      guard let outline = path.applying(transform).projected(by: map) else { return nil }
      return .fill(outline, .color(color), rule: rule, transform: .identity)
    case .stroke(let path, .color(let color), let style, let transform):
      guard let outline = path.strokedPath(style).applying(transform).projected(by: map) else {
        return nil
      }
      return .fill(outline, .color(color), rule: .nonZero, transform: .identity)
    default: return nil
    }
  }
}

extension [DisplayCommand] {
  /// The commands seen through a projective map of the space that they are drawn in: outlines of one
  /// colour stay outlines, anything else is drawn flat and then mapped as a picture.
  func projected(by map: ProjectionTransform) -> [DisplayCommand] {
    let outlines = compactMap { $0.projectedOutline(by: map) }
    return outlines.count == count ? outlines : [.group(DisplayGroup(self, projection: map))]
  }
}

extension Paint {
  /// The paint with its opacity multiplied.
  func faded(by opacity: Double) -> Paint { recolored { $0.faded(by: opacity) } }

  /// The paint with every colour changed.
  func recolored(_ change: (RGBA) -> RGBA) -> Paint {
    func recolored(_ gradient: RGBAGradient) -> RGBAGradient {
      var gradient = gradient
      for index in gradient.stops.indices {
        gradient.stops[index].color = change(gradient.stops[index].color)
      }
      return gradient
    }
    switch self {
    case .color(let color): return .color(change(color))
    case .linear(let gradient, let start, let end):
      return .linear(recolored(gradient), start: start, end: end)
    case .radial(let gradient, let center, let start, let end):
      return .radial(recolored(gradient), center: center, startRadius: start, endRadius: end)
    case .angular(let gradient, let center, let start, let end):
      return .angular(recolored(gradient), center: center, start: start, end: end)
    case .mesh(let mesh): return .mesh(mesh.recolored(change))
    case .image(let image, let source, let tile, let opacity):
      // Of a change, only that of the opacity reaches a picture's own colours.
      let share = change(.white).opacity
      return .image(image, source: source, tile: tile, opacity: opacity * share)
    }
  }
}

extension [DisplayCommand] {
  /// The commands as one picture whose opacity is multiplied.
  func fadedTogether(by opacity: Double) -> [DisplayCommand] {
    if count == 1 { return [self[0].faded(by: opacity)] }
    return [.group(DisplayGroup(self, opacity: opacity))]
  }
}

extension Path {
  /// The path seen through `map`; `nil` when a part of it lies behind the viewer.
  fileprivate func projected(by map: ProjectionTransform) -> Path? {
    var (path, start, corner, isVisible) = (Path(), CGPoint.zero, CGPoint.zero, true)
    func image(_ point: CGPoint) -> CGPoint {
      if map.depth(at: point) < ProjectionTransform.nearest { isVisible = false }
      return map.map(point)
    }
    func addCurve(_ curve: CubicCurve) {
      let count = 8
      var rest = curve
      for step in 0..<count {
        let (piece, after) = rest.split(at: 1 / Double(count - step))
        let part = step == count - 1 ? rest : piece
        path.addCurve(
          to: image(part.end), control1: image(part.control1), control2: image(part.control2))
        rest = after
      }
    }
    forEach { element in
      switch element {
      case .move(let end):
        path.move(to: image(end))
        (start, corner) = (end, end)
      case .line(let end):
        path.addLine(to: image(end))
        start = end
      case .quadCurve(let end, let control):
        addCurve(CubicCurve(quadFrom: start, control: control, to: end))
        start = end
      case .curve(let end, let control1, let control2):
        addCurve(CubicCurve(start: start, control1: control1, control2: control2, end: end))
        start = end
      case .closeSubpath:
        path.closeSubpath()
        start = corner
      }
    }
    return isVisible ? path : nil
  }
}
