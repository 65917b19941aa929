import Foundation

/// The film of one contour: its control points at every progress.
struct MorphTrack: Hashable, Sendable {
  /// The control points at progress 0.
  var from: [MorphPoint]
  /// What each control point travels until progress 1.
  var travel: [MorphPoint]
  /// Whether the contour is closed.
  var isClosed: Bool

  /// Straight travel from one list of control points to another of the same length.
  init(from: [MorphPoint], to: [MorphPoint], isClosed: Bool) {
    self.from = from
    travel = zip(from, to).map { $1 - $0 }
    self.isClosed = isClosed
  }

  /// Appends the contour at `progress` to a path.
  func append(at progress: Double, to path: inout Path) {
    guard let first = from.first else { return }
    path.subpathStart = CGPoint(first + travel[0] * progress)
    path.verbs.append(.move)
    path.verbs.append(contentsOf: repeatElement(.curve, count: from.count / 3))
    for index in from.indices {
      path.points.append(CGPoint(from[index] + travel[index] * progress))
    }
    if isClosed { path.verbs.append(.close) }
    path.needsMove = isClosed
  }
}
