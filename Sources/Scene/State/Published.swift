/// A property of an observable object that announces its changes.
@propertyWrapper
public struct Published<Value> {
  /// Sends the present value of a property, and each new one just before the property takes it.
  public struct Publisher: Scene.Publisher {
    /// The values.
    public typealias Output = Value
    /// A property does not fail.
    public typealias Failure = Never
    fileprivate let storage: Storage

    /// Hands on the values.
    public func _subscribe(
      _ receiveValue: @escaping (Value) -> Void,
      _ receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let subscription = storage.receivers.add(receiveValue, receiveCompletion)
      receiveValue(storage.value)
      return subscription
    }
  }

  fileprivate final class Storage {
    var value: Value
    let receivers = Receivers<Value, Never>()
    /// Those who write to the property.
    var sources: [AnyCancellable] = []
    /// Announces a change of the object.
    var willChange: (() -> Void)?

    init(_ value: Value) { self.value = value }

    func set(_ newValue: Value) {
      willChange?()
      receivers.send(newValue)
      value = newValue
    }
  }
  private let storage: Storage

  /// A property that begins as `wrappedValue`.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// A property that begins as `initialValue`.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.set(newValue) }
  }

  /// The values of the property.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // What `assign(to: &$property)` writes back.
    set {}
  }

  /// The value inside an object that announces the change.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      announceChanges(of: storage, in: object)
      storage.set(newValue)
    }
  }

  /// The values of the property, whose changes from elsewhere the object announces too.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    projected projectedKeyPath: ReferenceWritableKeyPath<Object, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      announceChanges(of: storage, in: object)
      return Publisher(storage: storage)
    }
    set {}
  }

  private static func announceChanges(of storage: Storage, in object: AnyObject) {
    guard storage.willChange == nil else { return }
    storage.willChange = { [weak object] in
      (object as? any ObservableObject)?.announceChange()
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a published property, for as long as there is one.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.sources.append(sink { [weak storage] in storage?.set($0) })
  }
}

extension Published.Publisher: IdentifiedPublisher {
  var identity: ObjectIdentifier { ObjectIdentifier(storage) }
}
