extension Publisher {
  /// The values of both streams as they come; ends when both have.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { value, completion in
      let end = JointEnd(of: 2, completion)
      return AnyCancellable.all([
        _subscribe(value, end.note), other._subscribe(value, end.note),
      ])
    }
  }

  /// The latest values of both streams, once each has sent one.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { value, completion in
      let latest = LastValue<(Output?, P.Output?)>((nil, nil))
      let end = JointEnd(of: 2, completion)
      func send() {
        if let first = latest.value.0, let second = latest.value.1 { value((first, second)) }
      }
      return AnyCancellable.all([
        _subscribe(
          {
            latest.value.0 = $0
            send()
          }, end.note),
        other._subscribe(
          {
            latest.value.1 = $0
            send()
          }, end.note),
      ])
    }
  }

  /// What `transform` makes of the latest values of both streams, once each has sent one.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// The values of both streams in pairs, as they come.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { value, completion in
      let waiting = LastValue<([Output], [P.Output])>(([], []))
      let end = JointEnd(of: 1, completion)
      func send() {
        guard !waiting.value.0.isEmpty, !waiting.value.1.isEmpty else { return }
        value((waiting.value.0.removeFirst(), waiting.value.1.removeFirst()))
      }
      return AnyCancellable.all([
        _subscribe(
          {
            waiting.value.0.append($0)
            send()
          }, end.note),
        other._subscribe(
          {
            waiting.value.1.append($0)
            send()
          }, end.note),
      ])
    }
  }

  /// The values of the streams that `transform` makes of each value, as they come.
  public func flatMap<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { value, completion in
      let inner = LastValue<[AnyCancellable]>([])
      let outer = _subscribe(
        { inner.value.append(transform($0)._subscribe(value, { _ in })) }, completion)
      return AnyCancellable {
        outer.cancel()
        inner.value = []
      }
    }
  }

  /// The stream that `transform` makes of the last value.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { value, completion in
      let inner = LastValue<AnyCancellable?>(nil)
      let outer = _subscribe(
        {
          inner.value?.cancel()
          inner.value = $0._subscribe(value, { _ in })
        }, completion)
      return AnyCancellable {
        outer.cancel()
        inner.value = nil
      }
    }
  }
}

extension Publishers {
  /// The latest values of two streams, once each has sent one.
  public static func CombineLatest<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    a.combineLatest(b)
  }
  /// The latest values of three streams, once each has sent one.
  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, B.Failure == C.Failure {
    a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }
  }
  /// The values of two streams as they come.
  public static func Merge<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<A.Output, A.Failure> where A.Output == B.Output, A.Failure == B.Failure {
    a.merge(with: b)
  }
  /// The values of two streams in pairs.
  public static func Zip<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { a.zip(b) }
}

/// Ends a stream that is made of several: at a failure of any, or when enough of them have finished.
private final class JointEnd<Failure: Error> {
  private var left: Int
  private let completion: (Subscribers.Completion<Failure>) -> Void

  init(of count: Int, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void) {
    (left, self.completion) = (count, completion)
  }

  /// Takes note of the end of one.
  func note(_ end: Subscribers.Completion<Failure>) {
    guard left > 0 else { return }
    if case .failure = end { left = 0 } else { left -= 1 }
    if left == 0 { completion(end) }
  }
}

extension AnyCancellable {
  /// Calls all of `subscriptions` off.
  static func all(_ subscriptions: [AnyCancellable]) -> AnyCancellable {
    AnyCancellable { for subscription in subscriptions { subscription.cancel() } }
  }
}
