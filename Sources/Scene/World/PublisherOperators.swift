public import Foundation

extension Publisher {
  /// The values changed by `transform`.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { value, completion in _subscribe({ value(transform($0)) }, completion) }
  }

  /// The part of the values at `keyPath`.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// The values that `transform` makes, without the missing ones.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    AnyPublisher { value, completion in
      _subscribe({ if let made = transform($0) { value(made) } }, completion)
    }
  }

  /// The values that pass `isIncluded`.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// Everything so far, combined.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { value, completion in
      let result = LastValue(initialResult)
      return _subscribe(
        {
          result.value = nextPartialResult(result.value, $0)
          value(result.value)
        }, completion)
    }
  }

  /// The values without the first `count`.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      let left = LastValue(count)
      return _subscribe(
        { if left.value > 0 { left.value -= 1 } else { value($0) } }, completion)
    }
  }

  /// The first `maxLength` values.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      let left = LastValue(maxLength)
      return _subscribe(
        {
          guard left.value > 0 else { return }
          left.value -= 1
          value($0)
          if left.value == 0 { completion(.finished) }
        }, completion)
    }
  }

  /// The first value.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Runs actions beside the stream.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      _subscribe(
        {
          receiveOutput?($0)
          value($0)
        },
        {
          receiveCompletion?($0)
          completion($0)
        })
    }
  }

  /// The values of both streams as they come.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { value, completion in
      let (first, second) = (_subscribe(value, completion), other._subscribe(value, completion))
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// The latest values of both streams, once each has sent one.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { value, completion in
      let latest = LastValue<(Output?, P.Output?)>((nil, nil))
      func send() {
        if let first = latest.value.0, let second = latest.value.1 { value((first, second)) }
      }
      let first = _subscribe({ latest.value.0 = $0; send() }, completion)
      let second = other._subscribe({ latest.value.1 = $0; send() }, completion)
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// Each value `seconds` later.
  public func delay(
    for seconds: TimeInterval, scheduler: some Any
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      _subscribe(
        { sent in
          guard let graph = Graph.current else { return }
          graph.schedule(at: graph.now + seconds) { value(sent) }
        }, completion)
    }
  }

  /// The last value of a burst, once it has been quiet for `seconds`.
  public func debounce(
    for seconds: TimeInterval, scheduler: some Any
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      let burst = LastValue(0)
      return _subscribe(
        { sent in
          guard let graph = Graph.current else { return }
          burst.value += 1
          let number = burst.value
          graph.schedule(at: graph.now + seconds) { if burst.value == number { value(sent) } }
        }, completion)
    }
  }

  /// The same stream: there is one thread.
  public func receive(on scheduler: some Any) -> Self { self }
  /// The same stream: there is one thread.
  public func subscribe(on scheduler: some Any) -> Self { self }
}

extension Publisher where Output: Equatable {
  /// The values that differ from the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      let last = LastValue<Output?>(nil)
      return _subscribe(
        {
          guard last.value != $0 else { return }
          last.value = $0
          value($0)
        }, completion)
    }
  }
}
