public import Foundation
public import Geometry
public import Motion
public import Picture

/// An outline that fits itself into a rectangle.
///
/// Used as a view, a shape takes all of its offer and is filled with the foreground style. Only
/// what `animatableData` covers interpolates; the path is then computed from interpolated values at
/// the interpolated size.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in `rect`, which begins at zero when the shape is drawn.
  func path(in rect: CGRect) -> Path
  /// The size that the shape takes when it is offered `proposal`.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// What kind of outline the shape is.
  static var role: ShapeRole { get }
  /// The engine's entry: how the shape is drawn in `rect`. Not for users.
  func _outline(in rect: CGRect) -> _ShapeOutline
}

/// What kind of outline a shape is.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// How a shape is drawn: its inside, or a line along its outline.
public enum _ShapeOutline {
  case fill(Path)
  case stroke(Path, StrokeStyle)
}

extension Shape {
  /// An outline that is filled, unless the shape says otherwise.
  public static var role: ShapeRole { .fill }

  /// All of the offer, 10 points where there is none.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The inside of the path.
  public func _outline(in rect: CGRect) -> _ShapeOutline { .fill(path(in: rect)) }

  /// The shape filled with the foreground style.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// Draws the shape without asking for its body.
  public static func _evaluate(_ view: Self, in inputs: _ViewInputs) -> _ViewElements {
    inputs.shape(view, style: ForegroundStyle())
  }
}

/// How an area is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether an area that is enclosed an even number of times is outside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed; kept for source compatibility, edges always are.
  public var isAntialiased: Bool

  /// The default fills every enclosed area.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }

  var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}

/// A shape with the style that covers it.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, PrimitiveView {
  /// The outline.
  public var shape: Content
  /// What it is covered with.
  public var style: Style
  /// What counts as inside.
  public var fillStyle: FillStyle

  /// `shape` covered with `style`.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    inputs.shape(shape, style: style, fillStyle: fillStyle)
  }
}

/// A view that draws a shape and can be given further coats of it.
nonisolated public protocol ShapeView<Content>: View {
  /// The shape's type.
  associatedtype Content: Shape
  /// The shape.
  var shape: Content { get }
}

/// A coat over what was drawn of the same shape before.
public struct _CoatedShapeView<Below: View, Content: Shape, Coat: View>: ShapeView, PrimitiveView {
  /// The shape.
  public var shape: Content
  let below: Below
  let coat: Coat

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    var elements = inputs.evaluate(below, at: 1)
    elements += inputs.evaluate(coat, at: 2)
    return [
      _ViewElement(element: inputs.container(of: elements, at: 0, rule: OverlayRule()))
    ]
  }
}

extension ShapeView {
  /// Fills the shape over what was drawn of it before.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    _CoatedShapeView(
      shape: shape, below: self,
      coat: _ShapeView(shape: shape, style: content, fillStyle: style))
  }

  /// Strokes the shape over what was drawn of it before.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Strokes the shape over what was drawn of it before.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    _CoatedShapeView(
      shape: shape, below: self,
      coat: _ShapeView(shape: _StrokedShape(shape: shape, style: style), style: content))
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes inside the shape's edge, over what was drawn of it before.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Strokes inside the shape's edge, over what was drawn of it before.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    _CoatedShapeView(
      shape: shape, below: self,
      coat: _ShapeView(
        shape: _StrokedShape(shape: shape.inset(by: style.lineWidth / 2), style: style),
        style: content))
  }
}

extension Shape {
  /// Covers the inside with `content`.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Covers the inside with the foreground style.
  @_disfavoredOverload
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Draws a line of `lineWidth` points centred on the outline, covered with `content`.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _StrokedShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws a line along the outline, covered with `content`.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _StrokedShapeView<Self, S> {
    _StrokedShapeView(
      shape: self, view: _ShapeView(shape: _StrokedShape(shape: self, style: style), style: content))
  }

  /// The area of a line along the outline.
  public func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style)
  }

  /// The area of a line of `lineWidth` points along the outline.
  public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A stroked shape that still knows the shape itself, for further coats.
public struct _StrokedShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, PrimitiveView {
  /// The shape, without its stroke.
  public var shape: Content
  let view: _ShapeView<_StrokedShape<Content>, Style>

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements { view.evaluate(in: inputs) }
}

extension Path: Shape {
  /// The path itself, wherever it lies.
  public func path(in rect: CGRect) -> Path { self }
}

/// The area of a line along another shape's outline.
public struct _StrokedShape<S: Shape>: Shape {
  /// The shape.
  public var shape: S
  /// The line.
  public var style: StrokeStyle

  /// A line along the outline of `shape`.
  public init(shape: S, style: StrokeStyle) { (self.shape, self.style) = (shape, style) }

  /// The line's own outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// The line, stroked by the renderer.
  public func _outline(in rect: CGRect) -> _ShapeOutline {
    .stroke(shape.path(in: rect), style)
  }

  /// A line.
  public static var role: ShapeRole { .stroke }

  /// The shape's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The shape's data and the line's width, miter limit and dash phase.
  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}
