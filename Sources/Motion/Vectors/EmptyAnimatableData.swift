/// The vector without components: the animatable data of a type that does not animate.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// The only value.
  @inlinable
  public init() {}

  /// The only value.
  @inlinable
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Does nothing.
  @inlinable
  public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  /// Does nothing.
  @inlinable
  public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  /// The only value.
  @inlinable
  public static func + (
    lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData { lhs }

  /// The only value.
  @inlinable
  public static func - (
    lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData { lhs }

  /// Does nothing.
  @inlinable
  public mutating func scale(by rhs: Double) {}

  /// Zero.
  @inlinable
  public var magnitudeSquared: Double { 0 }

  /// Always true.
  @inlinable
  public static func == (a: EmptyAnimatableData, b: EmptyAnimatableData) -> Bool { true }
}
