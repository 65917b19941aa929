import Foundation

/// Control points that travel on straight lines, with joints that stay smooth.
struct StraightTravel: Sendable {
  private let from: [MorphPoint]
  private let travel: [MorphPoint]
  /// The joints that are smooth at both ends.
  private let smooth: [SmoothJoint]

  /// A joint whose handles stay in line.
  struct SmoothJoint: Sendable {
    /// The index of its control point.
    let index: Int
    /// The tangent of half the turn at both ends: what is called smooth may turn by a degree.
    let halfTurns: (from: Double, to: Double)
  }

  init(from: [MorphPoint], to: [MorphPoint], isClosed: Bool, smoothJoints: Bool) {
    self.from = from
    travel = zip(from, to).map { $1 - $0 }
    smooth = smoothJoints ? Self.smoothJoints(from, to, isClosed: isClosed) : []
  }

  func write(at progress: Double, to points: UnsafeMutableBufferPointer<MorphPoint>) {
    from.withUnsafeBufferPointer { from in
      travel.withUnsafeBufferPointer { travel in
        for index in 0..<from.count { points[index] = from[index] + travel[index] * progress }
      }
    }
    Self.straighten(smooth, at: progress, points)
  }

  /// Moves points towards this travel's, of which they keep `share`; joints are left as they get.
  func blend(
    at progress: Double, into points: UnsafeMutableBufferPointer<MorphPoint>, keeping share: Double
  ) {
    from.withUnsafeBufferPointer { from in
      travel.withUnsafeBufferPointer { travel in
        for index in 0..<from.count {
          let place = from[index] + travel[index] * progress
          points[index] = place + (points[index] - place) * share
        }
      }
    }
  }

  /// The joints whose handles point the same way, within a degree, in both lists.
  static func smoothJoints(
    _ from: [MorphPoint], _ to: [MorphPoint], isClosed: Bool
  ) -> [SmoothJoint] {
    let count = from.count - 1
    guard count >= 3 else { return [] }
    let size = max(extent(from), extent(to), 1e-9)
    func turn(_ points: [MorphPoint], _ joint: Int) -> Double? {
      let before = joint == 0 ? count - 1 : joint - 1
      let (incoming, outgoing) = (points[joint] - points[before], points[joint + 1] - points[joint])
      let turn = outgoing.turned(by: incoming.conjugate).angle
      let isLong = min(incoming.length, outgoing.length) > 1e-6 * size
      return isLong && abs(turn) < 0.0175 ? turn : nil
    }
    return stride(from: isClosed ? 0 : 3, to: count, by: 3).compactMap { joint in
      guard let first = turn(from, joint), let second = turn(to, joint) else { return nil }
      return SmoothJoint(index: joint, halfTurns: (tan(first / 2), tan(second / 2)))
    }
  }

  /// Turns both handles of the joints into their common direction; lengths stay.
  @inline(__always)
  private static func straighten(
    _ joints: [SmoothJoint], at progress: Double, _ points: UnsafeMutableBufferPointer<MorphPoint>
  ) {
    let last = points.count - 1
    for smooth in joints {
      let joint = smooth.index
      let before = joint == 0 ? last - 1 : joint - 1
      let (incoming, outgoing) = (points[joint] - points[before], points[joint + 1] - points[joint])
      let half = smooth.halfTurns.from + (smooth.halfTurns.to - smooth.halfTurns.from) * progress
      // Both without their share of the turn; the longer has more say in the common direction.
      let (turnIn, turnOut) = (MorphPoint(1, half), MorphPoint(1, -half))
      let way = incoming.turned(by: turnIn) + outgoing.turned(by: turnOut)
      let size = way.length * (1 + half * half).squareRoot()
      guard size > 1e-300 else { continue }
      points[before] = points[joint] - way.turned(by: turnOut) * (incoming.length / size)
      points[joint + 1] = points[joint] + way.turned(by: turnIn) * (outgoing.length / size)
    }
  }

  private static func extent(_ points: [MorphPoint]) -> Double {
    guard let first = points.first else { return 0 }
    let low = points.reduce(first) { pointwiseMin($0, $1) }
    let high = points.reduce(first) { pointwiseMax($0, $1) }
    return (high - low).max()
  }
}
