/// How often and how fast an effect is played.
public struct SymbolEffectOptions: Equatable, Sendable {
  /// The number of plays; `nil` for as often as the effect usually is, infinity for ever.
  var count: Double?
  /// A factor; 2 is twice as fast.
  var rate = 1.0
  /// Seconds between two plays.
  var pause = 0.0

  /// How an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate var count: Double
    fileprivate var pause: Double
    /// Play after play.
    public static let continuous = RepeatBehavior(count: .infinity, pause: 0)
    /// Play after play.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count.map(Double.init) ?? .infinity, pause: delay ?? 0)
    }
  }

  /// As often and as fast as the effect usually is.
  public static let `default` = SymbolEffectOptions()
  /// For ever.
  public static let repeating = SymbolEffectOptions(count: .infinity)
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(count: 1)
  /// `count` times; for ever when it is `nil`.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
  /// In a way of repeating.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }
  /// `speed` times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }
  /// For ever.
  public var repeating: SymbolEffectOptions { with { $0.count = .infinity } }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { with { $0.count = 1 } }
  /// `count` times; for ever when it is `nil`.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with { $0.count = count.map { Double(max($0, 1)) } ?? .infinity }
  }
  /// In a way of repeating.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with { ($0.count, $0.pause) = (max(behavior.count, 1), max(behavior.pause, 0)) }
  }
  /// `speed` times as fast; nothing changes for one that is not positive.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    with { $0.rate = speed > 0 && speed < .infinity ? speed : 1 }
  }
}
