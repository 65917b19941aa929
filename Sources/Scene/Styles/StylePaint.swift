public import Foundation
import Geometry
public import Motion
public import Picture

/// A style in one environment: what is drawn, in fractions of the rectangle that it fills.
public indirect enum _StylePaint: Hashable, Sendable {
  case color(RGBA)
  case linear(RGBAGradient, UnitPoint, UnitPoint)
  case radial(RGBAGradient, UnitPoint, CGFloat, CGFloat)
  case elliptical(RGBAGradient, UnitPoint, CGFloat, CGFloat)
  case angular(RGBAGradient, UnitPoint, Double, Double)
  case mesh(ColorMesh)
  /// A part of a picture, in fractions, repeated at a size in points.
  case image(ImageReference, CGRect, CGSize, opacity: Double)
  /// What lies below, blurred and tinted.
  case material(Backdrop, opacity: Double)
  /// A style with a shadow around or inside what it covers.
  case shadowed(_StylePaint, StyleShadow)
  /// A style that meets what lies below in another way.
  case blended(_StylePaint, Picture.BlendMode)

  /// The shadow of a style.
  public struct StyleShadow: Hashable, Sendable {
    var color: RGBA
    var radius: CGFloat
    var offset: CGSize
    var isInner: Bool

    var shadow: Shadow { Shadow(color: color, deviation: max(0, radius) / 2, offset: offset) }
  }

  /// The paint with its opacity multiplied.
  func faded(by opacity: Double) -> _StylePaint {
    switch self {
    case .color(let color): .color(color.faded(by: opacity))
    case .linear(let gradient, let start, let end):
      .linear(gradient.faded(by: opacity), start, end)
    case .radial(let gradient, let center, let start, let end):
      .radial(gradient.faded(by: opacity), center, start, end)
    case .elliptical(let gradient, let center, let start, let end):
      .elliptical(gradient.faded(by: opacity), center, start, end)
    case .angular(let gradient, let center, let start, let end):
      .angular(gradient.faded(by: opacity), center, start, end)
    case .mesh(let mesh): .mesh(mesh.recolored { $0.faded(by: opacity) })
    case .image(let image, let source, let size, let own):
      .image(image, source, size, opacity: own * opacity)
    case .material(let backdrop, let own): .material(backdrop, opacity: own * opacity)
    case .shadowed(let base, var shadow):
      {
        shadow.color = shadow.color.faded(by: opacity)
        return .shadowed(base.faded(by: opacity), shadow)
      }()
    case .blended(let base, let mode): .blended(base.faded(by: opacity), mode)
    }
  }

  /// The plain colour, when the style is nothing else.
  var plainColor: RGBA? { if case .color(let color) = self { color } else { nil } }

  /// The paint of `rect`, and the map that its space must go through before the command's own.
  ///
  /// Only an elliptical gradient needs one: it is a radial gradient of a unit circle. A material's
  /// paint stands for its coverage.
  func paint(in rect: CGRect) -> (paint: Paint, space: CGAffineTransform?) {
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
    }
    switch self {
    case .color(let color): return (.color(color), nil)
    case .linear(let gradient, let start, let end):
      return (.linear(gradient, start: point(start), end: point(end)), nil)
    case .radial(let gradient, let center, let start, let end):
      return (
        .radial(gradient, center: point(center), startRadius: start, endRadius: end), nil
      )
    case .angular(let gradient, let center, let start, let end):
      return (.angular(gradient, center: point(center), start: start, end: end), nil)
    case .elliptical(let gradient, let center, let start, let end):
      let middle = point(center)
      let space = CGAffineTransform(
        a: max(rect.width, .leastNonzeroMagnitude), b: 0, c: 0,
        d: max(rect.height, .leastNonzeroMagnitude), tx: middle.x, ty: middle.y)
      return (
        .radial(gradient, center: .zero, startRadius: start, endRadius: end), space
      )
    case .mesh(let mesh):
      let (origin, size) = (
        SIMD2(Double(rect.minX), Double(rect.minY)),
        SIMD2(Double(rect.width), Double(rect.height))
      )
      return (.mesh(mesh.mapped { origin + $0 * size }), nil)
    case .image(let image, let source, let size, let opacity):
      let tile = CGRect(origin: rect.origin, size: size)
      return (.image(image, source: source, tile: tile, opacity: opacity), nil)
    case .material: return (.color(.white), nil)
    case .shadowed(let base, _), .blended(let base, _): return base.paint(in: rect)
    }
  }

  /// A command in the style's paint with what the style does besides.
  func decorated(_ command: DisplayCommand) -> DisplayCommand {
    switch self {
    case .color, .linear, .radial, .elliptical, .angular, .mesh, .image: return command
    case .material(let backdrop, let opacity):
      return .group(DisplayGroup([command], opacity: opacity, backdrop: backdrop))
    case .blended(let base, let mode):
      return .group(DisplayGroup([base.decorated(command)], blendMode: mode))
    case .shadowed(let base, let shadow):
      let covered = base.decorated(command)
      guard shadow.isInner else {
        return .group(DisplayGroup([covered], shadow: shadow.shadow))
      }
      return .group(DisplayGroup([covered] + shadow.inside(of: command), isIsolated: true))
    }
  }
}

extension _StylePaint.StyleShadow {
  /// The shadow that the outside of `command` casts into it: an area of the shadow's colour outside
  /// of the blurred and moved outline, cut to the outline.
  fileprivate func inside(of command: DisplayCommand) -> [DisplayCommand] {
    let bounds = command.bounds
    guard !bounds.isNull, color.opacity > 0 else { return [] }
    let outline = command.recolored { $0.opacity > 0 ? .white : $0 }
    let moved = outline.placed(
      by: CGAffineTransform(translationX: offset.width, y: offset.height))
    let field = DisplayCommand.fill(
      Path(bounds), .color(color), rule: .nonZero, transform: .identity)
    let dark = DisplayGroup(
      [field], mask: DisplayMask([moved], isInverted: true, feather: max(0, radius) / 2))
    return [.group(DisplayGroup([.group(dark)], mask: DisplayMask([outline])))]
  }
}

extension _StylePaint {
  /// The inside of `path`, covered by this style of `box`.
  func fill(
    _ path: Path, in box: CGRect, rule: FillRule = .nonZero, transform: CGAffineTransform
  ) -> DisplayCommand {
    let (paint, space) = paint(in: box)
    guard let space else {
      return decorated(.fill(path, paint, rule: rule, transform: transform))
    }
    return decorated(
      .fill(
        path.applying(space.inverted()), paint, rule: rule,
        transform: space.concatenating(transform)))
  }

  /// A line along `path`, covered by this style of `box`.
  func stroke(
    _ path: Path, in box: CGRect, style: StrokeStyle, transform: CGAffineTransform
  ) -> DisplayCommand {
    let (paint, space) = paint(in: box)
    guard space == nil else {
      return fill(path.strokedPath(style), in: box, transform: transform)
    }
    return decorated(.stroke(path, paint, style: style, transform: transform))
  }

  /// Words, covered by this style of `box`.
  func text(
    _ layout: TextLayout, in box: CGRect, transform: CGAffineTransform
  ) -> DisplayCommand {
    let (paint, space) = paint(in: box)
    guard space != nil else { return decorated(.text(layout, paint, transform: transform)) }
    let words = DisplayCommand.text(layout, .color(.white), transform: .identity)
    let area = Path(words.bounds.union(box))
    return .group(
      DisplayGroup(
        [fill(area, in: box, transform: .identity)], transform: transform,
        mask: DisplayMask([words])))
  }
}
