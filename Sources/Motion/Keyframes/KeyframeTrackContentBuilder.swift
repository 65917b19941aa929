/// Puts keyframes one after another.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// One keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// No keyframes.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(parts: [])
  }

  /// The first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Everything so far and then one more.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(parts: [accumulated, next])
  }

  /// The keyframes of a loop's rounds.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(parts: components)
  }

  /// The keyframes of an `if` without an `else`.
  public static func buildOptional(
    _ component: (some KeyframeTrackContent<Value>)?
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(parts: component.map { [$0] } ?? [])
  }

  /// The keyframes of the first branch.
  public static func buildEither<First, Second>(
    first component: First
  ) -> ConditionalKeyframes<First, Second>
  where First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value> {
    ConditionalKeyframes(.first(component))
  }

  /// The keyframes of the second branch.
  public static func buildEither<First, Second>(
    second component: Second
  ) -> ConditionalKeyframes<First, Second>
  where First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value> {
    ConditionalKeyframes(.second(component))
  }
}

/// Keyframes one after another.
struct KeyframeSequence<Value: Animatable>: PrimitiveKeyframe {
  let parts: [any KeyframeTrackContent<Value>]

  static func _resolve(_ content: KeyframeSequence, into keys: inout KeyframeKeys<Value>) {
    for part in content.parts { append(part, to: &keys) }
  }

  private static func append<K: KeyframeTrackContent<Value>>(
    _ part: K, to keys: inout KeyframeKeys<Value>
  ) {
    K._resolve(part, into: &keys)
  }
}

/// The keyframes of one of two branches.
public struct ConditionalKeyframes<First, Second>: PrimitiveKeyframe
where
  First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value
{
  /// What is animated.
  public typealias Value = First.Value

  enum Branch {
    case first(First)
    case second(Second)
  }

  private let branch: Branch

  init(_ branch: Branch) { self.branch = branch }

  /// Adds the chosen branch's keys.
  public static func _resolve(
    _ content: ConditionalKeyframes, into keys: inout KeyframeKeys<First.Value>
  ) {
    switch content.branch {
    case .first(let first): First._resolve(first, into: &keys)
    case .second(let second): Second._resolve(second, into: &keys)
    }
  }
}
