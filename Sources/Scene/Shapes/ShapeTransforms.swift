public import Foundation
public import Geometry
public import Motion

/// A shape whose path is mapped after it is computed, before it is stroked.
public struct _MappedShape<Content: Shape, Map: _PathMap>: Shape {
  /// The shape.
  public var shape: Content
  /// The change of its path.
  public var map: Map

  /// The mapped path.
  public func path(in rect: CGRect) -> Path { map.apply(to: shape.path(in: rect), in: rect) }

  /// The mapped path; a line keeps its width.
  public func _outline(in rect: CGRect) -> _ShapeOutline {
    switch shape._outline(in: rect) {
    case .fill(let path): .fill(map.apply(to: path, in: rect))
    case .stroke: .fill(path(in: rect))
    }
  }
  /// The shape's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  /// The shape's data and the map's.
  public var animatableData: AnimatablePair<Content.AnimatableData, Map.AnimatableData> {
    get { AnimatablePair(shape.animatableData, map.animatableData) }
    set { (shape.animatableData, map.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A change of a path that may depend on the rectangle.
public protocol _PathMap: Animatable, Sendable {
  /// The changed path.
  func apply(to path: Path, in rect: CGRect) -> Path
}

/// A move.
public struct _PathOffset: _PathMap {
  var offset: CGSize
  /// The moved path.
  public func apply(to path: Path, in rect: CGRect) -> Path {
    path.offsetBy(dx: offset.width, dy: offset.height)
  }
  /// The offset.
  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

/// A scale about a point of the rectangle.
public struct _PathScale: _PathMap {
  var scale: CGSize
  var anchor: UnitPoint
  /// The scaled path.
  public func apply(to path: Path, in rect: CGRect) -> Path {
    path.applying(
      CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: rect)))
  }
  /// The factors and the anchor.
  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A turn about a point of the rectangle.
public struct _PathRotation: _PathMap {
  var angle: Angle
  var anchor: UnitPoint
  /// The turned path.
  public func apply(to path: Path, in rect: CGRect) -> Path {
    path.applying(CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: rect)))
  }
  /// The angle and the anchor.
  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A fixed affine map.
public struct _PathTransform: _PathMap {
  var transform: CGAffineTransform
  /// The mapped path.
  public func apply(to path: Path, in rect: CGRect) -> Path { path.applying(transform) }
}

/// A part of the outline.
public struct _PathTrim: _PathMap {
  var start: CGFloat
  var end: CGFloat
  /// The part between two fractions of the length.
  public func apply(to path: Path, in rect: CGRect) -> Path {
    start <= 0 && end >= 1 ? path : path.trimmedPath(from: start, to: end)
  }
  /// The two fractions.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }
}

/// SwiftUI's name of a moved shape.
public typealias OffsetShape<Content: Shape> = _MappedShape<Content, _PathOffset>
/// SwiftUI's name of a scaled shape.
public typealias ScaledShape<Content: Shape> = _MappedShape<Content, _PathScale>
/// SwiftUI's name of a turned shape.
public typealias RotatedShape<Content: Shape> = _MappedShape<Content, _PathRotation>
/// SwiftUI's name of a mapped shape.
public typealias TransformedShape<Content: Shape> = _MappedShape<Content, _PathTransform>

extension Shape {
  /// The shape moved by `offset`.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    .init(shape: self, map: _PathOffset(offset: offset))
  }
  /// The shape moved to `offset`.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }
  /// The shape moved by `x` and `y` points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }
  /// The shape scaled about a point of its rectangle; a later stroke keeps its width.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    .init(shape: self, map: _PathScale(scale: CGSize(width: x, height: y), anchor: anchor))
  }
  /// The shape scaled about a point of its rectangle; a later stroke keeps its width.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  /// The shape turned about a point of its rectangle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    .init(shape: self, map: _PathRotation(angle: angle, anchor: anchor))
  }
  /// The shape mapped by `transform`.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    .init(shape: self, map: _PathTransform(transform: transform))
  }
  /// The part of the outline between two fractions of its length.
  public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> _MappedShape<Self, _PathTrim> {
    .init(shape: self, map: _PathTrim(start: startFraction, end: endFraction))
  }
  /// The shape in a rectangle of `size`, whatever it is offered.
  public func size(_ size: CGSize) -> _SizedShape<Self> { .init(shape: self, size: size) }
  /// The shape in a rectangle of the given size, whatever it is offered.
  public func size(width: CGFloat, height: CGFloat) -> _SizedShape<Self> {
    size(CGSize(width: width, height: height))
  }
}

/// A shape in a rectangle of a fixed size at the upper left.
public struct _SizedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The rectangle's size.
  public var size: CGSize

  /// The shape in its own rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
  /// The shape's data and the size.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension UnitPoint {
  /// The point in `rect`.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}

extension CGAffineTransform {
  /// This map with `point` in the place of the origin.
  func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self).concatenating(
      CGAffineTransform(translationX: point.x, y: point.y))
  }
}
