public import Foundation
public import Geometry
public import Motion

/// A shape that can be drawn smaller by the same distance all around.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape `amount` points inside its edge.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Draws a line of `lineWidth` points inside the edge, covered with `content`.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _StrokedShapeView<InsetShape, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws a line inside the edge, covered with `content`.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _StrokedShapeView<InsetShape, S> {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }
}

/// A shape drawn in a smaller rectangle.
public struct _InsetShape<Base: Shape>: InsettableShape {
  /// The shape.
  public var base: Base
  /// The distance from each side, in points.
  public var amount: CGFloat

  /// The shape in what is left of the rectangle.
  public func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2)))
  }
  /// The shape's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  /// The shape further in.
  public func inset(by amount: CGFloat) -> _InsetShape {
    .init(base: base, amount: self.amount + amount)
  }
  /// The shape's data and the distance.
  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

extension Rectangle: InsettableShape {
  /// The rectangle `amount` points inside.
  public func inset(by amount: CGFloat) -> _InsetShape<Self> { .init(base: self, amount: amount) }
}
extension Circle: InsettableShape {
  /// The circle `amount` points inside.
  public func inset(by amount: CGFloat) -> _InsetShape<Self> { .init(base: self, amount: amount) }
}
extension Ellipse: InsettableShape {
  /// The ellipse `amount` points inside.
  public func inset(by amount: CGFloat) -> _InsetShape<Self> { .init(base: self, amount: amount) }
}
extension Capsule: InsettableShape {
  /// The capsule `amount` points inside.
  public func inset(by amount: CGFloat) -> _InsetShape<Self> { .init(base: self, amount: amount) }
}
extension ContainerRelativeShape: InsettableShape {
  /// The container's shape `amount` points inside.
  public func inset(by amount: CGFloat) -> _InsetShape<Self> { .init(base: self, amount: amount) }
}
extension RoundedRectangle: InsettableShape {
  /// The rounded rectangle `amount` points inside, with corners smaller by as much.
  public func inset(by amount: CGFloat) -> _InsetRoundedRectangle {
    _InsetRoundedRectangle(
      base: UnevenRoundedRectangle(
        cornerRadii: RectangleCornerRadii(
          topLeading: cornerSize.width, bottomLeading: cornerSize.width,
          bottomTrailing: cornerSize.width, topTrailing: cornerSize.width), style: style),
      amount: amount)
  }
}
extension UnevenRoundedRectangle: InsettableShape {
  /// The rounded rectangle `amount` points inside, with corners smaller by as much.
  public func inset(by amount: CGFloat) -> _InsetRoundedRectangle {
    _InsetRoundedRectangle(base: self, amount: amount)
  }
}

/// A rounded rectangle further in, whose corners keep their centres.
public struct _InsetRoundedRectangle: InsettableShape {
  /// The rectangle.
  public var base: UnevenRoundedRectangle
  /// The distance from each side, in points.
  public var amount: CGFloat

  /// The smaller rectangle.
  public func path(in rect: CGRect) -> Path {
    var shape = base
    shape.cornerRadii = RectangleCornerRadii(
      topLeading: max(0, base.cornerRadii.topLeading - amount),
      bottomLeading: max(0, base.cornerRadii.bottomLeading - amount),
      bottomTrailing: max(0, base.cornerRadii.bottomTrailing - amount),
      topTrailing: max(0, base.cornerRadii.topTrailing - amount))
    return shape.path(
      in: rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2)))
  }
  /// The rectangle further in.
  public func inset(by amount: CGFloat) -> _InsetRoundedRectangle {
    .init(base: base, amount: self.amount + amount)
  }
  /// The radii and the distance.
  public var animatableData: AnimatablePair<UnevenRoundedRectangle.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
}
