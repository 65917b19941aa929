/// Control points that travel on straight lines, with joints that stay smooth.
struct StraightTravel: Sendable {
  private(set) var from: [MorphPoint]
  private(set) var travel: [MorphPoint]
  /// The joints, by control point, that are smooth at both ends.
  private let smooth: [Int]

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
    Self.straighten(smooth, points)
  }

  mutating func scale(by scale: Double, movedBy move: MorphPoint) {
    for index in from.indices {
      from[index] = from[index] * scale + move
      travel[index] *= scale
    }
  }

  /// The joints whose handles point the same way, within a degree, in both lists.
  static func smoothJoints(_ from: [MorphPoint], _ to: [MorphPoint], isClosed: Bool) -> [Int] {
    let count = from.count - 1
    guard count >= 3 else { return [] }
    let size = max(extent(from), extent(to), 1e-9)
    func handles(_ points: [MorphPoint], _ joint: Int) -> (in: MorphPoint, out: MorphPoint)? {
      let before = joint == 0 ? count - 1 : joint - 1
      let (incoming, outgoing) = (points[joint] - points[before], points[joint + 1] - points[joint])
      let least = min(incoming.length, outgoing.length)
      let turn = incoming.turned(by: outgoing.conjugate).angle
      return least > 1e-6 * size && abs(turn) < 0.0175 ? (incoming, outgoing) : nil
    }
    return stride(from: isClosed ? 0 : 3, to: count, by: 3).filter { joint in
      guard let first = handles(from, joint), let second = handles(to, joint) else { return false }
      // Handles that nearly reverse pass through zero: there is no direction to keep.
      return abs(second.in.turned(by: first.in.conjugate).angle) < 2.6
    }
  }

  /// Turns both handles of the joints into the direction halfway between them; lengths stay.
  @inline(__always)
  static func straighten(_ joints: [Int], _ points: UnsafeMutableBufferPointer<MorphPoint>) {
    let last = points.count - 1
    for joint in joints {
      let before = joint == 0 ? last - 1 : joint - 1
      let (incoming, outgoing) = (points[joint] - points[before], points[joint + 1] - points[joint])
      let (lengthIn, lengthOut) = (incoming.length, outgoing.length)
      let way = incoming / max(lengthIn, 1e-300) + outgoing / max(lengthOut, 1e-300)
      let size = way.length
      guard size > 1e-6 else { continue }
      points[before] = points[joint] - way * (lengthIn / size)
      points[joint + 1] = points[joint] + way * (lengthOut / size)
    }
  }

  private static func extent(_ points: [MorphPoint]) -> Double {
    guard let first = points.first else { return 0 }
    let low = points.reduce(first) { pointwiseMin($0, $1) }
    let high = points.reduce(first) { pointwiseMax($0, $1) }
    return (high - low).max()
  }
}
