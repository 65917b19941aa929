package import Foundation

/// A straight line from `start` to `end`.
package struct LineSegment: Hashable, Sendable {
  /// The point at t = 0.
  package var start: CGPoint
  /// The point at t = 1.
  package var end: CGPoint

  /// The line between two points.
  package init(start: CGPoint, end: CGPoint) { (self.start, self.end) = (start, end) }
}

extension LineSegment: ParametricCurve {
  package func evaluate(_ t: CGFloat) -> CGPoint { start.mix(end, t) }

  package func derivative(at t: CGFloat) -> CGPoint { end - start }

  package func secondDerivative(at t: CGFloat) -> CGPoint { .zero }

  package func subsegment(_ t0: CGFloat, _ t1: CGFloat) -> LineSegment {
    LineSegment(start: evaluate(t0), end: evaluate(t1))
  }

  package func forEachExtremum(_ body: (CGFloat) -> Void) {}

  package var controlBox: CGRect { boundingBox }

  package var controlLength: CGFloat { start.distance(to: end) }

  package var signedArea: CGFloat { start.cross(end) / 2 }

  package var reversed: LineSegment { LineSegment(start: end, end: start) }

  /// The parameter of the point nearest to `point`, and its distance.
  package func nearest(to point: CGPoint) -> (t: CGFloat, distance: CGFloat) {
    let direction = end - start
    let t = (point - start).dot(direction) / direction.squaredLength
    let clamped = t > 0 ? min(t, 1) : 0
    return (clamped, evaluate(clamped).distance(to: point))
  }
}
