public import Foundation

/// A value in the course of time, described by tracks of keyframes that run side by side.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [KeyframeTracks<Value>.Track]

  /// The length of the longest track in seconds.
  public let duration: TimeInterval

  /// A timeline that starts from `initialValue`.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, initialVelocity: nil, content: content())
  }

  /// A timeline that takes over from another: its first cubics and springs start with
  /// `initialVelocity`, per second, in the shape of the value.
  package init<K: Keyframes<Value>>(initialValue: Value, initialVelocity: Value?, content: K) {
    var resolved = KeyframeTracks(
      initialValue: initialValue, initialVelocity: initialVelocity, tracks: [])
    K._resolve(content, into: &resolved)
    self.initialValue = initialValue
    tracks = resolved.tracks
    duration = tracks.map(\.duration).max() ?? 0
  }

  /// The value at `time`, in seconds; a track that has ended holds its last value.
  public func value(time: Double) -> Value {
    var result = initialValue
    update(value: &result, time: time)
    return result
  }

  /// The value at `progress` of the duration, 0...1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Sets the animated parts of `value` to what they are at `time`, in seconds.
  public func update(value: inout Value, time: Double) {
    for track in tracks { track.update(&value, time) }
  }

  /// Sets the animated parts of `value` to what they are at `progress` of the duration, 0...1.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }

  /// The velocity at `time`, per second, in the shape of the value.
  ///
  /// Parts without a track keep the initial value and mean nothing.
  package func velocity(time: Double) -> Value {
    var result = initialValue
    for track in tracks { track.velocity(&result, time) }
    return result
  }
}
