public import Foundation

/// A place in a rectangle of any size: (0, 0) is its top leading corner, (1, 1) the opposite one.
@frozen
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width, from the leading edge.
  public var x: CGFloat
  /// The share of the height, from the top edge.
  public var y: CGFloat

  /// The top leading corner.
  @inlinable
  public init() { (x, y) = (0, 0) }

  /// The place at the given shares of width and height, which may leave 0...1.
  @inlinable
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The origin, (0, 0).
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle, (½, ½).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge, (0, ½).
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge, (1, ½).
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge, (½, 0).
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge, (½, 1).
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner (0, 0).
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner (1, 0).
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner (0, 1).
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner (1, 1).
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: Animatable {
  /// The coordinates times 128, so that a spring's rest threshold suits a unit square.
  @inlinable
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * CGFloat(unitScale), y * CGFloat(unitScale)) }
    set {
      x = newValue.first / CGFloat(unitScale)
      y = newValue.second / CGFloat(unitScale)
    }
  }
}
