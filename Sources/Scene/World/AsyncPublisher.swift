/// The values of a publisher for a `for await` loop, each as soon as the loop asks for it.
///
/// Values that come while the loop is busy wait for it.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The values.
  public typealias Element = P.Output
  let publisher: P

  /// The values of `publisher`.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator {
    var continuation: AsyncStream<P.Output>.Continuation?
    let stream = AsyncStream<P.Output> { continuation = $0 }
    guard let continuation else { return Iterator(base: stream.makeAsyncIterator()) }
    let subscription = publisher._subscribe(
      {
        // It goes from the one thread of a film to a task on the same thread.
        nonisolated(unsafe) let value = $0
        continuation.yield(value)
      }, { _ in continuation.finish() })
    return Iterator(base: stream.makeAsyncIterator(), subscription: subscription)
  }

  /// Waits for the values.
  public struct Iterator: AsyncIteratorProtocol {
    var base: AsyncStream<P.Output>.Iterator
    /// Ends with the loop.
    var subscription: AnyCancellable?

    /// The next value; `nil` at the end or when the task is cancelled.
    public mutating func next() async -> P.Output? { await base.next() }
  }
}

extension Publisher where Failure == Never {
  /// The values for a `for await` loop.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
