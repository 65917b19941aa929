/// A value that lasts as long as its view stays in the tree; changing it evaluates the tree again.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initialValue: Value
  private var storage: StateStorage<Value>?

  /// State that begins as `wrappedValue`.
  public init(wrappedValue: Value) { initialValue = wrappedValue }

  /// State that begins as `initialValue`.
  public init(initialValue: Value) { self.initialValue = initialValue }

  /// The present value; a change made outside the tree is dropped.
  public var wrappedValue: Value {
    get { storage?.value ?? initialValue }
    nonmutating set { storage?.set(newValue, transaction: .current) }
  }

  /// Reads and writes the value from elsewhere.
  public var projectedValue: Binding<Value> {
    guard let storage else { return .constant(initialValue) }
    return Binding(get: { storage.value }, set: { storage.set($0, transaction: $1) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// State that begins as `nil`.
  public init() { self.init(wrappedValue: nil) }
}

// Unchecked: its storage is only touched on the main thread, which alone runs a film.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: LinkableProperty {
  mutating func link(_ linker: inout PropertyLinker) {
    let (first, node) = (initialValue, linker.inputs.node)
    storage = linker.slot { StateStorage(first, node: node) }
  }
}

/// A state's value, owned by the node of its view.
///
/// Setting changes the value at once for whoever asks outside an update; the tree sees it in the
/// update of the transaction that it was set in, so that two changes made with two animations in one
/// action are animated each with its own.
final class StateStorage<Value>: NamedState {
  private var committed: Value
  private var latest: Value
  private weak var graph: Graph?
  private weak var node: ViewNode?

  init(_ value: Value, node: ViewNode) {
    (committed, latest, self.node, graph) = (value, value, node, node.graph)
  }

  /// The value as the asker may see it.
  var value: Value { graph?.isUpdating == true ? committed : latest }

  /// Changes the value and asks for an update with `transaction`.
  func set(_ value: Value, transaction: Transaction) {
    latest = value
    graph?.enqueue(transaction) { [self] in
      committed = value
      node?.isDirty = true
    }
  }

  var anyValue: Any { latest }

  func setAny(_ value: Any, transaction: Transaction) -> Bool {
    guard let value = value as? Value else { return false }
    set(value, transaction: transaction)
    return true
  }
}

/// A state that a film's script can set by the name of its property.
package protocol NamedState: AnyObject {
  /// The present value.
  var anyValue: Any { get }
  /// Sets the value; `false` when it is of another type.
  func setAny(_ value: Any, transaction: Transaction) -> Bool
}
