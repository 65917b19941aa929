public import Foundation
public import Geometry

/// The outline of Core Graphics: a path.
public typealias CGPath = Path
/// An outline that can be drawn on: a path.
public typealias CGMutablePath = Path

extension Path {
  /// The outline itself.
  public var cgPath: Path { self }
}

/// Corners of a rectangle in UIKit.
public struct UIRectCorner: OptionSet, Sendable {
  /// One bit a corner.
  public let rawValue: UInt
  /// A set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path of UIKit, as shapes take it by `Path(bezier.cgPath)`.
public final class UIBezierPath {
  /// The outline.
  public var cgPath: Path
  /// The width of strokes; a shape strokes with its own.
  public var lineWidth: CGFloat = 1

  /// An outline.
  public init(cgPath: Path) { self.cgPath = cgPath }
  /// Nothing.
  public convenience init() { self.init(cgPath: Path()) }
  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(cgPath: Path(rect)) }
  /// The ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: Path(ellipseIn: rect)) }
  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// A rectangle of whose corners some are round; the radii's width counts.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
      bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))
    self.init(cgPath: Path(roundedRect: rect, cornerRadii: radii))
  }

  /// A part of a circle; angles in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Begins a new part at `point`.
  public func move(to point: CGPoint) { cgPath.move(to: point) }
  /// A straight line.
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  /// A curve with two control points.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// A curve with one control point.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: end, control: controlPoint)
  }
  /// A part of a circle; angles in radians, clockwise as one sees it.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // The path's `clockwise` is meant in axes that point up.
    cgPath.addArc(
      center: center, radius: radius, startRadians: startAngle, endRadians: endAngle,
      clockwise: !clockwise)
  }
  /// Closes the part.
  public func close() { cgPath.closeSubpath() }
  /// Adds another outline.
  public func append(_ path: UIBezierPath) { cgPath.addPath(path.cgPath) }
  /// Changes every point.
  public func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }
  /// Takes everything away.
  public func removeAllPoints() { cgPath = Path() }
  /// The box of the outline.
  public var bounds: CGRect { cgPath.boundingRect }
  /// Whether there is nothing.
  public var isEmpty: Bool { cgPath.isEmpty }
  /// Whether `point` is inside.
  public func contains(_ point: CGPoint) -> Bool { cgPath.contains(point) }
}
