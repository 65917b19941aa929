import Foundation
import Geometry
import Picture

/// A symbol drawn in a box, in one moment of its effects.
struct SymbolDrawing {
  var outline: SymbolOutline
  let box: CGRect
  /// One paint, or one for each level.
  let paints: [_StylePaint]
  var pose: SymbolPose
  /// Whether the outline rather than its box fills the frame.
  var isResized = false

  func draw(_ pen: inout Pen, _ transform: CGAffineTransform) {
    guard pose.opacity > 0, let first = paints.first else { return }
    let (map, place) = (fit, posed.concatenating(transform))
    func fill(_ path: Path, _ paint: _StylePaint, opacity: Double) {
      let paint = paint.paint(in: box).paint.faded(by: min(max(pose.opacity * opacity, 0), 1))
      pen.add(.fill(path.applying(map), paint, rule: .nonZero, transform: place))
    }
    if let lights = pose.lights, outline.steps.count > 1 {
      for (index, step) in outline.steps.enumerated() {
        fill(step, first, opacity: lights.opacity(of: index, count: outline.steps.count))
      }
    } else if paints.count > 1, outline.layers.contains(where: { $0.level > 0 }) {
      for layer in outline.layers {
        fill(layer.path, paints[min(layer.level, paints.count - 1)], opacity: 1)
      }
    } else {
      // A symbol of one part lights up as a whole.
      fill(outline.path, first, opacity: pose.lights?.opacity(of: 0, count: 1) ?? 1)
    }
  }

  /// Takes ems to the box.
  private var fit: CGAffineTransform {
    let own =
      isResized
      ? outline.path.boundingRect : CGRect(origin: .zero, size: outline.size)
    guard own.width > 0, own.height > 0 else { return .identity }
    return CGAffineTransform(translationX: -own.minX, y: -own.minY)
      .concatenating(
        CGAffineTransform(scaleX: box.width / own.width, y: box.height / own.height))
  }

  /// The effects, about the middle.
  private var posed: CGAffineTransform {
    guard pose.scale != 1 || pose.angle != 0 else { return .identity }
    return CGAffineTransform(translationX: -box.midX, y: -box.midY)
      .concatenating(CGAffineTransform(scaleX: pose.scale, y: pose.scale))
      .concatenating(CGAffineTransform(rotationAngle: pose.angle))
      .concatenating(CGAffineTransform(translationX: box.midX, y: box.midY))
  }
}
