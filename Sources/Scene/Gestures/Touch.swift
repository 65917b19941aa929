package import Foundation
import Geometry
import Motion

/// One or two fingers at one moment.
package struct Touch {
  /// What the fingers do.
  package enum Phase: Hashable, Sendable { case began, moved, ended }
  /// What the fingers do.
  package var phase: Phase
  /// Where the first finger is, in the stage.
  package var location: CGPoint
  /// Where the second finger is, in the stage; `nil` for one finger.
  package var second: CGPoint?
  /// The film time in seconds.
  package var time: Double

  /// Whether there is one finger.
  var isSingle: Bool { second == nil }

  /// The place between the fingers.
  var middle: CGPoint { second.map { location.middle(to: $0) } ?? location }

  /// The way from the first finger to the second.
  var span: CGSize {
    second.map { CGSize(width: $0.x - location.x, height: $0.y - location.y) } ?? .zero
  }
}

/// Where a touched view was when the touch began: what takes a finger's place into the spaces that
/// gestures report in.
struct TouchSpace {
  /// Takes points of the stage into the view's own space.
  var inverse = CGAffineTransform.identity
  /// The view's size in points.
  var size = CGSize.zero
  /// The named spaces around the view.
  var spaces = CoordinateSpaces()

  /// The point of the stage in `space`; a name that is unknown stands for the stage.
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    if space.isLocal { return point.applying(inverse) }
    guard !space.isGlobal, let inverse = spaces.inverse(of: space) else { return point }
    return point.applying(inverse)
  }

  /// The point of the stage in fractions of the view's size.
  func anchor(_ point: CGPoint) -> UnitPoint {
    guard size.width > 0, size.height > 0 else { return .center }
    let local = point.applying(inverse)
    return UnitPoint(x: local.x / size.width, y: local.y / size.height)
  }
}

extension CGPoint {
  /// The distance to `other`.
  func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }

  /// The point halfway to `other`.
  func middle(to other: CGPoint) -> CGPoint { CGPoint(x: (x + other.x) / 2, y: (y + other.y) / 2) }
}
