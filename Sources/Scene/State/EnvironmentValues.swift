/// A value that a view can read from its surroundings, with a default.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing else is set.
  static var defaultValue: Value { get }
}

/// The values that a view can read from its surroundings.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The defaults.
  public init() {}

  /// The value of `key`.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of `type` put into the environment, if any.
  package subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { values[ObjectIdentifier(type)] as? T }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

extension View {
  /// Sets one environment value for the view.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes one environment value for the view.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}

/// Changes the environment of its content.
struct EnvironmentModifier: PrimitiveModifier {
  let change: (inout EnvironmentValues) -> Void

  func evaluate(
    content: @escaping _ContentEvaluator, in inputs: _ViewInputs
  ) -> _ViewElements {
    var inputs = inputs
    change(&inputs.environment)
    return content(inputs)
  }
}

/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value?
  private var value: Value?

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// Reads the observable object of type `objectType`.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    read = { $0[object: objectType] }
  }

  /// Reads the observable object of type `objectType`, or `nil`.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T? {
    read = { .some($0[object: objectType]) }
  }

  /// The value at the view's place; the default one outside the tree.
  public var wrappedValue: Value {
    if let value { return value }
    guard let value = read(EnvironmentValues()) else {
      preconditionFailure(
        "no object of type \(Value.self) in the environment; put one in with .environment(_:)")
    }
    return value
  }
}

// Unchecked: read on the main thread only, which alone runs a film.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: LinkableProperty {
  mutating func link(_ linker: inout PropertyLinker) {
    let (read, value) = (read, read(linker.inputs.environment))
    self.value = value
    linker.inputs.node.reads.append { differs(read($0), from: value) }
  }
}

/// Whether two values are known to differ: values that cannot be compared count as the same, objects by
/// their identity.
func differs<Value>(_ new: Value?, from old: Value?) -> Bool {
  guard let new, let old else { return (new == nil) != (old == nil) }
  if let old = old as? any Equatable { return !old.equals(new) }
  guard type(of: old) is AnyClass else { return false }
  return (old as AnyObject) !== (new as AnyObject)
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
