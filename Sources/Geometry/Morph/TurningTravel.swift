import Foundation

/// Control points that travel straight in a frame which turns, scales and moves as one piece.
struct TurningTravel: Sendable {
  /// The travel in the frame of the first shape, about its centre.
  private let inner: StraightTravel
  /// The centres of both shapes.
  private let centers: (from: MorphPoint, to: MorphPoint)
  /// The turn to the second shape, in radians.
  let angle: Double
  /// The logarithm of the second shape's size over the first's.
  private let growth: Double

  /// Travel along the similarity that fits the control points best, near a turn by `angle`.
  init(
    from: [MorphPoint], to: [MorphPoint], isClosed: Bool, smoothJoints: Bool, angle: Double
  ) {
    let (lengthsA, lengthsB) = (MorphContour.controlLengths(from), MorphContour.controlLengths(to))
    let totals = (max(lengthsA.reduce(0, +), 1e-12), max(lengthsB.reduce(0, +), 1e-12))
    let weights = zip(lengthsA, lengthsB).map { ($0 / totals.0 + $1 / totals.1) / 8 }
    func sum<Value: AdditiveArithmetic>(_ zero: Value, _ body: (Int, Double) -> Value) -> Value {
      var sum = zero
      for (cubic, weight) in weights.enumerated() {
        for index in (3 * cubic)...(3 * cubic + 3) { sum = sum + body(index, weight) }
      }
      return sum
    }
    func center(_ points: [MorphPoint]) -> MorphPoint {
      MorphPoint(sum(0.0) { points[$0].x * $1 }, sum(0.0) { points[$0].y * $1 })
    }
    let (centerA, centerB) = (center(from), center(to))
    func size(_ points: [MorphPoint], _ center: MorphPoint) -> Double {
      max(sum(0.0) { (points[$0] - center).lengthSquared * $1 }.squareRoot(), 1e-9)
    }
    growth = log(size(to, centerB) / size(from, centerA))
    func product(_ index: Int) -> MorphPoint {
      (to[index] - centerB).turned(by: (from[index] - centerA).conjugate)
    }
    let fit = MorphPoint(sum(0.0) { product($0).x * $1 }, sum(0.0) { product($0).y * $1 }).angle
    let near = angle + (fit - angle).wrappedAngle
    // Half a turn has one direction, not two that rounding decides between.
    self.angle = near < -.pi + 0.02 ? near + 2 * .pi : near
    let back = MorphPoint(angle: -self.angle) * exp(-growth)
    inner = StraightTravel(
      from: from.map { $0 - centerA }, to: to.map { ($0 - centerB).turned(by: back) },
      isClosed: isClosed, smoothJoints: smoothJoints)
    centers = (centerA, centerB)
  }

  /// Travel in the frame of another contour that turns, as a hole follows its outer contour.
  init(
    from: [MorphPoint], to: [MorphPoint], isClosed: Bool, smoothJoints: Bool,
    carriedBy carrier: TurningTravel
  ) {
    (centers, angle, growth) = (carrier.centers, carrier.angle, carrier.growth)
    let (first, last) = carrier.centers
    let back = MorphPoint(angle: -carrier.angle) * exp(-carrier.growth)
    inner = StraightTravel(
      from: from.map { $0 - first }, to: to.map { ($0 - last).turned(by: back) },
      isClosed: isClosed, smoothJoints: smoothJoints)
  }

  func write(at progress: Double, to points: UnsafeMutableBufferPointer<MorphPoint>) {
    inner.write(at: progress, to: points)
    let turn = MorphPoint(angle: angle * progress) * exp(growth * progress)
    let center = centers.from + (centers.to - centers.from) * progress
    for index in points.indices { points[index] = points[index].turned(by: turn) + center }
  }
}
