public import Motion

/// What every front door builds: a stage, a length, and a picture at each time.
public protocol Composition: Sendable {
  /// The surface that the pictures are drawn for.
  var stage: Stage { get }
  /// The length of the film; the frames lie in `0 ..< duration`.
  var duration: FrameTime { get }
  /// A sampler of its own, at the film's start.
  ///
  /// - Throws: when the film cannot be started.
  func makeSampler() throws -> any CompositionSampler
}

/// Draws one composition as display lists, forward in time.
///
/// A sampler may hold caches and a running world, so it stays on the thread that made it and its
/// times must not decrease.
public protocol CompositionSampler: AnyObject {
  /// The picture at `time`, in the stage's points.
  ///
  /// - Throws: when the film fails at that time.
  func displayList(at time: FrameTime) throws -> DisplayList
}
