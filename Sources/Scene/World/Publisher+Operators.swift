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

  /// All values at the end, as one.
  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher { value, completion in
      let all = LastValue<[Output]>([])
      return _subscribe(
        { all.value.append($0) },
        {
          if case .finished = $0 { value(all.value) }
          completion($0)
        })
    }
  }

  /// The values in groups of `count`, and the rest at the end.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { value, completion in
      let group = LastValue<[Output]>([])
      return _subscribe(
        {
          group.value.append($0)
          guard group.value.count >= count else { return }
          value(group.value)
          group.value = []
        },
        {
          if !group.value.isEmpty { value(group.value) }
          completion($0)
        })
    }
  }

  /// Everything combined, at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    collect().map { $0.reduce(initialResult, nextPartialResult) }
  }

  /// The values before the first that fails `predicate`.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      let isOver = LastValue(false)
      return _subscribe(
        {
          guard !isOver.value else { return }
          if predicate($0) {
            value($0)
          } else {
            isOver.value = true
            completion(.finished)
          }
        }, completion)
    }
  }

  /// `values`, then the stream.
  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      for first in values { value(first) }
      return _subscribe(value, completion)
    }
  }

  /// The stream, with `output` in place of a failure.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { value, completion in
      _subscribe(value) {
        if case .failure = $0 { value(output) }
        completion(.finished)
      }
    }
  }

  /// The stream with its failures changed by `transform`.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher { value, completion in
      _subscribe(value) {
        switch $0 {
        case .finished: completion(.finished)
        case .failure(let error): completion(.failure(transform(error)))
        }
      }
    }
  }

  /// The same stream, which all subscribers share anyway.
  public func share() -> Self { self }

  /// The same stream.
  public func print(_ prefix: String = "") -> Self { self }
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
