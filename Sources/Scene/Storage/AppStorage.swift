public import Foundation

/// The values of `AppStorage` and `SceneStorage` of one film: they begin empty and are forgotten with it.
final class StoredValues {
  private var values: [String: Any] = [:]
  private var watchers: [String: [Weak]] = [:]

  private struct Weak { weak var node: ViewNode? }

  func value(_ key: String) -> Any? { values[key] }

  func set(_ value: Any?, for key: String) { values[key] = value }

  /// Makes the view at `node` anew when the value of `key` changes.
  func watch(_ key: String, _ node: ViewNode) {
    var known = watchers[key, default: []].filter { $0.node != nil }
    if !known.contains(where: { $0.node === node }) { known.append(Weak(node: node)) }
    watchers[key] = known
  }

  func notify(_ key: String) {
    for watcher in watchers[key] ?? [] { watcher.node?.isDirty = true }
  }
}

/// One stored value, as the views that show it see it.
final class StoredValue<Value> {
  private let key: String
  private weak var graph: Graph?
  private let initial: Value
  private let read: (Any) -> Value?
  private let write: (Value) -> Any?

  init(
    _ key: String, initial: Value, node: ViewNode, read: @escaping (Any) -> Value?,
    write: @escaping (Value) -> Any?
  ) {
    (self.key, self.initial, graph) = (key, initial, node.graph)
    (self.read, self.write) = (read, write)
    node.graph.stored.watch(key, node)
  }

  var value: Value { graph?.stored.value(key).flatMap(read) ?? initial }

  func set(_ value: Value, transaction: Transaction) {
    guard let graph else { return }
    graph.stored.set(write(value), for: key)
    graph.enqueue(transaction) { [weak graph, key] in graph?.stored.notify(key) }
  }
}

extension StoredValue: NamedState {
  var anyValue: Any { value }

  func setAny(_ value: Any, transaction: Transaction) -> Bool {
    guard let value = value as? Value else { return false }
    set(value, transaction: transaction)
    return true
  }
}

/// A value that a program keeps under a name; a film keeps it in memory and begins without any.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let read: (Any) -> Value?
  private let write: (Value) -> Any?
  private var stored: StoredValue<Value>?

  private init(
    _ key: String, _ initial: Value, read: @escaping (Any) -> Value? = { $0 as? Value },
    write: @escaping (Value) -> Any? = { $0 }
  ) { (self.key, self.initial, self.read, self.write) = (key, initial, read, write) }

  /// The value.
  public var wrappedValue: Value {
    get { stored?.value ?? initial }
    nonmutating set { stored?.set(newValue, transaction: .current) }
  }

  /// Reads and writes the value from elsewhere.
  public var projectedValue: Binding<Value> {
    guard let stored else { return .constant(initial) }
    return Binding(get: { stored.value }, set: { stored.set($0, transaction: $1) })
  }
}

extension AppStorage: LinkableProperty {
  mutating func link(_ linker: inout PropertyLinker) {
    let (key, initial, read, write) = (key, initial, read, write)
    let node = linker.inputs.node
    stored = linker.slot {
      StoredValue(key, initial: initial, node: node, read: read, write: write)
    }
  }
}

extension AppStorage where Value: RawRepresentable {
  /// A value kept as its raw value under `key`, which begins as `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, wrappedValue, read: { ($0 as? Value.RawValue).flatMap { Value(rawValue: $0) } },
      write: { $0.rawValue })
  }
}

extension AppStorage where Value == Bool {
  /// A value kept under `key`, which begins as `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue)
  }
}

extension AppStorage where Value == Int {
  /// A value kept under `key`, which begins as `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue)
  }
}

extension AppStorage where Value == Double {
  /// A value kept under `key`, which begins as `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue)
  }
}

extension AppStorage where Value == String {
  /// A value kept under `key`, which begins as `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue)
  }
}

extension AppStorage where Value == Data {
  /// A value kept under `key`, which begins as `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue)
  }
}

extension AppStorage where Value == URL {
  /// A value kept under `key`, which begins as `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue)
  }
}

extension AppStorage where Value == Date {
  /// A value kept under `key`, which begins as `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A value kept under `key`: none at first.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(key, nil) }
}

/// A value that a window keeps under a name; in a film it is kept as `AppStorage` is.
public typealias SceneStorage = AppStorage
