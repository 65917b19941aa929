public import Foundation

/// The shape of a rounded rectangle's corners.
@frozen
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of an ellipse.
  case circular
  /// A corner whose curvature grows without a jump, as in Apple's interfaces.
  case continuous
}

/// The radius of each corner of a rectangle, in points.
@frozen
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The top left corner.
  public var topLeading: CGFloat
  /// The bottom left corner.
  public var bottomLeading: CGFloat
  /// The bottom right corner.
  public var bottomTrailing: CGFloat
  /// The top right corner.
  public var topTrailing: CGFloat

  /// Four radii; those that are not named are zero.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

/// One corner of a rounded rectangle, drawn from unit curves: x runs back from the vertex along the
/// side that arrives, y ahead along the side that leaves, both in radii.
struct RoundedCorner {
  /// Where the sides would meet.
  var vertex: CGPoint
  /// One radius along the side that arrives, away from the vertex.
  var back: CGPoint
  /// One radius along the side that leaves, away from the vertex.
  var ahead: CGPoint
  /// The length of the shorter of the two sides as a multiple of the radii that lie on it.
  var room: CGFloat

  /// How far the corner is continuous: 1 with room for all of its reach, 0 (circular) with room for
  /// the radius alone, and between them in proportion, so that nothing jumps while a radius grows.
  var continuity: CGFloat {
    room > 1 ? min(1, (room - 1) / (RoundedCorner.continuousReach - 1)) : 0
  }

  /// The place of a point of a unit curve.
  func place(_ point: CGPoint) -> CGPoint { vertex + point.x * back + point.y * ahead }

  /// How far a continuous corner reaches along its sides, in radii.
  static let continuousReach: CGFloat = 1.528665

  /// A quarter of the unit circle about (1, 1).
  static let circle = CubicCurve(
    start: CGPoint(x: 1, y: 0), control1: CGPoint(x: 1 - circleKappa, y: 0),
    control2: CGPoint(x: 0, y: 1 - circleKappa), end: CGPoint(x: 0, y: 1))

  /// The corner in three curves joined by short lines, symmetric about the diagonal: first as a
  /// quarter of a circle, where the lines have no length, then continuous.
  ///
  /// The numbers of the continuous corner were measured on UIKit's rounded rectangles by PaintCode
  /// (https://www.paintcodeapp.com/news/code-for-ios-7-rounded-rectangles); the circle is cut near
  /// the same places.
  static let thirds = [
    (
      circular: circle.subsegment(0, 0.25),
      continuous: CubicCurve(
        start: CGPoint(x: continuousReach, y: 0), control1: CGPoint(x: 1.088493, y: 0),
        control2: CGPoint(x: 0.868407, y: 0), end: CGPoint(x: 0.669934, y: 0.065496))
    ),
    (
      circular: circle.subsegment(0.25, 0.75),
      continuous: CubicCurve(
        start: CGPoint(x: 0.631494, y: 0.074911), control1: CGPoint(x: 0.372824, y: 0.169060),
        control2: CGPoint(x: 0.169060, y: 0.372824), end: CGPoint(x: 0.074911, y: 0.631494))
    ),
    (
      circular: circle.subsegment(0.75, 1),
      continuous: CubicCurve(
        start: CGPoint(x: 0.065496, y: 0.669934), control1: CGPoint(x: 0, y: 0.868407),
        control2: CGPoint(x: 0, y: 1.088493), end: CGPoint(x: 0, y: continuousReach))
    ),
  ]
}
