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
      for command in flat.projected(by: value) { pen.add(command.placed(by: transform)) }
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
