/// A publisher that values can be sent through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)
  /// Ends the stream.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends a signal.
  public func send() { send(()) }
}

/// Sends values on to those who are subscribed at the time.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var receivers = Receivers<Output, Failure>()

  /// A subject without subscribers.
  public init() {}
  /// Sends a value.
  public func send(_ value: Output) { receivers.send(value) }
  /// Ends the stream.
  public func send(completion: Subscribers.Completion<Failure>) { receivers.finish(completion) }
  /// Hands on what is sent from now on.
  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { receivers.add(receiveValue, receiveCompletion) }
}

/// Keeps a value and sends it on whenever it changes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private var receivers = Receivers<Output, Failure>()
  private var current: Output

  /// A subject that begins with `value`.
  public init(_ value: Output) { current = value }
  /// The value; setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }
  /// Keeps and sends a value.
  public func send(_ value: Output) {
    current = value
    receivers.send(value)
  }
  /// Ends the stream.
  public func send(completion: Subscribers.Completion<Failure>) { receivers.finish(completion) }
  /// Hands on the present value and what is sent from now on.
  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let subscription = receivers.add(receiveValue, receiveCompletion)
    receiveValue(current)
    return subscription
  }
}

/// Those who are subscribed, in the order in which they came.
final class Receivers<Output, Failure: Error> {
  private struct Receiver {
    let id: Int
    let value: (Output) -> Void
    let completion: (Subscribers.Completion<Failure>) -> Void
  }
  private var list: [Receiver] = []
  private var nextID = 0
  private var isFinished = false

  func send(_ value: Output) {
    guard !isFinished else { return }
    for receiver in list { receiver.value(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard !isFinished else { return }
    isFinished = true
    for receiver in list { receiver.completion(completion) }
    list = []
  }

  func add(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let id = nextID
    nextID += 1
    list.append(Receiver(id: id, value: value, completion: completion))
    return AnyCancellable { [weak self] in self?.list.removeAll { $0.id == id } }
  }
}

/// Sends one value and ends.
public struct Just<Output>: Publisher {
  /// A single value does not fail.
  public typealias Failure = Never
  /// The value.
  public let output: Output
  /// A publisher of `output`.
  public init(_ output: Output) { self.output = output }
  /// Hands on the value.
  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receiveValue(output)
    receiveCompletion(.finished)
    return AnyCancellable {}
  }
}

/// Sends one value when work that began with it is done, and keeps it for those who come later.
public final class Future<Output, Failure: Error>: Publisher {
  /// Tells the outcome.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private let receivers = Receivers<Output, Failure>()

  /// Begins the work, which is handed what to tell its outcome to.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] outcome in
      guard result == nil else { return }
      result = outcome
      switch outcome {
      case .success(let value):
        receivers.send(value)
        receivers.finish(.finished)
      case .failure(let error): receivers.finish(.failure(error))
      }
    }
  }

  /// Hands on the value, now or when it is there.
  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    switch result {
    case nil: return receivers.add(receiveValue, receiveCompletion)
    case .success(let value):
      receiveValue(value)
      receiveCompletion(.finished)
    case .failure(let error): receiveCompletion(.failure(error))
    }
    return AnyCancellable {}
  }
}

/// Sends a failure.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The failure.
  public let error: Failure
  /// A publisher of `error`.
  public init(error: Failure) { self.error = error }
  /// A publisher of `error`.
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  /// Fails.
  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receiveCompletion(.failure(error))
    return AnyCancellable {}
  }
}

/// Sends nothing and, unless asked not to, ends at once.
public struct Empty<Output, Failure: Error>: Publisher {
  private let endsAtOnce: Bool
  /// A publisher of nothing.
  public init(completeImmediately: Bool = true) { endsAtOnce = completeImmediately }
  /// Ends.
  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if endsAtOnce { receiveCompletion(.finished) }
    return AnyCancellable {}
  }
}

extension Sequence {
  /// Sends the elements and ends.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { value, completion in
      for element in self { value(element) }
      completion(.finished)
      return AnyCancellable {}
    }
  }
}
