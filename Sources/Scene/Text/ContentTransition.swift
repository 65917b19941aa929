/// How a view shows that what it draws has become something else, in an animated transaction.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity, fade
    case numeric(countsDown: Bool)
    case numericValue(Double)
    case symbol(leaving: Double, rate: Double)
  }
  let kind: Kind

  /// The new content is there at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades while the new one appears.
  public static let opacity = ContentTransition(kind: .fade)
  /// Size, weight and colour move; words that differ fade into each other.
  public static let interpolate = ContentTransition(kind: .fade)
  /// Characters that differ give way upwards, or downwards when counting down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numeric(countsDown: countsDown))
  }
  /// Characters that differ give way upwards when `value` has grown, else downwards.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }

  /// The way of the characters on a change from a view with `old`: 1 is upwards; `nil` when all of
  /// the content fades in place.
  func direction(from old: ContentTransition) -> Double? {
    switch kind {
    case .identity, .fade, .symbol: return nil
    case .numeric(let countsDown): return countsDown ? -1 : 1
    case .numericValue(let value):
      guard case .numericValue(let before) = old.kind else { return 1 }
      return value < before ? -1 : 1
    }
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}

extension EnvironmentValues {
  /// How views show changed content.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets how the view shows that its content has become something else.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
