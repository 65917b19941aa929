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

  /// The command seen through a projective map of the space that it is drawn in.
  ///
  /// Outlines are mapped point by point, which bends nothing that is straight; their curves are
  /// accurate to the perspective's change over one curve. Text, pictures and effects take the affine
  /// map that agrees in the middle of a view of size `middle`.
  func projected(by map: ProjectionTransform, middle: CGSize) -> DisplayCommand {
    let center = CGPoint(x: middle.width / 2, y: middle.height / 2)
    switch self {
    case .fill(let path, let paint, let rule, let transform):
      return .fill(
        path.applying(transform).mapped(map.map), paint, rule: rule, transform: .identity)
    case .stroke(let path, let paint, let style, let transform):
      return .fill(
        path.strokedPath(style).applying(transform).mapped(map.map), paint, rule: .nonZero,
        transform: .identity)
    case .text, .image: return placed(by: map.affine(at: center))
    case .group(var group):
      guard group.clip == nil, group.mask == nil, group.blur == 0, group.shadow == nil else {
        return placed(by: map.affine(at: center))
      }
      group.children = group.children.map {
        $0.placed(by: group.transform).projected(by: map, middle: middle)
      }
      group.transform = .identity
      return .group(group)
    }
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
  /// The path with every point moved by `map`.
  func mapped(_ map: (CGPoint) -> CGPoint) -> Path {
    var path = Path()
    forEach { element in
      switch element {
      case .move(let end): path.move(to: map(end))
      case .line(let end): path.addLine(to: map(end))
      case .quadCurve(let end, let control):
        path.addQuadCurve(to: map(end), control: map(control))
      case .curve(let end, let control1, let control2):
        path.addCurve(to: map(end), control1: map(control1), control2: map(control2))
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }
}
