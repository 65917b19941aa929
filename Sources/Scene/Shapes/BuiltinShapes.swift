public import Foundation
public import Geometry
public import Motion

/// The whole rectangle.
@frozen
public struct Rectangle: Shape {
  /// The whole rectangle.
  @inlinable public init() {}
  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// The largest circle in the middle of the rectangle.
@frozen
public struct Circle: Shape {
  /// A circle.
  @inlinable public init() {}
  /// The circle whose diameter is the smaller side.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }
  /// A square of the smaller side that is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if proposal == .unspecified { return CGSize(width: 10, height: 10) }
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    return CGSize(width: side, height: side)
  }
}

/// The ellipse that touches all sides.
@frozen
public struct Ellipse: Shape {
  /// An ellipse.
  @inlinable public init() {}
  /// The ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle with equal corners, continuous ones unless asked otherwise.
@frozen
public struct RoundedRectangle: Shape {
  /// The width and height of each corner.
  public var cornerSize: CGSize
  /// The corners' shape.
  public var style: RoundedCornerStyle

  /// Corners of `cornerSize`.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
  /// Corners of `cornerRadius` points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// The rounded rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  /// The corners' width and height.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle with a radius for each corner.
@frozen
public struct UnevenRoundedRectangle: Shape {
  /// The radii.
  public var cornerRadii: RectangleCornerRadii
  /// The corners' shape.
  public var style: RoundedCornerStyle

  /// Corners of `cornerRadii`.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }
  /// A radius for each corner.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }
  /// The rounded rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }
  /// The four radii.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(cornerRadii.topLeading, cornerRadii.bottomLeading),
        AnimatablePair(cornerRadii.bottomTrailing, cornerRadii.topTrailing))
    }
    set {
      cornerRadii = RectangleCornerRadii(
        topLeading: newValue.first.first, bottomLeading: newValue.first.second,
        bottomTrailing: newValue.second.first, topTrailing: newValue.second.second)
    }
  }
}

/// A rectangle whose shorter sides are round.
@frozen
public struct Capsule: Shape {
  /// The corners' shape.
  public var style: RoundedCornerStyle
  /// A capsule.
  @inlinable public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// Corners of half the smaller side.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
}

/// A shape whose type is hidden; it interpolates with nothing.
public struct AnyShape: Shape {
  private let shape: any Shape
  /// Hides the type of `shape`.
  public init<S: Shape>(_ shape: S) { self.shape = shape }
  /// The hidden shape's outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// The hidden shape's drawing.
  public func _outline(in rect: CGRect) -> _ShapeOutline { shape._outline(in: rect) }
  /// The hidden shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension Shape where Self == Rectangle {
  /// The whole rectangle.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  /// The largest circle.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// The ellipse that touches all sides.
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are round.
  public static var capsule: Capsule { Capsule() }
  /// A rectangle whose shorter sides are round.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of `cornerRadius` points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}
