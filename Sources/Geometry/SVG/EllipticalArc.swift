package import Foundation

extension Path {
  /// Draws an arc of an ellipse from the current point to `end`, as SVG's A command.
  ///
  /// Radii that are too small to reach grow to the least that do; a radius of zero gives a line, an
  /// end at the current point nothing. `rotation` is in radians. SVG 2, appendix B.2.4 and B.2.5.
  package mutating func addArc(
    to end: CGPoint, radii: CGSize, rotation: CGFloat, isLarge: Bool, sweepsClockwise: Bool
  ) {
    guard let start = currentPoint, start != end, end.isFinite else { return }
    let (rx, ry) = (abs(radii.width), abs(radii.height))
    // Maps the unit circle to the ellipse about the origin.
    let ellipse = CGAffineTransform(scaleX: rx, y: ry)
      .concatenating(CGAffineTransform(rotationAngle: rotation))
    let toUnit = ellipse.inverted()
    let (from, to) = (start.applying(toUnit), end.applying(toUnit))
    guard rx > 0, ry > 0, from.isFinite, to.isFinite, from != to else { return addLine(to: end) }

    // In the space where the ellipse is a unit circle the centre lies on the chord's bisector.
    let half = (1 / 2) * (to - from)
    let scale = max(1, half.length)
    let reach = max(0, scale * scale - half.squaredLength).squareRoot() / half.length
    let side: CGFloat = isLarge == sweepsClockwise ? 1 : -1
    let center = from.mix(to, 0.5) - (side * reach) * half.perpendicular
    let (first, last) = (from - center, to - center)
    var sweep = atan2(first.cross(last), first.dot(last))
    if sweepsClockwise, sweep < 0 { sweep += 2 * .pi }
    if !sweepsClockwise, sweep > 0 { sweep -= 2 * .pi }

    let placed = CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
      .concatenating(ellipse)
    addUnitArc(startRadians: atan2(first.y, first.x), sweep: sweep, transform: placed)
    // The last curve ends where it was asked to, to the last bit.
    if verbs.last == .curve { points[points.count - 1] = end }
  }
}
