public import Foundation
public import Geometry
public import Motion

/// A change of where and how a view is drawn that leaves layout alone.
///
/// The map works in the space of the view's own frame; it is interpolated through
/// `animatableData`.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The map for a view of `size`.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Draws the content through the effect.
  public static func _evaluate(
    _ modifier: Self, content: @escaping _ContentEvaluator, in inputs: _ViewInputs
  ) -> _ViewElements {
    inputs.distribute(content(inputs), make: { GeometryEffectElement() }) { element in
      let source = element.source as? AnimatedGeometry<Self> ?? AnimatedGeometry(modifier)
      if element.source == nil {
        element.source = source
        element.value = { source.value(size: $0, at: $1, &$2) }
      }
      element.changed(
        isMoving: source.update(modifier, transaction: inputs.transaction),
        transaction: inputs.transaction)
    }
  }

  /// The effect with an empty `ignoredByLayout` mark: layout never sees effects here.
  public func ignoredByLayout() -> Self { self }
}

/// A projective map of the plane: rows are inputs, as in Core Animation.
public struct ProjectionTransform: Hashable, Sendable {
  /// The x of x.
  public var m11: CGFloat = 1
  /// The y of x.
  public var m12: CGFloat = 0
  /// The perspective of x.
  public var m13: CGFloat = 0
  /// The x of y.
  public var m21: CGFloat = 0
  /// The y of y.
  public var m22: CGFloat = 1
  /// The perspective of y.
  public var m23: CGFloat = 0
  /// The move along x.
  public var m31: CGFloat = 0
  /// The move along y.
  public var m32: CGFloat = 0
  /// The scale of everything.
  public var m33: CGFloat = 1

  /// The map that moves no point.
  public init() {}

  /// An affine map.
  public init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// Whether the map has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
  /// Whether the map moves no point.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// This map followed by `other`.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    let (a, b) = (self, other)
    var result = ProjectionTransform()
    result.m11 = a.m11 * b.m11 + a.m12 * b.m21 + a.m13 * b.m31
    result.m12 = a.m11 * b.m12 + a.m12 * b.m22 + a.m13 * b.m32
    result.m13 = a.m11 * b.m13 + a.m12 * b.m23 + a.m13 * b.m33
    result.m21 = a.m21 * b.m11 + a.m22 * b.m21 + a.m23 * b.m31
    result.m22 = a.m21 * b.m12 + a.m22 * b.m22 + a.m23 * b.m32
    result.m23 = a.m21 * b.m13 + a.m22 * b.m23 + a.m23 * b.m33
    result.m31 = a.m31 * b.m11 + a.m32 * b.m21 + a.m33 * b.m31
    result.m32 = a.m31 * b.m12 + a.m32 * b.m22 + a.m33 * b.m32
    result.m33 = a.m31 * b.m13 + a.m32 * b.m23 + a.m33 * b.m33
    return result
  }

  /// Where `point` goes.
  func map(_ point: CGPoint) -> CGPoint {
    let w = m13 * point.x + m23 * point.y + m33
    let scale = 1 / (abs(w) < 1e-9 ? 1e-9 : w)
    return CGPoint(
      x: (m11 * point.x + m21 * point.y + m31) * scale,
      y: (m12 * point.x + m22 * point.y + m32) * scale)
  }

  /// The affine map that agrees with this one, to first order, at `point`.
  func affine(at point: CGPoint) -> CGAffineTransform {
    if isAffine { return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
    let w = m13 * point.x + m23 * point.y + m33
    let inverse = 1 / (abs(w) < 1e-9 ? 1e-9 : w)
    let image = map(point)
    let (a, b) = ((m11 - image.x * m13) * inverse, (m12 - image.y * m13) * inverse)
    let (c, d) = ((m21 - image.x * m23) * inverse, (m22 - image.y * m23) * inverse)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: image.x - a * point.x - c * point.y,
      ty: image.y - b * point.x - d * point.y)
  }
}

/// The effect of one place, on the way to what the view says.
///
/// Its methods are called where the effect's type is known, so that they are compiled for it.
final class AnimatedGeometry<Effect: GeometryEffect> {
  private var effect: Effect
  private var data = Attribute<Effect.AnimatableData>()

  init(_ effect: Effect) { self.effect = effect }

  /// Takes over the effect of this update; whether it is in motion.
  func update(_ effect: Effect, transaction: Transaction) -> Bool {
    self.effect = effect
    data.update(effect.animatableData, transaction: transaction)
    return !data.isAtRest
  }

  func value(size: CGSize, at time: Double, _ motion: inout MotionReport) -> ProjectionTransform {
    var effect = effect
    if !data.isAtRest { effect.animatableData = data.presented(at: time, &motion) }
    return effect.effectValue(size: size)
  }
}

/// Draws its content through a geometry effect.
final class GeometryEffectElement: EffectElement {
  /// The `AnimatedGeometry` behind `value`.
  var source: AnyObject?
  /// The map for a size and time.
  var value: (CGSize, Double, inout MotionReport) -> ProjectionTransform = { _, _, _ in
    ProjectionTransform()
  }
  /// Whether the map changes by itself.
  var isMoving = false
  private var known: (size: CGSize, value: ProjectionTransform)?

  /// Takes note that the effect was updated.
  func changed(isMoving: Bool, transaction: Transaction) {
    self.isMoving = isMoving
    known = nil
    animatedFrame.transaction = transaction
  }

  private func presented(
    size: CGSize, at time: Double, _ motion: inout MotionReport
  ) -> ProjectionTransform {
    if let known, known.size == size { return known.value }
    let value = value(size, time, &motion)
    if !isMoving { known = (size, value) }
    return value
  }

  override func draw(_ pen: inout Pen) {
    let frame = animatedFrame.presented(at: pen.time, &pen.motion)
    let value = presented(size: frame.size, at: pen.time, &pen.motion)
    if value.isAffine {
      pen.withTransform(value.affine(at: .zero), at: frame.origin) { content.draw(&$0) }
    } else {
      let transform = pen.transform(at: frame.origin)
      let flat = pen.collectLocally(at: frame.origin) { content.draw(&$0) }
      for command in flat {
        pen.add(command.projected(by: value, middle: frame.size).placed(by: transform))
      }
    }
  }

  /// The place and the affine map that agrees with the effect in the middle.
  private func presented(at time: Double) -> (origin: CGPoint, map: CGAffineTransform) {
    var motion = MotionReport()
    let frame = animatedFrame.presented(at: time, &motion)
    let middle = CGPoint(x: frame.width / 2, y: frame.height / 2)
    return (frame.origin, value(frame.size, time, &motion).affine(at: middle))
  }

  override func hit(_ probe: inout Probe) -> Bool {
    let (origin, map) = presented(at: probe.time)
    return probe.withTransform(map, at: origin) { content.hit(&$0) }
  }

  override func search(_ search: inout TargetSearch) {
    let (origin, map) = presented(at: search.time)
    search.withTransform(map, at: origin) { content.search(&$0) }
  }
}
