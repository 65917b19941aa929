import Foundation

extension Publisher {
  /// Each value `interval` later, and the end too.
  public func delay(
    for interval: SchedulerInterval, tolerance: SchedulerInterval? = nil, scheduler: some Any,
    options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      _subscribe(
        { sent in later(interval) { value(sent) } }, { end in later(interval) { completion(end) } })
    }
  }

  /// The last value of a burst, once it has been quiet for `interval`.
  public func debounce(
    for interval: SchedulerInterval, scheduler: some Any, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      let burst = LastValue(0)
      return _subscribe(
        { sent in
          burst.value += 1
          let number = burst.value
          later(interval) { if burst.value == number { value(sent) } }
        }, completion)
    }
  }

  /// The first value at once, then at most one each `interval`: the latest since, or the first.
  public func throttle(
    for interval: SchedulerInterval, scheduler: some Any, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      let held = LastValue<Output?>(nil)
      let isClosed = LastValue(false)
      func open() {
        isClosed.value = false
        if let sent = held.value { send(sent) }
      }
      func send(_ sent: Output) {
        (isClosed.value, held.value) = (true, nil)
        value(sent)
        later(interval) { open() }
      }
      return _subscribe(
        { sent in
          if !isClosed.value {
            send(sent)
          } else if latest || held.value == nil {
            held.value = sent
          }
        }, completion)
    }
  }

  /// The same stream: there is one thread.
  public func receive(on scheduler: some Any, options: Never? = nil) -> Self { self }
  /// The same stream: there is one thread.
  public func subscribe(on scheduler: some Any, options: Never? = nil) -> Self { self }
}

/// Plans `action` on the film's clock.
private func later(_ interval: SchedulerInterval, _ action: @escaping () -> Void) {
  guard let graph = Graph.current, interval.length.isFinite else { return }
  graph.schedule(at: graph.now + max(0, interval.length), action)
}
