/// A value that lasts as long as a gesture and falls back when it is over.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var initialValue: Value
  private let prepareReset: (Value, inout Transaction) -> Void
  private var storage: StateStorage<Value>?

  /// A value that falls back to `wrappedValue`.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }

  /// A value that falls back to `initialValue`.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// A value that falls back to `wrappedValue` with `resetTransaction`.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// A value that falls back to `initialValue` with `resetTransaction`.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// A value that falls back to `wrappedValue`; `reset` is given the last value and the transaction that
  /// it may change.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    (initialValue, prepareReset) = (wrappedValue, reset)
  }

  /// A value that falls back to `initialValue`; `reset` is given the last value and the transaction that
  /// it may change.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The present value.
  public var wrappedValue: Value { storage?.value ?? initialValue }

  /// The state itself, for `updating`.
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value, transaction: Transaction) {
    storage?.set(value, transaction: transaction)
  }

  func reset() {
    var transaction = Transaction()
    prepareReset(wrappedValue, &transaction)
    storage?.set(initialValue, transaction: transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A value that falls back to `nil`.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// A value that falls back to `nil`; `reset` is given the last value and the transaction that it may
  /// change.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: LinkableProperty {
  mutating func link(_ linker: inout PropertyLinker) {
    let (first, node) = (initialValue, linker.inputs.node)
    storage = linker.slot { StateStorage(first, node: node) }
  }
}

// Unchecked: its storage is only touched on the main thread, which alone runs a film.
extension GestureState: @unchecked Sendable where Value: Sendable {}
