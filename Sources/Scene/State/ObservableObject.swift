/// An object whose changes evaluate the views that watch it.
public protocol ObservableObject: AnyObject {
  /// What announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Announces a change before it happens.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject {
  /// Announces a change, unless the object has an announcer of its own that is no signal.
  func announceChange() {
    switch objectWillChange {
    case let publisher as ObservableObjectPublisher: publisher.send()
    case let subject as PassthroughSubject<Void, Never>: subject.send()
    default: break
    }
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's own announcer, kept beside it.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

/// Announces changes of an object.
public final class ObservableObjectPublisher: Publisher {
  /// Nothing but the announcement.
  public typealias Output = Void
  /// An announcement does not fail.
  public typealias Failure = Never
  private let receivers = Receivers<Void, Never>()

  /// An announcer without listeners.
  public init() {}

  /// Announces a change.
  public func send() { receivers.send(()) }

  /// Hands on announcements.
  public func _subscribe(
    _ receiveValue: @escaping (()) -> Void,
    _ receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable { receivers.add(receiveValue, receiveCompletion) }

  private struct Kept {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }
  // Read and written on the main thread only, which alone runs a film.
  nonisolated(unsafe) private static var kept: [ObjectIdentifier: Kept] = [:]

  /// The announcer of `object`, made at the first call.
  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    if let known = kept[id], known.object === object { return known.publisher }
    kept = kept.filter { $0.value.object != nil }
    let publisher = ObservableObjectPublisher()
    kept[id] = Kept(object: object, publisher: publisher)
    return publisher
  }
}

/// An object that the view makes and keeps, and watches.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var watch: ObjectWatch<ObjectType>?

  /// An object that is made when the view first appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object.
  public var wrappedValue: ObjectType { watch?.object ?? make() }
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: LinkableProperty {
  mutating func link(_ linker: inout PropertyLinker) {
    let (node, make) = (linker.inputs.node, make)
    watch = linker.slot { ObjectWatch(make(), node: node) }
  }
}

/// An object that the view is given, and watches.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to an object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to one property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(
        get: { object[keyPath: keyPath] },
        set: { value, transaction in
          withTransaction(transaction) { object[keyPath: keyPath] = value }
        })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// An object that is watched.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// An object that is watched.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: LinkableProperty {
  mutating func link(_ linker: inout PropertyLinker) {
    let (node, object) = (linker.inputs.node, wrappedValue)
    linker.slot { ObjectWatch(object, node: node) }.watch(object)
  }
}

/// An object that a view around has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// The object of that type.
  public init() {}

  /// The object; there must be one.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "no object of type \(ObjectType.self) in the environment; put one in with "
          + ".environmentObject(_:)")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: LinkableProperty {
  mutating func link(_ linker: inout PropertyLinker) {
    object = linker.inputs.environment[object: ObjectType.self]
    let known = object
    linker.inputs.node.reads.append { $0[object: ObjectType.self] !== known }
    guard let object else { return }
    let node = linker.inputs.node
    linker.slot { ObjectWatch(object, node: node) }.watch(object)
  }
}

/// Marks a view as changed whenever an object announces a change.
final class ObjectWatch<ObjectType: ObservableObject> {
  private(set) var object: ObjectType
  private weak var node: ViewNode?
  private var subscription: AnyCancellable?

  init(_ object: ObjectType, node: ViewNode) {
    (self.object, self.node) = (object, node)
    subscribe()
  }

  /// Watches another object from now on, when it is another one.
  func watch(_ object: ObjectType) {
    guard object !== self.object else { return }
    self.object = object
    subscribe()
  }

  private func subscribe() {
    subscription = object.objectWillChange.sink { [weak node] _ in
      guard let node else { return }
      node.graph.enqueue(.current) { [weak node] in node?.isDirty = true }
    }
  }
}

extension View {
  /// Puts an object into the environment of the view.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0[object: T.self] = object })
  }

  /// Puts an observable object into the environment of the view.
  nonisolated public func environment<T: AnyObject>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[object: T.self] = object })
  }
}
