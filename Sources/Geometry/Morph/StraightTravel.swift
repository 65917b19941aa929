import Foundation

/// Control points that travel on straight lines, with joints that stay smooth.
struct StraightTravel: Sendable {
  private(set) var from: [MorphPoint]
  private(set) var travel: [MorphPoint]
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

  mutating func scale(by scale: Double, movedBy move: MorphPoint) {
    for index in from.indices {
      from[index] = from[index] * scale + move
      travel[index] *= scale
    }
  }

  /// The joints whose handles point the same way, within a degree, in both lists.
  static func smoothJoints(
    _ from: [MorphPoint], _ to: [MorphPoint], isClosed: Bool
  ) -> [SmoothJoint] {
    let count = from.count - 1
    guard count >= 3 else { return [] }
    let size = max(extent(from), extent(to), 1e-9)
    func handle(_ points: [MorphPoint], _ joint: Int) -> (way: MorphPoint, turn: Double)? {
      let before = joint == 0 ? count - 1 : joint - 1
      let (incoming, outgoing) = (points[joint] - points[before], points[joint + 1] - points[joint])
      let turn = outgoing.turned(by: incoming.conjugate).angle
      let isLong = min(incoming.length, outgoing.length) > 1e-6 * size
      return isLong && abs(turn) < 0.0175 ? (incoming, turn) : nil
    }
    return stride(from: isClosed ? 0 : 3, to: count, by: 3).compactMap { joint in
      guard let first = handle(from, joint), let second = handle(to, joint) else { return nil }
      // Handles that nearly reverse pass through zero: there is no direction to keep.
      guard abs(second.way.turned(by: first.way.conjugate).angle) < 2.6 else { return nil }
      return SmoothJoint(index: joint, halfTurns: (tan(first.turn / 2), tan(second.turn / 2)))
    }
  }

  /// Turns both handles of the joints about the direction halfway between them; lengths stay.
  @inline(__always)
  private static func straighten(
    _ joints: [SmoothJoint], at progress: Double, _ points: UnsafeMutableBufferPointer<MorphPoint>
  ) {
    let last = points.count - 1
    for smooth in joints {
      let joint = smooth.index
      let before = joint == 0 ? last - 1 : joint - 1
      let (incoming, outgoing) = (points[joint] - points[before], points[joint + 1] - points[joint])
      let (lengthIn, lengthOut) = (incoming.length, outgoing.length)
      let way = incoming / max(lengthIn, 1e-300) + outgoing / max(lengthOut, 1e-300)
      let size = way.length
      guard size > 1e-6 else { continue }
      let half =
        smooth.halfTurns.from + (smooth.halfTurns.to - smooth.halfTurns.from) * progress
      let unit = way / (size * (1 + half * half).squareRoot())
      points[before] = points[joint] - unit.turned(by: MorphPoint(1, -half)) * lengthIn
      points[joint + 1] = points[joint] + unit.turned(by: MorphPoint(1, half)) * lengthOut
    }
  }

  private static func extent(_ points: [MorphPoint]) -> Double {
    guard let first = points.first else { return 0 }
    let low = points.reduce(first) { pointwiseMin($0, $1) }
    let high = points.reduce(first) { pointwiseMax($0, $1) }
    return (high - low).max()
  }
}
