import Foundation
import Geometry
import Picture
import Pixels

/// Colours around a centre, computed pixel by pixel.
///
/// Cairo's mesh patches mix premultiplied 8-bit corners and leave seams; here every pixel looks its
/// angle up in a table that is fine enough for one 8-bit step, and the ray where the last colour
/// meets the first is smoothed over one pixel.
struct AngularGradient {
  private let inverse: CGAffineTransform
  private let center: CGPoint
  /// Where the colours begin, in radians, and how far they reach, 0 < reach ≤ 2π.
  private let start: Double
  private let reach: Double
  /// Whether the colours run against the clock.
  private let isReversed: Bool
  /// Premultiplied blue, green, red, alpha in 0…255 at even steps.
  private let table: [SIMD4<Float>]

  private static let steps = 4096

  init(
    _ gradient: RGBAGradient, center: CGPoint, start: Double, end: Double, map: CGAffineTransform
  ) {
    let span = end - start
    let isUsable = span.isFinite && start.isFinite && span != 0
    inverse = map.inverted()
    self.center = center
    self.start = isUsable ? start.truncatingRemainder(dividingBy: 2 * .pi) : 0
    isReversed = span < 0
    reach = isUsable ? min(abs(span), 2 * .pi) : 2 * .pi
    // Of a reach beyond one turn the last turn is seen, as later colours cover earlier ones.
    let first = isUsable ? max(0, 1 - 2 * .pi / abs(span)) : 1
    func level(_ value: Double) -> Float { value.isFinite ? Float(min(max(value, 0), 1)) : 0 }
    table = (0...AngularGradient.steps).map { step in
      let part = Double(step) / Double(AngularGradient.steps)
      let color = gradient.color(at: first + (1 - first) * part)
      let straight = SIMD4(level(color.blue), level(color.green), level(color.red), 1)
      return straight * (level(color.opacity) * 255)
    }
  }

  /// Sets every pixel of `layer`.
  func fill(_ layer: Layer) {
    let area = layer.area
    for y in area.minY..<area.maxY {
      let row = layer.row(y)
      for x in area.minX..<area.maxX {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        let levels = color(dx: Double(point.x - center.x), dy: Double(point.y - center.y))
        let whole = SIMD4<UInt32>(levels.rounded(.toNearestOrAwayFromZero))
        row[x - area.minX] = whole.w << 24 | whole.z << 16 | whole.y << 8 | whole.x
      }
    }
  }

  /// The colour in a direction; the outer half of the rest of a turn takes the nearer end's.
  private func color(dx: Double, dy: Double) -> SIMD4<Float> {
    var turn = (atan2(dy, dx) - start).truncatingRemainder(dividingBy: 2 * .pi)
    guard turn.isFinite else { return table[0] }
    if isReversed { turn = -turn }
    if turn < 0 { turn += 2 * .pi }
    let gap = 2 * .pi - reach
    let place = turn <= reach ? turn / reach : turn < reach + gap / 2 ? 1 : 0
    let color = table[Int((place * Double(AngularGradient.steps)).rounded())]
    // The jump from the last colour to the first, in pixels from here along the circle.
    let seam = reach + gap / 2
    let offset = turn - seam
    let angle = offset > .pi ? offset - 2 * .pi : offset < -.pi ? offset + 2 * .pi : offset
    let pixels = angle * (dx * dx + dy * dy).squareRoot() * pixelsPerPoint
    guard abs(pixels) < 0.5, abs(angle) < 0.5 else { return color }
    let weight = Float(pixels + 0.5)
    return table[AngularGradient.steps] * (1 - weight) + table[0] * weight
  }

  private var pixelsPerPoint: Double {
    let area = abs(Double(inverse.determinant))
    return area > 0 ? 1 / area.squareRoot() : 1
  }
}
