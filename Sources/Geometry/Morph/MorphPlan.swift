import Foundation

/// The film from one path to another: planned once, then one pass over its control points a frame.
///
/// In between every frame consists of cubic curves; at both ends it is the given path itself. Every
/// input has an answer: contours with a coordinate that is not finite are left out of the frames
/// between, and a morph from or to nothing grows or shrinks.
public struct MorphPlan: Hashable, Sendable {
  /// The path at progress 0.
  public let from: Path
  /// The path at progress 1.
  public let to: Path
  /// How the contours were matched.
  public let strategy: MorphStrategy
  /// What else was asked for.
  public let options: MorphOptions
  /// What was decided, and how well the film behaves.
  public let report: MorphReport
  /// The contours' films.
  let tracks: [MorphTrack]

  /// Plans the film between two paths.
  ///
  /// Use `Path.morphed(to:progress:strategy:options:)` where the same pair is asked for again and
  /// again: it keeps plans in `MorphPlanCache.shared`.
  public init(
    from: Path, to: Path, strategy: MorphStrategy = .auto, options: MorphOptions = .init()
  ) {
    (self.from, self.to, self.strategy, self.options) = (from, to, strategy, options)
    (tracks, report) = MorphPlanner(from, to, strategy, options).plan()
  }

  /// The path at `progress`, which is clamped to 0...1; not a number counts as 0.
  public func path(at progress: Double) -> Path {
    var path = Path()
    write(at: progress, into: &path)
    return path
  }

  /// Replaces `path` by the path at `progress`, reusing its storage.
  ///
  /// Progress is clamped to 0...1; not a number counts as 0.
  public func write(at progress: Double, into path: inout Path) {
    guard progress > 0 else { return path = from }
    guard progress < 1 else { return path = to }
    path.verbs.removeAll(keepingCapacity: true)
    path.points.removeAll(keepingCapacity: true)
    (path.subpathStart, path.needsMove) = (nil, false)
    for track in tracks where track.isAlive(at: progress) { track.append(at: progress, to: &path) }
  }

  /// Whether two plans are of the same paths, strategy and options, and so of the same frames.
  public static func == (left: MorphPlan, right: MorphPlan) -> Bool {
    left.from == right.from && left.to == right.to && left.strategy == right.strategy
      && left.options == right.options
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(from)
    hasher.combine(to)
    hasher.combine(strategy)
    hasher.combine(options)
  }
}

extension Path {
  /// The path on its way to `other`.
  ///
  /// Progress is clamped to 0...1. Plans are kept, so that asking for the next frame is one pass.
  public func morphed(
    to other: Path, progress: Double, strategy: MorphStrategy = .auto,
    options: MorphOptions = .init()
  ) -> Path {
    MorphPlanCache.shared.plan(from: self, to: other, strategy: strategy, options: options)
      .path(at: progress)
  }
}
