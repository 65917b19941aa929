public import Foundation
public import Geometry

/// SwiftUI's arcs, whose angles are `Angle`s.
extension Path {
  /// Draws an arc of a circle, and a line to its start if there is a current point.
  ///
  /// Angles grow clockwise on a y-down canvas. As in SwiftUI, `clockwise` is meant for a y axis that
  /// points up: on screen such an arc runs counterclockwise. A difference of a turn or more draws
  /// the whole circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startRadians: CGFloat(startAngle.radians),
      endRadians: CGFloat(endAngle.radians), clockwise: clockwise, transform: transform)
  }

  /// Draws an arc of `delta` from `startAngle`, and a line to its start if there is a current point.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addRelativeArc(
      center: center, radius: radius, startRadians: CGFloat(startAngle.radians),
      deltaRadians: CGFloat(delta.radians), transform: transform)
  }
}
