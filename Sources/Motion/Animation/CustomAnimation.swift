public import Foundation

/// An algorithm that moves vectors: the way to write an animation of one's own.
public protocol CustomAnimation: Hashable, Sendable {
  /// The way covered after `time` seconds of a move by `value`, or nil once the move is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The velocity after `time` seconds, or nil if it has none to hand on.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation replaces the running `previous` one instead of being combined with it.
  ///
  /// If so it goes on in the same time and state, towards the sum of both moves.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// None.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Never.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation keeps from one sample to the next, and what it can say about itself.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The animation's own state.
  public var state: AnimationState<Value>
  /// Whether the move looks finished; an animation may set it before it ends.
  public var isLogicallyComplete: Bool
  /// The environment of the animated view; its type belongs to a later module.
  package var environmentStorage: (any Sendable)?

  package init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    environmentStorage: (any Sendable)? = nil
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.environmentStorage = environmentStorage
  }

  /// The same context for another type of value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete,
      environmentStorage: environmentStorage)
  }
}

/// A store of values by key type that lives as long as one running animation.
public struct AnimationState<Value: VectorArithmetic> {
  private var storage: [ObjectIdentifier: Any] = [:]

  /// An empty store: every key has its default value.
  public init() {}

  /// The value under `key`, or the key's default.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { storage[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { storage[ObjectIdentifier(key)] = newValue }
  }
}

/// A place in an animation's state.
public protocol AnimationStateKey {
  /// What is stored.
  associatedtype Value
  /// What is read before anything was stored.
  static var defaultValue: Self.Value { get }
}

/// A custom animation of any type, compared and hashed as itself.
struct AnyCustomAnimation: Hashable, Sendable {
  let base: any CustomAnimation

  init(_ base: some CustomAnimation) { self.base = base }

  static func == (a: AnyCustomAnimation, b: AnyCustomAnimation) -> Bool {
    AnyHashable(a.base) == AnyHashable(b.base)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
