public import Foundation
public import Geometry
public import Motion

/// A move.
public struct _OffsetEffect: GeometryEffect {
  var offset: CGSize

  init(offset: CGSize) { self.offset = offset }

  /// The move.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
  /// The offset in points.
  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

/// A turn about a point of the view.
public struct _RotationEffect: GeometryEffect {
  var angle: Angle
  var anchor: UnitPoint

  init(angle: Angle, anchor: UnitPoint) { (self.angle, self.anchor) = (angle, anchor) }

  /// The turn.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(rotationAngle: angle.radians).about(
        anchor.point(in: CGRect(origin: .zero, size: size))))
  }
  /// The angle and the anchor.
  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
  {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A scale about a point of the view.
public struct _ScaleEffect: GeometryEffect {
  var scale: CGSize
  var anchor: UnitPoint

  init(scale: CGSize, anchor: UnitPoint) { (self.scale, self.anchor) = (scale, anchor) }

  /// The scale.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(scaleX: scale.width, y: scale.height).about(
        anchor.point(in: CGRect(origin: .zero, size: size))))
  }
  /// The factors and the anchor.
  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
  {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A fixed affine map.
public struct _TransformEffect: GeometryEffect {
  var transform: CGAffineTransform

  init(transform: CGAffineTransform) { self.transform = transform }

  /// The map.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(transform)
  }
  /// The six coefficients.
  public var animatableData:
    AnimatablePair<
      AnimatablePair<CGFloat, CGFloat>,
      AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(transform.a, transform.b),
        AnimatablePair(
          AnimatablePair(transform.c, transform.d), AnimatablePair(transform.tx, transform.ty)))
    }
    set {
      (transform.a, transform.b) = (newValue.first.first, newValue.first.second)
      (transform.c, transform.d) = (newValue.second.first.first, newValue.second.first.second)
      (transform.tx, transform.ty) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

/// A projective map.
public struct _ProjectionEffect: GeometryEffect {
  var transform: ProjectionTransform

  init(transform: ProjectionTransform) { self.transform = transform }

  /// The map.
  public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

/// A turn in space about an axis through a point of the view, seen in perspective.
public struct _Rotation3DEffect: GeometryEffect {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat,
    perspective: CGFloat
  ) {
    (self.angle, self.axis, self.anchor) = (angle, axis, anchor)
    (self.anchorZ, self.perspective) = (anchorZ, perspective)
  }

  /// Rodrigues' rotation of the plane, then a view from a distance of the larger side over
  /// `perspective`.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return ProjectionTransform() }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (s, c) = (sin(angle.radians), cos(angle.radians))
    let k = 1 - c
    let distance = max(size.width, size.height) / (perspective == 0 ? 1e-9 : perspective)
    var turn = ProjectionTransform()
    (turn.m11, turn.m12) = (c + x * x * k, y * x * k + z * s)
    (turn.m21, turn.m22) = (x * y * k - z * s, c + y * y * k)
    let (depthX, depthY) = (z * x * k - y * s, z * y * k + x * s)
    let (offsetX, offsetY) = (x * z * k + y * s, y * z * k - x * s)
    (turn.m13, turn.m23) = (-depthX / distance, -depthY / distance)
    (turn.m31, turn.m32) = (-offsetX * anchorZ, -offsetY * anchorZ)
    turn.m33 = 1 + (c + z * z * k - 1) * anchorZ / distance
    let point = anchor.point(in: CGRect(origin: .zero, size: size))
    return ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y))
      .concatenating(turn)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
  }
  /// The angle and the axis.
  public var animatableData:
    AnimatablePair<Angle.AnimatableData, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get {
      AnimatablePair(
        angle.animatableData, AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)))
    }
    set {
      angle.animatableData = newValue.first
      axis = (newValue.second.first, newValue.second.second.first, newValue.second.second.second)
    }
  }
}

extension View {
  /// Draws the view moved by `offset`.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }
  /// Draws the view moved by `x` and `y` points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
  /// Draws the view turned about a point of its frame.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }
  /// Draws the view scaled about a point of its frame, line widths included.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  /// Draws the view scaled about a point of its frame, line widths included.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }
  /// Draws the view scaled about a point of its frame, line widths included.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }
  /// Draws the view through an affine map of its frame.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }
  /// Draws the view through a projective map of its frame.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
  /// Draws the view turned in space about an axis through a point of its frame.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
