/// A pattern of touch that a view waits for.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture reports.
  associatedtype Value
  /// What the gesture is made of; `Never` for the engine's own gestures.
  associatedtype Body: Gesture
  /// What the gesture is made of.
  @MainActor @preconcurrency var body: Body { get }
  /// The engine's entry: what follows the touches. Not for users.
  nonisolated static func _recognizer(of gesture: Self) -> _GestureRecognizer<Value>
}

extension Gesture where Body.Value == Value {
  /// Follows the touches as the body does.
  nonisolated public static func _recognizer(of gesture: Self) -> _GestureRecognizer<Value> {
    Body._recognizer(of: onMain(gesture) { $0.body })
  }
}

extension Never: Gesture {
  /// Nothing is reported.
  public typealias Value = Never
}

/// A gesture that the engine follows itself.
package nonisolated protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// The engine's own gestures have no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is followed by the engine and has no body")
  }
}

/// A gesture whose type is hidden.
public struct AnyGesture<Value>: PrimitiveGesture {
  private let make: () -> _GestureRecognizer<Value>
  let demonstration: TouchDemonstration?

  /// Hides the type of `gesture`.
  public init<G: Gesture>(_ gesture: G) where G.Value == Value {
    make = { G._recognizer(of: gesture) }
    demonstration = gesture.ownDemonstration
  }

  /// Follows the touches as the hidden gesture does.
  public static func _recognizer(of gesture: AnyGesture) -> _GestureRecognizer<Value> {
    gesture.make()
  }
}

/// A gesture, or none.
extension Optional: Gesture, PrimitiveGesture where Wrapped: Gesture {
  /// What the gesture reports.
  public typealias Value = Wrapped.Value
  /// There is none.
  public typealias Body = Never

  /// Follows the touches, or fails at the first one.
  nonisolated public static func _recognizer(of gesture: Self) -> _GestureRecognizer<Wrapped.Value>
  {
    gesture.map { Wrapped._recognizer(of: $0) } ?? FailingRecognizer()
  }
}

/// Gives up at the first touch.
private final class FailingRecognizer<Value>: _GestureRecognizer<Value> {
  override func follow(_ touch: Touch) { fail() }
}

extension Gesture {
  /// Runs `action` at every change of the gesture, without animation.
  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ListeningGesture<Self> {
    _ListeningGesture(base: self) { recognizer in
      recognizer.onChanged { value in
        var transaction = Transaction(animation: nil)
        transaction.isContinuous = true
        withTransaction(transaction) { action(value) }
      }
    }
  }

  /// Runs `action` when the gesture has succeeded.
  nonisolated public func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _ListeningGesture<Self> {
    _ListeningGesture(base: self) { $0.onEnded(action) }
  }

  /// Keeps `state` up to date while the gesture lasts; it falls back when the gesture is over.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ListeningGesture<Self> {
    _ListeningGesture(base: self) { recognizer in
      recognizer.onChanged { value in
        var transaction = Transaction(animation: nil)
        var present = state.wrappedValue
        body(value, &present, &transaction)
        state.set(present, transaction: transaction)
      }
      recognizer.onReset { state.reset() }
    }
  }

  /// The gesture with its value changed by `body`.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }

  /// Both gestures at once.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// This gesture, and `other` once it has succeeded.
  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }

  /// This gesture, or `other` when it fails.
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}

/// A gesture with someone who listens.
public struct _ListeningGesture<Base: Gesture>: PrimitiveGesture {
  /// What is reported.
  public typealias Value = Base.Value
  let base: Base
  let listen: (_GestureRecognizer<Base.Value>) -> Void

  /// Follows the touches as the base does.
  public static func _recognizer(of gesture: Self) -> _GestureRecognizer<Base.Value> {
    let recognizer = Base._recognizer(of: gesture.base)
    gesture.listen(recognizer)
    return recognizer
  }
}

/// A gesture with another value.
public struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let transform: (Base.Value) -> Value

  /// Follows the touches as the base does.
  public static func _recognizer(of gesture: Self) -> _GestureRecognizer<Value> {
    let base = Base._recognizer(of: gesture.base)
    let recognizer = ForwardingRecognizer<Value>([base])
    base.onChanged { [unowned recognizer, unowned base] in
      recognizer.change(gesture.transform($0), claims: base.progress.hasClaimed)
    }
    base.onEnded { [unowned recognizer] in recognizer.end(gesture.transform($0)) }
    return recognizer
  }
}
