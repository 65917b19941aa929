/// Tracks of keyframes that animate the parts of one value.
public protocol Keyframes<Value> {
  /// What is animated.
  associatedtype Value
  /// The tracks this one stands for.
  associatedtype Body: Keyframes<Value>

  /// The tracks this one stands for.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the tracks to a timeline being resolved; keyframes of one's own write `body` instead.
  static func _resolve(_ content: Self, into tracks: inout KeyframeTracks<Value>)
}

extension Keyframes {
  /// Adds the body's tracks.
  public static func _resolve(_ content: Self, into tracks: inout KeyframeTracks<Value>) {
    Body._resolve(content.body, into: &tracks)
  }
}

/// The tracks of a timeline that is being resolved; only Motion looks inside.
public struct KeyframeTracks<Root> {
  /// One track: how long it is and how it sets its part of the value.
  struct Track {
    var duration: Double
    var update: (inout Root, Double) -> Void
    /// The part's velocity at a time, written into the part; for an interrupted timeline.
    var velocity: (inout Root, Double) -> Void
  }

  let initialValue: Root
  /// The velocity of an interrupted timeline, in the shape of the value.
  let initialVelocity: Root?
  var tracks: [Track] = []
}

/// Keyframes for one property of a value, or for the value itself.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>:
  Keyframes
{
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Keyframes for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// Keyframes for the property at `keyPath`.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// The track itself.
  public var body: KeyframeTrack<Root, Value, Content> { self }

  /// Adds the track.
  public static func _resolve(_ track: KeyframeTrack, into tracks: inout KeyframeTracks<Root>) {
    let initialValue = tracks.initialValue[keyPath: track.keyPath]
    var keys = KeyframeKeys(initialValue)
    Content._resolve(track.content, into: &keys)
    let curve = KeyframeCurve(
      initialValue.animatableData,
      initialVelocity: tracks.initialVelocity?[keyPath: track.keyPath].animatableData,
      keys: keys.keys)
    let keyPath = track.keyPath
    tracks.tracks.append(
      KeyframeTracks.Track(
        duration: curve.duration,
        update: { root, time in root[keyPath: keyPath].animatableData = curve.value(at: time) },
        velocity: { root, time in
          root[keyPath: keyPath].animatableData = curve.velocity(at: time)
        }))
  }
}

/// Puts tracks side by side, or the keyframes of the whole value into one track.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// One keyframe of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// One track.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// The first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// The keyframes so far and then one more.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeSequence<Value>(parts: [accumulated, next])
  }

  /// The first track.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value {
    first
  }

  /// The tracks so far and one more beside them.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    ParallelKeyframes<Value>(parts: [accumulated, next])
  }

  /// No tracks: nothing moves.
  public static func buildBlock() -> some Keyframes<Value> {
    ParallelKeyframes<Value>(parts: [])
  }

  /// The keyframes as one track for the whole value.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { component }
  }

  /// The tracks.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Content.Value == Value { component }
}

/// Tracks side by side.
struct ParallelKeyframes<Value>: Keyframes {
  let parts: [any Keyframes<Value>]

  var body: ParallelKeyframes<Value> { self }

  static func _resolve(_ content: ParallelKeyframes, into tracks: inout KeyframeTracks<Value>) {
    for part in content.parts { append(part, to: &tracks) }
  }

  private static func append<K: Keyframes<Value>>(
    _ part: K, to tracks: inout KeyframeTracks<Value>
  ) {
    K._resolve(part, into: &tracks)
  }
}
