/// A turn, read and written in radians or degrees; full turns are kept, not wrapped.
@frozen
public struct Angle: Hashable, Sendable {
  /// The turn in radians.
  public var radians: Double

  /// The turn in degrees.
  @inlinable
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// No turn.
  @inlinable
  public init() { radians = 0 }

  /// A turn by `radians`.
  @inlinable
  public init(radians: Double) { self.radians = radians }

  /// A turn by `degrees`.
  @inlinable
  public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// A turn by `radians`.
  @inlinable
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// A turn by `degrees`.
  @inlinable
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No turn.
  @inlinable
  public static var zero: Angle { Angle() }
}

extension Angle: Comparable {
  /// Compares the turns as numbers: 370° is more than 10°.
  @inlinable
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle: Animatable {
  /// The radians times 128, so that a spring's rest threshold suits a turn.
  @inlinable
  public var animatableData: Double {
    get { radians * unitScale }
    set { radians = newValue / unitScale }
  }
}

extension Angle {
  /// The sum of two turns.
  @inlinable
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// The turn from `rhs` to `lhs`.
  @inlinable
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// The same turn the other way.
  @inlinable
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// The turn `rhs` times over.
  @inlinable
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  /// The turn divided by `rhs`.
  @inlinable
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

  /// Turns `lhs` further by `rhs`.
  @inlinable
  public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

  /// Turns `lhs` back by `rhs`.
  @inlinable
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

  /// Multiplies the turn by `rhs`.
  @inlinable
  public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

  /// Divides the turn by `rhs`.
  @inlinable
  public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}
