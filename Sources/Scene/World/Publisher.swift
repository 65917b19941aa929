/// Hands values to those who subscribe: the part of Combine that animation code uses, on the film's
/// clock.
///
/// There is no demand: a publisher sends what it has when it has it.
public protocol Publisher<Output, Failure> {
  /// The values.
  associatedtype Output
  /// How the stream can fail.
  associatedtype Failure: Error
  /// The engine's entry: hands values and the end to `sink` until the subscription is cancelled.
  func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

/// A name space of Combine.
public enum Subscribers {
  /// How a stream ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

/// A name space of Combine.
public enum Publishers {}

/// Something that can be called off.
public protocol Cancellable {
  /// Calls it off.
  func cancel()
}

extension Cancellable {
  /// Keeps the subscription as long as `set`.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self as? AnyCancellable ?? AnyCancellable(self))
  }

  /// Keeps the subscription as long as `collection`.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self as? AnyCancellable ?? AnyCancellable(self))
  }
}

/// Calls something off when it is let go.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Runs `cancel` once, at the latest when this value goes.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Calls `canceller` off, at the latest when this value goes.
  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }

  deinit { action?() }

  /// Calls it off.
  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  /// Whether both are one.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  /// Feeds the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Publisher {
  /// Runs `receiveValue` for each value.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { _subscribe(receiveValue, receiveCompletion) }

  /// Hides the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  /// Runs `receiveValue` for each value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(receiveValue, { _ in })
  }

  /// Writes each value to `keyPath` of `object`.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
}

/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe:
    (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) ->
      AnyCancellable

  /// Hides the type of `publisher`.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribe = { publisher._subscribe($0, $1) }
  }

  init(
    subscribe:
      @escaping (
        @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable
  ) { self.subscribe = subscribe }

  /// Hands on the hidden publisher's values.
  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { subscribe(receiveValue, receiveCompletion) }
}

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher: Publisher {
  /// Begins; cancelling the result ends it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins with the first subscription and ends with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

extension Publishers {
  /// A connectable publisher that begins with its first subscription.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How the stream can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that is connected.
    public let upstream: Upstream
    private var connection: (any Cancellable)?
    private var subscriptions = 0

    init(_ upstream: Upstream) { self.upstream = upstream }

    /// Subscribes, and connects when this is the first subscription.
    public func _subscribe(
      _ receiveValue: @escaping (Output) -> Void,
      _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let subscription = upstream._subscribe(receiveValue, receiveCompletion)
      subscriptions += 1
      if connection == nil { connection = upstream.connect() }
      return AnyCancellable { [self] in
        subscription.cancel()
        subscriptions -= 1
        guard subscriptions == 0 else { return }
        connection?.cancel()
        connection = nil
      }
    }
  }
}
