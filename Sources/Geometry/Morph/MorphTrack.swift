import Foundation

/// The film of one contour: its control points at every progress of its life.
struct MorphTrack: Sendable {
  /// How the control points get from one end to the other.
  enum Travel: Sendable {
    case straight(StraightTravel)
    case turning(TurningTravel)
    case intrinsic(IntrinsicTravel)
  }

  /// Whether a contour comes from nothing or goes to nothing.
  enum Growth: Sendable { case birth, death }

  /// The way of the control points, `3n + 1` of them.
  var travel: Travel
  /// How many control points the contour has.
  let count: Int
  /// Whether the contour is closed on the way.
  let isClosed: Bool
  /// Whether the contour is closed at its two ends, where that differs from the way.
  var endsClosed: (first: Bool, last: Bool)
  /// The progress at which the contour appears.
  var start = 0.0
  /// The progress at which the contour has arrived.
  var end = 1.0
  /// How late the contour sets out: at half its life it has come 1 / (1 + lag) of its way.
  var lag = 1.0
  /// Set for a contour without a partner.
  var growth: Growth?
  /// Whether the travel was planned from the other end.
  private var isReversed = false

  init(_ travel: Travel, count: Int, isClosed: Bool) {
    (self.travel, self.count, self.isClosed) = (travel, count, isClosed)
    endsClosed = (isClosed, isClosed)
  }

  /// Straight travel between two lists of control points of equal length.
  init(from: [MorphPoint], to: [MorphPoint], isClosed: Bool, smoothJoints: Bool = false) {
    let travel = StraightTravel(from: from, to: to, isClosed: isClosed, smoothJoints: smoothJoints)
    self.init(.straight(travel), count: from.count, isClosed: isClosed)
  }

  /// Whether the contour shows in the frame at `progress`, which lies between the ends.
  func isAlive(at progress: Double) -> Bool {
    progress > start && (progress < end || (progress == end && growth != .death))
  }

  /// Whether the contour shows at `progress`, the ends included.
  func shows(at progress: Double) -> Bool {
    if progress <= 0 { return start <= 0 && growth != .birth }
    if progress >= 1 { return end >= 1 && growth != .death }
    return isAlive(at: progress)
  }

  /// Writes the control points at `progress` to a buffer of `count` points.
  func write(at progress: Double, to points: UnsafeMutableBufferPointer<MorphPoint>) {
    var ahead = min(max((progress - start) / (end - start), 0), 1)
    if lag != 1 { ahead /= ahead + (1 - ahead) * lag }
    let part = isReversed ? 1 - ahead : ahead
    switch travel {
    case .straight(let travel): travel.write(at: part, to: points)
    case .turning(let travel): travel.write(at: part, to: points)
    case .intrinsic(let travel): travel.write(at: part, to: points)
    }
  }

  /// The control points at `progress`.
  func points(at progress: Double) -> [MorphPoint] {
    Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      write(at: progress, to: UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
      initialized = count
    }
  }

  /// Appends the contour at `progress` to a path, in the path's scale.
  func append(at progress: Double, to path: inout Path, _ scale: MorphScale) {
    guard count > 0 else { return }
    withUnsafeTemporaryAllocation(of: MorphPoint.self, capacity: count) { buffer in
      write(at: progress, to: buffer)
      path.subpathStart = CGPoint(scale.place(buffer[0]))
      path.points.append(contentsOf: buffer.lazy.map { CGPoint(scale.place($0)) })
    }
    path.verbs.append(.move)
    path.verbs.append(contentsOf: repeatElement(.curve, count: count / 3))
    if isClosed { path.verbs.append(.close) }
    path.needsMove = isClosed
  }

  /// The film run backwards.
  var reversed: MorphTrack {
    var result = self
    (result.start, result.end) = (1 - end, 1 - start)
    // Seen from the other end, setting out late is arriving early.
    result.lag = 1 / lag
    result.endsClosed = (endsClosed.last, endsClosed.first)
    result.growth = growth.map { $0 == .birth ? .death : .birth }
    result.isReversed.toggle()
    return result
  }
}
