public import Foundation

extension NotificationCenter {
  /// Sends each notification called `name`, of any object or of one.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { [self] value, _ in
      let receiver = LastValue(value)
      // Unchecked: a film posts on the main thread only, and is told there and then.
      nonisolated(unsafe) let tell = receiver
      let token = addObserver(forName: name, object: object, queue: nil) { tell.value($0) }
      return AnyCancellable { self.removeObserver(token) }
    }
  }
}
