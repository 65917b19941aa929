public import Foundation

extension VirtualTimer {
  /// Sends the date at even intervals of the film's clock, once it is connected.
  ///
  /// As in Combine, cancelling any connection stops the one clock that all of them share.
  public final class TimerPublisher: ConnectablePublisher {
    /// Dates of the film's clock.
    public typealias Output = Date
    /// A clock does not fail.
    public typealias Failure = Never
    /// Seconds between two values.
    public let interval: TimeInterval
    private var receivers: [(id: Int, receive: (Date) -> Void)] = []
    private var nextID = 0
    private var timer: VirtualTimer?

    /// A clock of `interval` seconds; which loop it is on makes no difference.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: Never? = nil
    ) { self.interval = max(interval, 0.0001) }

    /// Hands on the dates.
    public func _subscribe(
      _ receiveValue: @escaping (Date) -> Void,
      _ receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let id = nextID
      nextID += 1
      receivers.append((id, receiveValue))
      return AnyCancellable { [weak self] in self?.receivers.removeAll { $0.id == id } }
    }

    /// Starts the clock, or joins it when it runs.
    public func connect() -> any Cancellable {
      if timer?.isValid != true {
        timer = VirtualTimer.scheduledTimer(withTimeInterval: interval, repeats: true) {
          [weak self] _ in
          guard let self else { return }
          let date = VirtualWorld.now
          for receiver in receivers { receiver.receive(date) }
        }
      }
      return AnyCancellable.whenAsked { [weak self] in
        self?.timer?.invalidate()
        self?.timer = nil
      }
    }
  }

  /// A publisher of dates at even intervals.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: Never? = nil
  ) -> TimerPublisher { TimerPublisher(interval: interval, runLoop: runLoop, mode: mode) }
}

extension AnyCancellable {
  /// Something that is only called off when it is asked to, not when it is let go.
  static func whenAsked(_ cancel: @escaping () -> Void) -> any Cancellable {
    ExplicitCancellable(action: cancel)
  }
}

private struct ExplicitCancellable: Cancellable {
  let action: () -> Void
  func cancel() { action() }
}

extension View {
  /// Runs `action` for each value of `publisher`, as long as the view is in the tree.
  ///
  /// The subscription is kept from the first evaluation; another publisher object in a later one takes
  /// its place.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(SubscriptionModifier(publisher: publisher, action: action))
  }
}

/// Subscribes to a publisher for as long as its content is there.
struct SubscriptionModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    let isFirst = !inputs.node.hasAppeared
    inputs.node.hasAppeared = true
    let subscription = inputs.node.memory { Subscription<P.Output>() }
    subscription.action = action
    let identity = publisherIdentity
    if isFirst || (identity != nil && identity != subscription.identity) {
      subscription.cancellable?.cancel()
      subscription.identity = identity
      let publisher = publisher
      inputs.graph.whenUpdated { [weak subscription] in
        guard let subscription else { return }
        subscription.cancellable = publisher.sink { [weak subscription] in
          subscription?.action?($0)
        }
      }
    }
    if isFirst {
      inputs.node.whenDismantled { [weak subscription] in
        subscription?.cancellable?.cancel()
        subscription?.action = nil
      }
    }
    return content(inputs)
  }

  /// What tells one publisher object from another; `nil` for publishers that are values.
  private var publisherIdentity: ObjectIdentifier? {
    if let identified = publisher as? any IdentifiedPublisher { return identified.identity }
    return type(of: publisher) is AnyClass ? ObjectIdentifier(publisher as AnyObject) : nil
  }
}

/// A publisher that is a value and belongs to an object, which tells it from others.
protocol IdentifiedPublisher {
  /// The object.
  var identity: ObjectIdentifier { get }
}

private final class Subscription<Output> {
  var action: ((Output) -> Void)?
  var identity: ObjectIdentifier?
  var cancellable: AnyCancellable?
}
